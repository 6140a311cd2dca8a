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
      const { what: own, whom } = event;
      if (whom === null) return what.kind === 'Blocks' ? { meant: { it: [what.blocker] }, parts: [() => is(own, what.blocker)] } : null;
      if (isCounted(whom)) return what.kind === 'Blocks' ? againstSeveral(own, what.blocker, whom, what.attackers, context) : null;
      return what.kind === 'BlocksOne' ? againstOne(own, what.blocker, whom, what.attacker, context) : null;
    }
    case 'becomesBlocked': {
      const { what: own, by } = event;
      if (by === null) {
        if (what.kind !== 'BecomesBlocked') return null;
        return { meant: { it: [what.attacker], thatMany: what.blockers.length }, parts: [() => is(own, what.attacker)] };
      }
      if (isCounted(by)) return what.kind === 'BecomesBlocked' ? againstSeveral(own, what.attacker, by, what.blockers, context) : null;
      return what.kind === 'BlocksOne' ? againstOne(own, what.attacker, by, what.blocker, context) : null;
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

/** 509.3e: "two or more creatures", "exactly two creatures": of so many together, not of each creature by itself. */
const isCounted = (ref: ObjectRef): boolean => ref.kind === 'some' && !(ref.amount.kind === 'number' && ref.amount.value === 1);

/** 509.3e: a creature blocks, or is blocked by, so many: "those creatures" are the others. */
function againstSeveral(own: ObjectRef, id: string, ref: ObjectRef, others: readonly string[], context: Context): DeedMatch {
  const is = (one: ObjectRef, other: string): Truth => context.evaluate.isRecipient(one, other, context);
  const counted = others.filter((other) => is(ref, other) !== false);
  const number = (): Truth => isNumber(ref, counted.length, 'how many creatures that is');
  return {
    meant: { ...meantAgainst(own, id, counted), thatMany: counted.length },
    parts: [() => is(own, id), number, () => every(counted, (other) => is(ref, other))],
  };
}

/** 509.3b, 509.3d: a creature blocks, or is blocked by, another: "that creature" is the other one. */
const againstOne = (own: ObjectRef, id: string, ref: ObjectRef, other: string, context: Context): DeedMatch => ({
  meant: meantAgainst(own, id, [other]),
  parts: [() => context.evaluate.isRecipient(own, id, context), () => context.evaluate.isRecipient(ref, other, context)],
});

/** Of "this creature blocks a creature" what is called "that creature" are the others, and "it" the first. */
const meantAgainst = (own: ObjectRef, it: string, others: readonly string[]): DeedMatch['meant'] =>
  isItself(own) ? { it: [it], other: { ids: others, beside: [it] } } : { it: null };
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

/** Whether there are so many as the words want. `untold`: what can't be told where the words don't say. */
function isNumber(ref: ObjectRef | null, count: number, untold = 'how many creatures have to attack'): Truth {
  if (ref === null) return true;
  if (ref.kind !== 'some') return count > 0;
  const { amount } = ref;
  if (amount.kind === 'exactly' && amount.amount.kind === 'number') return count === amount.amount.value;
  const least = leastOf(ref);
  return least === null ? undetermined(untold) : count >= least;
}
