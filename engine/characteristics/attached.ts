import type { Ability, Change } from '../ast/index.ts';
import { keywordsOf } from './view.ts';
import type { Working } from './working.ts';

/** What being attached does to a permanent by a keyword of its own, as the ability "This permanent …" in layer 4. */

const NO_CREATURE: Change = { kind: 'losesTypes', types: [{ kind: 'cardType', type: 'creature' }] };
const AURA: Change = { kind: 'types', types: [{ kind: 'subtype', type: 'Aura' }], set: false, wording: 'types' };

const ENCHANT_CREATURE: Change = {
  kind: 'gains',
  verb: 'gains',
  abilities: [
    {
      kind: 'keyword',
      keyword: {
        kind: 'keyword',
        name: 'enchant',
        cost: [],
        amount: null,
        filter: { kind: 'objects', words: [{ kind: 'cardType', type: 'creature', not: false }], suffixes: [] },
        text: null,
      },
    },
  ],
};

const ABILITIES: ReadonlyMap<string, Ability> = new Map([
  // 702.103b, 702.103f: bestowed it is an Aura and no creature.
  ['bestow', ofItself('bestow', [NO_CREATURE, AURA, ENCHANT_CREATURE])],
  // 702.151b: an Equipment that is attached by reconfigure is no creature.
  ['reconfigure', ofItself('reconfigure', [NO_CREATURE])],
]);

function ofItself(text: string, changes: readonly Change[]): Ability {
  return {
    kind: 'static',
    effects: [{ kind: 'continuous', subject: { kind: 'self', as: 'this object' }, changes, condition: null, conditionFirst: false }],
    span: { start: 0, end: text.length, text },
  };
}

/** The abilities that a permanent has as long as it is attached to something. */
export function attachedAbilities({ permanent, abilities }: Working): readonly Ability[] {
  if (permanent.attachedTo === null) return [];
  return [...new Set(keywordsOf({ abilities }).map(({ name }) => name))].flatMap((name) => ABILITIES.get(name) ?? []);
}
