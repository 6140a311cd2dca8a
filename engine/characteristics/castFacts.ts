import type { Condition, ManaType, Quantity, SpentMana, SpentOn } from '../ast/index.ts';
import type { ObjectRef } from '../ast/reference.ts';
import { type CastFacts, type GameState, idThen, permanentIn } from '../state/game.ts';
import { howMuch, type PooledMana } from '../state/manaPool.ts';
import { holdsOfNumber } from './amounts.ts';
import { amountFrom, isFrom } from './manaFrom.ts';
import { type Amount, isKnown, some, type Truth, undetermined } from './truth.ts';
import type { Context } from './view.ts';

/** How an object was cast; null where it was not; undefined where that isn't known: a permanent that a board was set up with. */
export function castFactsOf(state: GameState, id: string): CastFacts | null | undefined {
  const spell = state.stack.find((object) => object.kind === 'spell' && object.id === id);
  if (spell?.kind === 'spell') return spell.cast;
  const permanent = permanentIn(state, id);
  // A spell that has left the stack, as it was cast.
  if (permanent === undefined && state.past.has(id))
    return state.thisTurn.spells.findLast((one) => one.spell.id === idThen(state, id))?.spell.cast;
  const cast = permanent?.cast;
  return cast === 'untold' ? undefined : cast;
}

/** The same of the one object that words mean; where there is none nothing was cast. */
function factsOf(ref: ObjectRef, context: Context): CastFacts | null | ReturnType<typeof undetermined> {
  const ids = context.evaluate.objects(ref, context);
  if (!isKnown(ids)) return ids;
  const [id, another] = ids;
  if (another !== undefined) return undetermined('which object is meant');
  if (id === undefined) return null;
  const facts = castFactsOf(context.view.state, id);
  return facts === undefined ? undetermined('how it was cast') : facts;
}

type AboutCasting = Extract<Condition, { kind: 'cast' | 'castFrom' | 'costPaid' | 'kickedWith' | 'manaCostPaid' }>;

/** 601.2, 702.33d: whether something was cast so, a "not" left out of account; costs that it can't be told by name are not told. */
export function wasCastSo(condition: AboutCasting, context: Context): Truth {
  if (condition.kind === 'manaCostPaid') return wasOwnAlternativePaid(condition, context);
  if (condition.kind === 'kickedWith') return undetermined('which of its costs was paid');
  const facts = factsOf(condition.kind === 'costPaid' ? condition.of : condition.subject, context);
  if (facts !== null && 'why' in facts) return facts;
  switch (condition.kind) {
    case 'cast':
      return facts !== null && wasCast(condition.how, facts);
    case 'castFrom': {
      if (facts === null || facts.from === null) return false;
      if (condition.by !== null && condition.by.kind !== 'you') return undetermined('who cast it');
      return condition.from === null || (condition.from.zone === facts.from) !== condition.elsewhere;
    }
    case 'costPaid':
      if (facts === null) return false;
      if (condition.which === 'additional') return wasOwnAdditionalPaid(condition.of, facts, context);
      return wasPaid(condition.which, facts);
  }
}

/** 118.8: "if this spell's additional cost was paid": that of its own text, which is named by the card. */
function wasOwnAdditionalPaid(of: ObjectRef, { paid, from }: CastFacts, context: Context): Truth {
  // 707.10: a copy takes over what was paid, by the name of the spell that it is a copy of.
  if (from === null && paid.some((name) => / \d+$/.test(name))) return undetermined('which additional cost is meant');
  const ids = context.evaluate.objects(of, context);
  if (!isKnown(ids)) return ids;
  return ids.some((id) => paid.some((name) => name.startsWith(`${idThen(context.view.state, id)} `)));
}

/** 118.9: "if the {2}{R}{R} cost was paid": the alternative cost of its own text, of which it has one. */
function wasOwnAlternativePaid({ cost }: Extract<Condition, { kind: 'manaCostPaid' }>, context: Context): Truth {
  const { source, view } = context;
  const facts = source === null ? null : castFactsOf(view.state, source);
  if (source === null || facts === undefined) return undetermined('which of its costs was paid');
  if (facts === null || facts.alternative === null) return false;
  if (facts.from === null) return undetermined('which of its costs was paid');
  const own = (view.object(source)?.abilities ?? []).flatMap(({ ability }) =>
    ability.kind === 'static' ? ability.effects.filter(({ kind }) => kind === 'alternativeCost') : [],
  );
  const [only, another] = own;
  const isThat = only?.kind === 'alternativeCost' && only.costs.some((one) => one.kind === 'mana' && one.cost.join() === cost.join());
  if (!isThat || another !== undefined) return undetermined('which of its costs was paid');
  return facts.alternative.startsWith(`${idThen(view.state, source)} `);
}

/** "Kicked", "cast using flashback", "bought back". */
function wasCast(how: string, { from, paid, alternative }: CastFacts): Truth {
  const kicks = paid.filter((name) => name.startsWith('kicker') || name === 'multikicker').length;
  switch (how) {
    case 'cast':
      return from !== null;
    case 'kicked':
      return kicks > 0;
    case 'kicked twice':
      return kicks === 2;
    case 'kicked at least twice':
      return kicks >= 2;
    case 'bargained':
      return paid.includes('bargain');
    case 'bought back':
      return paid.includes('buyback');
    case 'entwined':
      return paid.includes('entwine');
    default: {
      const keyword = KEYWORDS[how];
      return keyword === undefined ? undetermined(`how it was cast (${how})`) : alternative === keyword;
    }
  }
}

const KEYWORDS: Readonly<Record<string, string>> = {
  overloaded: 'overload',
  foretold: 'foretell',
  warped: 'warp',
  blitzed: 'blitz',
  dashed: 'dash',
  evoked: 'evoke',
  cleaved: 'cleave',
  'cast using flashback': 'flashback',
  'cast for its flashback cost': 'flashback',
};

const wasPaid = (which: string, { paid, alternative }: CastFacts): boolean => alternative === which || paid.includes(which);

/** 106.3: whether such mana was spent on something; what was done besides mana is no matter. */
export function wasSpentSo({ mana, on }: Extract<Condition, { kind: 'manaSpent' }>, context: Context): Truth {
  const facts = onWhat(on, context);
  if (facts === null) return mana.kind === 'none' || mana.kind === 'noColored';
  if ('why' in facts) return facts;
  return isSpent(mana, facts.manaSpent, context);
}

function onWhat(on: SpentOn, context: Context): CastFacts | null | ReturnType<typeof undetermined> {
  if (on.kind === 'cast' || on.kind === 'castOrActivate') return factsOf(on.spell, context);
  return undetermined('what mana was spent on it');
}

function isSpent(mana: SpentMana, spent: readonly PooledMana[], context: Context): Truth {
  const least = (amount: number): Truth => (mana.kind === 'amount' ? holdsOfNumber(amount, mana.amount, context) : amount > 0);
  switch (mana.kind) {
    case 'none':
      return howMuch(spent) === 0;
    case 'noColored':
      return howMuch(spent, ({ type }) => type !== 'C') === 0;
    case 'amount': {
      const { color } = mana;
      if (color === null) return least(howMuch(spent));
      if (color === 'snow') return least(howMuch(spent, isSnow));
      return least(howMuch(spent, ({ type }) => type === (color === 'colorless' ? 'C' : color)));
    }
    case 'symbols': {
      const needed = Map.groupBy(mana.cost, (symbol) => symbol);
      return [...needed].every(([symbol, all]) => howMuch(spent, ({ type }) => type === symbol) >= all.length);
    }
    case 'sameColor': {
      const amount = context.evaluate.amount(mana.least, context);
      if (!isKnown(amount)) return amount;
      return COLORS.some((color) => howMuch(spent, ({ type }) => type === color) >= amount);
    }
    case 'from':
      // Where some of it surely is, the rest is no matter.
      return some(spent, (one) => isFrom(mana.source, one, context));
    case 'snowOfColors': {
      const ids = context.evaluate.objects(mana.of, context);
      if (!isKnown(ids)) return ids;
      const colors = new Set<string>(ids.flatMap((id) => [...(context.view.object(id)?.colors ?? [])]));
      return howMuch(spent, (one) => isSnow(one) && colors.has(one.type)) > 0;
    }
    case 'that':
      return undetermined('what mana was spent on it');
  }
}

const COLORS: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G'];
const isSnow = ({ origin }: PooledMana): boolean => origin?.supertypes.includes('snow') === true;

/** "For each color of mana spent to cast it", "the amount of mana spent to cast it". */
export function amountSpent({ what, on }: Extract<Quantity, { kind: 'manaSpent' }>, context: Context): Amount {
  const facts = onWhat(on, context);
  if (facts === null) return 0;
  if ('why' in facts) return facts;
  const { manaSpent } = facts;
  if (what === 'amount') return howMuch(manaSpent);
  if (what === 'snow') return howMuch(manaSpent, isSnow);
  if (what === 'colors') return COLORS.filter((color) => howMuch(manaSpent, ({ type }) => type === color) > 0).length;
  return typeof what === 'string' ? howMuch(manaSpent, ({ type }) => type === what) : amountFrom(what.source, manaSpent, context);
}

/** 702.33: how often it was kicked. */
export function timesKicked(what: ObjectRef, context: Context): Amount {
  const facts = factsOf(what, context);
  if (facts === null) return 0;
  return 'why' in facts ? facts : facts.paid.filter((name) => name.startsWith('kicker') || name === 'multikicker').length;
}

/** 702.56a: how often an optional additional cost was paid. */
export function timesPaid(which: string, what: ObjectRef, context: Context): Amount {
  const facts = factsOf(what, context);
  if (facts === null) return 0;
  return 'why' in facts ? facts : facts.paid.filter((name) => name === which || name.startsWith(`${which} `)).length;
}
