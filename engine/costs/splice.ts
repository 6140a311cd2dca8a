import { type PrintedAbility, valuesOfFace } from '../characteristics/printed.ts';
import { keywordsOf } from '../characteristics/view.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { AdditionalCost } from './additional.ts';
import { PLAIN } from './asked.ts';
import { contextFor, type ProposedSpell } from './proposal.ts';
import { fitsSpell } from './subjects.ts';

/** What begins the name of an additional cost by which a card is spliced; its id follows. */
const SPLICE = 'splice ';

/** 702.47a: the cards in the player's hand that may be spliced onto a spell, each for its splice cost. */
export function spliceCosts(state: GameState, proposed: ProposedSpell): readonly AdditionalCost[] {
  const { player, view, spell, card } = proposed;
  return (playerOf(state, player)?.hand ?? []).flatMap((id): readonly AdditionalCost[] => {
    const object = view.object(id);
    if (id === card.id || object === undefined) return [];
    return keywordsOf(object).flatMap(({ name, filter, cost: costs }): readonly AdditionalCost[] => {
      if (name !== 'splice' || filter === null) return [];
      const available = fitsSpell(filter, proposed, PLAIN, contextFor(view, spell.id, spell.id, { it: spell.id, player }));
      if (available === false) return [];
      const text = `splice ${object.names[0] ?? id}`;
      return [
        {
          ...{ id: `${SPLICE}${id}`, keyword: 'splice', text, source: id, named: id, costs, x: null },
          ...{ optional: true, most: 1, byNumber: false, available, rule: '702.47' },
        },
      ];
    });
  });
}

/** 702.47a, 702.47c: the instructions of the cards that were spliced onto a spell, in the order in which their costs were named; "this" in them is the spell. */
export function spliced({ cards, permanents }: GameState, paid: Iterable<string>): readonly PrintedAbility[] {
  return [...paid].flatMap((name) => {
    if (!name.startsWith(SPLICE)) return [];
    const id = name.slice(SPLICE.length);
    const card = (cards.get(id) ?? permanents.get(id))?.card;
    return card === undefined ? [] : valuesOfFace(card.faces[0]).abilities.filter(({ ability }) => ability.kind === 'spell');
  });
}
