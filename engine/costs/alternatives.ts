import { isCommander } from '../characteristics/commanders.ts';
import { shares } from '../characteristics/sharing.ts';
import { every, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { ObjectView } from '../characteristics/view.ts';
import { type Aside, type FaceDown, type GameState, isSorceryTime } from '../state/game.ts';
import { type Asked, FREE, PLAIN } from './asked.ts';
import { ofKind } from './effects.ts';
import { lacksCost, withOwnManaCost } from './grantedCost.ts';
import { ALTERNATIVES, costsOfAlternative, type KeywordAlternative } from './keywordCosts.ts';
import { conditionHolds } from './modifications.ts';
import type { OfferedCost } from './offered.ts';
import { castPermissions } from './permissions.ts';
import { contextOfStanding, type ProposedSpell } from './proposal.ts';
import { byKeyword, effectsOnSpell } from './spellEffects.ts';
import { isAboutSpell } from './subjects.ts';

/** 118.9: what a spell can be cast for in place of its mana cost, or another way of casting it; named in `Asked.alternative`. */
export interface AlternativeCost extends OfferedCost {
  /** The mana cost is paid too: it is another way of casting rather than another cost (jump-start, retrace). */
  readonly keepsManaCost: boolean;
  readonly faceDown: FaceDown;
  /** The face that it casts; null: the one that was asked for. */
  readonly face: number | null;
  /** 601.3: it lets the card be cast from where it lies, which nothing else has to. */
  readonly permits: boolean;
  /** 702.8a: it lets the card be cast any time its player could cast an instant. */
  readonly quick: boolean;
}

/** 118.9: the alternatives of a spell: those of its keywords, of its text, and of effects; in that order. */
export function alternativesOf(state: GameState, proposed: ProposedSpell, asked: Asked = PLAIN): readonly AlternativeCost[] {
  return [
    ...ofKeywords(state, proposed, asked),
    ...ofPlotting(state, proposed),
    ...ofTexts(state, proposed, asked),
    ...ofPermissions(state, proposed, asked),
    without(proposed),
  ];
}

const BLANK = {
  keyword: null,
  x: null,
  keepsManaCost: false,
  faceDown: false,
  face: null,
  permits: false,
  quick: false,
  rule: '118.9',
} as const;

/** An effect may let a spell be cast without paying its mana cost; whether one does is not asked here. */
const without = ({ spell }: ProposedSpell): AlternativeCost => ({
  ...BLANK,
  id: FREE,
  text: 'without paying its mana cost',
  source: spell.id,
  named: spell.id,
  costs: [],
  available: undetermined('whether an effect lets it be cast without paying its mana cost'),
  rule: '118.9',
});

function ofKeywords(state: GameState, proposed: ProposedSpell, asked: Asked): readonly AlternativeCost[] {
  return byKeyword(state, proposed, asked, (keyword) => {
    const way = ALTERNATIVES.get(keyword.name);
    // What a card is by such a keyword it is once, whichever face has that.
    if (way === undefined || (way.face === 'variant' && proposed.face !== proposed.card.card.faces[0])) return [];
    const costs = withOwnManaCost(costsOfAlternative(keyword), proposed.spell.manaCost);
    if (costs === null) return [];
    return [
      {
        costs,
        x: null,
        keepsManaCost: way.keepsManaCost === true,
        faceDown: way.faceDown ?? false,
        face: way.face === 'variant' ? variantAt(proposed) : (way.face ?? null),
        permits: way.from !== null && way.from !== 'hand',
        quick: way.quick === true,
        available:
          (way.from === null || way.from === proposed.from) &&
          (way.step === undefined || way.step === state.step) &&
          way.offered !== true &&
          (way.aside === undefined || isAside(way.aside, state, proposed)) &&
          every(
            [
              () => hasHappened(way, state, proposed),
              () => way.untold === undefined || undetermined(way.untold),
              () => !lacksCost(keyword) || undetermined(`what ${keyword.name} costs`),
            ],
            (part) => part(),
          ),
        rule: way.rule,
      },
    ];
  });
}

/** The number of what the card is by such a keyword; null where it has that from an effect and is the same. */
const variantAt = ({ card: { card } }: ProposedSpell): number | null => (card.variant === undefined ? null : card.faces.length);

/** 702.143a, 702.170d: whether the card became that in an earlier turn. */
const isAside = (as: Aside['as'], { turn }: GameState, { card, from }: ProposedSpell): boolean =>
  from === 'exile' && card.aside?.as === as && (card.aside?.since ?? 0) < turn;

/** 702.170d: a plotted card may be cast from exile without paying its mana cost, in a main phase of its owner's with an empty stack. */
function ofPlotting(state: GameState, proposed: ProposedSpell): readonly AlternativeCost[] {
  const { card, from, player, spell } = proposed;
  if (card.aside?.as !== 'plotted' || from !== 'exile') return [];
  return [
    {
      ...BLANK,
      id: 'plot',
      keyword: 'plot',
      text: 'plot',
      source: spell.id,
      named: spell.id,
      costs: [],
      permits: true,
      available: card.owner === player && isSorceryTime(state, player) && isAside('plotted', state, proposed),
      rule: '702.170',
    },
  ];
}

/** What dealt combat damage to a player this turn under that player's control, as it was then. */
const dealersOf = ({ dealt }: GameState['thisTurn'], player: string): readonly ObjectView[] =>
  dealt.flatMap(({ by }) => (by !== undefined && by.controller === player ? [by] : []));

/** Whether what must have happened this turn has. */
function hasHappened({ after, since }: KeywordAlternative, game: GameState, { player, spell, card }: ProposedSpell): Truth {
  const { thisTurn } = game;
  if (after === undefined) return true;
  if (since === undefined) return false;
  switch (since) {
    case 'opponentLostLife':
      return [...thisTurn.lifeLost].some(([who, amount]) => who !== player && amount > 0);
    case 'castAnother':
      return thisTurn.spells.some(({ spell }) => spell.controller === player);
    // 702.76a: by a creature of the player's with one of the spell's creature types.
    case 'damageByType':
      return some(dealersOf(thisTurn, player), (dealer) => shares('creature type', dealer, spell));
    // 702.173a.
    case 'damageByAssassin':
      return dealersOf(thisTurn, player).some(
        ({ id, types, subtypes }) => (types.has('creature') && subtypes.has('Assassin')) || isCommander(game, id),
      );
    case 'discard':
      return thisTurn.discarded.has(card.id);
  }
}

/** "You may … rather than pay this spell's mana cost", "… rather than pay the mana cost for spells you cast". */
function ofTexts(state: GameState, proposed: ProposedSpell, asked: Asked): readonly AlternativeCost[] {
  return ofKind(effectsOnSpell(state, proposed), 'alternativeCost').flatMap((one): readonly AlternativeCost[] => {
    const { source, named, effect, text, at } = one;
    // What is asked for casting "this way" comes with the permission that the sentence before gives.
    if (effect.said === 'if cast this way' && one.among[at - 1]?.kind === 'permission') return [];
    const context = contextOfStanding(proposed.view, one, { it: proposed.spell.id, player: proposed.player });
    const about = isAboutSpell(one, effect.of, proposed, asked, context);
    if (about === false) return [];
    const available = every([about, conditionHolds(effect, { spell: proposed.spell, asked, linked: null }, context)], (truth) => truth);
    const id = `${source} ${at}`;
    const { costs, x } = effect;
    return [{ ...BLANK, id, text, source, named, costs, x, available }];
  });
}

/** "You may cast creature cards from your graveyard by paying 2 life in addition to their other costs": what is paid comes with the permission. */
function ofPermissions(state: GameState, proposed: ProposedSpell, asked: Asked): readonly AlternativeCost[] {
  return castPermissions(state, proposed, asked).flatMap(({ id, source, named, text, by, permits, allows }): readonly AlternativeCost[] =>
    by === null ? [] : [{ ...BLANK, id, source, named, text, costs: by.costs, keepsManaCost: !by.rather, permits, available: allows }],
  );
}
