import type { Filter, ObjectRef, Place, Quantity } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { zonesOf } from '../characteristics/zones.ts';
import { type GameState, playersOf } from '../state/game.ts';
import { fitsOnStack, speaksOfAbilities } from './abilitiesOnStack.ts';
import type { Aim } from './aim.ts';
import { type Choosable, forSomeX } from './choosable.ts';
import { targetable } from './targetable.ts';
import type { TargetPlace } from './targetPlaces.ts';

/** 601.2c: one "target" of a spell or ability: how many it asks for, and what could be chosen. */
export interface TargetSlot extends Choosable {
  /** How many at the least; 0 for "up to". */
  readonly least: number;
  /** Null: any number. */
  readonly most: number | null;
  /** "Another target": none that was chosen before. */
  readonly another: boolean;
  /** 601.2d: what is divided among them: how much in all (null: it can't be told), and how; null where nothing is. */
  readonly division: { readonly total: number | null; readonly how: 'chosen' | 'evenly' } | null;
  /** What may be chosen once the targets before are; `before`: those, one list for each "target". */
  readonly after: (before: readonly (readonly string[])[]) => Choosable;
}

type Numbers = Pick<TargetSlot, 'least' | 'most'>;

/** What one "target" of a text asks for, and what there is for it. */
export function slotOf(target: TargetPlace, said: Aim): TargetSlot {
  const aim = target.x === null ? said : withX(target.x, said);
  const whole = undivided(target, aim);
  if (target.division === null) return whole;
  const { amount, how } = target.division;
  const number = aim.context.evaluate.amount(amount, aim.context);
  const total = isKnown(number) ? Math.max(0, number) : null;
  // 601.2d: each of them gets at least one.
  const most = total === null || how === 'evenly' ? whole.most : Math.min(whole.most ?? total, Math.max(total, whole.least));
  return { ...whole, most, division: { total, how } };
}

/** 107.3: X as the text defines it, where the board tells it. */
function withX(quantity: Quantity, aim: Aim): Aim {
  const x = aim.context.evaluate.amount(quantity, aim.context);
  return isKnown(x) ? { ...aim, context: { ...aim.context, x: Math.max(0, x) } } : aim;
}

function undivided({ ref, place, x }: TargetPlace, aim: Aim): TargetSlot {
  const players = playersOf(aim.state).map(({ id }) => id);
  const opponents = players.filter((id) => id !== aim.player);
  switch (ref.kind) {
    case 'target': {
      const isAny = ref.filter === 'any';
      return slot(
        numbersOf(ref.amount, aim.context),
        ref.other,
        ref.filter === 'any' ? anyBut(ref.except) : ref.filter,
        isAny ? players : [],
        place,
        aim,
        x === null,
      );
    }
    case 'targetOrPlayer':
      return slot(
        numbersOf(ref.amount, aim.context),
        ref.other,
        ref.filter,
        ref.players === 'opponent' ? opponents : players,
        place,
        aim,
        x === null,
      );
    case 'targetPlayers':
      return slot(numbersOf(ref.amount, aim.context), false, null, ref.opponents ? opponents : players, null, aim);
    case 'player':
    case 'opponent': {
      const least = ref.quantifier.startsWith('up to') ? 0 : 1;
      return slot({ least, most: 1 }, ref.quantifier.startsWith('another'), null, ref.kind === 'player' ? players : opponents, null, aim);
    }
  }
}

/** A slot for one object that a noun phrase describes, or one of some players (an Aura's, bestow's). */
export const slotFor = (filter: Filter | null, players: readonly string[], aim: Aim): TargetSlot =>
  slot({ least: 1, most: 1 }, false, filter, players, null, aim);

/** 115.4. */
const ANY: Extract<Filter, { kind: 'objects' }> = {
  kind: 'objects',
  words: [
    {
      kind: 'anyOf',
      words: [
        { kind: 'cardType', type: 'creature', not: false },
        { kind: 'cardType', type: 'planeswalker', not: false },
        { kind: 'cardType', type: 'battle', not: false },
      ],
      join: 'or',
    },
  ],
  suffixes: [],
};

/** 115.4: any target, but not those. */
const anyBut = (except: ObjectRef | undefined): Filter =>
  except === undefined ? ANY : { ...ANY, suffixes: [...ANY.suffixes, { kind: 'exceptFor', object: except }] };

function slot(
  numbers: Numbers,
  another: boolean,
  filter: Filter | null,
  players: readonly string[],
  place: Place | null,
  said: Aim,
  xIsChosen = true,
): TargetSlot {
  const whole = filter === null ? null : placed(filter, place);
  const choosable = (aim: Aim, before: readonly (readonly string[])[]): Choosable => {
    const open: string[] = [];
    const context = withTargets(aim, before);
    const objects = whole === null ? [] : described(whole, aim, context, open);
    // "Another" is other than the targets before it, and where there are none other than the object itself.
    const taken = another ? (before.length > 0 ? before.flat() : [aim.source?.id ?? '']) : [];
    const { legal, open: untold } = targetable(
      aim,
      [...players, ...objects].filter((id) => !taken.includes(id)),
    );
    return { legal, open: [...open, ...untold] };
  };
  const after = (before: readonly (readonly string[])[]): Choosable =>
    xIsChosen ? forSomeX(said, choosable(said, before), (aim) => choosable(aim, before)) : choosable(said, before);
  return { ...numbers, another, division: null, ...after([]), after };
}

/** What "it" and "that player" mean in the words of a later target: the target before, and who it is or controls it. */
function withTargets({ context, view }: Aim, before: readonly (readonly string[])[]): Context {
  const last = before.at(-1);
  const [first] = last ?? [];
  if (last === undefined || first === undefined) return context;
  const object = view.object(first);
  return { ...context, it: object === undefined ? context.it : last, they: object?.controller ?? first };
}

/** 702.96a: everything that a "target" describes, where "each" takes its place; what can't be told of others is noted. */
export function everyOf({ ref, place }: TargetPlace, aim: Aim): Choosable {
  const players = playersOf(aim.state).map(({ id }) => id);
  const opponents = players.filter((id) => id !== aim.player);
  const open: string[] = [];
  const objects = (filter: Filter): readonly string[] => described(placed(filter, place), aim, aim.context, open);
  switch (ref.kind) {
    case 'target':
      return { legal: ref.filter === 'any' ? [...players, ...objects(ANY)] : objects(ref.filter), open };
    case 'targetOrPlayer':
      return { legal: [...(ref.players === 'opponent' ? opponents : players), ...objects(ref.filter)], open };
    case 'targetPlayers':
      return { legal: ref.opponents ? opponents : players, open };
    case 'player':
    case 'opponent':
      return { legal: ref.kind === 'player' ? players : opponents, open };
  }
}

function placed(filter: Filter, place: Place | null): Filter {
  if (place === null) return filter;
  if (filter.kind === 'either') return { ...filter, filters: filter.filters.map((one) => placed(one, place)) };
  return { ...filter, suffixes: [...filter.suffixes, { kind: 'inZone', zone: place.zone, of: place.of, word: 'in' }] };
}

/** The objects that a noun phrase surely describes; what can't be told of the others is noted. */
function described(filter: Filter, { view }: Aim, context: Context, open: string[]): readonly string[] {
  const zones = zonesOf(filter);
  const candidates = zones.every((zone) => zone === 'battlefield') ? view.permanents : [...view.permanents, ...view.state.cards.keys()];
  const onStack = speaksOfAbilities(filter) ? abilitiesDescribed(filter, view.state, context, open) : [];
  const found = candidates.filter((id) => {
    const object = view.object(id);
    const truth = object !== undefined && context.evaluate.matches(filter, object, context);
    if (!isKnown(truth)) open.push(truth.why);
    return truth === true;
  });
  return [...found, ...onStack];
}

/** The ids of the abilities on the stack that a noun phrase surely describes. */
function abilitiesDescribed(filter: Filter, { stack }: GameState, context: Context, open: string[]): readonly string[] {
  return stack.flatMap((object) => {
    if (object.kind === 'spell') return [];
    const truth = fitsOnStack(filter, object, context);
    if (!isKnown(truth)) open.push(truth.why);
    return truth === true ? [object.id] : [];
  });
}

/** How many targets an amount asks for, at the least and at the most. */
function numbersOf(amount: Quantity, context: Context): Numbers {
  const most = (quantity: Quantity): number | null => numbersOf(quantity, context).most;
  switch (amount.kind) {
    case 'upTo':
      return { least: 0, most: most(amount.limit) };
    case 'orFewer':
      return { least: 0, most: most(amount.most) };
    case 'anyNumber':
      return { least: 0, most: null };
    case 'orMore':
    case 'atLeast':
      return { least: numbersOf(amount.least, context).least, most: null };
    case 'oneOf': {
      const all = amount.values.map((one) => numbersOf(one, context));
      return { least: Math.min(...all.map(({ least }) => least)), most: Math.max(...all.map((one) => one.most ?? one.least)) };
    }
    case 'x':
      return { least: context.x ?? 0, most: context.x };
    default: {
      const number = context.evaluate.amount(amount, context);
      return isKnown(number) ? { least: Math.max(0, number), most: Math.max(0, number) } : { least: 0, most: null };
    }
  }
}
