import { describe, expect, it } from 'vitest';
import { done, lifeOf } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';
import { carryingOut } from '../support/resolving.ts';

const CARDS = [
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Trinket', 'Artifact', ''),
  card(
    'Mirror Knight',
    'Creature — Horror',
    'If damage would be dealt to this creature, prevent that damage. When damage is prevented this way, this creature deals that much damage to any other target.',
    { power: '5', toughness: '5' },
  ),
  card('Life Ledger', 'Enchantment', 'Whenever you lose life, you gain 2 life for each 1 life you lost.'),
];
const on = () => board(CARDS, { a: ['Bear', 'Trinket', 'Trinket'].map((name, at) => ({ id: `${name} ${at}`, card: name })), b: [] });

/** How many abilities the instructions set off, and what "it" is for each. */
function setOff(text: string, choose: readonly string[]): readonly (readonly string[] | null)[] {
  const found = carryingOut(on(), text, { choose, source: 'Bear 0' });
  if (found.kind !== 'done') throw new Error(JSON.stringify(found));
  return found.happened.flatMap(({ what }) => (what.kind === 'ReflexiveTriggerSetUp' ? [what.trigger.meant.it] : []));
}

describe('CR 603.12: "when … this way"', () => {
  it.each([
    { text: 'Sacrifice an artifact. When you sacrifice an artifact this way, draw a card.', choose: ['Trinket 1'], times: 1 },
    {
      text: 'Sacrifice two artifacts. When you sacrifice one or more artifacts this way, draw a card.',
      choose: ['Trinket 1', 'Trinket 2'],
      times: 1,
    },
    {
      text: 'Sacrifice two artifacts. When you sacrifice an artifact this way, draw a card.',
      choose: ['Trinket 1', 'Trinket 2'],
      times: 2,
    },
    { text: 'Sacrifice a permanent. When you sacrifice an artifact this way, draw a card.', choose: ['Bear 0'], times: 0 },
    { text: 'Destroy all creatures. When a creature dies this way, draw a card.', choose: [], times: 1 },
  ])('CR 603.12a: $text ($times)', ({ text, choose, times }) => {
    expect(setOff(text, choose)).toHaveLength(times);
  });

  it('CR 603.12: prevented damage is dealt to another target', () => {
    const state = board(CARDS, { a: [{ id: 'bear', card: 'Bear' }], b: [{ id: 'knight', card: 'Mirror Knight' }] });
    const hit = done(state, { kind: 'dealDamage', parts: [{ source: 'bear', target: 'knight', amount: 2 }], choose: ['a'] });
    const after = done(hit.state, { kind: 'resolve' }).state;
    expect([lifeOf(after, 'a'), after.permanents.get('knight')?.damage]).toEqual([18, 0]);
  });
});

describe('CR 119.3: for each 1 life that was lost', () => {
  it('is what the ability triggered on', () => {
    const state = board(CARDS, { a: [{ id: 'ledger', card: 'Life Ledger' }] });
    const lost = done(state, { kind: 'loseLife', player: 'a', amount: 3 });
    expect(lifeOf(done(lost.state, { kind: 'resolve' }).state, 'a')).toBe(23);
  });
});
