import { parseMana, printMana } from '../../resolvers/scalars/mana.ts';
import { isObject, type JsonObject, ShapeError, shown, text } from './json.ts';
import { at, objectsAt } from './path.ts';
import type { Variable } from './playing.ts';

/**
 * How one kind of assertion is asked and judged. `select`: what is asked of the game, with these variables. `actual` and `expected` are
 * compared by their JSON.
 */
export interface Check {
  readonly select: string;
  readonly variables: (step: JsonObject) => Readonly<Record<string, Variable>>;
  readonly expected: (step: JsonObject) => unknown;
  readonly actual: (game: unknown, step: JsonObject) => unknown;
  /** Whether the selection holds explanations, so that `cites` can be asked of it. */
  readonly explains?: true;
  /** Why the answer can't be judged, where it says itself that it isn't sure; null where it is. */
  readonly unsure?: (game: unknown, step: JsonObject) => string | null;
}

type Rest = Omit<Check, 'select' | 'variables'> & { readonly more?: Check['variables'] };

export const RULES = 'explanation { rules { number } }';

export const ofPermanent = (select: string, { more, ...rest }: Rest): Check => ({
  ...rest,
  select: `permanent(id: $permanent) { ${select} }`,
  variables: (step) => ({ ...more?.(step), permanent: id(step, 'permanent') }),
});

export const ofPlayer = (select: string, { more, ...rest }: Rest): Check => ({
  ...rest,
  select: `player(id: $player) { ${select} }`,
  variables: (step) => ({ ...more?.(step), player: id(step, 'player') }),
});

/** The step's field of that name as an id. */
export const id = (step: JsonObject, name: string): Variable => ({ type: 'ID!', value: text(step[name], name) });

export const is = (step: JsonObject): unknown => step.is;

/** The permanent or player that was asked for. */
export function here(game: unknown, key: 'permanent' | 'player'): JsonObject {
  const found = at(game, key);
  if (isObject(found)) return found;
  throw new ShapeError(`the board has no such ${key}`);
}

/** The abilities that a step names by index or by a piece of text; there should be one. */
export function abilitiesNamed(permanent: JsonObject, name: unknown): readonly JsonObject[] {
  return objectsAt(permanent, 'abilities').filter(({ index, text: words }) =>
    typeof name === 'number' ? index === name : typeof words === 'string' && words.includes(String(name)),
  );
}

/** The one ability of that name. */
export function abilityNamed(permanent: JsonObject, name: unknown): JsonObject {
  const [ability, ...others] = abilitiesNamed(permanent, name);
  if (ability !== undefined && others.length === 0) return ability;
  throw new ShapeError(`${ability === undefined ? 0 : others.length + 1} abilities are called ${shown(name)}`);
}

/** Each once, in one order. */
export const sorted = (values: readonly string[]): readonly string[] => [...new Set(values)].sort();

/** Mana in the order in which the API writes it. */
export function canonical(mana: string): string {
  const amounts = parseMana(mana);
  if (amounts === null) throw new ShapeError(`${shown(mana)} is no mana`);
  return printMana(amounts);
}
