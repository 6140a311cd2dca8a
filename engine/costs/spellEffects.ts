import type { GameState } from '../state/game.ts';
import type { Asked } from './asked.ts';
import { type Standing, standing, standingEffects } from './effects.ts';
import type { ProposedSpell } from './proposal.ts';
import { keywordsOfSpell, type SpellKeyword } from './spellKeywords.ts';

/** The static effects that may be about a spell that is being proposed: those of its own text first, then all others. */
export function effectsOnSpell(state: GameState, { spell, view }: ProposedSpell): readonly Standing[] {
  const own = spell.abilities.flatMap((owned) => standing(spell.id, owned));
  return [...own, ...standingEffects(state, view).filter(({ source, lasting }) => source !== spell.id || lasting !== null)];
}

/** How a cost that goes by a keyword's name is named: the second and later ones of a name by their number as well. */
export interface KeywordCost {
  readonly id: string;
  readonly keyword: string;
  readonly text: string;
  readonly source: string;
  readonly named: string;
}

/** What the keywords of a spell offer, named so that each can be told; nothing for a keyword of which `offers` gives none. */
export function byKeyword<T>(
  state: GameState,
  proposed: ProposedSpell,
  asked: Asked,
  offers: (keyword: SpellKeyword['keyword']) => readonly T[],
): readonly (T & KeywordCost)[] {
  const seen = new Map<string, number>();
  return keywordsOfSpell(state, proposed, asked).keywords.flatMap(({ keyword, by }) =>
    offers(keyword).map((offer) => {
      const { name } = keyword;
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      const id = times === 1 ? name : `${name} ${times}`;
      return { ...offer, id, keyword: name, text: name, source: proposed.spell.id, named: by ?? proposed.spell.id };
    }),
  );
}
