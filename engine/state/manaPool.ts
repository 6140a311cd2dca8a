import type { ManaRider, ManaType } from '../ast/index.ts';
import type { Chosen } from './chosenValues.ts';

/** 106.3: what produced mana, as it last was when it did: what snow mana (107.4h), spending restrictions and riders ask for. */
export interface ManaOrigin {
  readonly id: string;
  readonly names: readonly string[];
  /** In lower case, as characteristics hold them. */
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** What it had chosen: a rider may speak of "the chosen type". */
  readonly chosen: Chosen;
  /** False where an ability of a card outside the battlefield made it: that is no creature, land or artifact that produced mana. */
  readonly permanent: boolean;
}

/** How long mana stays (500.4): until the step or phase ends, or until the turn or the combat does. */
export type ManaLifetime = 'step' | 'combat' | 'turn';

/** 106.4, 106.6: what one unspent mana is, beside how much of it there is. */
export interface ManaKind {
  readonly type: ManaType;
  /** Null where a board says that the mana is there and not where it is from. */
  readonly origin: ManaOrigin | null;
  /** 106.6: restrictions on spending it and what happens where it is spent, as the text that made it says. */
  readonly riders: readonly ManaRider[];
  readonly lifetime: ManaLifetime;
}

/** So much unspent mana of one kind; `amount` is at least 1. */
export interface PooledMana extends ManaKind {
  readonly amount: bigint;
}

/** A key under which kinds that are the same meet. */
export function manaKindKey({ type, origin, riders, lifetime }: ManaKind): string {
  return JSON.stringify([type, lifetime, riders, origin]);
}

/** 106.4: a pool with mana added; mana of the same kind is joined. */
export function addToPool(pool: readonly PooledMana[], added: readonly PooledMana[]): readonly PooledMana[] {
  const byKey = new Map(pool.map((mana) => [manaKindKey(mana), mana]));
  for (const mana of added) {
    if (mana.amount <= 0n) continue;
    const key = manaKindKey(mana);
    const before = byKey.get(key);
    byKey.set(key, before === undefined ? mana : { ...before, amount: before.amount + mana.amount });
  }
  return [...byKey.values()];
}

/** Mana without origin, riders or a longer life: what a board's "{G}{G}" stands for. */
export function plainMana(types: readonly ManaType[]): readonly PooledMana[] {
  return addToPool(
    [],
    types.map((type) => ({ type, origin: null, riders: [], lifetime: 'step', amount: 1n })),
  );
}

/** 106.4: how much mana there is, or how much of it that counts. */
export const howMuch = (pool: readonly PooledMana[], counts: (mana: PooledMana) => boolean = () => true): number =>
  Number(pool.reduce((sum, mana) => (counts(mana) ? sum + mana.amount : sum), 0n));

/** 118.3a: a pool without that mana, kind by kind; more than there is of a kind takes all of it. */
export function takeFromPool(pool: readonly PooledMana[], taken: readonly PooledMana[]): readonly PooledMana[] {
  if (taken.length === 0) return pool;
  const byKey = new Map(pool.map((mana) => [manaKindKey(mana), mana]));
  for (const mana of taken) {
    const key = manaKindKey(mana);
    const before = byKey.get(key);
    if (before === undefined) continue;
    if (before.amount <= mana.amount) byKey.delete(key);
    else byKey.set(key, { ...before, amount: before.amount - mana.amount });
  }
  return [...byKey.values()];
}

/** Mana in words: symbol by symbol, or with its number where there is much of a type. */
export const showPool = (mana: readonly PooledMana[]): string =>
  mana.map(({ type, amount }) => (amount <= 20n ? `{${type}}`.repeat(Number(amount)) : `{${type}}×${amount}`)).join('');
