import type { Ability, Effect, StaticEffect } from '../ast/index.ts';
import type { CompiledCard } from '../cards/definition.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { contains } from '../characteristics/walk.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import type { OfText } from './modifier.ts';

type Replaces = Extract<StaticEffect, { readonly kind: 'replaces' }>;

/**
 * 113.6, 614.12: the effects of a card that is not on the battlefield about where it goes itself: "If this creature would be put into a graveyard from
 * anywhere, …", "If this creature would enter and it wasn't cast, …".
 */
export function ofItself(state: GameState, event: GameEventBody): readonly OfText[] {
  if (event.kind !== 'ZoneChanged' || event.from === 'battlefield' || event.created !== undefined) return [];
  const card = state.cards.get(event.id)?.card;
  if (card === undefined || !mayReplace(card)) return [];
  const { view } = layered(state);
  const { id } = event;
  return (view.object(id)?.abilities ?? []).flatMap(({ ability, text }, place) =>
    replacementsIn(ability).map((effect, at): OfText => {
      const context = contextOf(view, EVALUATE, id, id);
      const together = ability.kind === 'static' ? ability.effects : [effect];
      return {
        kind: 'text',
        replacer: { source: id, text, effect, context, lasting: null, together },
        key: `${id}: itself ${place} ${at}`,
        source: id,
        text,
      };
    }),
  );
}

/** What an ability says that replaces something of its own object. Of an instant or sorcery it is no instruction, but true of the card. */
function replacementsIn(ability: Ability): readonly Replaces[] {
  if (ability.kind === 'static')
    return ability.effects.flatMap((effect) => (effect.kind === 'replaces' && isAbout(effect.event) ? [effect] : []));
  if (ability.kind !== 'spell') return [];
  return ability.effects.flatMap((effect): readonly Replaces[] =>
    effect.kind === 'replace' && isOfItself(effect)
      ? [
          {
            kind: 'replaces',
            event: effect.event,
            limit: null,
            effect: effect.effect,
            instead: 'unsaid',
            condition: null,
            conditionFirst: false,
          },
        ]
      : [],
  );
}

/** 113.6: whether an instant or sorcery says this of itself wherever it is, so that it is nothing that it does as it resolves. */
export const isOfItself = (effect: Effect): boolean =>
  effect.kind === 'replace' && !effect.next && effect.limit === null && isAbout(effect.event);

const isAbout = (event: object): boolean =>
  'what' in event && typeof event.what === 'object' && event.what !== null && 'kind' in event.what && event.what.kind === 'self';

const MAY_REPLACE = new WeakMap<CompiledCard, boolean>();

function mayReplace(card: CompiledCard): boolean {
  const known = MAY_REPLACE.get(card) ?? contains(card.faces, ({ kind }) => kind === 'replaces' || kind === 'replace');
  MAY_REPLACE.set(card, known);
  return known;
}
