import type { Color, Effect, ManaType, SpendAsThough, SpendingPurpose, SpendOnly, StaticEffect } from '../../ast/index.ts';
import { list, phrase, words } from '../phrase.ts';
import { choice, mapped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { colorWord, manaTypeWord } from './symbols.ts';

/** How mana may be spent (609.4b, 106.6) and what becomes of mana that is not (106.4, 500.5). */

const spent: Syntax<SpendAsThough['mana']> = choice<SpendAsThough['mana']>(
  words<SpendAsThough['mana']>([
    ['mana from snow sources', 'snow'],
    ['mana', 'all'],
    ['other mana', 'other'],
  ]),
  mapped(
    phrase('<type> mana', {}, { type: manaTypeWord }),
    ({ type }): SpendAsThough['mana'] => type,
    (value) => (isTypeOfMana(value) ? { type: value } : undefined),
  ),
);
const isTypeOfMana = (value: unknown): value is ManaType => typeof value === 'string' && /^[WUBRGC]$/.test(value);

const spentAs: Syntax<SpendAsThough['as']> = choice<SpendAsThough['as']>(
  words<SpendAsThough['as']>([
    ['mana of any color', 'anyColor'],
    ['mana of any type', 'anyType'],
  ]),
  mapped(
    phrase('<type> mana', {}, { type: manaTypeWord }),
    ({ type }): SpendAsThough['as'] => type,
    (value) => (isTypeOfMana(value) ? { type: value } : undefined),
  ),
);

const how: Syntax<SpendAsThough> = choice<SpendAsThough>(
  phrase('<mana> as (though|thought) it were <as>', { only: false, passive: false }, { mana: spent, as: spentAs }),
  phrase('<mana> only as though it were <as>', { only: true, passive: false }, { mana: spent, as: spentAs }),
);
const anyType: SpendAsThough = { mana: 'all', as: 'anyType', only: false, passive: true };
const you = { kind: 'you' } as const;

/** "You may spend mana as though it were mana of any color to cast those spells", "mana of any type can be spent to cast it". */
export const spendAsThough: Syntax<Extract<StaticEffect, { kind: 'spendAsThough' }>> = choice<
  Extract<StaticEffect, { kind: 'spendAsThough' }>
>(
  phrase('<who> may spend <how>', { kind: 'spendAsThough', on: null }, { who: g.pluralPlayer, how }),
  phrase('<who> may spend <how> to <on>', { kind: 'spendAsThough' }, { who: g.pluralPlayer, how, on: g.spendingPurpose }),
  phrase('<who> may spend <how> to <on>', { kind: 'spendAsThough' }, { who: g.singularPlayer, how, on: g.spendingPurpose }),
  phrase<{ kind: 'spendAsThough'; who: typeof you; how: SpendAsThough }, { on: Syntax<SpendingPurpose> }>(
    '(mana of any type can be spent|you can spend mana of any type) to <on>',
    { kind: 'spendAsThough', who: you, how: anyType },
    { on: g.spendingPurpose },
  ),
);

const someColors: Syntax<readonly Color[] | 'colored'> = choice<readonly Color[] | 'colored'>(
  words([['colored', 'colored']]),
  mapped(
    colorWord,
    (color): readonly Color[] => [color],
    (value) => (Array.isArray(value) && value.length === 1 ? value[0] : undefined),
  ),
  mapped(
    phrase('<left> and / or <right>', {}, { left: colorWord, right: colorWord }),
    ({ left, right }): readonly Color[] => [left, right],
    (value) => (Array.isArray(value) && value.length === 2 ? { left: value[0], right: value[1] } : undefined),
  ),
  list(colorWord, 'and', 2),
);
const spendOnly: Syntax<SpendOnly> = choice<SpendOnly>(
  phrase('spend only <colors> mana on X', { kind: 'colorsOnX' }, { colors: someColors }),
  phrase('spend only mana produced by <what> to cast <spell>', { kind: 'producedBy' }, { what: g.filterPlural, spell: g.singularSubject }),
  phrase('no more than one mana of each color may be spent this way', { kind: 'onePerColor' }, {}),
);

const stays = 'as steps and phases end';
/** 106.4, 500.5: mana that is not lost, or becomes other mana, as steps and phases end. */
const unspent: Syntax<Extract<StaticEffect, { kind: 'unspentMana' }>> = choice<Extract<StaticEffect, { kind: 'unspentMana' }>>(
  phrase(`<who> don't lose unspent mana ${stays}`, { kind: 'unspentMana', mana: 'all', becomes: null }, { who: g.pluralPlayer }),
  phrase(
    `<who> don't lose unspent <mana> mana ${stays}`,
    { kind: 'unspentMana', becomes: null },
    { who: g.pluralPlayer, mana: manaTypeWord },
  ),
  phrase(
    'if <who> would lose unspent mana , that mana becomes <becomes> instead',
    { kind: 'unspentMana', mana: 'all' },
    { who: choice(g.pluralPlayer, g.singularPlayer), becomes: manaTypeWord },
  ),
);

export const spendingStatic: Syntax<StaticEffect> = choice<StaticEffect>(
  spendAsThough,
  unspent,
  phrase('<rule>', { kind: 'spendOnly' }, { rule: spendOnly }),
  phrase('a player losing unspent mana causes that player to lose that much life', { kind: 'manaBurn' }, {}),
);

/** The same where a resolving spell or ability says it (611.2): for as long as it says, or as part of a permission it gives. */
export const spendingEffect: Syntax<Effect> = choice<Effect>(
  phrase(
    'until end of turn , <effect>',
    { kind: 'startStatic', duration: { kind: 'untilEndOfTurn' }, durationFirst: true },
    { effect: choice<StaticEffect>(spendAsThough, unspent) },
  ),
  phrase('<effect>', { kind: 'startStatic', duration: { kind: 'permanent' }, durationFirst: false }, { effect: spendAsThough }),
);
