import type { ManaType } from '../ast/index.ts';
import { contains } from '../characteristics/walk.ts';
import { MANA_TYPES, typeSet } from '../mana/amounts.ts';
import { manaOriginOf } from '../mana/origin.ts';
import { yieldsOf } from '../mana/yields.ts';
import type { GameState } from '../state/game.ts';
import type { ManaKind } from '../state/manaPool.ts';
import type { Way } from './ways.ts';

/** 701.10g: whether a way doubles the unspent mana. */
export const doublesPool = ({ offer }: Pick<Way, 'offer'>): boolean =>
  offer !== null && contains(offer.ability.body.effects, ({ kind }) => kind === 'doubleMana');

/** What doubling adds for a mana of a type: mana of the doubling source, without restrictions. */
export const copyOf = (state: GameState, source: string, type: ManaType): ManaKind => ({
  type,
  origin: manaOriginOf(state, source),
  riders: [],
  lifetime: 'step',
});

const KNOWN = new WeakMap<GameState, Map<string, bigint | null>>();

/**
 * How much is added for each unspent mana: one, or more where an effect multiplies what the permanent is tapped for (106.12b). Null where it is
 * not as simple as that: effects treat types differently, or triggered abilities add more. Found by doubling a pool of one mana of each type.
 */
export function copiesMade(state: GameState, player: string, { offer, paid }: Pick<Way, 'offer' | 'paid'>): bigint | null {
  if (offer === null) return null;
  const ofState = KNOWN.get(state) ?? new Map<string, bigint | null>();
  KNOWN.set(state, ofState);
  const key = `${player} ${offer.source} ${offer.ability.index}`;
  const known = ofState.get(key);
  if (known !== undefined) return known;
  const manaPool = MANA_TYPES.map((type) => ({ ...copyOf(state, offer.source, type), amount: 1n }));
  const players = state.players.map((one) => (one.id === player ? { ...one, manaPool } : one));
  const { options, open } = yieldsOf({ ...state, players }, { source: offer.source, ability: offer.ability.index, player, paid });
  const [only] = options;
  const amounts = new Set(only?.additions.map(({ amount }) => amount));
  const [copies = null] = amounts;
  const types = new Set(only?.additions.map((one) => one.types));
  const simple =
    options.length === 1 &&
    open.length === 0 &&
    amounts.size === 1 &&
    only?.additions.length === MANA_TYPES.length &&
    MANA_TYPES.every((type) => types.has(typeSet([type]))) &&
    only.triggered.length === 0;
  ofState.set(key, simple ? copies : null);
  return simple ? copies : null;
}

/** What is left out of a way that doubles, in words; nothing of other ways. */
export const untoldOfDoubling = (state: GameState, player: string, way: Pick<Way, 'offer' | 'paid'>): readonly string[] =>
  doublesPool(way) && copiesMade(state, player, way) === null
    ? [`what is added besides by “${way.offer?.ability.text ?? ''}” of ${way.offer?.source ?? ''}`]
    : [];
