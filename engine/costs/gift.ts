import type { Effect, Keyword } from '../ast/index.ts';
import { instructionsIn } from '../compiler/rulesWords.ts';
import { type GameState, playersOf } from '../state/game.ts';
import type { AdditionalCost } from './additional.ts';
import type { ProposedSpell } from './proposal.ts';

/** What begins the name of an additional cost by which a gift is promised; the opponent's id follows. */
const GIFT = 'gift ';

/** 702.174a: a gift may be promised to one of the opponents; that costs nothing. */
export function giftCosts(state: GameState, { player, spell }: ProposedSpell, { text }: Keyword): readonly AdditionalCost[] {
  return playersOf(state)
    .filter(({ id }) => id !== player)
    .map(({ id }) => ({
      ...{
        id: `${GIFT}${id}`,
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

/** 702.174b: the opponent whom a gift was promised to; null where it was to nobody. */
export function giftedTo(paid: Iterable<string>): string | null {
  const name = [...paid].find((one) => one.startsWith(GIFT));
  return name === undefined ? null : name.slice(GIFT.length);
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
