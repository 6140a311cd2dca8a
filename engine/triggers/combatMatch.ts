import type { ObjectRef, Recipient, TriggerEvent } from '../ast/index.ts';
import { every, isKnown, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { CombatPart } from './combatPart.ts';
import type { DeedMatch } from './deedMatch.ts';
import type { Seen } from './occurrence.ts';

type CombatEvent = Extract<
  TriggerEvent,
  { readonly kind: 'attacks' | 'attacksWith' | 'isAttacked' | 'blocks' | 'becomesBlocked' | 'unblocked' }
>;

/** 508.3, 509.3: whether a declaration meets a trigger condition, part by part. */
export function matchCombat(event: CombatEvent, { what }: Pick<Seen, 'what'>, context: Context): DeedMatch | null {
  const is = (ref: Recipient | null, id: string): Truth => ref === null || context.evaluate.isRecipient(ref, id, context);
  switch (event.kind) {
    case 'attacks': {
      if (what.kind !== 'Attacks') return null;
      const meant = { it: [what.attacker], they: what.defending };
      if (event.what.kind === 'several' && event.what.join === 'and') return { meant, parts: together(event.what, what, context) };
      return {
        meant,
        parts: [
          () => !event.alone || what.all.length === 1,
          () => is(event.what, what.attacker),
          () => is(anyOf(event.whom), what.whom),
          () => enough(event.what, what.all, context),
        ],
      };
    }
    case 'attacksWith':
      return attacksWith(event, what, context);
    case 'isAttacked':
      if (what.kind !== 'IsAttacked') return null;
      return { meant: { it: what.attackers, they: what.player }, parts: [() => is(event.who, what.whom)] };
    case 'blocks': {
      const number = numberOf(event.whom);
      if (event.whom !== null && number !== null) {
        const { whom } = event;
        if (what.kind !== 'Blocks') return null;
        const counted = what.attackers.filter((id) => is(whom, id) !== false);
        return {
          meant: { ...meantOfSeveral(event.what, what.blocker, counted), thatMany: counted.length },
          parts: [() => is(event.what, what.blocker), () => number(counted.length), () => every(counted, (id) => is(whom, id))],
        };
      }
      if (event.whom === null)
        return what.kind === 'Blocks' ? { meant: { it: [what.blocker] }, parts: [() => is(event.what, what.blocker)] } : null;
      if (what.kind !== 'BlocksOne') return null;
      return {
        meant: meantOfTwo(event.what, what.blocker, what.attacker),
        parts: [() => is(event.what, what.blocker), () => is(event.whom, what.attacker)],
      };
    }
    case 'becomesBlocked': {
      const number = numberOf(event.by);
      if (event.by !== null && number !== null) {
        const { by } = event;
        if (what.kind !== 'BecomesBlocked') return null;
        const counted = what.blockers.filter((id) => is(by, id) !== false);
        return {
          meant: { ...meantOfSeveral(event.what, what.attacker, counted), thatMany: counted.length },
          parts: [() => is(event.what, what.attacker), () => number(counted.length), () => every(counted, (id) => is(by, id))],
        };
      }
      if (event.by === null) {
        if (what.kind !== 'BecomesBlocked') return null;
        return { meant: { it: [what.attacker], thatMany: what.blockers.length }, parts: [() => is(event.what, what.attacker)] };
      }
      if (what.kind !== 'BlocksOne') return null;
      return {
        meant: meantOfTwo(event.what, what.attacker, what.blocker),
        parts: [() => is(event.what, what.attacker), () => is(event.by, what.blocker)],
      };
    }
    case 'unblocked':
      if (what.kind !== 'Unblocked') return null;
      return { meant: { it: [what.attacker], they: what.defending }, parts: [() => is(event.what, what.attacker)] };
  }
}

/** "Attacks the player with the most life", "attacks one of your opponents": whoever is that. */
function anyOf(whom: Recipient | null): Recipient | null {
  if (whom?.kind === 'opponent' && whom.quantifier === 'one of') return { ...whom, quantifier: 'an' };
  if (whom?.kind !== 'who' || whom.player.kind !== 'player' || whom.player.quantifier !== 'the') return whom;
  return { ...whom, player: { ...whom.player, quantifier: 'a' } };
}

/** "This creature and at least one other creature attack": the first of them, as it attacks, with the others beside it. */
function together(
  { refs: [first, ...others] }: Extract<ObjectRef, { readonly kind: 'several' }>,
  { attacker, all }: Extract<CombatPart, { readonly kind: 'Attacks' }>,
  context: Context,
): DeedMatch['parts'] {
  const rest = all.filter((id) => id !== attacker);
  return [
    () => first !== undefined && context.evaluate.isRecipient(first, attacker, context),
    ...others.map((ref) => (): Truth => {
      const least = leastOf(ref);
      if (least === null) return undetermined('how many creatures have to attack');
      return enoughOf(ref, rest, Math.max(1, least), context);
    }),
  ];
}

/** 509.3e: "two or more creatures", "exactly two creatures": whether there are so many; null: each creature by itself. */
function numberOf(ref: ObjectRef | null): ((count: number) => Truth) | null {
  if (ref === null || ref.kind !== 'some') return null;
  const { amount } = ref;
  if (amount.kind === 'exactly' && amount.amount.kind === 'number') {
    const { value } = amount.amount;
    return (count) => count === value;
  }
  if (amount.kind === 'number' && amount.value === 1) return null;
  const least = leastOf(ref);
  return (count) => (least === null ? undetermined('how many creatures that is') : count >= least);
}

/** "Those creatures" of "this creature becomes blocked by two or more creatures". */
const meantOfSeveral = (what: ObjectRef, it: string, others: readonly string[]): DeedMatch['meant'] =>
  isItself(what) ? { it: [it], other: { ids: others, beside: [it] } } : { it: null };

/** Of "this creature blocks a creature" what is called "that creature" is the other one, and "it" the first. */
const meantOfTwo = (what: ObjectRef, it: string, other: string): DeedMatch['meant'] =>
  isItself(what) ? { it: [it], other: { ids: [other], beside: [it] } } : { it: null };
const isItself = ({ kind }: ObjectRef): boolean => kind === 'self' || kind === 'attached';

/** "Two or more creatures you control attack". */
function enough(ref: ObjectRef, all: readonly string[], context: Context): Truth {
  const least = leastOf(ref);
  if (least === null) return undetermined('how many creatures have to attack');
  return least <= 1 ? true : enoughOf(ref, all, least, context);
}

function enoughOf(ref: ObjectRef, all: readonly string[], least: number, context: Context): Truth {
  const those = all.map((id) => context.evaluate.isRecipient(ref, id, context));
  const open = those.find((one) => !isKnown(one));
  return open !== undefined && !isKnown(open) ? open : those.filter((one) => one === true).length >= least;
}

function leastOf(ref: ObjectRef): number | null {
  if (ref.kind !== 'some') return 1;
  const { amount } = ref;
  if (amount.kind === 'number') return amount.value;
  if ((amount.kind === 'orMore' || amount.kind === 'atLeast') && amount.least.kind === 'number') return amount.least.value;
  return null;
}

/** 508.3c-e: "you attack", "you attack with two or more creatures", "you attack with a creature" (each of them), "a player attacks you". */
function attacksWith(
  event: Extract<CombatEvent, { readonly kind: 'attacksWith' }>,
  what: Seen['what'],
  context: Context,
): DeedMatch | null {
  const { with: ref } = event;
  const whom = anyOf(event.whom);
  const isWhom = (id: string): Truth => whom === null || context.evaluate.isRecipient(whom, id, context);
  const isWho = (player: string) => (): Truth => context.evaluate.isPlayer(event.who, player, context);
  if (ref !== null && ref.kind === 'some' && ref.amount.kind === 'number' && ref.amount.value === 1) {
    if (what.kind !== 'Attacks') return null;
    const parts = [isWho(what.player), () => context.evaluate.isRecipient(ref, what.attacker, context), () => isWhom(what.whom)];
    return { meant: { it: [what.attacker], they: what.defending }, parts };
  }
  if (what.kind !== 'AttackersDeclared') return null;
  const counted = what.attackers.filter(
    ({ attacker, whom }) =>
      every([() => isWhom(whom), () => ref === null || context.evaluate.isRecipient(ref, attacker, context)], (part) => part()) !== false,
  );
  const sure = (): Truth =>
    every(counted, ({ attacker, whom }) =>
      every([() => isWhom(whom), () => ref === null || context.evaluate.isRecipient(ref, attacker, context)], (part) => part()),
    );
  const defending = new Set(counted.map((one) => one.defending));
  const [only = null] = defending.size === 1 ? [...defending] : [];
  return {
    meant: { it: counted.map(({ attacker }) => attacker), they: only, thatMany: counted.length },
    parts: [isWho(what.player), () => counted.length > 0, sure, () => isNumber(ref, counted.length)],
  };
}

/** How many attack with, as the words want it. */
function isNumber(ref: ObjectRef | null, count: number): Truth {
  if (ref === null) return true;
  if (ref.kind !== 'some') return count > 0;
  const { amount } = ref;
  if (amount.kind === 'exactly' && amount.amount.kind === 'number') return count === amount.amount.value;
  const least = leastOf(ref);
  return least === null ? undetermined('how many creatures have to attack') : count >= least;
}
