import { foldName } from '../../data/cards/names.ts';
import { type CardDefinition, type CompiledCard, colorIdentityOf, compileCard } from '../../engine/index.ts';
import type { CardInput } from '../generated/types.ts';
import { cardDefinition } from '../input/card.ts';
import { SCRYFALL } from './format.ts';
import { asIs, fields, isJson, type Json, listOf, type Write, type Writing } from './written.ts';

const NAMES = new Map(Object.entries(SCRYFALL));
const ALL_AS_IS = Object.fromEntries([...NAMES.keys()].map((key) => [key, asIs]));

const inScryfallsWords =
  (write: Write): Write =>
  (value, path, writing) => {
    const written = write(value, path, writing);
    return isJson(written) ? Object.fromEntries(Object.entries(written).map(([key, each]) => [NAMES.get(key) ?? key, each])) : written;
  };

const faces = listOf(inScryfallsWords(fields(ALL_AS_IS)));

/** A `CardInput` as a definition in the format. */
export const cardWritten: Write = inScryfallsWords(fields({ ...ALL_AS_IS, cardFaces: faces }));

/** A definition of the engine's as a `CardInput`, from which it is made again. */
function asInput({ faces, colorIdentity: _, ...definition }: CardDefinition): Json {
  return { ...definition, ...(faces === undefined ? {} : { cardFaces: faces }) };
}

/**
 * The cards that a board speaks of and that the game has with other texts than the catalogue, as definitions in the format. Those that the board defines itself
 * are in it.
 */
export function changedCards(
  board: unknown,
  played: readonly CardDefinition[],
  find: (name: string) => CardDefinition | undefined,
  isCommander: (name: string) => boolean,
  writing: Writing,
): readonly unknown[] {
  const defined = new Set(definitionsIn(board).flatMap(namesOf));
  const spoken = namesIn(board);
  const seen = new Set<string>();
  return played.flatMap((definition) => {
    const name = foldName(definition.name);
    const isSpoken = [definition, ...(definition.faces ?? [])].some((one) => spoken.has(foldName(one.name)));
    if (!isSpoken || defined.has(name) || seen.has(name)) return [];
    seen.add(name);
    const now = find(definition.name);
    if (now !== undefined && JSON.stringify(now) === JSON.stringify(definition)) return [];
    if (isCommander(definition.name)) checkIdentity(definition, writing);
    return [cardWritten(asInput(definition), ['cards', definition.name], writing)];
  });
}

/** 903.4: a color identity that comes from elsewhere than the card's own costs and texts. Only commanders' are ever asked for. */
function checkIdentity(definition: CardDefinition, { problems }: Writing): void {
  const { colorIdentity, ...rest } = definition;
  if (colorIdentity === undefined || colorIdentity.toSorted().join() === colorIdentityOf(compileCard(rest)).toSorted().join()) return;
  const message = `The color identity of ${definition.name} is none that its text gives, which the scenario format has no word for.`;
  problems.push({ code: 'NOT_IN_FORMAT', path: ['cards', definition.name, 'colorIdentity'], message });
}

/** The cards that a board defines itself. */
export const definitionsIn = (board: unknown): readonly Json[] =>
  isJson(board) && Array.isArray(board.cards) ? board.cards.filter(isJson) : [];

/** The card of exactly that name that a board defines itself. */
export function cardNamed(board: unknown, name: string): CompiledCard | undefined {
  const own = definitionsIn(board).find((card) => card.name === name);
  return own !== undefined && isCardInput(own) ? compileCard(cardDefinition(own)) : undefined;
}

/** Boards are kept as they were accepted. */
function isCardInput(card: unknown): card is CardInput {
  return isJson(card) && typeof card.name === 'string' && typeof card.typeLine === 'string';
}

const namesOf = ({ name, cardFaces }: Json): readonly string[] => [
  foldName(String(name)),
  ...(Array.isArray(cardFaces) ? cardFaces.filter(isJson).map((one) => foldName(String(one.name))) : []),
];

/** Every text in a board that may be a card's name, folded. */
function namesIn(board: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') found.add(foldName(value));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(board);
  return found;
}
