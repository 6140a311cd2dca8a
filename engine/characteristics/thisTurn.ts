import type { Filter, FilterSuffix, ObjectRef, PlayerRef, TriggerEvent } from '../ast/index.ts';
import { idThen, type SpellCast } from '../state/game.ts';
import { damageThisTurn, hasFought } from './foughtThisTurn.ts';
import { hasMoved } from './movedThisTurn.ts';
import { valuesOnStack } from './onStack.ts';
import { type Amount, every, isKnown, not, some, type Truth, undetermined } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

/** A spell that was cast this turn, as it was on the stack; what its own text made of its size is not kept. */
function asCast({ spell, card, owner }: SpellCast): ObjectView {
  const { values, colors } = valuesOnStack(card, { face: spell.face, faceDown: spell.faceDown, x: spell.cast.x });
  return {
    id: spell.id,
    zone: 'stack',
    owner,
    controller: spell.controller,
    names: values.names,
    manaCost: values.manaCost,
    manaValue: values.manaValue,
    colors: new Set(colors),
    supertypes: new Set(values.supertypes),
    types: new Set(values.types),
    subtypes: new Set(values.subtypes),
    power: values.power,
    toughness: values.toughness,
    loyalty: values.loyalty,
    defense: values.defense,
    abilities: values.abilities.map((printed) => ({ ...printed, origin: { kind: 'printed' }, timestamp: 0 })),
  };
}

/** Whether a spell that was cast this turn is what a noun phrase says; who cast it is asked apart. */
export function wasSuch(cast: SpellCast, filter: Filter, context: Context): Truth {
  if (filter.kind === 'either') return some(filter.filters, (one) => wasSuch(cast, one, context));
  const object = asCast(cast);
  const words = filter.words.filter(({ kind }) => kind !== 'other');
  return every(
    [
      () => context.evaluate.fits({ ...filter, words, suffixes: [] }, object, context),
      ...suffixTests(filter.suffixes, cast, object, context),
    ],
    (test) => test(),
  );
}

function suffixTests(
  suffixes: readonly FilterSuffix[],
  { spell, owner }: SpellCast,
  object: ObjectView,
  context: Context,
): readonly (() => Truth)[] {
  return suffixes.map((suffix) => (): Truth => {
    switch (suffix.kind) {
      // Who cast it, and that it was this turn.
      case 'event':
        return true;
      case 'inZone':
        return spell.cast.from === suffix.zone && (suffix.of === null || context.evaluate.isPlayer(suffix.of, owner, context));
      case 'fromAnywhere': {
        const { except } = suffix;
        if (except === null || except.zone !== spell.cast.from) return true;
        return except.of === null ? false : not(context.evaluate.isPlayer(except.of, owner, context));
      }
      default:
        return context.evaluate.fits({ kind: 'objects', words: [], suffixes: [suffix] }, object, context);
    }
  });
}

/** How many spells were cast this turn: those of which `counts` is true, and which are of a kind. */
function countSpells(context: Context, counts: (cast: SpellCast) => Truth, filter: Filter | null, since: number): Amount {
  return countAmong(context.view.state.thisTurn.spells.slice(since), context, counts, filter);
}

function countAmong(spells: readonly SpellCast[], context: Context, counts: (cast: SpellCast) => Truth, filter: Filter | null): Amount {
  let count = 0;
  for (const cast of spells) {
    const isCounted = every([() => counts(cast), () => filter === null || wasSuch(cast, filter, context)], (test) => test());
    if (!isKnown(isCounted)) return isCounted;
    if (isCounted) count += 1;
  }
  return count;
}

/** How many spells were cast this turn: by whom and of which kind. */
export const spellsCast = (context: Context, by: (player: string) => Truth, filter: Filter | null, since = 0): Amount =>
  countSpells(context, ({ spell }) => by(spell.controller), filter, since);

/** Whether words speak of spells that were cast this turn. */
export const isOfSpellsCast = (said: string): boolean => /\bcast (before it )?this turn$/.test(said);

/**
 * How many spells were cast this turn that such words speak of: "you've cast this turn", "cast before it this turn". "Other" ones are other than "it",
 * where that was cast this turn (`cast`).
 */
export function spellsSaid(said: string, filter: Filter | null, context: Context, cast: readonly string[] | null = context.it): Amount {
  const { spells } = context.view.state.thisTurn;
  const it = (cast ?? []).map((id) => idThen(context.view.state, id));
  const own = spells.findLastIndex(({ spell }) => it.includes(spell.id));
  const before = / before it /.test(said) && own >= 0 ? spells.slice(0, own) : spells;
  const others = filter?.kind === 'objects' && filter.words.some(({ kind }) => kind === 'other');
  const by = casters(said, context);
  const counted = (one: SpellCast): Truth => (others && one === spells[own] ? false : by(one.spell.controller));
  return countAmong(before, context, counted, filter);
}

/** Who casts the spells that words speak of: "spells you've cast this turn", "other spell that player has cast this turn". */
function casters(said: string, { you, they }: Context): (player: string) => Truth {
  if (/^(that )?you(r opponents)?\b/.test(said)) return (player) => (player === you) !== said.includes('opponents');
  if (/\b(that player|they)\b/.test(said)) return (player) => player === they;
  return /^(that was |that were )?cast\b/.test(said) ? () => true : () => undetermined(`which spells ${said}`);
}

/** What is said to have been done with the objects of a noun phrase; null where nothing is. */
export function eventIn(filter: Filter): string | null {
  if (filter.kind === 'either') return null;
  const event = filter.suffixes.find((suffix) => suffix.kind === 'event');
  return event?.kind === 'event' ? event.what : null;
}

/** Whether such a spell was cast this turn: "you've cast a creature spell", "an opponent cast a blue spell". */
export function wasCast(who: PlayerRef, what: ObjectRef, context: Context): Truth {
  const by = (player: string): Truth => context.evaluate.isPlayer(who, player, context);
  if (what.kind === 'self')
    return some(context.view.state.thisTurn.spells, ({ spell }) => spell.id === context.source && by(spell.controller));
  if (what.kind !== 'some' && what.kind !== 'each' && what.kind !== 'all') return undetermined('which spells are meant');
  // "Another spell": other than the one whose text it is.
  const others = what.filter.kind === 'objects' && what.filter.words.some(({ kind }) => kind === 'other');
  const counts = ({ spell }: SpellCast): Truth => (others && spell.id === context.source ? false : by(spell.controller));
  const count = countSpells(context, counts, what.filter, 0);
  if (!isKnown(count)) return count;
  const least = what.kind === 'some' ? leastOf(what, context) : 1;
  return isKnown(least) ? count >= least : least;
}

function leastOf({ amount }: Extract<ObjectRef, { kind: 'some' }>, context: Context): Amount {
  return context.evaluate.amount(amount, context);
}

/** What happened this turn, by words of the closed list of the grammar: life, cards drawn, spells. */
export function amountThisTurn(what: string, context: Context): Amount {
  const { you, they, view } = context;
  const { lifeGained, lifeLost, drawn, deeds } = view.state.thisTurn;
  const of = (counts: ReadonlyMap<string, number>, player: string | null): Amount =>
    player === null ? undetermined('which player is meant') : (counts.get(player) ?? 0);
  const all = (counts: ReadonlyMap<string, number>, but: string | null): number =>
    [...counts].reduce((sum, [player, count]) => (player === but ? sum : sum + count), 0);
  switch (what) {
    case 'life you gained':
    case 'total life you gained':
      return of(lifeGained, you);
    case 'life you lost':
    case "life you've lost":
      return of(lifeLost, you);
    case 'life that player lost':
    case 'life they lost':
    case 'amount of life they lost':
      return of(lifeLost, they);
    case 'life lost by your opponents':
    case 'life your opponents lost':
    case 'life your opponents have lost':
      return all(lifeLost, you);
    case 'life lost by all players':
      return all(lifeLost, null);
    case 'spells you cast':
    case "spells you've cast":
      return spellsCast(context, (player) => player === you, null);
    case 'spells cast':
      return spellsCast(context, () => true, null);
    case 'cards you drew':
    case "cards you've drawn":
      return of(drawn, you);
    case "cards they've drawn":
      return of(drawn, they);
    default:
      return damageThisTurn(what, context) ?? (deeds.size > 0 ? undetermined(what) : 0);
  }
}

/** Whether something happened this turn: what is kept with its particulars is told by them; anything else did not if nothing of that kind did. */
export function happenedThisTurn(event: TriggerEvent, context: Context): Truth {
  const { evaluate, view } = context;
  const { lifeGained, lifeLost, drawn, left } = view.state.thisTurn;
  const isMuch = (counts: ReadonlyMap<string, number>, who: PlayerRef, least: number): Truth =>
    some(counts, ([player, count]) => count >= least && evaluate.isPlayer(who, player, context));
  switch (event.kind) {
    case 'casts':
      return wasCast(event.who, event.what, context);
    case 'gainsLife':
    case 'losesLife': {
      const least = event.amount === null ? 1 : evaluate.amount(event.amount, context);
      return isKnown(least) ? isMuch(event.kind === 'gainsLife' ? lifeGained : lifeLost, event.who, least) : least;
    }
    case 'draws':
      if (event.what.kind === 'some' && event.what.amount.kind === 'number') return isMuch(drawn, event.who, event.what.amount.value);
      return byKind(event, context);
    case 'dies':
    case 'leaves': {
      const { what, under } = event;
      if (what.kind !== 'some' || what.amount.kind !== 'number' || what.amount.value !== 1) return byKind(event, context);
      const { filter } = what;
      return some(left, ({ object, to }) =>
        every(
          [
            () => event.kind === 'leaves' || to === 'graveyard',
            () => evaluate.matches(filter, object, context),
            () => under === null || evaluate.isPlayer(under, object.controller, context),
          ],
          (test) => test(),
        ),
      );
    }
    case 'enters':
    case 'hasEnter':
    case 'discards':
    case 'sacrifices':
    case 'mills':
    case 'creates':
    case 'zoneChange':
      return hasMoved(event, context) ?? byKind(event, context);
    case 'blocks':
    case 'becomesBlocked':
    case 'dealsDamage':
    case 'isDealtDamage':
    case 'playerDealtDamage':
      return hasFought(event, context);
    default:
      return byKind(event, context);
  }
}

/** False where nothing of the kind has happened this turn at all; otherwise it isn't told. */
function byKind(event: TriggerEvent, { view }: Context): Truth {
  const { deeds } = view.state.thisTurn;
  const names = DEEDS[event.kind];
  const none = names === undefined ? deeds.size === 0 : !names.some((name) => deeds.has(name));
  return none ? false : undetermined('what happened this turn');
}

/** Under which names the history keeps what events of a kind are; where none is given anything that happened may be it. */
const DEEDS: Readonly<Partial<Record<TriggerEvent['kind'], readonly string[]>>> = {
  casts: ['SpellCast'],
  isCast: ['SpellCast'],
  nth: ['SpellCast', 'draw', 'AbilityActivated', 'LandPlayed'],
  draws: ['draw'],
  dies: ['from battlefield'],
  leaves: ['from battlefield'],
  sacrifices: ['sacrifice'],
  discards: ['discard'],
  cycles: ['discard'],
  mills: ['mill'],
  exiles: ['to exile'],
  enters: ['to battlefield'],
  hasEnter: ['to battlefield'],
  creates: ['from nowhere'],
  dealsDamage: ['DamageDealt'],
  isDealtDamage: ['DamageDealt'],
  playerDealtDamage: ['DamageDealt'],
  damageDealt: ['DamageDealt'],
  countersPut: ['CounterAdded'],
  countersRemoved: ['CounterRemoved'],
  becomesTapped: ['PermanentTapped'],
  becomesUntapped: ['PermanentUntapped'],
  taps: ['PermanentTapped', 'PermanentUntapped'],
  activates: ['AbilityActivated'],
  isActivated: ['AbilityActivated'],
  becomesTarget: ['SpellCast', 'AbilityActivated', 'AbilityTriggered'],
  playerBecomesTarget: ['SpellCast', 'AbilityActivated', 'AbilityTriggered'],
  attacks: ['AttackersDeclared'],
  attacksWith: ['AttackersDeclared'],
  blocks: ['BlockersDeclared'],
  becomesBlocked: ['BlockersDeclared'],
  unblocked: ['BlockersDeclared'],
};

/** Words about the spells that were cast in the turn before this one; a board does not tell of the turn before its own. */
export function spellsLastTurn(words: string, { state }: Context['view']): Truth {
  if (state.lastTurn === null) return undetermined(words);
  const counts = [...state.lastTurn.spells.values()];
  switch (words) {
    case 'no spells were cast last turn':
      return counts.every((count) => count === 0);
    case 'a player cast two or more spells last turn':
      return counts.some((count) => count >= 2);
    default:
      return undetermined(words);
  }
}
