import type { Effect, Keyword } from '../ast/index.ts';
import { giftTo } from '../characteristics/gifts.ts';
import { instructionsIn } from '../compiler/rulesWords.ts';
import { type GameState, playersOf } from '../state/game.ts';
import type { AdditionalCost } from './additional.ts';
import type { ProposedSpell } from './proposal.ts';

/** 702.174a: a gift may be promised to one of the opponents; that costs nothing. */
export function giftCosts(state: GameState, { player, spell }: ProposedSpell, { text }: Keyword): readonly AdditionalCost[] {
  return playersOf(state)
    .filter(({ id }) => id !== player)
    .map(({ id }) => ({
      ...{
        id: giftTo(id),
        keyword: 'gift',
        text: `gift ${text ?? ''} to ${id}`,
        source: spell.id,
        named: spell.id,
        costs: [],
        x: null,
      },
      ...{ optional: true, most: 1, byNumber: false, available: true, rule: '702.174' },
    }));
}

const GIVEN: Readonly<Record<string, string>> = {
  'a card': 'draws a card',
  'a Treasure': 'creates a Treasure token',
  'a Food': 'creates a Food token',
  'a tapped Fish': 'creates a tapped 1/1 blue Fish creature token',
  'a extra turn': 'takes an extra turn after this one',
  'a Octopus': 'creates an 8/8 blue Octopus creature token',
};

/** 702.174d-i: what a gift is, as an instruction about "that player" or "the chosen player"; null where it is none that is known. */
export function giftOf({ text }: Keyword, who: 'That player' | 'The chosen player'): readonly Effect[] | null {
  const given = GIVEN[text ?? ''];
  return given === undefined ? null : instructionsIn(`${who} ${given}.`);
}
