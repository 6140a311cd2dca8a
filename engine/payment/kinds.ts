import type { SymbolDemand } from '../costs/demand.ts';
import type { Pays } from '../costs/spending.ts';
import { type TypeSet, typesIn } from '../mana/amounts.ts';
import type { ManaKind } from '../state/manaPool.ts';
import type { KindSet } from './net.ts';
import { originKey } from './turnouts.ts';

/** A cost's symbols that mana could be spent on, and which mana may be. */
export interface Use {
  readonly demand: SymbolDemand;
  readonly pays: Pays;
}

/** All mana there is or could be, by what it could be spent on: mana that no use tells apart is of one kind. */
export interface Kinds {
  /** One mana of each kind stands for the others. */
  readonly samples: readonly ManaKind[];
  /** The kind of some mana; null where it can be spent on nothing. */
  readonly of: (mana: ManaKind) => number | null;
  /** The kinds of mana that is alike but for its type. */
  readonly ofTypes: (types: TypeSet, mana: Omit<ManaKind, 'type'>) => KindSet;
  readonly accepted: (use: Use) => KindSet;
}

/** Sorts mana into kinds. `apart`: mana of different types is kept apart in any case, and kept though nothing can be paid with it. */
export function kindsOf(all: Iterable<ManaKind>, uses: readonly Use[], apart: boolean): Kinds {
  const byMana = new Map<string, number | null>();
  const byUses = new Map<string, number>();
  const samples: ManaKind[] = [];
  for (const mana of all) {
    const key = classKey(mana);
    if (byMana.has(key)) continue;
    const spendable = uses.map(({ demand, pays }) => (pays(mana, demand) ? '1' : '0')).join('');
    const column = apart ? `${mana.type}${spendable}` : spendable;
    const known = byUses.get(column);
    if (known === undefined && (apart || spendable.includes('1'))) {
      byUses.set(column, samples.length);
      samples.push(mana);
    }
    byMana.set(key, byUses.get(column) ?? null);
  }
  const of = (mana: ManaKind): number | null => byMana.get(classKey(mana)) ?? null;
  const accepted = (use: Use): KindSet => samples.reduce((set, mana, kind) => (use.pays(mana, use.demand) ? set | (1 << kind) : set), 0);
  const ofTypes: Kinds['ofTypes'] = (types, mana) =>
    typesIn(types).reduce((set, type) => {
      const kind = of({ ...mana, type });
      return kind === null ? set : set | (1 << kind);
    }, 0);
  return { samples, of, ofTypes, accepted };
}

/** Mana for which every use has the same answer; where riders speak of what made it, that object counts too. */
function classKey({ type, origin, riders }: ManaKind): string {
  if (riders.length === 0) return `${type}${originKey(origin)}`;
  return `${type}${origin?.id}${originKey(origin)}${JSON.stringify(riders)}`;
}
