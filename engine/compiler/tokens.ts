/** One word, symbol or punctuation mark of normalised text, and where in the original text it stood. */
export interface Token {
  /** As the grammar matches it: `{T}`, `Forest`, `'s`, `,`, `+1/+1`, `~`. */
  readonly text: string;
  /** The same in lower case where the token opens a sentence; otherwise equal to `text`. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

/** Marks after which a sentence begins, so that the next word may be capitalised. */
const OPENS_SENTENCE = new Set(['.', ':', '—', '•', '"', '\n', '|', '!', ')', '@', '-1:']);

const PATTERN =
  /\{[^{}]*\}|[+-]?(?:\d+|X|\*)\/[+-]?(?:\d+|X|\*)(?![\w])|[+-](?:\d+|X)(?![\w])|~|\d+(?:,\d{3})*\+?|[A-Za-z\u00C0-\u024F]+n't\b|[A-Za-z\u00C0-\u024F]+(?:-[A-Za-z0-9\u00C0-\u024F]+)*|'(?:s|ve|re|ll|d|m)\b|\n|[^\s]/g;

/** Verbs that open a part of a cost, capitalised after a comma: "{T}, Sacrifice this land:". */
const COST_VERBS =
  /^(Sacrifice|Pay|Discard|Exile|Remove|Put|Tap|Untap|Return|Reveal|Mill|Exert|Forage|Collect|Blight|Waterbend|Behold|Unattach|Draw|Have|Gain|Choose|Add)$/;

/** Cuts text into tokens; white space separates and is otherwise nothing. `offsets[i]` is the original place of code unit i, `ends[i]` where it ends there. */
export function tokenize(text: string, offsets: readonly number[], ends?: readonly number[]): readonly Token[] {
  const tokens: Token[] = [];
  let opens = true;
  let comma = false;
  for (const match of text.matchAll(PATTERN)) {
    const said = match[0];
    const word = said === 'an' ? 'a' : said === 'An' && opens ? 'A' : said;
    const from = match.index;
    tokens.push({
      text: word,
      lower: (opens || (comma && COST_VERBS.test(word))) && /^[A-Z]/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word,
      start: offsets[from] ?? from,
      end: ends?.[from + said.length - 1] ?? (offsets[from + said.length - 1] ?? from + said.length - 1) + 1,
    });
    opens = OPENS_SENTENCE.has(word);
    comma = word === ',';
  }
  return tokens;
}

const NO_SPACE_BEFORE = new Set(['.', ',', ':', ';', '!', '?', ')', '/', '\n']);
const NO_SPACE_AFTER = new Set(['(', '/', '\n']);

/** Words after which a quotation mark opens a quotation, also inside another. */
const BEFORE_QUOTE = /^(has|have|with|gain|gains|and|lose|loses|says|of)$/;

/** How deep in quotations each of a row of words stands; a mark counts as inside the quotation that it opens or closes. */
export function quoteDepths(words: readonly string[]): readonly number[] {
  let depth = 0;
  return words.map((word, index) => {
    if (word !== '"') return depth;
    if (depth === 0 || BEFORE_QUOTE.test(words[index - 1] ?? '')) {
      depth += 1;
      return depth;
    }
    depth -= 1;
    return depth + 1;
  });
}

/** Token texts as a line of text again: spacing, capitals at sentence starts, `a` before a vowel as `an`. */
export function join(words: readonly string[], opensSentence = true): string {
  let out = '';
  let opens = opensSentence;
  let glue = true;
  const depths = quoteDepths(words);
  words.forEach((word, index) => {
    const quoting = word === '"' && (depths[index] ?? 0) > (depths[index - 1] ?? 0);
    const quoted = word === '"' && !quoting;
    let shown = opens && /^[a-z]/.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    const next = words[index + 1] ?? '';
    if ((word === 'a' || word === 'an') && /^[aeiouAEIOU8]|^1[18](?!\d)/.test(next)) shown = shown.startsWith('A') ? 'An' : 'an';
    const symbolRun = word.startsWith('{') && (words[index - 1] ?? '').startsWith('{');
    const tight = glue || NO_SPACE_BEFORE.has(word) || quoted || symbolRun || /^'(s|ve|re|ll|d|m)?$/.test(word);
    out += tight ? shown : ` ${shown}`;
    glue = NO_SPACE_AFTER.has(word) || quoting;
    opens = OPENS_SENTENCE.has(word) && !quoted;
  });
  return out;
}
