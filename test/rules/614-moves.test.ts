import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { played } from '../support/acting.ts';
import { begun, byName, card } from '../support/boards.ts';
import { carryingOut } from '../support/resolving.ts';

const enchantment = (name: string, text: string) => card(name, 'Enchantment', text);
const CARDS = [
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2', manaCost: '{W}' }),
  card('Shade', 'Creature — Shade', 'If this creature would be put into a graveyard from anywhere, exile it instead.', {
    power: '1',
    toughness: '1',
  }),
  card(
    'Nexus',
    'Instant',
    "Draw a card.\nIf Nexus would be put into a graveyard from anywhere, reveal Nexus and shuffle it into its owner's library instead.",
    {
      manaCost: '{W}',
    },
  ),
  card('Spawn', 'Creature — Beast', "If this creature would enter and it wasn't cast, exile it instead.", { power: '1', toughness: '1' }),
  enchantment('Priest', "If a nontoken creature would enter and it wasn't cast, exile it instead."),
  enchantment('Moonlight', "If a creature would enter and it wasn't cast, exile it instead."),
  enchantment('Cage', "Creature cards in graveyards and libraries can't enter the battlefield."),
  enchantment('Peace', 'If a card or token would be put into a graveyard from anywhere, exile it instead.'),
  enchantment('Hunt', 'If a creature an opponent controls would die, exile it instead. When you do, you gain 1 life.'),
  enchantment(
    'Foremost',
    "If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put into an opponent's graveyard, exile that card instead.",
  ),
  enchantment('Essence', 'Creatures you control enter as a copy of this enchantment.'),
  enchantment('Taken', "If a creature would enter under an opponent's control, it enters under your control instead."),
];
/** With these enchantments of `of`; a has a Bear, a Shade and a Spawn in the graveyard, and a Shade on top of the library. */
function on(names: readonly string[], of: 'a' | 'b' = 'a'): GameState {
  const there = (player: 'a' | 'b') => (player === of ? byName(names) : []);
  return begun(
    {
      players: [
        {
          id: 'a',
          battlefield: [...there('a'), { id: 'here', card: 'Bear' }],
          graveyard: ['Bear', 'Shade', 'Spawn'].map((name) => ({ id: `dead ${name}`, card: name })),
          library: [
            { id: 'top', card: 'Shade' },
            { id: 'second', card: 'Bear' },
          ],
          hand: [
            { id: 'nexus', card: 'Nexus' },
            { id: 'held', card: 'Bear' },
          ],
          manaPool: '{W}{W}',
        },
        { id: 'b', battlefield: there('b') },
      ],
    },
    CARDS,
  );
}
const REANIMATE = 'Return target creature card from your graveyard to the battlefield.';
const TOKEN = 'Create a 2/2 green Bear creature token.';

/** Where things went, each in its words. */
function moves(state: GameState, text: string, targets: readonly (readonly string[])[] = []): readonly string[] {
  const done = carryingOut(state, text, { targets, source: 'here' });
  if (done.kind !== 'done') throw new Error(JSON.stringify(done));
  return done.happened.flatMap(({ what }) => (what.kind === 'ZoneChanged' ? [`${what.id} to ${what.to}`] : []));
}

describe('CR 614.12: what would enter the battlefield', () => {
  it.each([
    { given: [], text: REANIMATE, of: 'dead Bear', where: ['dead Bear to battlefield'] },
    { given: ['Priest'], text: REANIMATE, of: 'dead Bear', where: ['dead Bear to exile'] },
    { given: ['Moonlight'], text: REANIMATE, of: 'dead Bear', where: ['dead Bear to exile'] },
    { given: ['Priest'], text: TOKEN, of: null, where: ['bear-1 to battlefield'] },
    { given: ['Moonlight'], text: TOKEN, of: null, where: ['bear-1 to exile'] },
    { given: ['Cage'], text: REANIMATE, of: 'dead Bear', where: [] },
    { given: ['Cage'], text: TOKEN, of: null, where: ['bear-1 to battlefield'] },
    // Its own effect, though it is not on the battlefield yet.
    { given: [], text: REANIMATE, of: 'dead Spawn', where: ['dead Spawn to exile'] },
  ])('$given: $text ($of)', ({ given, text, of, where }) => {
    expect(moves(on(given), text, of === null ? [] : [[of]])).toEqual(where);
  });

  it('CR 614.1a: a creature that was cast enters', () => {
    const after = played(on(['Priest']), { kind: 'cast', card: 'held' }, { kind: 'resolve' });
    expect(after.permanents.has('held')).toBe(true);
  });

  it('CR 616.1b: under the control of another player', () => {
    const done = carryingOut(on(['Taken'], 'b'), REANIMATE, { targets: [['dead Bear']], source: 'here' });
    expect(done.kind === 'done' && done.state.permanents.get('dead Bear')?.controller).toBe('b');
  });

  it('CR 616.1c, 614.1d: as a copy of the permanent that says so', () => {
    const done = carryingOut(on(['Essence']), REANIMATE, { targets: [['dead Bear']], source: 'here' });
    expect(done.kind === 'done' && done.state.permanents.get('dead Bear')?.copy?.card.definition.name).toBe('Essence');
  });
});

describe('CR 614.6: what would be put into a graveyard', () => {
  it.each([
    { given: ['Peace'], of: 'a', text: 'Destroy target creature.', where: ['here to exile'] },
    { given: ['Foremost'], of: 'b', text: 'Destroy target creature.', where: ['here to exile'] },
    { given: ['Foremost'], of: 'a', text: 'Destroy target creature.', where: ['here to graveyard'] },
    // Its own effect works in every zone.
    { given: [], of: 'a', text: 'Mill two cards.', where: ['top to exile', 'second to graveyard'] },
    { given: ['Foremost'], of: 'b', text: 'Mill two cards.', where: ['top to exile', 'second to exile'] },
  ] as const)('$given of $of: $text', ({ given, of, text, where }) => {
    expect(moves(on(given, of), text, text.includes('target') ? [['here']] : [])).toEqual(where);
  });

  it('CR 113.6, 608.2n: a spell that says so of itself is shuffled away as it resolves', () => {
    const after = played(on([]), { kind: 'cast', card: 'nexus' }, { kind: 'resolve' });
    expect(after.players[0]?.library).toContain('nexus');
  });

  it('CR 603.12: "when you do" triggers on what happened instead', () => {
    const after = played(on(['Hunt'], 'b'), { kind: 'destroy', permanents: ['here'] }, { kind: 'resolve' });
    expect([after.cards.get('here')?.zone, after.players[1]?.life]).toEqual(['exile', 21]);
  });
});
