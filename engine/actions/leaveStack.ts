import { layered } from '../characteristics/layers.ts';
import { moved } from '../effects/moving.ts';
import { ok, type Result } from '../result.ts';
import type { GameState, SpellOnStack } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { REBOUND, SHUFFLED } from './castText.ts';
import { happen, type Progress, wouldHappen } from './progress.ts';
import { saidAfter } from './saidAfter.ts';

/**
 * 608.2n: the card of a spell leaves the stack, where no instruction has moved it before: to its owner's graveyard, or where it goes by how it was cast
 * or by what it is. `resolved`: it did what it says.
 */
export function leaveStack(progress: Progress, object: SpellOnStack, resolved: boolean, answers: Answers): Result<Progress, Illegal> {
  const { state } = progress;
  if (state.cards.get(object.id)?.zone !== 'stack') return ok(progress);
  const way = wayOf(state, object, resolved);
  if (way === 'omen') return saidAfter(progress, object, [SHUFFLED], answers);
  const event = moved(state, object.id, way === 'graveyard' ? 'graveyard' : way === 'buyback' ? 'hand' : 'exile', 'other');
  const left = event === null ? ok(progress) : wouldHappen(progress, [event]);
  if (!left.ok || left.value.state.cards.get(object.id)?.zone !== 'exile') return left;
  if (way === 'rebound') return saidAfter(left.value, object, [REBOUND], answers);
  return way === 'adventure' ? ok(castableLater(left.value, object)) : left;
}

type WayOff = 'graveyard' | 'buyback' | 'rebound' | 'adventure' | 'omen';

/** 702.27a, 702.88a, 715.3d: where the card of a spell goes; a copy has none (707.10a). */
function wayOf(state: GameState, { id, face, copy, cast }: SpellOnStack, resolved: boolean): WayOff {
  if (!resolved || copy) return 'graveyard';
  const card = state.cards.get(id)?.card;
  const object = layered(state).view.object(id);
  if (card?.definition.layout === 'adventure' && face > 0) return object?.subtypes.has('Omen') === true ? 'omen' : 'adventure';
  if (cast.paid.includes('buyback')) return 'buyback';
  const rebounds = object?.abilities.some(
    ({ ability }) => ability.kind === 'keywords' && ability.keywords.some(({ name }) => name === 'rebound'),
  );
  return rebounds === true && cast.from === 'hand' ? 'rebound' : 'graveyard';
}

/** 715.3d: as long as it stays in exile, who controlled the Adventure may cast the card, but not as an Adventure. */
function castableLater(progress: Progress, { id, controller, text }: SpellOnStack): Progress {
  const other = (type: 'instant' | 'sorcery') => ({ kind: 'cardType', type, not: true }) as const;
  return happen(progress, {
    kind: 'LastingEffectBegan',
    effect: {
      source: id,
      named: id,
      controller,
      text,
      effect: {
        kind: 'permission',
        who: { kind: 'they' },
        what: 'cast …',
        object: {
          kind: 'that',
          filter: { kind: 'objects', words: [other('instant'), other('sorcery')], suffixes: [] },
          plural: false,
          article: 'that',
        },
        by: null,
        often: null,
        condition: null,
        conditionFirst: false,
        unless: false,
      },
      objects: [id],
      meant: { it: [id], they: controller, x: null, thatMany: null },
      duration: { kind: 'permanent' },
      copied: null,
      settled: [],
      use: null,
    },
  });
}
