import type { DamageRecipient, Effect } from '../ast/index.ts';
import { recipientsOf } from '../characteristics/recipients.ts';
import { isTarget } from '../characteristics/targetWords.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { proposedDamage } from '../damage/proposed.ts';
import type { GameEventBody } from '../events/event.ts';
import { playerOf } from '../state/game.ts';
import { objectsFor } from './objectsFor.ts';
import { about, cannot, type Proposal, type Question, type Resolving, type Stop } from './resolving.ts';
import { unpreventably } from './unpreventable.ts';

type Deal = Extract<Effect, { kind: 'dealDamage' }>;

/** The one of them; null where there is none, or more than one. */
export const only = (ids: readonly string[]): string | null => (ids.length === 1 ? (ids[0] ?? null) : null);

/** 120.1: one source, one or more recipients at once. */
export function dealDamage(deed: Deal, resolving: Resolving, context: Context): Proposal | Stop {
  if (deed.divided !== false) return dealDivided(deed, resolving, context);
  if (deed.amount.kind === 'anyNumber') {
    const value = chosenAmount(resolving);
    return typeof value === 'number' ? dealDamage({ ...deed, amount: { kind: 'number', value } }, resolving, context) : value;
  }
  const { state, text } = resolving;
  const sources = context.evaluate.objects(deed.source, context);
  if (!isKnown(sources)) return cannot(text, sources.why);
  const all: GameEventBody[] = [];
  const hit = new Set<string>();
  for (const source of sources)
    for (const part of [deed, ...deed.also]) {
      // "Target creature deals damage equal to its power": the power of what deals it.
      const own: Context = deed.source.kind === 'self' ? context : { ...context, it: [source], than: source };
      if (part.to === null) return cannot(text, 'to whom or what the damage is dealt');
      const spoken = [...hit].filter((id) => state.permanents.has(id));
      const before = only([...hit].filter((id) => playerOf(state, id) !== undefined));
      // "… to target player and 1 damage to each creature that player controls".
      const words: Context = { ...own, ...(spoken.length === 0 ? {} : { it: spoken }), ...(before === null ? {} : { they: before }) };
      const recipients = recipientsIn(part.to, source, resolving, words);
      if ('kind' in recipients) return recipients;
      const isPlayer = (id: string): boolean => playerOf(state, id) !== undefined;
      const toObjects = recipients.every(isPlayer) ? 0 : context.evaluate.amount(part.amount, own);
      for (const target of recipients) {
        // "… to each opponent equal to the number of cards in that player's hand"; as much to each permanent.
        const amount = isPlayer(target) ? context.evaluate.amount(part.amount, { ...own, they: target }) : toObjects;
        if (!isKnown(amount)) return cannot(text, amount.why);
        hit.add(target);
        all.push(...proposedDamage(state, { source, target, amount }));
      }
    }
  const objects = [...hit].filter((id) => state.permanents.has(id));
  const players = [...hit].filter((id) => !state.permanents.has(id));
  const met = objects.length > 0 || players.length === 0 ? objects : null;
  const dealt: Proposal = { kind: 'events', events: all, objects: met, player: only(players) };
  return deed.unpreventable === true ? unpreventably(dealt) : dealt;
}

/** 608.2d: "an amount of damage of your choice": a whole number, 0 for none at all. */
function chosenAmount({ ask, you }: Resolving): number | Stop {
  const question: Question = {
    what: `how much damage is dealt, a number that ${you} chooses`,
    by: you,
    options: [],
    least: 1,
    most: 1,
    anyWord: true,
  };
  const [answer = ''] = ask(question) ?? [];
  return /^\d{1,9}$/.test(answer) ? Number(answer) : { kind: 'unanswered', question };
}

/** 601.2d: as it was divided when it was announced; what a target would have got that is illegal by now is dealt to nobody (608.2b). */
function dealDivided({ source: ref, to, amount, divided }: Deal, resolving: Resolving, context: Context): Proposal | Stop {
  const { state, text, shares } = resolving;
  const sources = context.evaluate.objects(ref, context);
  if (!isKnown(sources)) return cannot(text, sources.why);
  if (to === null) return cannot(text, 'to whom or what the damage is dealt');
  const parts = shares?.get(to);
  if (parts === undefined && divided === 'evenly' && to.kind !== 'itself' && !isTarget(to)) {
    // "Divided evenly, rounded down, among all creatures target opponent controls".
    const total = context.evaluate.amount(amount, context);
    const among = recipientsOf(to, context);
    if (!isKnown(total)) return cannot(text, total.why);
    if (!isKnown(among)) return cannot(text, among.why);
    const each = among.length === 0 ? 0 : Math.floor(total / among.length);
    return about(
      among.filter((id) => state.permanents.has(id)),
      sources.flatMap((source) => among.flatMap((target) => proposedDamage(state, { source, target, amount: each }))),
    );
  }
  if (parts === undefined)
    return context.targets?.get(to)?.length === 0 ? about([], []) : cannot(text, 'damage that is divided among what is no target');
  const there = [...parts].filter(([id]) => state.permanents.has(id) || playerOf(state, id) !== undefined);
  const all = sources.flatMap((source) => there.flatMap(([target, amount]) => proposedDamage(state, { source, target, amount })));
  const hit = there.map(([id]) => id);
  const objects = hit.filter((id) => state.permanents.has(id));
  return {
    kind: 'events',
    events: all,
    objects: objects.length > 0 || there.length === objects.length ? objects : null,
    player: only(hit.filter((id) => !objects.includes(id))),
  };
}

function recipientsIn(to: DamageRecipient, source: string, resolving: Resolving, context: Context): readonly string[] | Stop {
  if (to.kind === 'itself') return [source];
  const { state, text } = resolving;
  // "2 damage to another creature you control": one that is chosen (608.2d).
  if (to.kind === 'some') return objectsFor(to, resolving, context, 'what is dealt the damage', (id) => state.permanents.has(id));
  if ((to.kind === 'several' || to.kind === 'mixed') && to.refs[0] !== undefined && context.targets?.has(to.refs[0]) === true) {
    // "Target player or planeswalker and each creature that player or that planeswalker's controller controls".
    const found: string[] = [];
    let spoken = context;
    for (const ref of to.refs) {
      const next = recipientsIn(ref, source, resolving, spoken);
      if ('kind' in next) return next;
      const it = next.filter((id) => state.permanents.has(id));
      const they = next.find((id) => !it.includes(id)) ?? context.view.object(it[0] ?? '')?.controller ?? spoken.they;
      spoken = { ...spoken, it, they };
      found.push(...next);
    }
    return [...new Set(found)];
  }
  const meant = recipientsOf(to, context);
  return isKnown(meant) ? meant : cannot(text, meant.why);
}
