import type { Effect, Filter, Mode, Place, Quantity } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { contains, type Node, walk } from '../characteristics/walk.ts';
import { zonesOf } from '../characteristics/zones.ts';
import type { Asked } from '../costs/asked.ts';
import { contextFor, type ProposedSpell } from '../costs/proposal.ts';
import { isOwnInstruction, isTarget, type TargetRef } from '../costs/targets.ts';
import type { GameState } from '../state/game.ts';
import { targetable } from './targetable.ts';

/** For which spell targets are looked for. */
interface Aim {
  readonly state: GameState;
  readonly proposed: ProposedSpell;
  readonly context: Context;
}

/** 601.2c: one "target" of a spell: how many it asks for, and what could be chosen. */
export interface TargetSlot {
  /** How many at the least; 0 for "up to". */
  readonly least: number;
  /** "Another target": none that was chosen just before. */
  readonly another: boolean;
  /** Ids of objects and players that may be chosen. */
  readonly legal: readonly string[];
  /** What can't be told of others. */
  readonly open: readonly string[];
}

/** 700.2a: a spell's modes, each with its own slots; `least`: how many are to be chosen. */
export interface ModalSlots {
  readonly least: number;
  readonly modes: readonly (readonly TargetSlot[])[];
}

/** What a spell has to be aimed at. */
export interface SpellTargets {
  readonly slots: readonly TargetSlot[];
  readonly modal: readonly ModalSlots[];
}

/** 115.1a-b, 601.2c: the targets of a spell, by its own instructions; an Aura's is what it may enchant. */
export function targetsOf(state: GameState, proposed: ProposedSpell, asked: Asked): SpellTargets {
  const { view, spell, player } = proposed;
  // Overload has "each" in place of "target" (702.96a).
  if (asked.alternative?.startsWith('overload') === true) return { slots: [], modal: [] };
  const aim = { state, proposed, context: { ...contextFor(view, spell.id, spell.id, { it: null, player }), x: asked.x } };
  const slots: TargetSlot[] = [...(spell.subtypes.has('Aura') ? enchanting(aim) : []), ...byAlternative(asked.alternative, aim)];
  const modal: ModalSlots[] = [];
  for (const { ability } of spell.abilities) {
    if (ability.kind !== 'spell') continue;
    for (const effect of ability.effects) {
      if (effect.kind === 'modal')
        modal.push({ least: leastModes(effect.head), modes: effect.modes.map((mode) => slotsIn(mode.effects, aim)) });
      else slots.push(...slotsIn([effect], aim));
    }
  }
  return { slots, modal: asked.modes === null ? modal : modal.map((one) => chosenOnly(one, asked.modes ?? [])) };
}

const chosenOnly = ({ modes }: ModalSlots, chosen: readonly number[]): ModalSlots => {
  const kept = chosen.flatMap((at) => (modes[at] === undefined ? [] : [modes[at]]));
  return { least: kept.length, modes: kept };
};

/** 702.5, 303.4a: what an Aura may enchant. */
function enchanting(aim: Aim): readonly TargetSlot[] {
  const { state, proposed } = aim;
  return proposed.spell.abilities.flatMap(({ ability }) => {
    const keywords = ability.kind === 'keywords' ? ability.keywords.filter(({ name }) => name === 'enchant') : [];
    return keywords.map(({ filter, text }) => {
      const players = text === null ? [] : state.players.map(({ id }) => id);
      return slot(1, false, filter, text === 'opponent' ? players.filter((id) => id !== proposed.player) : players, null, aim);
    });
  });
}

/** 702.103a, 702.140a: bestowed it enchants a creature; mutating it is aimed at a creature of its owner's that is no Human. */
function byAlternative(alternative: string | null, aim: Aim): readonly TargetSlot[] {
  const creature = { kind: 'cardType', type: 'creature', not: false } as const;
  const [name] = (alternative ?? '').split(' ');
  if (name === 'bestow') return [slot(1, false, { kind: 'objects', words: [creature], suffixes: [] }, [], null, aim)];
  if (name !== 'mutate') return [];
  const words = [{ kind: 'subtype', type: 'Human', not: true } as const, creature];
  return [slot(1, false, { kind: 'objects', words, suffixes: [{ kind: 'ownedBy', player: { kind: 'you' }, not: false }] }, [], null, aim)];
}

/** How many modes have to be chosen, by the words that offer them. */
function leastModes(head: readonly Effect[]): number {
  let least = 1;
  walk(head, (node) => {
    if (node.kind === 'chooseModes' && 'how' in node && typeof node.how === 'string') least = leastOf(node.how);
    return undefined;
  });
  return least;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five'];

function leastOf(how: string): number {
  if (/^(up to|any number)/.test(how)) return 0;
  const [first = ''] = how.split(/\s/);
  const number = NUMBERS.indexOf(first);
  return number < 0 ? 1 : number;
}

/** The targets in instructions; those that are only there if the spell was kicked or the like are not asked for otherwise (601.2c). */
function slotsIn(effects: Mode['effects'], aim: Aim): readonly TargetSlot[] {
  const found: TargetSlot[] = [];
  const look = (value: unknown, place: Place | null): void =>
    walk(value, (node) => {
      if (!isOwnInstruction(node) || isForAnotherCost(node)) return 'stop';
      if (isTarget(node)) {
        found.push(slotOf(node, place, aim));
        return 'stop';
      }
      const from = placeFrom(node);
      if (from === null) return undefined;
      for (const [key, inner] of Object.entries(node)) if (key !== 'from') look(inner, from);
      return 'stop';
    });
  look(effects, null);
  return found;
}

const ABOUT_CASTING: ReadonlySet<string> = new Set(['cast', 'costPaid', 'kickedWith', 'manaCostPaid', 'manaSpent', 'castFrom']);

/** "If this spell was kicked, …": what is done by how it was cast. */
const isForAnotherCost = (node: Node): boolean =>
  (node.kind === 'if' || node.kind === 'insteadIf') &&
  'condition' in node &&
  contains(node.condition, ({ kind }) => ABOUT_CASTING.has(kind));

/** "Return target creature card from your graveyard": the zone stands beside the target. */
function placeFrom(node: Node): Place | null {
  return 'from' in node && typeof node.from === 'object' && node.from !== null && isPlace(node.from) ? node.from : null;
}

const isPlace = (value: object): value is Place => 'kind' in value && value.kind === 'place';

/** What one "target" asks for, and what there is for it. */
function slotOf(ref: TargetRef, place: Place | null, { state, proposed, context }: Aim): TargetSlot {
  const players = state.players.map(({ id }) => id);
  const opponents = players.filter((id) => id !== proposed.player);
  const aim = { state, proposed, context };
  switch (ref.kind) {
    case 'target':
      return slot(
        leastNumber(ref.amount, context),
        ref.other,
        ref.filter === 'any' ? ANY : ref.filter,
        ref.filter === 'any' ? players : [],
        place,
        aim,
      );
    case 'targetOrPlayer':
      return slot(leastNumber(ref.amount, context), ref.other, ref.filter, ref.players === 'opponent' ? opponents : players, place, aim);
    case 'targetPlayers':
      return slot(leastNumber(ref.amount, context), false, null, ref.opponents ? opponents : players, null, aim);
    case 'player':
      return slot(ref.quantifier.startsWith('up to') ? 0 : 1, ref.quantifier.startsWith('another'), null, players, null, aim);
    case 'opponent':
      return slot(ref.quantifier.startsWith('up to') ? 0 : 1, ref.quantifier.startsWith('another'), null, opponents, null, aim);
  }
}

/** 115.4. */
const ANY: Filter = {
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

function slot(
  least: number,
  another: boolean,
  filter: Filter | null,
  players: readonly string[],
  place: Place | null,
  { state, proposed, context }: Aim,
): TargetSlot {
  const open: string[] = [];
  const objects = filter === null ? [] : described(placed(filter, place), proposed, context, open);
  const { legal, open: untold } = targetable(state, proposed, [...players, ...objects]);
  return { least, another, legal, open: [...open, ...untold] };
}

function placed(filter: Filter, place: Place | null): Filter {
  if (place === null) return filter;
  if (filter.kind === 'either') return { ...filter, filters: filter.filters.map((one) => placed(one, place)) };
  return { ...filter, suffixes: [...filter.suffixes, { kind: 'inZone', zone: place.zone, of: place.of, word: 'in' }] };
}

/** The objects that a noun phrase surely describes; what can't be told of the others is noted. */
function described(filter: Filter, { view }: ProposedSpell, context: Context, open: string[]): readonly string[] {
  const zones = zonesOf(filter);
  const candidates = zones.every((zone) => zone === 'battlefield') ? view.permanents : [...view.permanents, ...view.state.cards.keys()];
  // Abilities on the stack are no objects that noun phrases are looked up among.
  if (
    view.state.stack.length > 0 &&
    contains(filter, (node) => node.kind === 'abilityKind' || ('which' in node && node.which === 'ability'))
  )
    open.push('which abilities on the stack are meant');
  return candidates.filter((id) => {
    const object = view.object(id);
    const truth = object !== undefined && context.evaluate.matches(filter, object, context);
    if (!isKnown(truth)) open.push(truth.why);
    return truth === true;
  });
}

/** How many targets an amount asks for at the least. */
function leastNumber(amount: Quantity, context: Context): number {
  switch (amount.kind) {
    case 'upTo':
    case 'anyNumber':
    case 'orFewer':
      return 0;
    case 'oneOf':
      return Math.min(...amount.values.map((one) => leastNumber(one, context)));
    case 'x':
      return context.x ?? 0;
    default: {
      const number = context.evaluate.amount(amount, context);
      return isKnown(number) ? Math.max(0, number) : 0;
    }
  }
}

/** 601.2c: whether there are enough legal targets; null where that can't be told. */
export function areEnough({ slots, modal }: SpellTargets): boolean | null {
  const verdicts = [slotsEnough(slots), ...modal.map(modesEnough)];
  if (verdicts.includes(false)) return false;
  return verdicts.includes(null) ? null : true;
}

function modesEnough({ least, modes }: ModalSlots): boolean | null {
  const verdicts = modes.map(slotsEnough);
  const sure = verdicts.filter((verdict) => verdict === true).length;
  if (sure >= least) return true;
  return sure + verdicts.filter((verdict) => verdict === null).length >= least ? null : false;
}

function slotsEnough(slots: readonly TargetSlot[]): boolean | null {
  let open = false;
  for (const [at, { least, another, legal, open: untold }] of slots.entries()) {
    const before = another ? slots[at - 1] : undefined;
    const taken =
      before === undefined ? 0 : before.legal.filter((id) => legal.includes(id)).length === before.legal.length ? before.least : 0;
    if (legal.length >= least + taken) continue;
    if (untold.length === 0 && (before === undefined || before.open.length === 0)) return false;
    open = true;
  }
  return open ? null : true;
}
