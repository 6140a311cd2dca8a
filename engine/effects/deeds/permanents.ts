import { canBeAttached } from '../../activation/attachable.ts';
import type { Effect } from '../../ast/index.ts';
import { isKnown } from '../../characteristics/truth.ts';
import { proposedDamage } from '../../damage/proposed.ts';
import type { GameEventBody } from '../../events/event.ts';
import { choose } from '../choosing.ts';
import { happening } from '../happening.ts';
import { objectsFor } from '../objectsFor.ts';
import { about, type CarriedOut, cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** 701.26: each is tapped or untapped, as is chosen. */
export function tapOrUntap(deed: Of<'tapOrUntap'>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const ids = objectsFor(deed.what, resolving, contextWhile(resolving), 'a permanent to tap or untap');
  if ('kind' in ids) return ids;
  const events: GameEventBody[] = [];
  for (const permanent of ids) {
    const chosen = choose(`whether ${permanent} becomes tapped or untapped`, ['tap', 'untap'], { least: 1, most: 1 }, resolving);
    if ('kind' in chosen) return chosen;
    const tapped = resolving.state.permanents.get(permanent)?.tapped;
    if (chosen[0] === 'tap' && tapped === false) events.push({ kind: 'PermanentTapped', permanent, forMana: false, by: resolving.you });
    if (chosen[0] === 'untap' && tapped === true) events.push({ kind: 'PermanentUntapped', permanent });
  }
  return happening(about(ids, events), resolving, did);
}

/** 701.27-28: double-faced permanents turn over; others don't, nor those that copy something (their faces are that card's). */
export function transform(deed: Of<'transform'>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, text } = resolving;
  const ids = objectsFor(deed.what, resolving, contextWhile(resolving), 'a permanent to transform');
  if ('kind' in ids) return ids;
  const events: GameEventBody[] = [];
  for (const permanent of ids) {
    const object = state.permanents.get(permanent);
    if (object === undefined || object.card.faces.length < 2) continue;
    if (object.copy !== null || object.faceDown) return cannot(text, `how ${permanent}, which is a copy or face down, transforms`);
    if (object.card.definition.layout !== 'transform') continue;
    // 701.27d: a face that can't be a permanent is never up.
    const face = object.face === 0 ? 1 : 0;
    if (/\b(Instant|Sorcery)\b/.test(object.card.faces[face]?.definition.typeLine ?? '')) continue;
    events.push({ kind: 'Transformed', permanent, face });
  }
  return happening(about(ids, events), resolving, did);
}

/** 701.3: Auras, Equipment and Fortifications move to what they are attached to, where they may be and aren't yet. */
export function attach(deed: Of<'attach'>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, text } = resolving;
  const context = contextWhile(resolving);
  const ids = objectsFor(deed.what, resolving, context, 'what is attached');
  if ('kind' in ids) return ids;
  const hosts = objectsFor(deed.to, resolving, context, 'what it is attached to');
  if ('kind' in hosts) return hosts;
  const [to, another] = hosts;
  if (another !== undefined) return cannot(text, 'what it is attached to');
  const events: GameEventBody[] = [];
  for (const permanent of to === undefined ? [] : ids) {
    if (to === undefined || state.permanents.get(permanent)?.attachedTo === to) continue;
    const can = canBeAttached(state, permanent, to);
    if (!isKnown(can)) return cannot(text, can.why);
    if (can) events.push({ kind: 'Attached', permanent, to });
  }
  return happening(about(ids, events), resolving, did);
}

/** 701.3d. */
export function unattach(deed: Of<'unattach'>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const ids = objectsFor(deed.what, resolving, contextWhile(resolving), 'what becomes unattached');
  if ('kind' in ids) return ids;
  const attached = ids.filter((id) => (resolving.state.permanents.get(id)?.attachedTo ?? null) !== null);
  return happening(
    about(
      ids,
      attached.map((permanent) => ({ kind: 'Unattached', permanent })),
    ),
    resolving,
    did,
  );
}

/** 701.14: two creatures deal damage equal to their power to each other, neither where one is gone or no creature (701.14b); one with itself twice (701.14c). */
export function fight({ left, right }: Of<'fight'>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, text } = resolving;
  const context = contextWhile(resolving);
  const first = objectsFor(left, resolving, context, 'a creature to fight');
  if ('kind' in first) return first;
  const second = right === null ? [] : objectsFor(right, resolving, context, 'a creature to fight');
  if ('kind' in second) return second;
  const both = right === null ? first : [first, second].flatMap(([one]) => one ?? []);
  const named = right === null ? 2 : first.length > 1 || second.length > 1 ? 0 : 2;
  if (named === 0 || both.length > 2) return cannot(text, 'which creatures fight');
  const creatures = both
    .flatMap((id) => context.view.object(id) ?? [])
    .filter(({ zone, types }) => zone === 'battlefield' && types.has('creature'));
  const [one, other] = creatures;
  if (one === undefined || other === undefined) return happening(about(both, []), resolving, did);
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  const events = pairs.flatMap(([source, target]) =>
    proposedDamage(state, { source: source.id, target: target.id, amount: source.power ?? 0 }),
  );
  const fought = pairs.map(
    ([{ id, controller }, against]): GameEventBody => ({
      kind: 'ActionTaken',
      keyword: 'fight',
      player: controller,
      object: id,
      on: [against.id],
    }),
  );
  return happening(about(both, [...events, ...fought]), resolving, did);
}
