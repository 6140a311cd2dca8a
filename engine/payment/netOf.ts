import type { ManaCost } from '../ast/index.ts';
import type { Purpose, SymbolDemand } from '../costs/demand.ts';
import { openQuestions, spendingFor } from '../costs/spending.ts';
import { genericDemand, symbolDemands } from '../costs/symbols.ts';
import { MANA_TYPES } from '../mana/amounts.ts';
import { type GameState, playerOf } from '../state/game.ts';
import { doublesPool, untoldOfDoubling } from './doubling.ts';
import { type Kinds, kindsOf, type Use } from './kinds.ts';
import type { Goal, KindSet, Net, Transition, Units } from './net.ts';
import { FREE, REST, transitionOf } from './netOfWay.ts';
import { type PreparedNet, prepare } from './solve.ts';
import { type Features, standInsFor } from './standIns.ts';
import { NOBODY, type Payee, type SimpleViews, simpleViewsOf, type Terrain, terrainOf } from './terrain.ts';
import { usesOf } from './uses.ts';
import type { Way } from './ways.ts';

/** What a transition of a net stands for. */
export type Label =
  /** A mana ability being used, or the rest of the cost being paid. */
  | { readonly kind: 'way'; readonly way: Way }
  /** 107.4f: life paid for a Phyrexian symbol. */
  | { readonly kind: 'life'; readonly amount: number }
  /** 107.4e: generic mana paid for a symbol such as {2/W}. */
  | { readonly kind: 'generic'; readonly amount: number };

/** How paying for a purpose stands as a net. */
export interface PaymentNet {
  readonly net: Net;
  readonly prepared: PreparedNet;
  /** One for each transition. */
  readonly labels: readonly Label[];
  readonly kinds: Kinds;
  readonly terrain: Terrain;
  /** Which kinds pay a symbol, those that stand for life or generic mana included. */
  readonly accepted: (demand: SymbolDemand) => KindSet;
  readonly goal: (demands: readonly SymbolDemand[]) => Goal;
  readonly open: readonly string[];
}

/** Whoever pays for something: what the nets of all costs for it have in common. One for a state, player, purpose and payee. */
export interface Desk {
  readonly state: GameState;
  readonly player: string;
  readonly purpose: Purpose;
  readonly payee: Payee;
  /** By the features of costs. */
  readonly nets: Map<string, PaymentNet>;
}

/** What is to be paid, as far as the net hangs on it. */
export interface Due {
  readonly cost: ManaCost;
  readonly demands: readonly SymbolDemand[];
  /** Whether Phyrexian symbols may be paid with life. */
  readonly life: boolean;
}

/** All that could be done, or one of the simpler views of it that a terrain has. */
export type View = 'whole' | 'most' | 'staged' | keyof SimpleViews;

/** How many kinds of mana a net can tell apart. */
const MOST_KINDS = 30;

/** The net for a cost; worked out once for all costs that need not be told apart. `view`: see `Terrain`. */
export function netOf(desk: Desk, due: Due, view: View = 'whole'): PaymentNet {
  const features = featuresOf(desk, due);
  const key = view === 'whole' ? keyOfFeatures(features) : `${view} ${keyOfFeatures(features)}`;
  const known = desk.nets.get(key) ?? build(desk, features, anySymbol(features), view);
  desk.nets.set(key, known);
  if (known.net.kinds <= MOST_KINDS) return known;
  const narrowKey = `${key} ${due.cost.join()}`;
  const narrow = desk.nets.get(narrowKey) ?? build(desk, features, due.demands, view);
  desk.nets.set(narrowKey, narrow);
  return narrow;
}

function featuresOf({ purpose }: Desk, { cost, demands, life }: Due): Features {
  // Without a purpose mana that looks for one pays for nothing, so that the symbols of the cost don't matter to it.
  const looks = purpose !== null;
  let snow = false;
  const lives: number[] = [];
  const generic: number[] = [];
  for (const demand of demands) {
    if (demand.snow) snow = true;
    if (life && demand.orLife > 0 && !lives.includes(demand.orLife)) lives.push(demand.orLife);
    if (demand.orGeneric > 0 && !generic.includes(demand.orGeneric)) generic.push(demand.orGeneric);
  }
  return { snow, x: looks && cost.includes('X'), colorless: looks && cost.includes('C'), life: lives.sort(), generic: generic.sort() };
}

const keyOfFeatures = ({ snow, x, colorless, life, generic }: Features): string =>
  snow || x || colorless || life.length + generic.length > 0 ? `${snow}${x}${colorless}${life.join()}|${generic.join()}` : '';

/** The symbols that mana may look for in a cost ("costs that contain {X}"); null: those of the printed one. */
export const symbolsSaid = ({ x, colorless }: Pick<Features, 'x' | 'colorless'>): ManaCost | null =>
  x || colorless ? [...(x ? ['X'] : []), ...(colorless ? ['C'] : [])] : null;

/** What any cost of these features could ask for: mana that no such symbol tells apart is of one kind for all of them. */
const anySymbol = ({ snow, x }: Features): readonly SymbolDemand[] => [
  ...symbolDemands([...MANA_TYPES, ...(snow ? ['S'] : []), ...(x ? ['X'] : [])], 1),
  genericDemand(1n),
];

const POOLS = new WeakMap<GameState, Map<string, PaymentNet>>();

/** The net for what could be in the pool: mana of each type by itself; mana that is unspent now is left out where `fromEmpty`. */
export function netOfPool(state: GameState, player: string, fromEmpty: boolean, view: View = 'whole'): PaymentNet {
  const ofState = POOLS.get(state) ?? new Map<string, PaymentNet>();
  POOLS.set(state, ofState);
  const key = `${view} ${fromEmpty} ${player}`;
  const known = ofState.get(key) ?? build({ state, player, purpose: null, payee: NOBODY, apart: true, fromEmpty }, NO_FEATURES, [], view);
  ofState.set(key, known);
  return known;
}

const NO_FEATURES: Features = { snow: false, x: false, colorless: false, life: [], generic: [] };

/** `apart`: mana of different types is told apart, and kept though it could be spent on nothing. */
type Request = Omit<Desk, 'nets'> & { readonly apart?: boolean; readonly fromEmpty?: boolean };

function build(request: Request, features: Features, demands: readonly SymbolDemand[], view: View): PaymentNet {
  const { state, player, purpose, payee, apart = false, fromEmpty = false } = request;
  const terrain = viewOf(state, player, payee, view);
  const { ways, places } = terrain;
  const said = symbolsSaid(features);
  const pays = spendingFor(state, player, purpose, said);
  const uses = [...demands.map((demand): Use => ({ demand, pays })), ...ways.flatMap((way) => usesOf(state, player, way))];
  const pool = fromEmpty ? [] : (playerOf(state, player)?.manaPool ?? []);
  // What can't be spent on anything can still be doubled.
  const kinds = kindsOf([...pool, ...terrain.mana], uses, apart || ways.some(doublesPool));
  const standIns = standInsFor(features, payee.substitutes, kinds.samples.length);
  const accepted = remembered((demand) =>
    standIns.reduce((set, one) => (one.pays(demand) ? set | (1 << one.kind) : set), kinds.accepted({ demand, pays })),
  );
  const strict = features.life.length > 0 || (payee.rest?.demands.life ?? 0) > 0;
  const used = ways.flatMap((way): readonly (readonly [Transition, Label])[] => {
    const standIn = standIns.find(({ substitutes }) => way.substitute !== null && substitutes.includes(way.substitute)) ?? null;
    const transition = transitionOf(state, player, way, kinds, places, strict, standIn, standIns.length);
    return transition === null ? [] : [[transition, { kind: 'way', way }]];
  });
  const bought = standIns.flatMap(({ kind, life, generic }): readonly (readonly [Transition, Label])[] => {
    const outputs = [[{ kinds: 1 << kind, count: 1n }]];
    const lost = { input: [], takes: [places.tokens({ kind: 'life' }, life)], gives: [], outputs, price: { ...FREE, life } };
    const spent = { input: [{ kinds: accepted(genericDemand(1n)), count: BigInt(generic) }], takes: [], gives: [], outputs, price: FREE };
    if (life > 0) return [[lost, { kind: 'life', amount: life }]];
    return generic > 0 ? [[spent, { kind: 'generic', amount: generic }]] : [];
  });
  const all = [...used, ...bought];
  const rest = payee.rest === null ? [] : [places.tokens(REST, 1)];
  const unspent = Array.from({ length: kinds.samples.length + standIns.length }, () => 0n);
  for (const mana of pool) {
    const kind = kinds.of(mana);
    if (kind !== null) unspent[kind] = (unspent[kind] ?? 0n) + mana.amount;
  }
  const net = { kinds: unspent.length, places: [...places.amounts], transitions: all.map(([transition]) => transition), pool: unspent };
  let prepared: PreparedNet | undefined;
  return {
    net,
    get prepared() {
      prepared ??= prepare(net);
      return prepared;
    },
    labels: all.map(([, label]) => label),
    kinds,
    terrain,
    accepted,
    goal: (asked) => ({ mana: unitsOf(asked, accepted), takes: rest }),
    open: [
      ...new Set([
        ...terrain.open,
        ...ways.flatMap(({ yields }) => yields?.open ?? []),
        ...ways.flatMap((way) => untoldOfDoubling(state, player, way)),
        ...openQuestions(state, player, purpose, kinds.samples, said),
      ]),
    ],
  };
}

function viewOf(state: GameState, player: string, payee: Payee, view: View): Terrain {
  if (view === 'calm' || view === 'upper') {
    const simple = simpleViewsOf(state, player, payee)?.[view];
    if (simple !== undefined && simple !== null) return simple;
  }
  const whole = terrainOf(state, player, payee);
  return view === 'most' || view === 'staged' ? (whole.bounds?.[view] ?? whole) : whole;
}

/** Symbols come up again and again. */
function remembered(accepted: (demand: SymbolDemand) => KindSet): (demand: SymbolDemand) => KindSet {
  const known = new Map<string, KindSet>();
  return (demand) => {
    const key = demand.generic ? (demand.ofX ? 'X' : '1') : demand.symbol;
    const found = known.get(key) ?? accepted(demand);
    known.set(key, found);
    return found;
  };
}

/** What is asked, symbols that the same mana pays together. */
function unitsOf(demands: readonly SymbolDemand[], accepted: (demand: SymbolDemand) => KindSet): readonly Units[] {
  const byKinds = new Map<KindSet, bigint>();
  for (const demand of demands) {
    const kinds = accepted(demand);
    byKinds.set(kinds, (byKinds.get(kinds) ?? 0n) + demand.amount);
  }
  return [...byKinds].map(([kinds, count]) => ({ kinds, count }));
}
