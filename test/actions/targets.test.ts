import { describe, expect, it } from 'vitest';
import type { AbilityOnStack, GameState, PermanentSetup } from '../../engine/index.ts';
import { canActivate } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, refusal } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';

/** Targets and modes of abilities, as they are activated or go on the stack. */

const bear = (name: string, oracleText = '') => card(name, 'Creature — Bear', oracleText, { power: '2', toughness: '2' });
const CARDS = [
  card('Forest', 'Basic Land — Forest'),
  bear('Bear'),
  bear('Hexbear', 'Hexproof'),
  bear('Unblue', 'Protection from blue'),
  card('Pinger', 'Creature — Wizard', '{T}: This creature deals 1 damage to any target.', {
    power: '1',
    toughness: '1',
    manaCost: '{2}{U}',
    colors: ['U'],
  }),
  card('Tapper', 'Artifact', '{T}: Tap target creature.'),
  card('Sword', 'Artifact — Equipment', 'Equipped creature gets +1/+1.\nEquip {0}'),
  card('Butcher', 'Artifact', 'Sacrifice a creature: Destroy target creature.'),
  card('Xer', 'Artifact', '{X}, {T}: Tap X target creatures.'),
  card('Counter', 'Artifact', '{T}: You gain X life, where X is the number of creatures target opponent controls.'),
  card('Two', 'Artifact', '{T}: Tap target creature. Untap another target creature.'),
  card('Modal', 'Artifact', '{T}: Choose one —\n• Tap target creature.\n• You gain 1 life.'),
  card('Anvil', 'Enchantment', 'Whenever a land becomes tapped, target creature gets +1/+1 until end of turn.'),
  card('Chooser', 'Enchantment', 'Whenever a land becomes tapped, choose one —\n• Tap target creature.\n• You gain 1 life.'),
  card('Lonely', 'Enchantment', 'Whenever a land becomes tapped, up to one target creature gets +1/+1 until end of turn.'),
];
type Players = Readonly<Record<string, readonly (PermanentSetup | string)[]>>;
const on = (players: Players): GameState => board(CARDS, { a: [], b: [], ...players });
const use = (
  permanent: string,
  more: { readonly targets?: readonly string[]; readonly x?: number; readonly choose?: readonly string[] } = {},
) => ({ kind: 'activate', permanent, ability: 0, ...more }) as const;
const equip = (targets?: readonly string[]) =>
  ({ kind: 'activate', permanent: 'Sword', ability: 'Equip', ...(targets === undefined ? {} : { targets }) }) as const;
const top = ({ stack }: GameState): AbilityOnStack => {
  const found = stack.at(-1);
  if (found === undefined || found.kind === 'spell') throw new Error('no ability is on top of the stack');
  return found;
};
const TAP = { kind: 'tap', permanents: ['Forest'] } as const;

describe('targets of activated abilities', () => {
  it('CR 602.2b: they are told, or chosen by themselves where there is one only', () => {
    const state = on({ a: ['Tapper'], b: ['Bear'] });
    expect(top(played(state, use('Tapper'))).targets).toEqual([['Bear']]);
    const two = on({ a: ['Tapper', 'Unblue'], b: ['Bear'] });
    expect(refusal(two, use('Tapper')).missingChoice?.options).toEqual(['Unblue', 'Bear']);
    expect(top(played(two, use('Tapper', { targets: ['Bear'] }))).targets).toEqual([['Bear']]);
    expect(top(played(two, use('Tapper', { choose: ['Bear'] }))).targets).toEqual([['Bear']]);
  });

  it('CR 115.1: a target in what X is', () => {
    const counted = played(on({ a: ['Counter'], b: ['Bear', 'Unblue'] }), use('Counter'));
    expect(top(counted).targets).toEqual([['b']]);
    expect(lifeOf(played(counted, { kind: 'resolve' }))).toBe(22);
  });

  it('CR 602.2b: without a legal target it can not be activated', () => {
    const state = on({ a: ['Tapper'], b: ['Hexbear'] });
    expect(refusal(state, use('Tapper')).rules).toContain('601.2c');
    expect(canActivate(state, { source: 'Tapper', ability: 0, player: 'a', x: null }).legal).toBe(false);
  });

  it('CR 702.11: hexproof keeps off abilities of opponents', () => {
    const state = on({ a: ['Tapper', 'Bear'], b: ['Hexbear'] });
    expect(refusal(state, use('Tapper', { targets: ['Hexbear'] })).rules).toContain('702.11');
    expect(top(played(on({ a: ['Tapper', 'Hexbear'] }), use('Tapper'))).targets).toEqual([['Hexbear']]);
  });

  it('CR 702.16b: protection looks at the source of the ability', () => {
    const state = on({ a: ['Pinger', 'Tapper'], b: ['Unblue'] });
    expect(refusal(state, use('Pinger', { targets: ['Unblue'] })).rules).toContain('702.16b');
    expect(top(played(state, use('Tapper', { targets: ['Unblue'] }))).targets).toEqual([['Unblue']]);
  });

  it('CR 702.6a: equip has a creature of its controller for its target', () => {
    const state = on({ a: ['Sword', 'Bear'], b: ['Unblue'] });
    expect(top(played(state, equip())).targets).toEqual([['Bear']]);
    expect(refusal(state, equip(['Unblue'])).rules).toContain('601.2c');
  });

  it('CR 601.2c, 601.2h: targets are chosen before costs are paid', () => {
    const state = on({ a: ['Butcher', 'Bear', 'Unblue'] });
    const after = played(state, use('Butcher', { targets: ['Bear'], choose: ['Bear'] }));
    expect(top(after).targets).toEqual([['Bear']]);
    expect(after.permanents.has('Bear')).toBe(false);
  });

  it('CR 107.3a: so many targets as X', () => {
    const state = on({ a: ['Xer', 'Forest', 'Bear'], b: ['Unblue'] });
    expect(top(played(state, use('Xer', { x: 1, targets: ['Unblue'] }))).targets).toEqual([['Unblue']]);
    expect(refusal(state, use('Xer', { x: 1, targets: ['Unblue', 'Bear'] })).rules).toContain('601.2c');
  });

  it('CR 601.2c: "another target" is another', () => {
    const state = on({ a: ['Two', 'Bear'], b: ['Unblue'] });
    expect(top(played(state, use('Two', { targets: ['Bear', 'Unblue'] }))).targets).toEqual([['Bear'], ['Unblue']]);
    expect(top(played(state, use('Two', { targets: ['Bear'] }))).targets).toEqual([['Bear'], ['Unblue']]);
    expect(refusal(state, use('Two', { targets: ['Bear', 'Bear'] })).rules).toContain('601.2c');
    expect(refusal(on({ a: ['Two', 'Bear'] }), use('Two')).rules).toContain('601.2c');
  });

  it('CR 700.2a: a mode is chosen', () => {
    const state = on({ a: ['Modal', 'Bear'] });
    expect(refusal(state, use('Modal')).missingChoice?.options).toEqual(['Tap target creature.', 'You gain 1 life.']);
    expect(top(played(state, use('Modal', { choose: ['gain'] }))).modes).toEqual([1]);
    expect(top(played(on({ a: ['Modal'] }), use('Modal'))).modes).toEqual([1]);
  });
});

describe('targets of triggered abilities', () => {
  it('CR 603.3d: they are chosen as it goes on the stack', () => {
    const state = on({ a: ['Anvil', 'Forest', 'Bear'] });
    expect(top(played(state, TAP)).targets).toEqual([['Bear']]);
    const two = on({ a: ['Anvil', 'Forest', 'Bear', 'Unblue'] });
    expect(refusal(two, TAP).missingChoice?.options).toEqual(['Bear', 'Unblue']);
    expect(top(played(two, { ...TAP, choose: ['Unblue'] })).targets).toEqual([['Unblue']]);
  });

  it('CR 603.3d: without a legal target it is taken off the stack', () => {
    const { state, events } = done(on({ a: ['Anvil', 'Forest'], b: ['Hexbear'] }), TAP);
    expect([kinds(events), state.stack.length]).toEqual([['PermanentTapped', 'AbilityTriggered'], 0]);
  });

  it('CR 603.3c: a mode is chosen, by a piece of its words', () => {
    const state = on({ a: ['Chooser', 'Forest', 'Bear'] });
    expect(refusal(state, TAP).missingChoice?.what).toBe('the mode');
    const after = top(played(state, { ...TAP, choose: ['tap target'] }));
    expect([after.modes, after.targets]).toEqual([[0], [['Bear']]]);
    expect(top(played(on({ a: ['Chooser', 'Forest'] }), TAP)).modes).toEqual([1]);
  });

  it('CR 115.6: none where there may be none', () => {
    expect(top(played(on({ a: ['Lonely', 'Forest'] }), TAP)).targets).toEqual([[]]);
    const state = on({ a: ['Lonely', 'Forest', 'Bear'] });
    expect(refusal(state, TAP).missingChoice?.options).toEqual(['Bear', 'none']);
    expect(top(played(state, { ...TAP, choose: ['none'] })).targets).toEqual([[]]);
  });
});
