import type { Destination, Effect } from '../../ast/index.ts';
import { layered } from '../../characteristics/layers.ts';
import { isKnown } from '../../characteristics/truth.ts';
import { hasKeyword } from '../../characteristics/view.ts';
import { cannot, type Stop } from '../../choices.ts';
import { called } from '../../events/called.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { CardZone } from '../../state/game.ts';
import type { OfText } from '../modifier.ts';
import { type Applied, afterwards, type Change, change, contextOfChange } from './change.ts';
import { instead } from './instead.ts';

type ZoneChanged = Extract<GameEventBody, { readonly kind: 'ZoneChanged' }>;

/** 614.6, 701.19, 122.1c, 122.1h: what an effect makes of an object's going from zone to zone. */
export function changeMove(applied: Applied<ZoneChanged>): Change | Stop {
  const { event, modifier, state } = applied;
  switch (modifier.kind) {
    case 'counter':
      if (modifier.counter === 'finality')
        return change([{ ...event, to: 'exile' }], `${called(state, event.id)} has a finality counter and is exiled instead.`, ['122.1h']);
      return change(
        [{ kind: 'CounterRemoved', object: event.id, counter: modifier.counter, amount: 1 }],
        `A ${modifier.counter} counter is removed from ${called(state, event.id)} instead.`,
        ['122.1c', '614.6'],
      );
    case 'umbraArmor':
      return change(
        [...healed(applied, false), ...destroyed(applied, modifier.source)],
        `${called(state, modifier.source)} is destroyed instead.`,
        ['702.89', '614.6'],
      );
    case 'madness': {
      const aside = { as: 'mad', since: state.turn } as const;
      return change([{ ...event, to: 'exile', aside }], `${called(state, event.id)} is discarded into exile by madness.`, [
        '702.35',
        '614.6',
      ]);
    }
    case 'absorb':
    case 'protection':
    case 'floor':
      return change([event], '', []);
    case 'text': {
      const { effect } = modifier.replacer;
      const { effect: does, afterwards: then = [] } = effect;
      const by = `“${modifier.text}” of ${called(state, modifier.source)}`;
      if (does.kind === 'regenerate')
        return change(healed(applied, true), `${called(state, event.id)} regenerates instead.`, ['701.19', '614.8']);
      if (does.kind === 'entersUnder') return underControl(does, applied, modifier, by);
      const moved = movedInstead(does, event);
      if (moved === null) return instead(does, then, applied, modifier, contextOfChange(modifier, event, state));
      const text = `${by} has ${called(state, event.id)} go to the ${moved.to} instead.`;
      return change([moved], text, ['614.1a', '614.6'], { afterwards: afterwards(applied, then, null) });
    }
  }
}

/** "Exile it instead", "return it to its owner's hand instead", "put it on the bottom of its owner's library instead": the same object to another zone. */
function movedInstead(does: Effect, event: ZoneChanged): ZoneChanged | null {
  const { entering: _, ...plain } = event;
  const to = (zone: CardZone, position?: 'top' | 'bottom'): ZoneChanged => ({
    ...(event.to === 'battlefield' ? plain : event),
    // 111.7: a token that does not come to the battlefield ceases to exist.
    ...(event.created === undefined ? {} : { as: null }),
    to: zone,
    ...(position === undefined ? {} : { position }),
  });
  switch (does.kind) {
    case 'exile':
      return does.until === null && does.details.length === 0 && does.from === null && isIt(does.what) ? to('exile') : null;
    case 'move': {
      const [part, another] = does.parts;
      if (part === undefined || another !== undefined || part.details.length > 0 || part.from !== null || !isIt(part.what)) return null;
      const place = placeOf(part.to);
      return place === null ? null : to(place.zone, place.position);
    }
    default:
      return null;
  }
}

/** 616.1b: "it enters under your control instead". */
function underControl(
  { player }: Extract<Effect, { kind: 'entersUnder' }>,
  { event, state }: Applied<ZoneChanged>,
  modifier: OfText,
  by: string,
): Change | Stop {
  const context = contextOfChange(modifier, event, state);
  const players = context.evaluate.players(player, context);
  if (!isKnown(players)) return cannot(modifier.text, players.why);
  const [controller, another] = players;
  if (controller === undefined || another !== undefined) return cannot(modifier.text, 'under whose control it enters');
  const entering = { ...event.entering, controller };
  return change([{ ...event, entering }], `${by} has it enter under ${controller}'s control.`, ['614.1a', '616.1b']);
}

const isIt = ({ kind }: { readonly kind: string }): boolean => kind === 'it' || kind === 'that' || kind === 'self';

function placeOf({ place, position }: Destination): { readonly zone: CardZone; readonly position?: 'top' | 'bottom' } | null {
  if (place === null) return null;
  switch (place.zone) {
    case 'hand':
    case 'graveyard':
    case 'exile':
      return position === null ? { zone: place.zone } : null;
    case 'library':
      return position === 'top' || position === 'bottom' ? { zone: 'library', position } : null;
    default:
      return null;
  }
}

/** 701.19a: no damage is marked on it any more; `fully`: it is tapped, and leaves combat. */
function healed({ event, state }: Applied<ZoneChanged>, fully: boolean): readonly GameEventBody[] {
  const permanent = state.permanents.get(event.id);
  if (permanent === undefined) return [];
  const inCombat = permanent.attacking !== null || permanent.blocking !== null;
  return [
    { kind: 'Regenerated', permanent: event.id },
    ...(fully && !permanent.tapped ? [{ kind: 'PermanentTapped', permanent: event.id, forMana: false, by: null } as const] : []),
    ...(fully && inCombat ? [{ kind: 'RemovedFromCombat', permanents: [event.id] } as const] : []),
  ];
}

function destroyed({ state }: Applied, aura: string): readonly GameEventBody[] {
  const permanent = state.permanents.get(aura);
  const object = layered(state).view.object(aura);
  if (permanent === undefined || object === undefined || hasKeyword(object, 'indestructible')) return [];
  return [{ kind: 'ZoneChanged', id: aura, as: permanent.token ? null : aura, from: 'battlefield', to: 'graveyard', cause: 'destroy' }];
}
