import { describe, expect, it } from 'vitest';
import type { CompiledCard } from '../../engine/index.ts';
import { done, kinds } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

const SIZE = { power: '3', toughness: '3' };
const CARDS: readonly CompiledCard[] = [
  card('Ember', 'Artifact'),
  card('Watcher', 'Creature — Elf', 'Whenever this creature is dealt damage, you gain 1 life.', SIZE),
  card('Bear', 'Creature — Bear', '', SIZE),
  card('Echo', 'Enchantment', 'If an ability of an Elf you control triggers, that ability triggers an additional time.'),
  card(
    'Loud Echo',
    'Enchantment',
    'If a creature being dealt damage causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  ),
  card(
    'Other Echo',
    'Enchantment',
    'If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  ),
];
const filler = [{ card: 'Ember', count: 4 }];

/** How often the ability of the creature that is dealt damage is put on the stack. */
function times(own: readonly string[], theirs: readonly string[] = []): number {
  const start = table(CARDS, {
    a: { battlefield: ['Watcher', 'Ember', ...own].map((name, place) => ({ id: `${name}-${place}`, card: name })), library: filler },
    b: { battlefield: theirs.map((name, place) => ({ id: `their-${name}-${place}`, card: name })), library: filler },
  });
  const { events } = done(start, { kind: 'dealDamage', parts: [{ source: 'Ember-1', target: 'Watcher-0', amount: 1 }] });
  return kinds(events).filter((kind) => kind === 'AbilityTriggered').length;
}

describe('CR 603.2d: what makes an ability trigger an additional time', () => {
  it.each([
    ['nothing', [], [], 1],
    ['an effect about what has the ability', ['Echo'], [], 2],
    ['an effect about what happens', ['Loud Echo'], [], 2],
    ['both: each once', ['Echo', 'Loud Echo'], [], 3],
    ['two of a kind', ['Echo', 'Echo'], [], 3],
    ['an effect about something else that happens', ['Other Echo'], [], 1],
    ["an opponent's, about what that player controls", [], ['Echo', 'Loud Echo'], 1],
  ] as const)('%s', (_, own, theirs, expected) => {
    expect(times(own, theirs)).toBe(expected);
  });
});
