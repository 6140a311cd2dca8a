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

/** Token texts as a line of text again: spacing, capitals at sentence starts, `a` before a vowel as `an`. */
export function join(words: readonly string[], opensSentence = true): string {
  let out = '';
  let opens = opensSentence;
  let quoted = false;
  let glue = true;
  words.forEach((word, index) => {
    let shown = opens && /^[a-z]/.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    const next = words[index + 1] ?? '';
    if ((word === 'a' || word === 'an') && /^[aeiouAEIOU8]|^1[18](?!\d)/.test(next)) shown = shown.startsWith('A') ? 'An' : 'an';
    const closing = word === '"' && quoted;
    const symbolRun = word.startsWith('{') && (words[index - 1] ?? '').startsWith('{');
    const tight = glue || NO_SPACE_BEFORE.has(word) || closing || symbolRun || /^'(s|ve|re|ll|d|m)?$/.test(word);
    out += tight ? shown : ` ${shown}`;
    if (word === '"') quoted = !quoted;
    glue = NO_SPACE_AFTER.has(word) || (word === '"' && quoted);
    opens = OPENS_SENTENCE.has(word) && !(word === '"' && !quoted);
  });
  return out;
}
