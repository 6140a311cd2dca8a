import { parseMana, printMana } from '../../resolvers/scalars/mana.ts';
import { isObject, type JsonObject, ShapeError, shown, text, texts } from './json.ts';
import { at, objectsAt } from './path.ts';

/**
 * How one kind of assertion is asked and judged. `select`: what is asked of the board, with the step's fields as variables
 * `$permanent`, `$player`. `actual` and `expected` are compared by their JSON.
 */
export interface Check {
  readonly select: string;
  readonly variables: readonly ('permanent' | 'player' | 'object')[];
  readonly expected: (step: JsonObject) => unknown;
  readonly actual: (board: unknown, step: JsonObject) => unknown;
  /** Whether the selection holds explanations, so that `cites` can be asked of it. */
  readonly explains?: true;
}

const RULES = 'explanation { rules { number } }';
const ZONES = ['hand', 'graveyard', 'exile', 'library', 'command'];

const ofPermanent = (select: string, rest: Omit<Check, 'select' | 'variables'>): Check => ({
  ...rest,
  select: `permanent(id: $permanent) { ${select} }`,
  variables: ['permanent'],
});

const ofPlayer = (select: string, rest: Omit<Check, 'select' | 'variables'>): Check => ({
  ...rest,
  select: `player(id: $player) { ${select} }`,
  variables: ['player'],
});

const is = (step: JsonObject): unknown => step.is;
const permanentField = (field: string): Check =>
  ofPermanent(field, { expected: is, actual: (board) => at(here(board, 'permanent'), field) });
const playerField = (field: string): Check => ofPlayer(field, { expected: is, actual: (board) => at(here(board, 'player'), field) });

/** The assertions that the API can answer so far, by the name that scenarios give them. */
export const CHECKS: Readonly<Record<string, Check>> = {
  couldProduce: ofPermanent(`couldProduce { types ${RULES} because { ${RULES} } }`, {
    expected: (step) => sorted(texts(step.is, 'is')),
    actual: (board) => sorted(texts(at(here(board, 'permanent'), 'couldProduce', 'types'), 'types')),
    explains: true,
  }),
  produces: ofPermanent(`produces production { ${RULES} } abilities { index text produces production { ${RULES} } }`, {
    expected: (step) => sorted(texts(step.is, 'is').map(canonical)),
    actual: (board, step) => sorted(texts(at(produced(board, step), 'produces'), 'produces')),
    explains: true,
  }),
  // A permanent without abilities is explained by what took them, which what it could produce tells.
  manaAbilities: ofPermanent(`abilities { isManaAbility whyManaAbility { rules { number } } } couldProduce { ${RULES} }`, {
    expected: (step) => step.count,
    actual: (board) => objectsAt(here(board, 'permanent'), 'abilities').filter((ability) => ability.isManaAbility === true).length,
    explains: true,
  }),
  types: ofPermanent('supertypes types subtypes', {
    expected: hasAndLacks,
    actual: (board, step) => {
      const permanent = here(board, 'permanent');
      return judged(
        step,
        ['supertypes', 'types', 'subtypes'].flatMap((key) => texts(at(permanent, key), key)),
      );
    },
  }),
  keywords: ofPermanent('keywords', {
    expected: hasAndLacks,
    actual: (board, step) => judged(step, texts(at(here(board, 'permanent'), 'keywords'), 'keywords')),
  }),
  power: permanentField('power'),
  toughness: permanentField('toughness'),
  loyalty: permanentField('loyalty'),
  defense: permanentField('defense'),
  damage: permanentField('damage'),
  tapped: permanentField('tapped'),
  attacking: ofPermanent('attacking', { expected: is, actual: (board) => at(here(board, 'permanent'), 'attacking') !== null }),
  controller: ofPermanent('controller { id }', { expected: is, actual: (board) => at(here(board, 'permanent'), 'controller', 'id') }),
  counters: ofPermanent('counters { kind amount }', {
    expected: is,
    actual: (board, step) => amountOf(objectsAt(here(board, 'permanent'), 'counters'), 'kind', step.kind),
  }),
  life: playerField('life'),
  poison: playerField('poison'),
  commanderDamage: ofPlayer('commanderDamage { commander amount }', {
    expected: is,
    actual: (board, step) => amountOf(objectsAt(here(board, 'player'), 'commanderDamage'), 'commander', step.commander),
  }),
  manaPool: ofPlayer('manaPool { type amount }', {
    expected: (step) => canonical(text(step.is, 'is')),
    actual: (board) =>
      canonical(
        objectsAt(here(board, 'player'), 'manaPool')
          .map(({ type, amount }) => `{${String(type)}}*${String(amount)}`)
          .join(''),
      ),
  }),
  zone: {
    select: `permanent(id: $object) { id } players { ${ZONES.map((zone) => `${zone} { id }`).join(' ')} }`,
    variables: ['object'],
    expected: is,
    actual: (board, step) => zoneOf(board, step),
  },
  count: {
    select: `player(id: $player) { ${ZONES.map((zone) => `${zone} { card { name } }`).join(' ')} } permanents(controller: $player) { name }`,
    variables: ['player'],
    expected: is,
    actual: (board, step) => namesIn(board, text(step.zone, 'zone')).filter((name) => step.card === undefined || step.card === name).length,
  },
};

/** The permanent or player that was asked for. */
function here(board: unknown, key: 'permanent' | 'player'): JsonObject {
  const found = at(board, key);
  if (isObject(found)) return found;
  throw new ShapeError(`the board has no such ${key}`);
}

/** The permanent, or the one ability of it that the step names by index or by a piece of its text. */
function produced(board: unknown, step: JsonObject): JsonObject {
  const permanent = here(board, 'permanent');
  if (step.ability === undefined) return permanent;
  const named = objectsAt(permanent, 'abilities').filter(({ index, text }) =>
    typeof step.ability === 'number' ? index === step.ability : typeof text === 'string' && text.includes(String(step.ability)),
  );
  const [ability] = named;
  if (ability === undefined || named.length > 1) throw new ShapeError(`${named.length} abilities are called ${shown(step.ability)}`);
  return ability;
}

function hasAndLacks(step: JsonObject): unknown {
  return { has: step.has ?? [], lacks: step.lacks ?? [] };
}

/** As expected where nothing is amiss; otherwise what there is, so that the report shows it. */
function judged(step: JsonObject, found: readonly string[]): unknown {
  const folded = new Set(found.map((word) => word.toLowerCase()));
  const missing = texts(step.has ?? [], 'has').some((word) => !folded.has(word.toLowerCase()));
  const unwanted = texts(step.lacks ?? [], 'lacks').some((word) => folded.has(word.toLowerCase()));
  return missing || unwanted ? found : hasAndLacks(step);
}

function amountOf(pairs: readonly JsonObject[], key: string, wanted: unknown): unknown {
  return pairs.find((pair) => pair[key] === wanted)?.amount ?? 0;
}

function zoneOf(board: unknown, step: JsonObject): string {
  if (isObject(at(board, 'permanent'))) return 'battlefield';
  const zones = objectsAt(board, 'players').flatMap((player) =>
    ZONES.filter((zone) => objectsAt(player, zone).some((card) => card.id === step.card)),
  );
  return zones[0] ?? 'ceased';
}

function namesIn(board: unknown, zone: string): readonly unknown[] {
  if (zone === 'battlefield') return objectsAt(board, 'permanents').map(({ name }) => name);
  return objectsAt(here(board, 'player'), zone).map((card) => at(card, 'card', 'name'));
}

const sorted = (values: readonly string[]): readonly string[] => [...new Set(values)].sort();

/** Mana in the order in which the API writes it. */
function canonical(mana: string): string {
  const amounts = parseMana(mana);
  if (amounts === null) throw new ShapeError(`${shown(mana)} is no mana`);
  return printMana(amounts);
}
