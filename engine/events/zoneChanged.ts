import { CARD_ZONES } from '../state/entries.ts';
import type { CardObject, CardZone, GameState, LastingEffect, PermanentObject, PlayerState } from '../state/game.ts';
import { withPlayer } from './change.ts';
import { without } from './combat.ts';
import type { GameEventBody } from './event.ts';
import { remembering } from './past.ts';
import { withoutReturn } from './returning.ts';
import { nextTimestamp } from './timestamps.ts';

type ZoneChanged = Extract<GameEventBody, { readonly kind: 'ZoneChanged' }>;
type PlayerZone = (typeof CARD_ZONES)[number];

/**
 * 400.7: an object moves and becomes a new one, that remembers nothing of what it was. A card keeps its id all its life, so that it can be
 * asked for wherever it is; a token that leaves the battlefield is gone (111.7).
 */
export function changeZone(state: GameState, event: ZoneChanged): GameState {
  if (event.created !== undefined) {
    const { as } = event;
    if (as === null || event.to === 'nowhere') return state;
    const created = { ...event.created, commander: false };
    // 114.2: an emblem is created in the command zone.
    return event.to === 'battlefield' ? enter(state, as, created, event) : place(state, { id: as, ...created, zone: event.to }, event);
  }
  const becomesPermanent = event.from === 'stack' && event.to === 'battlefield';
  const left = remembering(state, event.id, event.to === 'stack');
  const gone = leave(becomesPermanent ? stillAffected(state, left, event.id) : left, event.id);
  if (gone === null || event.as === null || event.to === 'nowhere') return gone?.state ?? state;
  const { card, owner, commander } = gone.object;
  return event.to === 'battlefield'
    ? enter(gone.state, event.as, gone.object, event)
    : place(gone.state, { id: event.as, card, owner, commander, zone: event.to }, event);
}

/** 400.7a, 609.7a: effects on a permanent spell, and on damage from it, go on to apply to the permanent that it becomes. */
function stillAffected(before: GameState, after: GameState, id: string): GameState {
  const isOn = ({ objects, settled }: LastingEffect): boolean => objects?.includes(id) === true || settled.some((ids) => ids.includes(id));
  if (!before.effects.some(isOn)) return after;
  const effects = after.effects.map((one, place) => {
    const was = before.effects[place];
    return was !== undefined && isOn(was) ? { ...one, objects: was.objects, settled: was.settled } : one;
  });
  return { ...after, effects };
}

interface Gone {
  readonly state: GameState;
  readonly object: Pick<CardObject, 'card' | 'owner' | 'commander'>;
}

/** The state without the object; null where there is none. */
function leave(state: GameState, id: string): Gone | null {
  const permanent = state.permanents.get(id);
  if (permanent !== undefined) return { state: withoutPermanent(state, id), object: permanent };
  const card = state.cards.get(id);
  if (card === undefined) return null;
  const cards = new Map(state.cards);
  cards.delete(id);
  const left = isPlayerZone(card.zone) ? withPlayer(state, card.owner, removed(card.zone, id)) : state;
  const forgotten = card.zone === 'exile' ? withoutReturn(unlinked(left, id), id) : left;
  // 608.2n: what leaves the stack is no spell any more.
  const stack = card.zone === 'stack' ? forgotten.stack.filter((one) => one.id !== id) : forgotten.stack;
  return { state: { ...forgotten, cards, stack }, object: card };
}

/** What was attached to it is so no longer (704.5m-n follow), and what attacked or blocked it attacks or blocks nothing instead (506.4). */
function withoutPermanent(state: GameState, id: string): GameState {
  const permanents = new Map(state.permanents);
  permanents.delete(id);
  const gone = [id];
  for (const one of state.permanents.values()) {
    if (one.id === id) continue;
    const after = without(one.attachedTo === id ? { ...one, attachedTo: null } : one, gone);
    if (after !== one) permanents.set(one.id, after);
  }
  return { ...state, permanents };
}

/** 607.2a: a card that leaves exile is no longer one that something exiled. */
function unlinked(state: GameState, id: string): GameState {
  const holders = [...state.permanents.values()].filter(({ imprinted, exiledWith }) => imprinted.includes(id) || exiledWith.includes(id));
  if (holders.length === 0) return state;
  const others = (ids: readonly string[]): readonly string[] => ids.filter((one) => one !== id);
  const permanents = new Map(state.permanents);
  for (const one of holders) permanents.set(one.id, { ...one, imprinted: others(one.imprinted), exiledWith: others(one.exiledWith) });
  return { ...state, permanents };
}

/** 400.3: it goes to its owner's zone. */
function place(state: GameState, moved: CardObject, { position, by, spell, aside }: ZoneChanged): GameState {
  const card = aside === undefined || moved.zone !== 'exile' ? moved : { ...moved, aside };
  const cards = new Map(state.cards).set(card.id, card);
  const { zone } = card;
  // 601.2a: it becomes the topmost object on the stack.
  if (zone === 'stack') return { ...state, cards, stack: spell === undefined ? state.stack : [...state.stack, spell] };
  const placed = isPlayerZone(zone)
    ? withPlayer(state, card.owner, (player) => ({
        ...player,
        [zone]: zone === 'library' ? inserted(player[zone], card.id, position) : [...player[zone], card.id],
      }))
    : state;
  const exiler = zone === 'exile' && by !== undefined ? placed.permanents.get(by) : undefined;
  if (exiler === undefined) return { ...placed, cards };
  const linked = { ...exiler, exiledWith: [...exiler.exiledWith, card.id] };
  return { ...placed, cards, permanents: new Map(placed.permanents).set(linked.id, linked) };
}

/** 401.7. */
function inserted(library: readonly string[], id: string, position: ZoneChanged['position'] = 'top'): readonly string[] {
  const above = position === 'top' ? 0 : position === 'bottom' ? library.length : Math.min(position, library.length);
  return library.toSpliced(above, 0, id);
}

const removed =
  (zone: PlayerZone, id: string) =>
  (player: PlayerState): PlayerState => ({ ...player, [zone]: player[zone].filter((one) => one !== id) });

const isPlayerZone = (zone: CardZone): zone is PlayerZone => CARD_ZONES.some((one) => one === zone);

/** 110.5b, 302.6: it enters untapped, face up, and new, under its owner's control, but for what is said of it. */
function enter(
  state: GameState,
  id: string,
  { card, owner, commander }: Pick<CardObject, 'card' | 'owner' | 'commander'>,
  { created, entering = {} }: ZoneChanged,
): GameState {
  const permanent: PermanentObject = {
    id,
    card,
    face: entering.face ?? 0,
    copy: entering.copy ?? null,
    owner,
    controller: entering.controller ?? owner,
    tapped: entering.tapped ?? false,
    sick: true,
    counters: entering.counters ?? new Map(),
    attachedTo: entering.attachedTo ?? null,
    x: entering.x ?? null,
    chosen: entering.chosen ?? {},
    damage: 0,
    phasedOut: false,
    faceDown: entering.faceDown ?? false,
    token: created !== undefined || entering.token === true,
    commander,
    attacking: entering.attacking ?? null,
    blocking: null,
    imprinted: [],
    exiledWith: [],
    timestamp: nextTimestamp(state),
    chapters: 0,
    heldTapped: 0,
    upkeepsHeld: 0,
    activations: new Map(),
    cast: entering.cast ?? null,
    designations: new Set(),
  };
  return { ...state, permanents: new Map(state.permanents).set(id, permanent) };
}
