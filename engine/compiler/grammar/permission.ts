import type { Cost, ObjectRef, PlayerRef, StaticEffect } from '../../ast/index.ts';
import { around, oneOf, phrase, words } from '../phrase.ts';
import { choice, mapped, optional, type Syntax } from '../syntax.ts';
import { limited, remembered } from './conditioned.ts';
import * as g from './declared.ts';
import { gerundCosts } from './gerund.ts';
import { plainNumber } from './reference.ts';
import { manaCost } from './symbols.ts';

/** What players may do that the rules do not let them by themselves (601.3, 116.2a, 305.2, 702.8). */

interface Permission {
  readonly kind: 'permission';
  readonly who: PlayerRef;
  readonly what: string;
  readonly object: ObjectRef | null;
  readonly by: By | null;
  readonly often: string | null;
}
interface By {
  readonly costs: readonly Cost[];
  readonly rather: boolean;
  readonly flash: boolean;
}

/** After "may"; `…` stands for the object. */
const WHOLE = [
  'look at the top card of your library any time',
  'look at the top two cards of your library any time',
  "look at face-down creatures you don't control any time",
  'look at face-down creatures your opponents control any time',
  'look at and play cards exiled with this creature',
  'play lands from your graveyard',
  'play lands from the top of your library',
  'play lands and cast spells from the top of your library',
  'play lands and cast permanent spells from your graveyard',
  'cast permanent spells from your graveyard',
  'cast spells from the top of your library',
  'cast spells as though they had flash',
  'cast this spell as though it had flash',
  'cast this card as though it had flash',
  'cast ~ as though it had flash',
  'cast this Aura as though it had flash',
  'cast this creature as though it had flash',
  'cast this enchantment as though it had flash',
  'cast this artifact as though it had flash',
  'cast this card from your graveyard',
  'cast ~ from your graveyard',
  'cast this card from exile',
  'play this card from exile',
  'activate equip abilities any time you could cast a instant',
  "activate loyalty abilities of planeswalkers you control on any player 's turn any time you could cast a instant",
  'activate each of those abilities only once each turn',
  'reveal this card from your opening hand',
  'reveal the first card you draw each turn as you draw it',
  'begin the game with it on the battlefield',
  'spend mana as though it were mana of any type to cast that spell',
] as const;

const AROUND = [
  ['cast', 'as though they had flash'],
  ['cast', 'from your graveyard'],
  ['cast', 'from exile'],
  ['cast', 'from your hand or the top of your library'],
  ['play a land or cast a spell from among', ''],
  ['look at and play', 'for as long as they remain exiled'],
  ['cast', 'from the top of your library'],
  ['play', 'from your graveyard'],
  ['play', 'from exile'],
  ['play', 'from the top of your library'],
  ['play', ''],
  ['cast', ''],
  ['cast spells from among', ''],
  ['play lands and cast spells from among', ''],
  ['look at', 'any time'],
  ['choose not to untap', 'during your untap step'],
  ['exert', 'as it attacks'],
  ['have', "assign its combat damage as though it weren't blocked"],
  ['activate abilities of', 'as though those creatures had haste'],
  ['activate abilities of', 'as though they had haste'],
] as const;

/** Every wording of a permission, as its `what` has it. */
export type PermissionWords = (typeof WHOLE)[number] | Joined<(typeof AROUND)[number]>;
type Joined<Pair> = Pair extends readonly [infer Before extends string, infer After extends string]
  ? After extends ''
    ? `${Before} …`
    : `${Before} … ${After}`
  : never;

const withObject: readonly Syntax<{ readonly what: string; readonly object: ObjectRef }>[] = AROUND.map(([before, after]) =>
  phrase(`${before} <object> ${after}`, { what: `${before} … ${after}`.trim() }, { object: g.objects }),
);
type Allowed = Pick<Permission, 'what' | 'object'>;
const what: Syntax<Allowed> = choice<Allowed>(phrase('<what>', { object: null }, { what: oneOf(...WHOLE) }), ...withObject);

/** "by paying {2}{W}": mana is paid too. */
const paidCosts: Syntax<readonly Cost[]> = choice<readonly Cost[]>(
  mapped(
    around('paying <it>', manaCost),
    (cost): readonly Cost[] => [{ kind: 'mana', cost }],
    (value) => (Array.isArray(value) && value.length === 1 && isManaCost(value[0]) ? value[0].cost : undefined),
  ),
  gerundCosts,
);
const isManaCost = (value: unknown): value is Extract<Cost, { kind: 'mana' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'mana';
const by: Syntax<By | null> = optional(
  choice<By>(
    phrase('without paying (its|their) mana (cost|costs)', { rather: true, flash: false, costs: [] }, {}),
    phrase('without paying (its|their) mana (cost|costs) and as though (it|they) had flash', { rather: true, flash: true, costs: [] }, {}),
    phrase('by <costs> in addition to paying (its|their) other costs', { rather: false, flash: false }, { costs: paidCosts }),
    phrase('by <costs> rather than paying (its|their) mana (cost|costs)', { rather: true, flash: false }, { costs: paidCosts }),
  ),
  null,
);
const often: Syntax<string | null> = optional(
  around('<it> ,', oneOf('once during each of your turns', 'once each turn', 'once during your turn')),
  null,
);
const may = phrase(
  '<often> <who> may <allowed> <by>',
  {},
  {
    often,
    who: choice<PlayerRef>(g.pluralPlayer, g.singularPlayer),
    allowed: what,
    by,
  },
);
const isPermission = (value: unknown): value is Permission =>
  typeof value === 'object' &&
  value !== null &&
  'who' in value &&
  'what' in value &&
  'object' in value &&
  'by' in value &&
  'often' in value;
const permission = remembered<Permission>({
  read: (input, at) =>
    may.read(input, at).map(({ value: { allowed, ...rest }, end }) => ({ value: { kind: 'permission', ...rest, ...allowed }, end })),
  write: (value) =>
    isPermission(value)
      ? may.write({ often: value.often, who: value.who, allowed: { what: value.what, object: value.object }, by: value.by })
      : undefined,
  first: () => null,
});

const perTurn = oneOf('on each of your turns', 'on each of their turns', 'during each of your turns', 'during each of their turns');
/** 305.2. */
const additionalLand: Syntax<StaticEffect> = choice<StaticEffect>(
  phrase(
    '<who> may play a additional land <turns>',
    { kind: 'additionalLand', amount: { kind: 'number', value: 1 } },
    { who: choice<PlayerRef>(g.pluralPlayer, g.singularPlayer), turns: perTurn },
  ),
  phrase(
    '<who> may play <amount> additional lands <turns>',
    { kind: 'additionalLand' },
    { who: choice<PlayerRef>(g.pluralPlayer, g.singularPlayer), amount: plainNumber, turns: perTurn },
  ),
  phrase(
    '<who> may play any number of lands <turns>',
    { kind: 'additionalLand', amount: { kind: 'anyNumber' } },
    { who: choice<PlayerRef>(g.pluralPlayer, g.singularPlayer), turns: perTurn },
  ),
);

/** 702.8b and the like are said of a spell; 103.6 of an opening hand. */
const openingHand: Syntax<StaticEffect> = words<StaticEffect>([
  [
    'if this card is in your opening hand , you may begin the game with it on the battlefield',
    { kind: 'rule', about: 'opening hand', text: 'begin the game with it on the battlefield' },
  ],
]);

export const permissions: Syntax<StaticEffect> = choice<StaticEffect>(additionalLand, openingHand, limited(permission));
