import type { Unsupported } from '../ast/index.ts';
import type { Input } from './syntax.ts';
import { join, quoteDepths, type Token } from './tokens.ts';

/** A stretch of an input's tokens, `to` exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where quotation marks stand: true for tokens inside a quoted ability. */
export function quoted(tokens: readonly Token[]): readonly boolean[] {
  return quoteDepths(tokens.map(({ text }) => text)).map((depth) => depth > 0);
}

/** Sentences of a range: each ends with its full stop, or with a quotation that holds one. The stop is left out of `content`. */
export function sentences({ tokens }: Input, { from, to }: Range): readonly (Range & { readonly content: Range })[] {
  const inQuotes = quoted(tokens);
  const found: (Range & { readonly content: Range })[] = [];
  let start = from;
  for (let i = from; i < to; i += 1) {
    const text = tokens[i]?.text;
    const stop = text === '.' && !inQuotes[i];
    const quoteEnd =
      text === '"' && i > start && /^[."]$/.test(tokens[i - 1]?.text ?? '') && !(inQuotes[i + 1] ?? false) && endsSentence(tokens, i, to);
    if (!stop && !quoteEnd) continue;
    found.push({ from: start, to: i + 1, content: { from: start, to: stop ? i : i + 1 } });
    start = i + 1;
  }
  if (start < to) found.push({ from: start, to, content: { from: start, to } });
  return found;
}

const endsSentence = (tokens: readonly Token[], at: number, to: number): boolean => {
  const next = tokens[at + 1];
  return at + 1 >= to || (next !== undefined && /^[A-Z~•]/.test(next.text) && tokens[at + 1]?.text !== '"' && !/^(X)$/.test(next.text));
};

/** The words of a range as an unread node. */
export function unread({ tokens }: Input, { from, to }: Range): Unsupported {
  const text = join(
    tokens.slice(from, to).map((token) => token.text),
    false,
  );
  return { kind: 'unsupported', text, span: spanOf(tokens, { from, to }, text) };
}

/** The place of a range in the original text; `text` is what stands there, normalised. */
export function spanOf(
  tokens: readonly Token[],
  { from, to }: Range,
  text?: string,
): { readonly start: number; readonly end: number; readonly text: string } {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[Math.max(from, to - 1)]?.end ?? start;
  return { start, end, text: text ?? join(tokens.slice(from, to).map((token) => token.text)) };
}
