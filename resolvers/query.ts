import { compileCard, rule, rules } from '../engine/index.ts';
import { begunFrom } from './begun.ts';
import { badInput, refuse } from './errors.ts';
import { callersGames, isId, versionIn } from './games/callersGames.ts';
import { keptModel } from './games/keptModel.ts';
import { gamesPage } from './games/pages.ts';
import type { QueryResolvers } from './generated/types.ts';
import { cardDefinition, cardProblems, tooLarge } from './input/card.ts';
import { cardPage } from './input/cardPage.ts';
import { setUp } from './input/setUp.ts';
import { unknownCard } from './input/unknownCard.ts';
import { LIMITS } from './limits.ts';

export const Query: QueryResolvers = {
  board: async (_, { input }, context) => ({
    state: await setUp(input, context),
    begun: begunFrom({ kind: 'board', board: input }),
  }),

  async game(_, { id, version }, context) {
    const { loader } = callersGames(context);
    const named = versionIn(version, 'version');
    const kept = isId(id) ? await loader.load({ id, version: named }) : null;
    return kept === null ? null : keptModel(kept);
  },

  games: (_, args, context) => gamesPage(args, callersGames(context)),

  async card(_, { name }, context) {
    if (name.length > LIMITS.shortText) throw badInput(tooLarge(['name'], `A name has at most ${LIMITS.shortText} characters.`));
    const card = await context.cards.load(name);
    if (card !== undefined) return card;
    throw badInput(unknownCard(name, ['name'], context.catalogue));
  },

  cards: (_, args, context) => cardPage(args, context.catalogue),

  compileCard(_, { card }) {
    refuse(cardProblems(card, ['card']));
    return compileCard(cardDefinition(card));
  },

  rule: (_, { number }) => rule(number) ?? null,
  rules: (_, { prefix }) => rules(prefix ?? undefined),
  service: (_, __, { catalogue }) => ({ catalogue: catalogue.info }),
};
