import { isObject, type JsonObject, textIn } from './json.ts';
import { type RecordOutcome, skipped, unreadable } from './record.ts';
import { readScryfall } from './scryfall.ts';

/** MTGJSON's name of a field, and Scryfall's for the same fact. */
const FIELDS = [
  ['manaCost', 'mana_cost'],
  ['text', 'oracle_text'],
  ['type', 'type_line'],
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['loyalty', 'loyalty'],
  ['defense', 'defense'],
  ['colors', 'colors'],
  ['colorIndicator', 'color_indicator'],
] as const;

function face(object: JsonObject, name: string): JsonObject {
  const fields = FIELDS.flatMap(([from, to]) => (object[from] === undefined ? [] : [[to, object[from]] as const]));
  return { name, ...Object.fromEntries(fields) };
}

function shared(object: JsonObject): JsonObject {
  const identifiers = isObject(object.identifiers) ? object.identifiers : {};
  const layout = textIn(object, 'layout') ?? 'normal';
  return {
    layout: layout === 'aftermath' ? 'split' : layout,
    color_identity: object.colorIdentity,
    oracle_id: textIn(identifiers, 'scryfallOracleId'),
    funny: object.isFunny === true,
  };
}

/** Faces stand in the order of their sides, a before b; several without a side are different cards of one name. */
function bySide(entries: readonly JsonObject[]): readonly JsonObject[] {
  return [...entries].sort((a, b) => (textIn(a, 'side') ?? '').localeCompare(textIn(b, 'side') ?? ''));
}

/** Reads one entry of AtomicCards: a card's name and the list of its faces. Fields are those of MTGJSON's "Card (Atomic)". */
export function readAtomic(name: string, value: unknown): readonly RecordOutcome[] {
  if (!Array.isArray(value) || !value.every(isObject)) return unreadable(`${name} is no list of faces`);
  const entries = bySide(value);
  const [first, ...others] = entries;
  if (first === undefined) return unreadable(`${name} has no faces`);
  const common = shared(first);
  const named = (entry: JsonObject): string => textIn(entry, 'faceName') ?? name;
  if (common.layout === 'meld') {
    // A melded permanent is printed on two cards' backs and is a card of its own here, as it is in Scryfall's data.
    return entries.flatMap((entry) => readScryfall({ ...shared(entry), oracle_id: `name:${named(entry)}`, ...face(entry, named(entry)) }));
  }
  if (textIn(first, 'side') === undefined) {
    return [...readScryfall({ ...common, ...face(first, name) }), ...others.flatMap(() => skipped('another version of a card'))];
  }
  if (others.length === 0) return readScryfall({ ...common, ...face(first, named(first)) });
  const faces = entries.map((entry) => face(entry, named(entry)));
  return readScryfall({
    ...common,
    name,
    type_line: faces.map((one) => one.type_line).join(' // '),
    colors: first.colors,
    card_faces: faces,
  });
}
