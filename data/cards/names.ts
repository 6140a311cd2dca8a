/** Letters that Unicode does not take apart into a base letter and an accent. */
const LIGATURES: ReadonlyMap<string, string> = new Map([
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ß', 'ss'],
  ['ı', 'i'],
]);

/**
 * The form in which names are compared: lower case without accents, ligatures written out, apostrophes and other
 * punctuation dropped, every dash a space, "&" written "and", the faces of a card parted by " / ", single spaces.
 * A name made of punctuation alone keeps it.
 */
export function foldName(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Lm}]/gu, '')
    .toLowerCase()
    .replace(/[æœøđðłþßı]/g, (letter) => LIGATURES.get(letter) ?? letter);
  const folded = letters
    .replace(/&/g, ' and ')
    .replace(/\s*\/+\s*/g, ' / ')
    .replace(/[\p{Pd}\u2212\s]+/gu, ' ')
    .replace(/[^\p{L}\p{N}\p{Sm}$ /]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return folded === '' ? letters.replace(/\s+/g, ' ').trim() : folded;
}

/** A name that a card answers to; the smaller the rank, the stronger its claim where another card answers to it too. */
export interface NameClaim {
  readonly key: string;
  readonly rank: number;
}

/**
 * Every folded name that a card answers to. A full name claims before a face's, and a card before a token (111.4: a token
 * without a name of its own also has its subtypes and the word "Token" for a name).
 */
export function nameClaims(card: {
  readonly name: string;
  readonly faceNames: readonly string[];
  readonly token: boolean;
}): readonly NameClaim[] {
  const base = card.token ? 2 : 0;
  const claims = [{ key: foldName(card.name), rank: base }];
  for (const face of card.faceNames) claims.push({ key: foldName(face), rank: base + 1 });
  if (card.token) for (const name of [card.name, ...card.faceNames]) claims.push({ key: foldName(`${name} Token`), rank: base + 1 });
  const seen = new Set<string>();
  return claims.filter(({ key }) => !seen.has(key) && seen.add(key));
}
