import { every, isKnown } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';
import type { AdditionalCost } from './additional.ts';
import { mostObjects } from './anyNumber.ts';
import type { Asked } from './asked.ts';
import { ofKind, standing } from './effects.ts';
import { giftCosts } from './gift.ts';
import { costsOfOption, OPTIONS } from './keywordCosts.ts';
import { conditionHolds } from './modifications.ts';
import { contextOfStanding, type ProposedSpell } from './proposal.ts';
import { byKeyword, effectsOnSpell } from './spellEffects.ts';
import { keywordsOfSpell } from './spellKeywords.ts';
import { spliceCosts } from './splice.ts';
import { isAboutSpell } from './subjects.ts';

/** 118.8: the additional costs of a spell: those of its keywords, of its text, and of effects. */
export function additionalCostsOf(state: GameState, proposed: ProposedSpell, asked: Asked): readonly AdditionalCost[] {
  return [
    ...ofKeywords(state, proposed, asked),
    ...ofTexts(state, proposed, asked),
    ...forFlash(proposed),
    ...ofGifts(state, proposed, asked),
    ...spliceCosts(state, proposed),
  ];
}

/** 601.3c: what has to be paid in addition for casting the spell as though it had flash. */
export function forFlash({ spell }: ProposedSpell): readonly AdditionalCost[] {
  const own = spell.abilities.flatMap((owned) => standing(spell.id, owned));
  return ofKind(own, 'flashFor').map(({ source, named, effect: { costs }, text, at }) => {
    const about = { id: `${source} ${at}`, keyword: null, text, source, named, costs, x: null } as const;
    return { ...about, optional: true, most: 1, byNumber: false, available: true, rule: '601.3c' };
  });
}

function ofKeywords(state: GameState, proposed: ProposedSpell, asked: Asked): readonly AdditionalCost[] {
  return byKeyword(state, proposed, asked, (keyword) => {
    const option = OPTIONS.get(keyword.name);
    if (option === undefined) return [];
    const { most, rule } = option;
    return costsOfOption(keyword).map((costs) => ({ costs, x: null, optional: true, most, byNumber: false, available: true, rule }));
  });
}

/** 702.174a. */
const ofGifts = (state: GameState, proposed: ProposedSpell, asked: Asked): readonly AdditionalCost[] =>
  keywordsOfSpell(state, proposed, asked).keywords.flatMap(({ keyword }) =>
    keyword.name === 'gift' ? giftCosts(state, proposed, keyword) : [],
  );

/** "As an additional cost to cast this spell, …". */
function ofTexts(state: GameState, proposed: ProposedSpell, asked: Asked): readonly AdditionalCost[] {
  return ofKind(effectsOnSpell(state, proposed), 'additionalCost').flatMap((one): readonly AdditionalCost[] => {
    const { source, named, effect, text, at } = one;
    const context = contextOfStanding(proposed.view, one, { it: proposed.spell.id, player: proposed.player });
    const about = isAboutSpell(one, effect.of, proposed, asked, context);
    const available = every([about, conditionHolds(effect, { spell: proposed.spell, asked, linked: null }, context)], (truth) => truth);
    if (available === false) return [];
    const { costs, x, optional } = effect;
    const number = optional ? mostObjects(costs, { ...context, you: proposed.player }) : null;
    const said = { id: `${source} ${at}`, keyword: null, text, source, named, costs, x, optional } as const;
    return [{ ...said, most: number ?? 1, byNumber: number !== null, available, rule: '118.8' }];
  });
}

/** What of additional costs can't be told. */
export const openAbout = (all: readonly AdditionalCost[]): readonly { readonly why: string; readonly text: string }[] =>
  all.flatMap(({ available, text }) => (isKnown(available) ? [] : [{ why: available.why, text }]));
