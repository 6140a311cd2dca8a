import { isForbidden } from '../../activation/forbidden.ts';
import type { Effect, ObjectRef } from '../../ast/index.ts';
import { copiedBy } from '../../characteristics/copies.ts';
import { isKnown, some, type Truth } from '../../characteristics/truth.ts';
import { apply } from '../../events/apply.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { GameState, SpellOnStack, StackObject } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { about, type CarriedOut, cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';
import { cardCopied, cardMeant } from './copyingCards.ts';
import { freeId } from './ids.ts';
import { saysOfItself } from './ownText.ts';
import { amountFor, playersFor } from './players.ts';
import { newTargetsFor } from './retargeting.ts';
import { type Copiable, copiable, stackObjects } from './stackObjects.ts';

type CopySpell = Extract<Effect, { kind: 'copySpell' }>;

/** Whether new targets may be chosen for copies: `each`: said of several at once, so that declining is for all that are left. */
export type ForCopies = 'each' | 'one' | null;

/**
 * 707.10: spells and abilities on the stack are copied: what they are, and all that was decided for them; a copy is not cast, and no mana was spent on
 * it. 707.10c: it is put on the stack with the targets that are then chosen for it.
 */
export function copySpell(deed: CopySpell, resolving: Resolving, did: boolean | null, retarget: ForCopies = null): CarriedOut | Stop {
  const { text } = resolving;
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const originals = stackObjects(deed.what, 'a spell to copy', resolving);
  if ('kind' in originals) return originals;
  const times = deed.times === null ? 1 : amountFor(deed.times, resolving, context);
  if (typeof times !== 'number') return times;
  const ids: string[] = [];
  const events: GameEventBody[] = [];
  let now = resolving.state;
  let declined = false;
  for (const player of players)
    for (const original of originals) {
      const card = cardMeant(resolving.state, original);
      if (card !== null) {
        if (deed.except.length > 0) return cannot(text, 'what the copy has otherwise');
        for (const made of cardCopied(card, times, player, now, ids)) {
          ids.push(made.id);
          events.push(made.event);
          now = apply(now, made.event);
        }
        continue;
      }
      const what = copiable(resolving.state, original);
      if (what === null || (what.kind === 'spell' && isOnlyAbility(deed.what))) return cannot(text, 'what is copied');
      const safe = cantBeCopied(resolving.state, what);
      if (!isKnown(safe)) return cannot(text, safe.why);
      if (safe) continue;
      const otherwise = deed.except.length === 0 ? null : copiedBy(resolving.state, original, resolving.source, deed.except);
      if (deed.except.length > 0 && otherwise === null) return cannot(text, 'what the copy has otherwise');
      const through = otherwise === null ? {} : { through: otherwise.through };
      for (let count = 0; count < times; count += 1) {
        const copy = { ...copyOf(what, player, now), ...through };
        const event = putOnStack(what, copy);
        const there = apply(now, event);
        const asking = { keeps: true, declines: true };
        const targets: ReturnType<typeof newTargetsFor> =
          retarget === null || declined ? null : newTargetsFor(there, copy, asking, resolving);
        if (targets !== null && 'kind' in targets) return targets;
        declined ||= retarget === 'each' && targets === null;
        const final = targets === null ? event : putOnStack(what, { ...copy, targets });
        now = apply(now, final);
        ids.push(copy.id);
        events.push(final);
      }
    }
  return happening({ ...about(ids, events), thatMany: ids.length }, resolving, did);
}

/** 101.2: by its own text, or by an effect on the board. */
const cantBeCopied = (state: GameState, { object }: Copiable): Truth =>
  some([() => saysOfItself(state, object, "can't be copied"), () => isForbidden(state, object.id, "can't be copied")], (part) => part());

/** "That ability": the words that it triggered on may mean the object that it is an ability of. */
const isOnlyAbility = (ref: ObjectRef): boolean =>
  ref.kind === 'that' && ref.filter.kind === 'objects' && ref.filter.words.some((word) => word.kind === 'noun' && word.which === 'ability');

function copyOf({ kind, object }: Copiable, controller: string, state: GameState): StackObject {
  const id = freeId(kind === 'spell' ? `${object.text} copy` : 'stack', state, []);
  if (kind === 'ability') return { ...object, id, controller };
  const cast: SpellOnStack['cast'] = { ...object.cast, from: null, manaSpent: [], consequences: [] };
  return { ...object, id, source: id, controller, cast, copy: true };
}

function putOnStack(what: Copiable, copy: StackObject): GameEventBody {
  return what.kind === 'spell' && copy.kind === 'spell'
    ? { kind: 'SpellCopied', object: copy, card: what.card, of: what.object.id }
    : { kind: 'AbilityPutOnStack', object: copy };
}
