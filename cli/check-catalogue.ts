import { existsSync, readFileSync } from 'node:fs';
import { foldName } from '../data/cards/names.ts';
import type { CardRecord, RecordOutcome } from '../data/cards/record.ts';
import { readScryfall } from '../data/cards/scryfall.ts';
import { starterRecords } from '../data/cards/starter.ts';
import type { FaceDefinition } from '../engine/index.ts';

/**
 * Compares the starter cards with another source in Scryfall's shape and prints every difference. What the two say in other words but
 * with the same meaning is evened out first; differences looked into and found to be the other source's are listed below.
 *
 *   node cli/check-catalogue.ts [FILE.jsonl…]     default: corpus/cards.jsonl and decks/cards.jsonl under WELLSPRING_SHARED
 */

const SHARED = process.env.WELLSPRING_SHARED ?? '../shared';

/** The card, and why its entry stays as it is although the source differs. */
const ACCEPTED: ReadonlyMap<string, string> = new Map([
  ['Archangel Avacyn // Avacyn, the Purifier', 'the back face names itself in full when it transforms'],
  ['Bojuka Bog', 'current wording: a graveyard is exiled, not all cards from it'],
  ['Bubbling Muck', 'the source leaves out "an additional"'],
  ['Cabal Ritual', 'current wording: "if there are seven or more cards in your graveyard"'],
  ['Deathrite Shaman', 'the source has a remark of its own between two abilities'],
  ['Druid Class', 'the source has a stray full stop behind a quotation mark'],
  ['Gauntlet of Might', 'the source leaves out "an additional"'],
  ['High Tide', 'the source leaves out "an additional"'],
  ['Kozilek, the Great Distortion', '"the difference" is that to seven, which the source rewords away'],
  ['Opal Palace', 'the source leaves out the second sentence'],
  ['Overabundance', 'one triggered ability, which the source parts in two'],
  ['Palisade Giant', 'current wording: "you or another permanent you control"'],
  ['Reanimate', 'current wording: "that card\'s mana value"'],
  ['Rest in Peace', 'current wording: all graveyards are exiled, not all cards from them'],
  ['Rosheen Meanderer', 'the source leaves out a full stop'],
  ['Taiga', 'the order in which it is printed'],
  ['Tarmogoyf', 'the source says "the number of" twice'],
  ['Torment of Hailfire', 'current wording: "of their choice"'],
  ['Upwelling', "current wording: players don't lose mana, pools don't empty"],
  ['Wear // Tear', 'the source leaves out Fuse'],
]);

function withoutReminders(text: string): string {
  return text.replace(/\([^()]*\)/g, '');
}

/** "{T}: Add {W} or {U}. …" as one line for each alternative. */
function alternatives(line: string): readonly string[] {
  const match = /^(.*?\bAdd )((?:\{[WUBRGC]\})+(?:, (?:\{[WUBRGC]\})+)*,? or (?:\{[WUBRGC]\})+)(\..*)$/.exec(line);
  if (match === null) return [line];
  const [, before = '', mana = '', behind = ''] = match;
  return mana.split(/,? or |, /).map((one) => `${before}${one}${behind}`);
}

/** "Flying, vigilance" as two lines. */
function keywords(line: string): readonly string[] {
  return /[.:—"]/.test(line) || line.length > 60 ? [line] : line.split(/, /).map((word) => word.toLowerCase());
}

function evened(text: string | undefined): string {
  const lines = withoutReminders(text ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return [...new Set(lines.flatMap(keywords).flatMap(alternatives))].sort().join('\n');
}

function symbols(cost: string | undefined): string {
  return [...(cost ?? '').matchAll(/\{[^{}]*\}/g)].flat().sort().join('');
}

/** The facts of a face that are compared, by the name under which a difference is printed. */
function facts(face: FaceDefinition): ReadonlyMap<string, string> {
  return new Map([
    ['cost', symbols(face.manaCost)],
    ['type', face.typeLine],
    ['text', evened(face.oracleText)],
    ['size', `${face.power ?? ''}/${face.toughness ?? ''}`],
    ['loyalty', face.loyalty ?? ''],
    ['colors', (face.colors ?? []).join('')],
  ]);
}

function differences(ours: CardRecord, theirs: CardRecord): readonly string[] {
  const a = ours.definition.faces ?? [ours.definition];
  const b = theirs.definition.faces ?? [theirs.definition];
  if (a.length !== b.length) return [`${a.length} faces here, ${b.length} there`];
  const found = a.flatMap((face, index) => {
    const other = b[index];
    const there = other === undefined ? new Map<string, string>() : facts(other);
    return [...facts(face)].flatMap(([what, here]) =>
      here === there.get(what)
        ? []
        : [`${face.name}, ${what}\n    here   ${JSON.stringify(here)}\n    there  ${JSON.stringify(there.get(what))}`],
    );
  });
  const layouts = [ours, theirs].map(({ definition }) => definition.layout);
  if (layouts[0] !== layouts[1]) found.push(`layout: here ${layouts[0]}, there ${layouts[1]}`);
  const identities = [ours, theirs].map(({ definition }) => (definition.colorIdentity ?? []).join(''));
  if (identities[0] !== identities[1]) found.push(`color identity: here ${identities[0]}, there ${identities[1]}`);
  return found;
}

function cardIn(outcome: RecordOutcome): readonly CardRecord[] {
  return outcome.kind === 'card' ? [outcome.card] : [];
}

function main(files: readonly string[]): void {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) {
    process.stderr.write(`${missing} isn't there: name a file, or say with WELLSPRING_SHARED where the corpus is.\n`);
    process.exitCode = 2;
    return;
  }
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => line !== '');
  const theirs = new Map<string, CardRecord>();
  for (const card of lines.flatMap((line) => readScryfall(JSON.parse(line))).flatMap(cardIn)) {
    const key = foldName(card.definition.name);
    if (!theirs.has(key)) theirs.set(key, card);
  }
  const tally = { alike: 0, accepted: 0, differing: 0, unknown: 0 };
  for (const card of starterRecords()) {
    const { name } = card.definition;
    const other = theirs.get(foldName(name));
    const found = other === undefined ? [] : differences(card, other);
    if (other === undefined) tally.unknown += 1;
    else if (found.length === 0) tally.alike += 1;
    else if (ACCEPTED.has(name)) tally.accepted += 1;
    else {
      tally.differing += 1;
      for (const difference of found) process.stdout.write(`${name}: ${difference}\n`);
    }
  }
  const { alike, accepted, differing, unknown } = tally;
  process.stdout.write(`${alike} alike, ${accepted} differ for a listed reason, ${differing} differ, ${unknown} not in the source\n`);
  if (differing > 0) process.exitCode = 1;
}

main(process.argv.length > 2 ? process.argv.slice(2) : [`${SHARED}/corpus/cards.jsonl`, `${SHARED}/decks/cards.jsonl`]);
