import type { Token } from './tokens.ts';

/** Ability words and flavor words stand before a dash with spaces round it and mean nothing (207.2c-d). These prefixes do. */
const MEANINGFUL =
  /^(I|II|III|IV|V|VI|VII|VIII|IX|X|Boast|Exhaust|Max speed|Channel|Forecast|Companion|Solved|To solve|Renew|Power-up|Escape|Sneak|Prepared|LEVEL|Station|Choose|Level)\b/;

/** The paragraphs of a text: its lines, with the bulleted lines of a modal ability joined to the line that offers them, and without ability words. */
export function paragraphs(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === '\n') lines.push([]);
    else lines[lines.length - 1]?.push(token);
  }
  const joined: Token[][] = [];
  for (const line of lines.filter(({ length }) => length > 0)) {
    const last = joined[joined.length - 1];
    if (line[0]?.text === '•' && last) last.push(...line);
    else joined.push(line);
  }
  return joined.map(withoutAbilityWord);
}

function withoutAbilityWord(line: readonly Token[]): readonly Token[] {
  const dash = line.findIndex(({ text }) => text === '—');
  if (dash < 1 || dash > 7) return line;
  const before = line.slice(0, dash);
  const spaced = (before[before.length - 1]?.end ?? 0) < (line[dash]?.start ?? 0);
  const words = before.map(({ text }) => text).join(' ');
  const wordLike = before.every(({ text }) => /^[\w'!?,.&-]+$|^[A-Za-zÀ-ɏ'-]+$/.test(text)) && /^[A-Z\d]/.test(words) && !/[.]/.test(words);
  return spaced && wordLike && !MEANINGFUL.test(words) && dash + 1 < line.length ? line.slice(dash + 1) : line;
}
