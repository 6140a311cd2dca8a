import { type PooledMana as Pooled, printRider } from '../engine/index.ts';
import { MANA_LIFETIME } from './enums.ts';
import type { PooledManaResolvers } from './generated/types.ts';

type Rider = Pooled['riders'][number];

export const PooledMana: PooledManaResolvers = {
  type: ({ type }) => type,
  amount: ({ amount }) => amount,
  source: ({ origin }) => (origin === null ? null : { id: origin.id, name: nameOf(origin) }),
  snow: ({ origin }) => origin?.supertypes.includes('snow') === true,
  restriction(mana) {
    const sentences = mana.riders.filter(restricts).map((rider) => words(rider, mana));
    return sentences.length === 0 ? null : sentences.join(' ');
  },
  riders: (mana) => mana.riders.filter(({ kind }) => kind === 'ifSpent').map((rider) => words(rider, mana)),
  lifetime: ({ lifetime }) => MANA_LIFETIME[lifetime],
};

/** 106.6: what narrows what the mana can be spent on; how long it stays is told by its lifetime. */
function restricts({ kind }: Rider): boolean {
  switch (kind) {
    case 'spendOnly':
    case 'cantSpend':
      return true;
    case 'retained':
    case 'ifSpent':
      return false;
  }
}

function words(rider: Rider, { origin }: Pooled): string {
  const text = printRider(rider);
  return origin === null ? text : text.replaceAll('~', nameOf(origin));
}

function nameOf({ names }: NonNullable<Pooled['origin']>): string {
  return names[0] ?? '';
}
