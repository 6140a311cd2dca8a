import { isForbidden } from '../../activation/forbidden.ts';
import { isInForce } from '../../activation/statics.ts';
import type { CounteredTo, Effect } from '../../ast/index.ts';
import { EVALUATE } from '../../characteristics/battlefield.ts';
import { contextOf } from '../../characteristics/evaluator.ts';
import { layered } from '../../characteristics/layers.ts';
import { staticEffects } from '../../characteristics/staticEffects.ts';
import { every, isKnown, some, type Truth, undetermined } from '../../characteristics/truth.ts';
import { contains } from '../../characteristics/walk.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { GameState, StackObject } from '../../state/game.ts';
import { topOrBottom } from '../choosing.ts';
import { happening } from '../happening.ts';
import { moved } from '../moving.ts';
import { about, type CarriedOut, cannot, contextWhile, isStop, type Resolving, type Stop } from '../resolving.ts';
import { saysUncounterable } from '../unpreventable.ts';
import { saysOfItself } from './ownText.ts';
import { stackObjects } from './stackObjects.ts';

/** 701.6: spells and abilities are countered: a spell's card goes to its owner's graveyard; what can't be countered stays. */
export function counterSpell(
  deed: Extract<Effect, { kind: 'counterSpell' }>,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const { state, text } = resolving;
  const context = contextWhile(resolving);
  const ids = stackObjects(deed.what, 'a spell to counter', resolving);
  if ('kind' in ids) return ids;
  const events: GameEventBody[] = [];
  for (const id of ids) {
    const object = state.stack.find((one) => one.id === id);
    if (object === undefined) continue;
    const safe = cantBeCountered(state, object);
    if (!isKnown(safe)) return cannot(text, safe.why);
    if (safe) continue;
    const gone = leaves(id, deed.to ?? null, resolving);
    if (gone !== null && isStop(gone)) return gone;
    events.push({ kind: 'Countered', object }, ...(gone === null ? [] : [gone]));
  }
  const [only] = ids;
  const they = ids.length === 1 ? (state.stack.find((one) => one.id === only)?.controller ?? null) : null;
  return happening({ ...about(ids, events, they === context.you ? null : they), thatMany: ids.length }, resolving, did);
}

/** 701.6a: where the card of a countered spell goes; null for an ability. */
function leaves(id: string, to: CounteredTo | null, resolving: Resolving): ReturnType<typeof moved> | Stop {
  const { state, source } = resolving;
  if (to === null) return moved(state, id, 'graveyard', 'other');
  if (to === 'exile') return moved(state, id, 'exile', 'exile', { by: source });
  if (to === 'hand') return moved(state, id, 'hand', 'other');
  const position = to === 'topOrBottom' ? topOrBottom(resolving) : to;
  return typeof position === 'string' ? moved(state, id, 'library', 'other', { position }) : position;
}

/** 101.2: by an effect on the board, by its own text, or by what was said of the mana spent on it (106.6). */
function cantBeCountered(state: GameState, object: StackObject): Truth {
  if (object.kind !== 'spell') return isForbidden(state, object.id, ...BY_EFFECTS);
  if (object.cast.consequences.some(({ consequence }) => consequence.kind === 'cantBeCountered')) return true;
  const own = layered(state).view.object(object.id)?.abilities ?? [];
  for (const { ability } of own)
    for (const effect of ability.kind === 'spell' ? ability.effects : []) {
      const said = saysUncounterable(effect);
      if (said === null) continue;
      const context = { ...contextOf(layered(state).view, EVALUATE, object.id), you: object.controller, x: object.cast.x };
      const holds = said.condition === null || EVALUATE.holds(said.condition, context);
      if (holds !== false) return holds;
    }
  const itself = saysOfItself(state, object, ...BY_EFFECTS);
  if (itself !== false) return itself;
  if (
    own.some(({ ability }) =>
      contains(ability, (node) => node.kind === 'unsupported' && 'text' in node && /be countered/.test(String(node.text))),
    )
  )
    return undetermined('whether it can be countered');
  return some([() => isForbidden(state, object.id, ...BY_EFFECTS), () => costsLessAndCant(state, object)], (part) => part());
}

/** "Spells you cast with mana value 5 or greater cost {1} less to cast and can't be countered." */
function costsLessAndCant(state: GameState, { id, controller }: StackObject): Truth {
  const spell = layered(state).view.object(id);
  return some(staticEffects(state, 'costModification'), ({ effect: { of, modification, condition, unless }, context }) => {
    if (modification.also !== "and can't be countered" || spell === undefined) return false;
    if (of.kind !== 'spells' || of.nth !== null || of.from !== null) return undetermined('which spells are meant');
    const { filter, caster, also } = of;
    return every(
      [
        () => caster === null || context.evaluate.isPlayer(caster, controller, context),
        () => context.evaluate.fits(filter, spell, context),
        () => every(also, (suffix) => context.evaluate.fits({ kind: 'objects', words: [], suffixes: [suffix] }, spell, context)),
        () => isInForce({ source: '', text: '', effect: { condition, unless }, context }),
      ],
      (part) => part(),
    );
  });
}

const BY_EFFECTS = ["can't be countered", "can't be countered by spells or abilities"] as const;
