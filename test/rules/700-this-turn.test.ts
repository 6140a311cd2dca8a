import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import type { GameState } from '../../engine/index.ts';
import { played, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** What has moved from zone to zone this turn, and what has happened to objects that are still there. */

const sorcery = (name: string, text: string) => card(name, 'Sorcery', text, { manaCost: '{B}' });
const CARDS = [
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Imp', 'Creature — Imp', '', { manaCost: '{1}{B}', power: '1', toughness: '1' }),
  card('Wood', 'Basic Land — Forest'),
  card('Rock', 'Artifact', '', { manaCost: '{2}' }),
  sorcery('Dead', 'You gain 1 life for each creature that died this turn.'),
  sorcery('Mine', 'You gain 1 life for each creature that died under your control this turn.'),
  sorcery('Came', 'You gain 1 life for each creature you control that entered this turn.'),
  sorcery('Lost', "You gain 1 life for each card you've discarded this turn."),
  sorcery('Wound', 'Destroy target creature that was dealt damage this turn.'),
  sorcery('Recall', 'Return target creature card in your graveyard that was put there from the battlefield this turn to your hand.'),
  sorcery('Dump', 'Discard two cards.'),
  sorcery('Entered', 'If a creature entered the battlefield under your control this turn, you gain 5 life.'),
  sorcery('Offered', 'If you sacrificed an artifact this turn, you gain 5 life.'),
  sorcery('Threw', 'If you discarded a card this turn, you gain 5 life.'),
  sorcery('Buried', 'If a creature card was put into your graveyard from anywhere this turn, you gain 5 life.'),
  sorcery('Dug', 'If a card left your graveyard this turn, you gain 5 life.'),
  card(
    'Cactus',
    'Creature — Plant',
    "At the beginning of your end step, if this creature didn't enter the battlefield this turn, return it to its owner's hand.",
    {
      manaCost: '{1}',
      power: '1',
      toughness: '1',
    },
  ),
  sorcery('Again', 'Untap all creatures that attacked this turn.'),
];
const HAND = ['Dead', 'Mine', 'Came', 'Lost', 'Wound', 'Recall', 'Dump', 'Entered', 'Offered', 'Threw', 'Buried', 'Dug', 'Again'];
const START: GameState = game(CARDS, [
  {
    id: 'a',
    hand: [...HAND.map((id) => ({ id, card: id })), { id: 'h1', card: 'Bear' }, { id: 'h2', card: 'Wood' }],
    battlefield: ['Bear1', 'Bear2', 'Imp1', 'Rock1'].map((id) => ({ id, card: id.slice(0, -1) })),
    graveyard: [{ id: 'old', card: 'Bear' }],
  },
  { id: 'b', battlefield: [{ id: 'Other', card: 'Bear' }] },
]);
const cast = (name: string, ...targets: readonly string[]): readonly Action[] => [
  { kind: 'cast', card: name, free: true, targets },
  { kind: 'resolve', all: true },
];
const gone = (...permanents: readonly string[]): Action => ({ kind: 'destroy', permanents });
const gained = (...actions: readonly Action[]): number => (played(START, ...actions).players[0]?.life ?? 0) - 20;
const enters = cast('h1');
const dumped: readonly Action[] = [
  { kind: 'cast', card: 'Dump', free: true },
  { kind: 'resolve', choose: ['h1', 'h2'] },
];

describe('this turn', () => {
  it.each<[string, number, readonly Action[]]>([
    ['nobody died', 0, cast('Dead')],
    ['two creatures and a Rock died', 2, [gone('Bear1', 'Other', 'Rock1'), ...cast('Dead')]],
    ['one of them under your control', 1, [gone('Bear1', 'Other'), ...cast('Mine')]],
    ['one creature entered', 1, [...enters, ...cast('Came')]],
    ['what entered is gone', 0, [...enters, gone('h1'), ...cast('Came')]],
    ['cards were discarded', 2, [...dumped, ...cast('Lost')]],
    ['none was discarded', 0, cast('Lost')],
    ['a creature entered', 5, [...enters, ...cast('Entered')]],
    ['none entered', 0, cast('Entered')],
    ['an artifact was sacrificed', 5, [{ kind: 'sacrifice', permanents: ['Rock1'] }, ...cast('Offered')]],
    ['a creature was sacrificed', 0, [{ kind: 'sacrifice', permanents: ['Bear1'] }, ...cast('Offered')]],
    ['a card was discarded', 5, [...dumped, ...cast('Threw')]],
    ['a creature card was put into the graveyard from the hand', 5, [...dumped, ...cast('Buried')]],
    ['a creature of another was put into theirs', 0, [gone('Other'), ...cast('Buried')]],
    ['a card left the graveyard', 5, [gone('Bear1'), ...cast('Recall', 'Bear1'), ...cast('Dug')]],
    ['none left it', 0, [gone('Bear1'), ...cast('Dug')]],
  ])('CR 608.2h: %s', (_, life, actions) => {
    expect(gained(...actions)).toBe(life);
  });

  it('CR 120.3, 115.1: only what was dealt damage this turn', () => {
    const hurt = played(START, { kind: 'dealDamage', parts: [{ source: 'Imp1', target: 'Other', amount: 1 }] });
    const wound = (id: string): Action => ({ kind: 'cast', card: 'Wound', free: true, targets: [id] });
    expect(refusal(hurt, wound('Bear1')).rules).toContain('115.1');
    expect(zoneOf(played(hurt, wound('Other'), { kind: 'resolve' }), 'Other')).toBe('graveyard');
  });

  it('CR 400.7, 115.1: only a card that was put there from the battlefield this turn', () => {
    const state = played(START, gone('Bear1'), ...dumped);
    for (const id of ['old', 'h1'])
      expect(refusal(state, { kind: 'cast', card: 'Recall', free: true, targets: [id] }).rules).toContain('115.1');
    expect(zoneOf(played(state, ...cast('Recall', 'Bear1')), 'Bear1')).toBe('hand');
  });

  it('CR 500.1: another turn begins anew', () => {
    const state = played(START, gone('Bear1', 'Bear2'));
    expect(state.thisTurn.moved.length).toBe(2);
  });

  it('CR 508.6: what attacked this turn', () => {
    const attacked = played(
      START,
      { kind: 'attack', attackers: [{ attacker: 'Bear1', defending: 'b' }] },
      { kind: 'advance', to: 'POSTCOMBAT_MAIN' },
      {
        kind: 'tap',
        permanents: ['Bear2'],
      },
    );
    const state = played(attacked, ...cast('Again'));
    expect([state.permanents.get('Bear1')?.tapped, state.permanents.get('Bear2')?.tapped]).toEqual([false, true]);
  });

  it.each([
    ['h3', 'battlefield'],
    ['there', 'hand'],
  ])('CR 400.7: whether this creature entered this turn: %s', (id, where) => {
    const state = game(CARDS, [
      { id: 'a', hand: [{ id: 'h3', card: 'Cactus' }], battlefield: [{ id: 'there', card: 'Cactus' }] },
      { id: 'b' },
    ]);
    const end = played(state, ...cast('h3'), { kind: 'advance', to: 'END' }, { kind: 'resolve', all: true });
    expect(zoneOf(end, id)).toBe(where);
  });
});
