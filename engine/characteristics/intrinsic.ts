import type { Ability, CardType, Change, Keyword, ManaType } from '../ast/index.ts';
import { KEYWORD_COUNTERS } from '../cards/keywordCounters.ts';
import { BASIC_LAND_TYPES, type BasicLandType } from '../cards/subtypes.ts';
import { castIt } from './castFromTop.ts';
import type { OwnedAbility } from './view.ts';
import type { Working } from './working.ts';

/** 305.6: the mana of each basic land type. */
export const MANA_OF_TYPE: Readonly<Record<BasicLandType, ManaType>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };

function manaAbility(mana: ManaType): Ability {
  const text = `{T}: Add {${mana}}.`;
  return {
    kind: 'activated',
    costs: [{ kind: 'tapSelf' }],
    effects: [{ kind: 'addMana', who: { kind: 'you' }, mana: { kind: 'symbols', mana: [mana] }, additional: false }],
    restrictions: [],
    word: null,
    span: { start: 0, end: text.length, text },
  };
}

const DEFEATED =
  'When the last defense counter is removed from this permanent, exile it, then you may cast it transformed without paying its mana cost.';

/** 310.11b: what every Siege does once it is defeated. */
const SIEGE: Ability = {
  kind: 'triggered',
  trigger: 'when',
  event: { kind: 'countersRemoved', counter: 'defense', from: { kind: 'self', as: 'this permanent' }, oneOrMore: false, last: true },
  condition: null,
  effects: [
    { kind: 'exile', who: { kind: 'you' }, what: { kind: 'it', plural: false }, from: null, until: null, details: [] },
    { kind: 'may', who: { kind: 'you' }, effect: { ...castIt([]), transformed: true } },
  ],
  limit: null,
  span: { start: 0, end: DEFEATED.length, text: DEFEATED },
};

const PROTECTED = 'As this permanent enters, choose an opponent to protect it.';

/** 310.11a: an opponent of its controller protects a Siege, chosen as it enters. */
const PROTECTOR: Ability = {
  kind: 'static',
  effects: [
    {
      kind: 'enters',
      subject: { kind: 'self', as: 'this permanent' },
      how: { kind: 'choose', what: 'opponent', words: 'a opponent' },
      condition: null,
      conditionFirst: false,
      unless: false,
    },
  ],
  span: { start: 0, end: PROTECTED.length, text: PROTECTED },
};

/** The abilities that objects of a card type have for a subtype, in their order. */
interface OfSubtype {
  readonly of: CardType;
  readonly type: BasicLandType | 'Siege';
  readonly ability: Ability;
}

const ABILITIES: readonly OfSubtype[] = [
  ...BASIC_LAND_TYPES.map((type): OfSubtype => ({ of: 'land', type, ability: manaAbility(MANA_OF_TYPE[type]) })),
  { of: 'battle', type: 'Siege', ability: PROTECTOR },
  { of: 'battle', type: 'Siege', ability: SIEGE },
];

/** As much of a permanent, or of a card, as says which basic land types it has, and whether it is a Siege. */
interface Types {
  readonly types: ReadonlySet<CardType>;
  readonly subtypes: ReadonlySet<string>;
  readonly permanent: { readonly timestamp: number };
}

/** 305.6: the mana abilities that a land has for its basic land types, in the order of the colors; 310.11a-b: the abilities of a Siege. */
export function intrinsicAbilities({ types, subtypes, permanent }: Types): readonly OwnedAbility[] {
  if (!types.has('land') && !types.has('battle')) return [];
  return ABILITIES.filter(({ of, type }) => types.has(of) && subtypes.has(type)).map(({ type, ability }) => ({
    ability,
    text: ability.span.text,
    origin: { kind: 'intrinsic', type },
    timestamp: permanent.timestamp,
  }));
}

const WITH = new WeakMap<readonly OwnedAbility[], Map<string, readonly OwnedAbility[]>>();

/** A permanent's abilities and after them those that its types give it; the same list for the same list and types. */
export function withIntrinsicAbilities(object: Types & { readonly abilities: readonly OwnedAbility[] }): readonly OwnedAbility[] {
  const { abilities } = object;
  const intrinsic = intrinsicAbilities(object);
  if (intrinsic.length === 0) return abilities;
  const known = WITH.get(abilities) ?? new Map<string, readonly OwnedAbility[]>();
  WITH.set(abilities, known);
  const key = intrinsic.map(({ origin }) => origin.kind === 'intrinsic' && origin.type).join();
  const all = known.get(key) ?? [...abilities, ...intrinsic];
  known.set(key, all);
  return all;
}

/** A keyword without parameters as an ability of its own. */
export function keywordAbility(keyword: Keyword, text: string): Ability {
  return { kind: 'keywords', keywords: [keyword], span: { start: 0, end: text.length, text } };
}

/** Each keyword counter as the ability "This permanent has …": it gives its keyword in layer 6, at its timestamp. */
const COUNTER_ABILITIES: ReadonlyMap<string, Ability> = new Map(
  KEYWORD_COUNTERS.map((name): [string, Ability] => {
    const keyword: Keyword = { kind: 'keyword', name, cost: [], amount: null, filter: null, text: null };
    const gains: Change = { kind: 'gains', abilities: [{ kind: 'keyword', keyword }], verb: 'has' };
    const text = `${name} counter`;
    return [
      name,
      {
        kind: 'static',
        effects: [
          { kind: 'continuous', subject: { kind: 'self', as: 'this object' }, changes: [gains], condition: null, conditionFirst: false },
        ],
        span: { start: 0, end: text.length, text },
      },
    ];
  }),
);

/** 122.1b, 613.1f: what keyword counters on an object say about it. */
export function counterAbilities({ permanent }: Working): readonly Ability[] {
  return [...permanent.counters.keys()].flatMap((counter) => COUNTER_ABILITIES.get(counter) ?? []);
}

/** 122.1a: what the +X/+Y counters on an object add to its power and toughness. */
export function counterSize({ permanent }: Working): { readonly power: number; readonly toughness: number } {
  let power = 0;
  let toughness = 0;
  for (const [kind, amount] of permanent.counters) {
    const [, p, t] = /^([+-]\d+)\/([+-]\d+)$/.exec(kind) ?? [];
    if (p === undefined || t === undefined) continue;
    power += Number(p) * amount;
    toughness += Number(t) * amount;
  }
  return { power, toughness };
}
