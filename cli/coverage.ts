import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Ability, addsMana, bearsOnMana, compileText, type FaceDefinition, unreadSpans } from '../engine/index.ts';

/**
 * How much card text the compiler reads: `npm run coverage -- FILES… [--tags FILE] [--tag NAME] [--top N] [--mana] [--kind KIND] [--names]`.
 * FILES are JSON Lines of cards in Scryfall's shape. `--tags` keeps the cards named in a file of `{ name, tags }` lines;
 * `--mana` lists only unread text that could bear on mana.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tags: { type: 'string', multiple: true },
    tag: { type: 'string' },
    top: { type: 'string', default: '40' },
    mana: { type: 'boolean', default: false },
    kind: { type: 'string' },
    names: { type: 'boolean', default: false },
  },
});

interface Row {
  readonly name: string;
  readonly abilities: readonly Ability[];
}

interface RawFace {
  readonly name: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
}
interface RawCard extends RawFace {
  readonly layout?: string;
  readonly card_faces?: readonly RawFace[];
}

const isCard = (value: unknown): value is RawCard =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
function lines<T>(file: string, accept: (value: unknown) => value is T): readonly T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(accept);
}

const isTagged = (value: unknown): value is { name: string; tags: readonly string[] } =>
  typeof value === 'object' && value !== null && 'name' in value && 'tags' in value && Array.isArray(value.tags);
const tagFiles = values.tags ?? [];
const tagged = new Map(tagFiles.flatMap((file) => lines(file, isTagged)).map((row) => [row.name, row.tags]));

/** Layouts that are no cards of a deck (planes, schemes, vanguards): outside of the game that is modelled. */
const SIDEWAYS = new Set(['vanguard', 'planar', 'scheme', 'phenomenon']);
const rows: Row[] = [];
for (const file of positionals) {
  for (const card of lines(file, isCard)) {
    if (SIDEWAYS.has(card.layout ?? '')) continue;
    if (tagFiles.length > 0 && !tagged.has(card.name)) continue;
    if (values.tag !== undefined && !tagged.get(card.name)?.includes(values.tag)) continue;
    for (const raw of card.card_faces ?? [card]) {
      const face: FaceDefinition = { name: raw.name, typeLine: raw.type_line ?? '', oracleText: raw.oracle_text ?? '' };
      rows.push({ name: card.name, abilities: compileText(face).map(({ ability }) => ability) });
    }
  }
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`);

const byKind = new Map<string, { all: number; read: number }>();
const unread = new Map<string, { count: number; name: string }>();
let mana = 0;
let manaRead = 0;
for (const row of rows) {
  for (const ability of row.abilities) {
    const missing = unreadSpans(ability);
    const tally = byKind.get(ability.kind) ?? { all: 0, read: 0 };
    byKind.set(ability.kind, { all: tally.all + 1, read: tally.read + (missing.length === 0 ? 1 : 0) });
    if (addsMana(ability)) {
      mana += 1;
      if (missing.length === 0) manaRead += 1;
    }
    for (const { text } of missing) {
      if (values.mana && !bearsOnMana(text)) continue;
      if (values.kind !== undefined && ability.kind !== values.kind) continue;
      const known = unread.get(text);
      unread.set(text, { count: (known?.count ?? 0) + 1, name: known?.name ?? row.name });
    }
  }
}

const cards = Map.groupBy(rows, ({ name }) => name);
const support = { full: 0, partial: 0, none: 0 };
let clean = 0;
let manaCards = 0;
let manaCardsClean = 0;
for (const faces of cards.values()) {
  const abilities = faces.flatMap((face) => face.abilities);
  const missing = abilities.flatMap(unreadSpans);
  const whole = abilities.filter((ability) => unreadSpans(ability).length === 0).length;
  support[missing.length === 0 ? 'full' : whole === 0 ? 'none' : 'partial'] += 1;
  const isClean = !missing.some(({ text }) => bearsOnMana(text));
  if (isClean) clean += 1;
  if (abilities.some(addsMana)) {
    manaCards += 1;
    if (isClean) manaCardsClean += 1;
  }
}

console.log(
  `cards ${cards.size}: whole ${percent(support.full, cards.size)}, in part ${percent(support.partial, cards.size)}, not at all ${percent(support.none, cards.size)}`,
);
console.log(
  `no unread text that could bear on mana: ${percent(clean, cards.size)} of all (${cards.size - clean} have some), ${percent(manaCardsClean, manaCards)} of the ${manaCards} that can add mana`,
);
console.log(`abilities that can add mana: ${manaRead} of ${mana} read whole, ${percent(manaRead, mana)}`);
for (const [kind, { all, read }] of [...byKind].sort((a, b) => b[1].all - a[1].all))
  console.log(`  ${kind.padEnd(12)} ${String(read).padStart(6)} of ${String(all).padStart(6)}  ${percent(read, all)}`);
console.log(`\nunread${values.mana ? ' that could bear on mana' : ''}, commonest first:`);
for (const [text, { count, name }] of [...unread].sort((a, b) => b[1].count - a[1].count).slice(0, Number(values.top)))
  console.log(`${String(count).padStart(5)}  ${text}${values.names ? `   [${name}]` : ''}`);
