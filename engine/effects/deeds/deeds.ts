import type { Effect } from '../../ast/index.ts';
import type { CarriedOut, Resolving, Stop } from '../resolving.ts';
import { lure } from './combat.ts';
import { copySpell } from './copyingSpells.ts';
import { counterSpell } from './countering.ts';
import { distributeCounters, doubleCounters, moveCounters, putItsCounters } from './counters.ts';
import { copyToken, createToken } from './creating.ts';
import { dig } from './digging.ts';
import { discard } from './discarding.ts';
import { draw } from './drawing.ts';
import { getEmblem } from './emblems.ts';
import { exchangeControl, exchangeLife, exchangeLifeForSize } from './exchanging.ts';
import { exile } from './exiling.ts';
import { turnOver } from './facing.ts';
import { keywordAction } from './keywordActions.ts';
import { loseMana } from './losingMana.ts';
import { mill } from './milling.ts';
import { move } from './moving.ts';
import { objectAction } from './objectActions.ts';
import { winOrLose } from './outcome.ts';
import { attach, fight, tapOrUntap, transform, unattach } from './permanents.ts';
import { changeTarget, newTargets } from './retargeting.ts';
import { scry } from './scrying.ts';
import { search } from './searching.ts';
import { chooseObject, choosePlayer, show } from './showing.ts';
import { shuffle } from './shuffling.ts';
import { extraTurn, skip } from './turns.ts';

type Kind =
  | 'attach'
  | 'changeTarget'
  | 'chooseObject'
  | 'choosePlayer'
  | 'copySpell'
  | 'copyToken'
  | 'counterSpell'
  | 'createToken'
  | 'dig'
  | 'discard'
  | 'distributeCounters'
  | 'doubleCounters'
  | 'draw'
  | 'emblem'
  | 'exchangeControl'
  | 'exchangeLife'
  | 'exchangeLifeForSize'
  | 'exile'
  | 'extraTurn'
  | 'fight'
  | 'game'
  | 'keywordAction'
  | 'lure'
  | 'look'
  | 'loseMana'
  | 'mill'
  | 'move'
  | 'objectAction'
  | 'moveCounters'
  | 'newTargets'
  | 'putItsCounters'
  | 'reveal'
  | 'scry'
  | 'search'
  | 'shuffle'
  | 'skip'
  | 'tapOrUntap'
  | 'transform'
  | 'turnOver'
  | 'unattach';
type DeedOf<K extends Kind> = Extract<Effect, { readonly kind: K }>;
type Carry<K extends Kind> = (deed: DeedOf<K>, resolving: Resolving, did: boolean | null) => CarriedOut | Stop;

/** Deeds that are carried out each in its own way: in steps, with choices, or with what the next instruction speaks of. */
const DEEDS: { readonly [K in Kind]: Carry<K> } = {
  attach,
  changeTarget,
  chooseObject,
  choosePlayer,
  copySpell: (deed, resolving, did) => copySpell(deed, resolving, did),
  copyToken,
  counterSpell,
  createToken,
  dig,
  discard,
  distributeCounters,
  doubleCounters,
  draw,
  emblem: getEmblem,
  exchangeControl,
  exchangeLife,
  exchangeLifeForSize,
  exile,
  extraTurn,
  fight,
  game: winOrLose,
  keywordAction,
  look: show,
  loseMana,
  lure,
  mill,
  move,
  moveCounters,
  objectAction,
  newTargets,
  putItsCounters,
  reveal: show,
  scry,
  search,
  shuffle,
  skip,
  tapOrUntap,
  transform,
  turnOver,
  unattach,
};

/** Whether an instruction is one of these. */
export const isDeed = (effect: Effect): effect is DeedOf<Kind> => Object.hasOwn(DEEDS, effect.kind);

/** What comes of one of these. */
export const carryDeed = (deed: DeedOf<Kind>, resolving: Resolving, did: boolean | null): CarriedOut | Stop =>
  carryKind(deed.kind, deed, resolving, did);

/** The table's entry for a kind, which the kind itself picks. */
const carryKind = <K extends Kind>(kind: K, deed: DeedOf<K>, resolving: Resolving, did: boolean | null): CarriedOut | Stop =>
  DEEDS[kind](deed, resolving, did);
