import {
  CHANGERS,
  type For,
  type Kind,
  type Letter,
  type Only,
  type OracleAbility,
  type OracleCard,
  SOURCES,
  type World,
} from './model.ts';

/**
 * A payer that tries everything: forward, one activation after the other, from every pool that can be reached. It is slow and simple on
 * purpose, shares nothing with the engine, and reads no card text.
 */

/** A board of one player. */
export interface OracleBoard {
  readonly life: number;
  readonly pool: string;
  readonly battlefield: readonly { readonly card: string; readonly tapped: boolean; readonly sick: boolean }[];
  readonly hand: readonly string[];
}

/** One mana: its letter, `s` if it is snow, and a code for what it may be spent on. */
type Unit = string;
const CODES: Readonly<Record<Exclude<Only, null>, string>> = {
  creatureSpell: '1',
  artifactSpell: '2',
  notNonartifactSpell: '3',
  abilities: '4',
  notGeneric: '5',
};
const unit = (letter: string, snow: boolean, only: Only): Unit => `${letter}${snow ? 's' : ''}${only === null ? '' : CODES[only]}`;
const letterOf = (mana: Unit): string => mana.charAt(0);

function maySpend(mana: Unit, what: For): boolean {
  if (mana.includes('1')) return what === 'creature spell';
  if (mana.includes('2')) return what === 'artifact spell';
  if (mana.includes('3')) return what !== 'creature spell' && what !== 'instant spell';
  if (mana.includes('4')) return what === 'ability';
  return true;
}

interface Position {
  /** u untapped, t tapped, x gone; one letter a permanent, then one a card in hand. */
  readonly status: string;
  readonly counters: string;
  /** Permanents whose once-a-turn ability was used. */
  readonly used: string;
  readonly life: number;
  readonly pool: readonly Unit[];
}

const CARDS = new Map([...SOURCES, ...CHANGERS].map((card) => [card.name, card]));
const cardOf = (name: string): OracleCard => {
  const card = CARDS.get(name);
  if (!card) throw new Error(`no card ${name}`);
  return card;
};
const put = (text: string, index: number, letter: string): string => text.slice(0, index) + letter + text.slice(index + 1);
const without = (pool: readonly Unit[], index: number): readonly Unit[] => [...pool.slice(0, index), ...pool.slice(index + 1)];

/** What a search found: undefined where it grew too large to finish. */
export type Found = boolean | undefined;

/** Whether the cost can be paid, having tried everything; at most `budget` positions. */
export function bruteCanPay(board: OracleBoard, cost: string, what: For, budget: number): Found {
  const symbols = symbolsOf(cost);
  let found = false;
  const whole = walk(board, budget, (position) => {
    found = payments(position.pool, position.life, symbols, what, true).length > 0;
    return found;
  });
  return found || (whole ? false : undefined);
}

/** The maximal pools that can be reached, as sorted letters; undefined where there were too many positions. */
export function bruteOptions(board: OracleBoard, budget: number): readonly string[] | undefined {
  const pools = new Set<string>();
  const whole = walk({ ...board, pool: '' }, budget, ({ pool }) => {
    pools.add([...pool.map(letterOf)].sort().join(''));
    return false;
  });
  if (!whole) return undefined;
  const all = [...pools].filter((pool) => pool !== '');
  return all.filter((pool) => !all.some((other) => other !== pool && contains(other, pool))).sort();
}

/** Whether a pool with these letters could pay the cost; the brute force's own view of a pool that the engine's actions reached. */
export function poolPays(pool: readonly { letter: Letter; snow: boolean; only: Only }[], life: number, cost: string, what: For): boolean {
  const units = pool.map(({ letter, snow, only }) => unit(letter, snow, only));
  return payments(units, life, symbolsOf(cost), what, true).length > 0;
}

/** Both are sorted. */
function contains(large: string, small: string): boolean {
  let at = 0;
  for (const letter of small) {
    const next = large.indexOf(letter, at);
    if (next < 0) return false;
    at = next + 1;
  }
  return true;
}

/** Visits every position that can be reached; false where the budget ran out. `visit` ends the walk by answering true. */
function walk(board: OracleBoard, budget: number, visit: (position: Position) => boolean): boolean {
  const cards = [...board.battlefield.map(({ card }) => cardOf(card)), ...board.hand.map(cardOf)];
  const size = board.battlefield.length;
  const start: Position = {
    status: board.battlefield.map(({ tapped }) => (tapped ? 't' : 'u')).join('') + 'u'.repeat(board.hand.length),
    counters: cards.map(({ counters = 0 }) => counters).join(''),
    used: '',
    life: board.life,
    pool: [...board.pool].sort(),
  };
  const seen = new Set<string>([keyOf(start)]);
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    if (visit(position)) return true;
    for (const next of nextOf(position, cards, size, board)) {
      const key = keyOf(next);
      if (seen.has(key)) continue;
      if (seen.size >= budget) return false;
      seen.add(key);
      open.push(next);
    }
  }
  return true;
}

const keyOf = ({ status, counters, used, life, pool }: Position): string => `${status}|${counters}|${used}|${life}|${pool.join()}`;

function nextOf(position: Position, cards: readonly OracleCard[], size: number, board: OracleBoard): readonly Position[] {
  const result: Position[] = [];
  for (const [index, card] of cards.entries()) {
    const inHand = index >= size;
    if (position.status[index] === 'x' || (card.hand === true) !== inHand) continue;
    for (const ability of card.abilities) {
      const sick = board.battlefield[index]?.sick === true && card.kinds.includes('creature');
      if (ability.tap && (position.status[index] !== 'u' || sick)) continue;
      if (ability.untap && (position.status[index] !== 't' || sick)) continue;
      if (ability.once && position.used.includes(`/${index}/`)) continue;
      if (ability.life !== undefined && position.life < ability.life) continue;
      if (ability.counter && position.counters[index] === '0') continue;
      result.push(...activate(position, index, card, ability, cards, size));
    }
  }
  return result;
}

function activate(
  before: Position,
  index: number,
  card: OracleCard,
  ability: OracleAbility,
  cards: readonly OracleCard[],
  size: number,
): readonly Position[] {
  let status = before.status;
  if (ability.tap) status = put(status, index, 't');
  if (ability.untap) status = put(status, index, 'u');
  if (ability.sacrificeSelf || index >= size) status = put(status, index, 'x');
  const used = ability.once ? `${before.used}/${index}/` : before.used;
  const counters = ability.counter ? put(before.counters, index, String(Number(before.counters[index]) - 1)) : before.counters;
  const life = before.life - (ability.life ?? 0) - (ability.damage ?? 0);
  const paid = ability.mana === undefined ? [before.pool] : payments(before.pool, 0, symbolsOf(ability.mana), 'ability', false);
  return bodies(status, ability, cards, size).flatMap((after) => {
    // Gemstone Mine and its like leave with the last counter.
    const left = ability.counter && counters[index] === '0' ? put(after, index, 'x') : after;
    return paid.flatMap((pool) =>
      made(card, ability, after, cards, size, pool).map((added) => ({
        status: left,
        counters,
        used,
        life,
        pool: [...pool, ...added].sort(),
      })),
    );
  });
}

/** Every way to sacrifice or tap what the ability asks for. */
function bodies(status: string, ability: OracleAbility, cards: readonly OracleCard[], size: number): readonly string[] {
  const { sacrifice, tapCreatures } = ability;
  let ways: readonly string[] = [status];
  if (sacrifice !== undefined)
    ways = cards.flatMap((card, index) => (index < size && status[index] !== 'x' && isA(card, sacrifice) ? [put(status, index, 'x')] : []));
  if (tapCreatures !== undefined)
    for (let count = 0; count < tapCreatures.count; count += 1)
      ways = ways.flatMap((way) =>
        cards.flatMap((card, index) => (index < size && way[index] === 'u' && isA(card, tapCreatures.type) ? [put(way, index, 't')] : [])),
      );
  return [...new Set(ways)];
}

const isA = (card: OracleCard, what: Kind | string): boolean =>
  card.kinds.some((kind) => kind === what) || (card.subtypes ?? []).includes(what);

/** The mana of one activation, after replacement effects and with what triggers add. */
function made(
  card: OracleCard,
  ability: OracleAbility,
  status: string,
  cards: readonly OracleCard[],
  size: number,
  pool: readonly Unit[],
): readonly (readonly Unit[])[] {
  const there = cards.filter((_, at) => at < size && status[at] !== 'x');
  // What doubling adds is mana that its permanent is tapped for.
  if (ability.doubles)
    return [...everyOrder(pool.map(letterOf).join(''), replacements(there, false))].map((letters) =>
      [...letters].map((letter) => unit(letter, false, null)),
    );
  const world: World = { count: (what) => there.filter((one) => isA(one, what)).length };
  const only = ability.only ?? null;
  const snow = card.snow === true;
  const isLand = card.kinds.includes('land');
  return (typeof ability.adds === 'function' ? ability.adds(world) : ability.adds).flatMap((letters) => {
    const effects = ability.tap && letters !== '' ? replacements(there, isLand) : [];
    const flares = ability.tap && isLand ? there.filter(({ flare }) => flare).length : 0;
    return [...everyOrder(letters, effects)].flatMap((after) => {
      const own = [...after].map((letter) => unit(letter, snow, only));
      return after === '' ? [own] : extra([...new Set(after)], flares).map((more) => [...own, ...more]);
    });
  });
}

const extra = (letters: readonly string[], count: number): readonly (readonly Unit[])[] =>
  count === 0 ? [[]] : extra(letters, count - 1).flatMap((rest) => letters.map((letter) => [...rest, unit(letter, false, null)]));

type Replacement = (letters: string) => string;
const replacements = (there: readonly OracleCard[], isLand: boolean): readonly Replacement[] =>
  there.flatMap(({ multiplies, contaminates }): readonly Replacement[] => {
    if (multiplies !== undefined) return [(letters) => letters.repeat(multiplies)];
    return contaminates && isLand ? [() => 'B'] : [];
  });

function everyOrder(letters: string, effects: readonly Replacement[]): ReadonlySet<string> {
  if (effects.length === 0) return new Set([letters]);
  return new Set(
    effects.flatMap((effect, at) => [
      ...everyOrder(
        effect(letters),
        effects.filter((_, other) => other !== at),
      ),
    ]),
  );
}

/** `{2}{W/U}{B/P}` as `2`, `W/U`, `B/P`. */
export const symbolsOf = (cost: string): readonly string[] => [...cost.matchAll(/\{([^}]+)\}/g)].map(([, symbol = '']) => symbol);

/** What is left of the pool after each way of paying; `last`: one way is enough. */
function payments(pool: readonly Unit[], life: number, symbols: readonly string[], what: For, last: boolean): readonly (readonly Unit[])[] {
  const left = new Map<string, readonly Unit[]>();
  const ones = symbols.flatMap((symbol) => (/^\d+$/.test(symbol) ? Array.from({ length: Number(symbol) }, () => '1') : [symbol]));
  const order = [...ones].sort((a, b) => Number(a === '1') - Number(b === '1'));
  const pay = (rest: readonly Unit[], hearts: number, todo: readonly string[]): void => {
    if (last && left.size > 0) return;
    const [symbol, ...others] = todo;
    if (symbol === undefined) {
      left.set(rest.join(), rest);
      return;
    }
    if (rest.length + Math.floor(Math.max(hearts, 0) / 2) < todo.length) return;
    const tried = new Set<Unit>();
    for (const [index, mana] of rest.entries()) {
      if (tried.has(mana) || !pays(mana, symbol, what)) continue;
      tried.add(mana);
      pay(without(rest, index), hearts, others);
    }
    if (symbol.endsWith('/P') && hearts >= 2) pay(rest, hearts - 2, others);
    if (symbol.startsWith('2/')) pay(rest, hearts, [...others, '1', '1']);
  };
  pay(pool, life, order);
  return [...left.values()];
}

function pays(mana: Unit, symbol: string, what: For): boolean {
  if (!maySpend(mana, what)) return false;
  if (symbol === '1') return !mana.includes('5');
  if (symbol === 'S') return mana.includes('s');
  return symbol.split('/').includes(letterOf(mana));
}
