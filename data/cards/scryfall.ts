import type { CardDefinition, Color, FaceDefinition } from '../../engine/index.ts';
import { colorsIn, colorsOfCost, isObject, type JsonObject, objectsIn, sameColors, textIn } from './json.ts';
import { outsideTheGame, type RecordOutcome, skipped, unreadable } from './record.ts';

/** The fields that a face has in Scryfall's data and that may be absent, empty meaning absent. */
const OPTIONAL_TEXTS = [
  ['manaCost', 'mana_cost'],
  ['oracleText', 'oracle_text'],
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['loyalty', 'loyalty'],
  ['defense', 'defense'],
] as const;

const TOKEN_LAYOUTS: ReadonlySet<string> = new Set(['token', 'double_faced_token']);

/** Scryfall calls a token's type line "Token Creature — Elf"; "Token" is no type (111.1). */
function typeLineOf(object: JsonObject): string {
  return (textIn(object, 'type_line') ?? '').replace(/^Token\s+/, '').trim();
}

/** The face's own fields. Colors are kept only where the mana cost doesn't give them already. */
function faceOf(object: JsonObject, inherited?: readonly Color[]): FaceDefinition {
  const colors = colorsIn(object, 'color_indicator') ?? colorsIn(object, 'colors') ?? inherited;
  const said = colors !== undefined && !sameColors(colors, colorsOfCost(textIn(object, 'mana_cost') ?? ''));
  const texts = OPTIONAL_TEXTS.flatMap(([field, source]) => {
    const value = textIn(object, source);
    return value === undefined || value === '' ? [] : [[field, value] as const];
  });
  return { name: textIn(object, 'name') ?? '', typeLine: typeLineOf(object), ...Object.fromEntries(texts), ...(said ? { colors } : {}) };
}

function card(definition: CardDefinition, object: JsonObject, token: boolean): RecordOutcome {
  if (definition.name === '' || definition.typeLine === '') return { kind: 'unreadable', message: 'a card without a name or a type line' };
  const identity = textIn(object, 'oracle_id') ?? `name:${definition.name}`;
  return { kind: 'card', card: { definition, identity, token, funny: textIn(object, 'set_type') === 'funny' || object.funny === true } };
}

/** One object of Scryfall's `card` kind, or of the same shape. */
function single(object: JsonObject, layout: string, parent: JsonObject = object): RecordOutcome {
  const identity = colorsIn(parent, 'color_identity');
  const definition = { ...faceOf(object), layout, ...(identity === undefined ? {} : { colorIdentity: identity }) };
  return card(definition, textIn(object, 'oracle_id') === undefined ? parent : object, TOKEN_LAYOUTS.has(layout));
}

/** Two unrelated things printed back to back, each known by its own name and not by the sheet's. */
function apart(faces: readonly JsonObject[], layout: string): readonly RecordOutcome[] {
  return faces.map((face) => single({ ...face, oracle_id: textIn(face, 'oracle_id') ?? `name:${textIn(face, 'name')}` }, layout));
}

function several(object: JsonObject, faces: readonly JsonObject[], layout: string): readonly RecordOutcome[] {
  const identity = colorsIn(object, 'color_identity');
  // 710.1: a flip card's halves share the colors that its one mana cost gives.
  const shared = layout === 'flip' ? colorsIn(object, 'colors') : undefined;
  const read = faces.map((face) => faceOf(face, shared));
  const definition: CardDefinition = {
    name: textIn(object, 'name') ?? '',
    typeLine: typeLineOf(object) || read.map(({ typeLine }) => typeLine).join(' // '),
    layout,
    faces: read,
    ...(identity === undefined ? {} : { colorIdentity: identity }),
  };
  if (read.some(({ name, typeLine }) => name === '' || typeLine === ''))
    return unreadable(`a face of ${definition.name} without a name or a type line`);
  return [card(definition, object, TOKEN_LAYOUTS.has(layout))];
}

/** A token that turns over is one token; two tokens on one sheet of cardboard are two. */
function turnsOver(faces: readonly JsonObject[]): boolean {
  return faces.some((face) => /\btransform(?:s|ed)?\b/i.test(textIn(face, 'oracle_text') ?? ''));
}

/**
 * Reads one object of Scryfall's data (API, bulk file, or written by hand in that shape): the cards in it, which are several
 * for tokens printed back to back, or why there are none.
 */
export function readScryfall(value: unknown): readonly RecordOutcome[] {
  if (!isObject(value)) return unreadable('not a JSON object');
  const layout = textIn(value, 'layout') ?? 'normal';
  const name = textIn(value, 'name');
  if (name === undefined || name.trim() === '') return unreadable('no "name"');
  const faces = objectsIn(value, 'card_faces');
  if (value.card_faces !== undefined && value.card_faces !== null && (faces === undefined || faces.length === 0)) {
    return unreadable(`"card_faces" of ${name} is no list of faces`);
  }
  const outside = outsideTheGame(layout, textIn(value, 'type_line') ?? '');
  if (outside !== undefined) return skipped(outside);
  if (faces === undefined) return [single(value, layout)];
  if (layout === 'reversible_card') return apart(faces, 'normal');
  if (layout === 'double_faced_token') {
    if (turnsOver(faces)) return several(value, faces, layout);
    const tokens = faces.filter((face) => outsideTheGame('token', textIn(face, 'type_line') ?? '') === undefined);
    return tokens.length === 0 ? skipped('card') : apart(tokens, 'token');
  }
  if (faces.length === 1) return [single({ ...value, ...faces[0] }, layout, value)];
  return several(value, faces, layout);
}
