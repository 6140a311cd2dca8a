import { isForbidden } from '../activation/forbidden.ts';
import { protects, protectsPlayer } from '../activation/protection.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown, some, type Truth } from '../characteristics/truth.ts';
import type { ObjectView } from '../characteristics/view.ts';
import { cannot, type Stop } from '../choices.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import type { Modifier } from './modifier.ts';

/** What the rules themselves replace or prevent of an event: by counters (122.1c-d, 122.1h), protection (702.16e), absorb (702.64a), umbra armor (702.89a), madness (702.35a). */
export function modifiersOfRules(state: GameState, event: GameEventBody): readonly Modifier[] | Stop {
  switch (event.kind) {
    case 'DamageDealt': {
      const protection = ofProtection(state, event.source, event.target);
      if (!Array.isArray(protection)) return protection;
      return [...protection, ...ofCounter(state, event.target, 'shield'), ...ofAbsorb(state, event.target)];
    }
    case 'ZoneChanged': {
      if (event.from === 'hand') return event.cause === 'discard' && event.to === 'graveyard' ? ofMadness(state, event.id) : [];
      if (event.from !== 'battlefield') return [];
      const isDestroyed = event.cause === 'destroy';
      return [
        // 122.1c: destroyed as the result of an effect.
        ...(isDestroyed && event.stateBased !== true ? ofCounter(state, event.id, 'shield') : []),
        ...(isDestroyed ? ofUmbraArmor(state, event.id) : []),
        ...(event.to === 'graveyard' ? ofCounter(state, event.id, 'finality') : []),
      ];
    }
    case 'PermanentUntapped':
      return ofCounter(state, event.permanent, 'stun');
    default:
      return [];
  }
}

function ofCounter(state: GameState, id: string, counter: 'shield' | 'stun' | 'finality'): readonly Modifier[] {
  const there = state.permanents.get(id)?.counters.get(counter) ?? 0;
  return there > 0 ? [{ kind: 'counter', counter, key: `${id} ${counter} counter`, source: id, text: `a ${counter} counter` }] : [];
}

function ofProtection(state: GameState, source: string, target: string): readonly Modifier[] | Stop {
  const { view } = layered(state);
  const [from, guarded] = [view.object(source), view.object(target)];
  if (guarded !== undefined && from === undefined) return [];
  // 702.16j: a player who has protection from everything.
  const safe =
    guarded === undefined || from === undefined
      ? some([() => isForbidden(state, target, 'has protection from everything'), () => isPlayerSafe(state, target, from)], (part) =>
          part(),
        )
      : protects(guarded, from, view);
  if (!isKnown(safe)) return cannot('protection', safe.why);
  return safe ? [{ kind: 'protection', key: `${target} protection`, source: target, text: 'protection' }] : [];
}

const isPlayerSafe = (state: GameState, player: string, from: ObjectView | undefined): Truth =>
  from !== undefined && protectsPlayer(state, player, { object: from, player: from.controller, isSpell: from.zone === 'stack' });

const keywordsOf = ({ abilities }: ObjectView, name: string) =>
  abilities.flatMap(({ ability }) => (ability.kind === 'keywords' ? ability.keywords.filter((one) => one.name === name) : []));

/** 702.64c: each instance by itself. */
function ofAbsorb(state: GameState, id: string): readonly Modifier[] {
  const object = layered(state).view.object(id);
  if (object === undefined) return [];
  return keywordsOf(object, 'absorb').flatMap(({ amount }, place): readonly Modifier[] =>
    amount?.kind === 'number'
      ? [{ kind: 'absorb', amount: amount.value, key: `${id} absorb ${place}`, source: id, text: `absorb ${amount.value}` }]
      : [],
  );
}

/** 702.35a: whether a card in hand would be discarded into exile. */
function ofMadness(state: GameState, id: string): readonly Modifier[] {
  const object = layered(state).view.object(id);
  const has = object !== undefined && keywordsOf(object, 'madness').length > 0;
  return has ? [{ kind: 'madness', key: `${id} madness`, source: id, text: 'madness' }] : [];
}

function ofUmbraArmor(state: GameState, id: string): readonly Modifier[] {
  const { view } = layered(state);
  return view.permanents.flatMap((aura): readonly Modifier[] => {
    const object = view.object(aura);
    if (object === undefined || state.permanents.get(aura)?.attachedTo !== id || !object.subtypes.has('Aura')) return [];
    return keywordsOf(object, 'umbra armor').map((_, place) => ({
      kind: 'umbraArmor',
      key: `${aura} umbra armor ${place}`,
      source: aura,
      text: 'umbra armor',
    }));
  });
}
