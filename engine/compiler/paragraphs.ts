import { chaptersOf, classLevelOf } from './frames.ts';
import { COSTED, NUMBERED_COSTED } from './grammar/keywords/names.ts';
import type { Token } from './tokens.ts';

/** Ability words and flavor words stand before a dash with spaces round it and mean nothing (207.2c-d). These prefixes do. */
const MEANINGFUL =
  /^(I|II|III|IV|V|VI|VII|VIII|IX|X|Boast|Exhaust|Max speed|Channel|Forecast|Companion|Solved|To solve|Renew|Power-up|Escape|Sneak|Prepared|LEVEL|Station|Choose|Level)\b/;

/**
 * The paragraphs of a text, without ability words: its lines, but that what belongs together is one paragraph. The bulleted lines of a
 * modal ability and the rows of a table of results stand with the line that they belong to, the abilities of a level with its heading.
 */
export function paragraphs(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: { readonly newline: Token | null; readonly line: Token[] }[] = [{ newline: null, line: [] }];
  for (const token of tokens) {
    if (token.text === '\n') lines.push({ newline: token, line: [] });
    else lines[lines.length - 1]?.line.push(token);
  }
  const joined: Token[][] = [];
  let station = false;
  let leveled = false;
  for (const { newline, line } of lines.filter(({ line }) => line.length > 0)) {
    const last = joined[joined.length - 1];
    const heading = line[0]?.text === 'LEVEL' || classLevelOf(line) !== undefined;
    if (last && continues(line, last, station)) last.push(...line);
    else if (last && newline && leveled && !heading) last.push(newline, ...withoutAbilityWord(line));
    else joined.push([...withoutAbilityWord(line)]);
    leveled ||= heading;
    station ||= line.length === 1 && line[0]?.text === 'Station';
  }
  return joined.flatMap(afterKeyword);
}

/** A keyword's line that goes on with sentences about the keyword: "Equip {3}. Activate only once each turn." */
function afterKeyword(line: readonly Token[]): readonly (readonly Token[])[] {
  const first = line[0];
  if (!first || !KEYWORDS.has(first.lower)) return [line];
  const cost = line.findIndex(({ text }) => text.startsWith('{') || text === '—');
  const stop = line.findIndex(({ text }) => text === '.' || text === ':' || text === '"');
  if (cost < 1 || cost > 5 || stop < cost || line[stop]?.text !== '.' || stop + 1 >= line.length) return [line];
  const inWords = line.slice(cost, stop).some(({ text }) => /^[A-Za-z]{2}/.test(text));
  return [line.slice(0, inWords ? stop + 1 : stop), line.slice(stop + 1)];
}
const KEYWORDS = new Set([...COSTED, ...NUMBERED_COSTED].flatMap((name) => name.split(' ').slice(0, 1)));

/** True for a mode (700.2) and for a row of a table of results (706.3), which continue the ability of the line before. */
function continues(line: readonly Token[], last: readonly Token[], station: boolean): boolean {
  if (line[0]?.text === '•') return !(last[0]?.lower === 'as' || last[0]?.text === '•') || !isAnchor(line);
  if (line[0]?.text === '{P}') return true;
  if (line[0]?.text === '+' && line[1]?.text.startsWith('{')) return true;
  return !station && /^\d+\+?$/.test(line[0]?.text ?? '') && (line[1]?.text === '|' || line[2]?.text === '|');
}
/** "• Khans — …": an ability under a word that is chosen as the permanent enters (614.12b). */
const isAnchor = (line: readonly Token[]): boolean => line.findIndex(({ text }) => text === '—') === 2;

function withoutAbilityWord(line: readonly Token[]): readonly Token[] {
  const chapters = (chaptersOf(line)?.length ?? 0) * 2;
  if (chapters > 0) return [...line.slice(0, chapters), ...withoutAbilityWord(line.slice(chapters))];
  const dash = line.findIndex(({ text }) => text === '—');
  if (dash < 1 || dash > 7) return line;
  const before = line.slice(0, dash);
  const spaced = (before[before.length - 1]?.end ?? 0) < (line[dash]?.start ?? 0);
  const words = before.map(({ text }) => text).join(' ');
  const wordLike = before.every(({ text }) => /^[\w'!?,.&-]+$|^[A-Za-zÀ-ɏ'-]+$/.test(text)) && /^[A-Z\d]/.test(words) && !/[.]/.test(words);
  const opensModes = dash + 1 >= line.length || line[dash + 1]?.text === '•';
  return spaced && wordLike && !opensModes && !MEANINGFUL.test(words) ? line.slice(dash + 1) : line;
}
