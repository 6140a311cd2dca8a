import type { GrantedAbility } from '../../ast/change.ts';
import type { Ability } from '../../ast/index.ts';
import type { TokenDescription } from '../../ast/token.ts';
import type { CardDefinition, CompiledCard } from '../../cards/definition.ts';
import { compileCard } from '../../compiler/compile.ts';
import { print } from '../../compiler/print.ts';

/** 111.10: the types and abilities of the tokens that are known by their subtype alone. */
const PREDEFINED: Readonly<Record<string, Pick<CardDefinition, 'typeLine' | 'oracleText'>>> = {
  Treasure: { typeLine: 'Artifact — Treasure', oracleText: '{T}, Sacrifice this token: Add one mana of any color.' },
  Food: { typeLine: 'Artifact — Food', oracleText: '{2}, {T}, Sacrifice this token: You gain 3 life.' },
  Gold: { typeLine: 'Artifact — Gold', oracleText: 'Sacrifice this token: Add one mana of any color.' },
  Clue: { typeLine: 'Artifact — Clue', oracleText: '{2}, Sacrifice this token: Draw a card.' },
  Blood: { typeLine: 'Artifact — Blood', oracleText: '{1}, {T}, Discard a card, Sacrifice this token: Draw a card.' },
  Powerstone: {
    typeLine: 'Artifact — Powerstone',
    oracleText: "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
  },
  Map: {
    typeLine: 'Artifact — Map',
    oracleText: '{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery.',
  },
  Junk: {
    typeLine: 'Artifact — Junk',
    oracleText:
      '{T}, Sacrifice this token: Exile the top card of your library. You may play that card this turn. Activate only as a sorcery.',
  },
  Lander: {
    typeLine: 'Artifact — Lander',
    oracleText:
      '{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  },
};

const CREATURE = 'Enchant creature';
/** 111.10: what each kind of Role token says of the creature that it is attached to. */
const ROLES: Readonly<Record<string, string>> = {
  Cursed: 'Enchanted creature is 1/1.',
  Monster: 'Enchanted creature gets +1/+1 and has trample.',
  Royal: 'Enchanted creature gets +1/+1 and has ward {1}.',
  Sorcerer: 'Enchanted creature gets +1/+1 and has "Whenever this creature attacks, scry 1."',
  Virtuous: 'Enchanted creature gets +1/+1 for each enchantment you control.',
  Wicked: 'Enchanted creature gets +1/+1.\nWhen this token is put into a graveyard from the battlefield, each opponent loses 1 life.',
  'Young Hero': 'Enchanted creature has "Whenever this creature attacks, if its toughness is 3 or less, put a +1/+1 counter on it."',
};

const MADE = new WeakMap<TokenDescription, Map<string, CompiledCard>>();

/** What a token is like, settled numbers and all; or why that can't be told. */
export function tokenCard(token: TokenDescription, sizeOf: (written: string) => number | string): CompiledCard | { readonly why: string } {
  if (token.every !== null || token.naming === 'printed') return { why: 'a token of this kind is not described here' };
  const power = token.power === null ? null : sizeOf(token.power);
  const toughness = token.toughness === null ? null : sizeOf(token.toughness);
  const known = MADE.get(token) ?? new Map<string, CompiledCard>();
  MADE.set(token, known);
  const key = `${power}/${toughness}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const definition = definitionOf(token, power, toughness);
  if ('why' in definition) return definition;
  const card = compileCard(definition);
  if (card.support !== 'full') return { why: 'what the token can do is not read' };
  known.set(key, card);
  return card;
}

function definitionOf(
  token: TokenDescription,
  power: number | string | null,
  toughness: number | string | null,
): CardDefinition | { readonly why: string } {
  // "Sorcerer" is a creature type besides.
  const role = token.role ?? (token.subtypes.length === 2 && token.subtypes[1] === 'Role' ? (token.subtypes[0] ?? null) : null);
  if (role !== null) {
    const text = ROLES[role];
    if (text === undefined) return { why: `a ${role} Role token is not described here` };
    return { name: `${role} Role Token`, typeLine: 'Enchantment — Aura Role', oracleText: `${CREATURE}\n${text}` };
  }
  // 111.4: a token that is given no name is named for its subtypes.
  const name = token.name ?? `${token.subtypes.join(' ')} Token`;
  const [only = ''] = token.subtypes;
  const predefined = PREDEFINED[only];
  if (token.types.length === 0)
    return predefined === undefined || token.subtypes.length > 1
      ? { why: `a ${token.subtypes.join(' ')} token is not described here` }
      : { name, ...predefined };
  const texts = token.abilities.map(abilityText);
  if (texts.includes(null)) return { why: 'what abilities the token has' };
  const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
  const types = [...token.supertypes, ...token.types].map(capital).join(' ');
  const colors = token.colors === 'all' ? (['W', 'U', 'B', 'R', 'G'] as const) : Array.isArray(token.colors) ? token.colors : [];
  return {
    name,
    typeLine: token.subtypes.length > 0 ? `${types} — ${token.subtypes.join(' ')}` : types,
    colors: colors.filter((color) => 'WUBRG'.includes(color)),
    ...(power === null ? {} : { power: String(power) }),
    ...(toughness === null ? {} : { toughness: String(toughness) }),
    oracleText: texts.join('\n'),
  };
}

function abilityText(granted: GrantedAbility): string | null {
  if (granted.kind === 'abilitiesOf') return null;
  const ability: Ability =
    granted.kind === 'quoted' ? granted.ability : { kind: 'keywords', keywords: [granted.keyword], span: { start: 0, end: 0, text: '' } };
  return print(ability);
}
