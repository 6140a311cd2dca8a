import { describe, expect, it } from 'vitest';
import { type GameState, isLegal, type LegalAction, legalActions, legalActionsWith, perform } from '../../engine/index.ts';
import { done } from '../support/acting.ts';
import { begun, card } from '../support/boards.ts';

/** What a player may do now. */

const CARDS = [
  card('Forest', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Berserker', 'Creature — Human', 'This creature attacks each combat if able.', { power: '2', toughness: '2' }),
  card('Giant', 'Creature — Giant', 'This creature can block any number of creatures.', { power: '2', toughness: '2' }),
  card('Shock', 'Instant', 'Shock deals 2 damage to any target.', { manaCost: '{R}' }),
  card('Growth', 'Instant', 'Kicker {1}\nTarget creature gets +3/+3 until end of turn.', { manaCost: '{G}' }),
  card('Charm', 'Instant', 'Choose one —\n• Destroy target artifact.\n• Draw a card.', { manaCost: '{G}' }),
  card('Blast', 'Sorcery', 'Blast deals X damage to target player.', { manaCost: '{X}{G}' }),
  card('Back', 'Sorcery', 'Draw a card.\nFlashback {G}', { manaCost: '{5}{U}' }),
  card('Elf', 'Creature — Elf', '{T}: Add {G}.\n{2}, {T}: Draw a card.', { power: '1', toughness: '1' }),
  card('Library', 'Artifact', '{T}: Draw a card. Any player may activate this ability.'),
  card('Cycler', 'Sorcery', 'Destroy all lands.\nCycling {1}', { manaCost: '{9}' }),
  card(
    'Rush',
    'Sorcery',
    "You may cast this spell as though it had flash if you pay {2} more to cast it.\nYou may pay {G} rather than pay this spell's mana cost.\nYou gain 3 life.",
    { manaCost: '{7}' },
  ),
  card('Ring', 'Artifact', '{T}: Add one mana of any color.'),
];

interface Given {
  readonly hand?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly battlefield?: readonly (string | { readonly card: string; readonly tapped?: boolean; readonly sick?: boolean })[];
  readonly theirs?: readonly string[];
  readonly step?: 'UPKEEP' | 'BEGIN_COMBAT' | 'END';
  readonly active?: string;
}

function stateOf({ hand = [], graveyard = [], battlefield = [], theirs = [], step, active }: Given): GameState {
  const named = (card: string) => ({ id: card, card });
  return begun(
    {
      players: [
        {
          id: 'a',
          hand: hand.map(named),
          graveyard: graveyard.map(named),
          library: [{ card: 'Forest' }],
          battlefield: battlefield.map((one, at) =>
            typeof one === 'string' ? { id: `${one}${at}`, card: one } : { id: `${one.card}${at}`, ...one },
          ),
        },
        { id: 'b', battlefield: theirs.map((one, at) => ({ id: `${one} of b${at}`, card: one })), library: [{ card: 'Forest' }] },
      ],
      ...(step === undefined ? {} : { step }),
      ...(active === undefined ? {} : { active }),
    },
    CARDS,
  );
}

const shown = ({ action, alternative }: LegalAction): string => {
  switch (action.kind) {
    case 'advance':
      return 'to' in action ? `advance ${action.to}` : 'advance';
    case 'resolve':
      return 'resolve';
    case 'cast':
      return `cast ${action.card}${alternative === null ? '' : ` by ${alternative}`}`;
    case 'playLand':
      return `play ${action.card}`;
    case 'tapForMana':
    case 'activate':
      return `${action.kind} ${action.permanent} ${action.ability}`;
    default:
      return action.kind;
  }
};
const optionsOf = (state: GameState, player = 'a'): readonly string[] => legalActions(state, player).map(shown);
const optionOf = (state: GameState, kind: string, player = 'a'): LegalAction => {
  const found = legalActions(state, player).find(({ action }) => action.kind === kind);
  if (found === undefined) throw new Error(`nothing to ${kind}`);
  return found;
};

describe('legal options', () => {
  it.each<readonly [fact: string, given: Given, options: readonly string[]]>([
    ['CR 117.3d: with nothing to do a player can pass', {}, ['advance BEGIN_COMBAT']],
    ['CR 305.1: a land in hand can be played in a main phase', { hand: ['Forest'] }, ['play Forest', 'advance BEGIN_COMBAT']],
    ['CR 305.1: but not in another step', { hand: ['Forest'], step: 'UPKEEP' }, ['advance DRAW']],
    [
      'CR 601.2h: a spell is listed where it can be paid for, mana abilities included',
      { hand: ['Bear'], battlefield: ['Forest', 'Forest'] },
      ['cast Bear', 'tapForMana Forest0 0', 'tapForMana Forest1 0', 'advance BEGIN_COMBAT'],
    ],
    ['CR 118.3: not with too little mana', { hand: ['Bear'], battlefield: ['Forest'] }, ['tapForMana Forest0 0', 'advance BEGIN_COMBAT']],
    ['CR 118.3: nor with the wrong mana', { hand: ['Shock'], battlefield: ['Forest'] }, ['tapForMana Forest0 0', 'advance BEGIN_COMBAT']],
    [
      'CR 601.2c: a spell that finds no target can not be cast',
      { hand: ['Growth'], battlefield: ['Forest'] },
      ['tapForMana Forest0 0', 'advance BEGIN_COMBAT'],
    ],
    ['CR 302.6: a creature that is new does not pay {T}', { battlefield: [{ card: 'Elf', sick: true }] }, ['advance BEGIN_COMBAT']],
    ['CR 107.5: nor does what is tapped', { battlefield: [{ card: 'Forest', tapped: true }] }, ['advance BEGIN_COMBAT']],
    [
      'CR 702.34a: a card in the graveyard by its flashback cost',
      { graveyard: ['Back'], battlefield: ['Forest'] },
      ['cast Back by flashback', 'tapForMana Forest0 0', 'advance BEGIN_COMBAT'],
    ],
    [
      'CR 113.6: abilities that work in the hand',
      { hand: ['Cycler'], battlefield: ['Forest'] },
      ['tapForMana Forest0 0', 'activate Cycler 1', 'advance BEGIN_COMBAT'],
    ],
    [
      "CR 602.2: another player's permanent only where it says so",
      { theirs: ['Library', 'Forest'] },
      ['activate Library of b0 0', 'advance BEGIN_COMBAT'],
    ],
    ['CR 500.1: from the end step on to the upkeep of the next turn', { step: 'END' }, ['advance UPKEEP']],
    [
      'CR 302.1: no creature is cast in the turn of another player',
      { hand: ['Bear'], battlefield: ['Forest', 'Forest'], active: 'b' },
      ['tapForMana Forest0 0', 'tapForMana Forest1 0', 'advance BEGIN_COMBAT'],
    ],
    [
      'CR 601.3c: by an alternative cost with what is paid for flash, where there is too little for the mana cost with it',
      { hand: ['Rush'], battlefield: ['Forest', 'Forest', 'Forest'], active: 'b' },
      [
        "cast Rush by You may pay {G} rather than pay this spell's mana cost.",
        'tapForMana Forest0 0',
        'tapForMana Forest1 0',
        'tapForMana Forest2 0',
        'advance BEGIN_COMBAT',
      ],
    ],
  ])('%s', (_, given, options) => {
    expect(optionsOf(stateOf(given))).toEqual(options);
  });

  it('CR 601.3c, 118.9a: what is listed with an alternative cost and flash is cast for both', () => {
    const before = stateOf({ hand: ['Rush'], battlefield: ['Forest', 'Forest', 'Forest'], active: 'b' });
    const { state } = done(before, optionOf(before, 'cast').action);
    expect([...state.permanents.values()].every(({ tapped }) => tapped)).toBe(true);
    expect(optionsOf(stateOf({ hand: ['Rush'], battlefield: ['Forest', 'Forest'], active: 'b' }))).not.toContain(
      "cast Rush by You may pay {G} rather than pay this spell's mana cost.",
    );
  });

  it('CR 508.1, 509.1, 510.1: attackers, blockers and combat damage, each with what every creature may do', () => {
    const before = stateOf({ battlefield: ['Bear', 'Elf', { card: 'Bear', tapped: true }], theirs: ['Bear'], step: 'BEGIN_COMBAT' });
    expect(optionsOf(before)).toEqual(['tapForMana Elf1 0', 'attack', 'advance DECLARE_ATTACKERS']);
    expect(optionOf(before, 'attack').announcement()?.creatures).toEqual([
      { creature: 'Bear0', options: ['b'], most: 1 },
      { creature: 'Elf1', options: ['b'], most: 1 },
    ]);
    const attacks = optionOf(before, 'attack').announcement()?.declarations?.();
    expect(attacks).toMatchObject({ open: [], truncated: false });
    expect(attacks?.all.map((one) => (one.kind === 'attack' ? one.attackers.map(({ attacker }) => attacker).join() : null))).toEqual([
      '',
      'Elf1',
      'Bear0',
      'Bear0,Elf1',
    ]);
    expect(optionsOf(before, 'b')).toEqual(['advance DECLARE_ATTACKERS']);
    const attacked = done(before, { kind: 'attack', attackers: [{ attacker: 'Bear0', defending: 'b' }] }).state;
    expect(optionsOf(attacked, 'b')).toEqual(['block', 'advance DECLARE_BLOCKERS']);
    expect(optionOf(attacked, 'block', 'b').announcement()?.declarations?.().all).toEqual([
      { kind: 'block', blocks: [] },
      { kind: 'block', blocks: [{ blocker: 'Bear of b0', attacker: 'Bear0' }] },
    ]);
    const blocked = done(attacked, { kind: 'block', blocks: [] }).state;
    expect(optionsOf(blocked, 'b')).toEqual(['combatDamage', 'advance COMBAT_DAMAGE']);
  });

  it('CR 509.1a: of more declarations than are looked at only so many are made', () => {
    const before = stateOf({ battlefield: Array.from({ length: 40 }, () => 'Bear'), theirs: ['Giant'], step: 'BEGIN_COMBAT' });
    const attackers = [...before.permanents.values()]
      .filter(({ owner }) => owner === 'a')
      .map(({ id }) => ({ attacker: id, defending: 'b' }));
    const attacked = done(before, { kind: 'attack', attackers }).state;
    const { all = [], truncated } = optionOf(attacked, 'block', 'b').announcement()?.declarations?.() ?? {};
    expect([all.length, truncated]).toEqual([500, true]);
    expect(all.slice(0, 2)).toEqual([
      { kind: 'block', blocks: [] },
      { kind: 'block', blocks: [{ blocker: 'Giant of b0', attacker: 'Bear39' }] },
    ]);
  });

  it('CR 508.1d: where a creature has to attack, passing is no option', () => {
    const before = stateOf({ battlefield: ['Berserker'], step: 'BEGIN_COMBAT' });
    expect(optionsOf(before)).toEqual(['attack']);
    expect(optionOf(before, 'attack').prospect().refused).toBe(true);
    expect(optionOf(before, 'attack').announcement()?.declarations?.().all).toEqual([
      { kind: 'attack', attackers: [{ attacker: 'Berserker0', defending: 'b' }] },
    ]);
  });

  it('CR 117.4: with something on the stack passing lets it resolve', () => {
    const before = stateOf({ hand: ['Charm'], battlefield: ['Forest'] });
    const cast = perform(before, { kind: 'cast', card: 'Charm', modes: [1] });
    if (!cast.ok) throw new Error(cast.error.message);
    expect(optionsOf(cast.value.state)).toEqual(['resolve']);
  });

  it('CR 117.1: lists what can be done with one object as it is listed among all', () => {
    const state = stateOf({
      hand: ['Bear', 'Shock', 'Cycler', 'Forest'],
      graveyard: ['Back'],
      battlefield: ['Elf', 'Forest', 'Ring', 'Library'],
      theirs: ['Elf'],
    });
    const objects = [...state.permanents.keys(), ...state.cards.keys()];
    const one = objects.flatMap((id) => legalActionsWith(state, 'a', id)).map(shown);
    const all = legalActions(state, 'a').map(shown);
    expect(one.length).toBeGreaterThan(5);
    expect([...one, 'advance BEGIN_COMBAT'].sort()).toEqual([...all].sort());
    expect(legalActionsWith(state, 'a', 'nothing')).toEqual([]);
  });

  it('CR 104.1: nothing can be done once the game is over', () => {
    const lost = perform(stateOf({ battlefield: ['Forest'] }), { kind: 'setLife', player: 'b', to: 0 });
    if (!lost.ok) throw new Error(lost.error.message);
    expect(optionsOf(lost.value.state)).toEqual([]);
    const after = isLegal(lost.value.state, { kind: 'tapForMana', permanent: 'Forest0' });
    expect([after.legal, after.explanation.rules]).toEqual([false, ['104.1']]);
  });

  it('CR 601.2b-c: tells targets, additional costs, modes and X', () => {
    const growth = optionOf(stateOf({ hand: ['Growth'], battlefield: ['Forest', 'Elf', 'Elf'] }), 'cast').announcement();
    expect(growth?.targets.map(({ options }) => options)).toEqual([['Elf1', 'Elf2']]);
    expect(growth?.additional).toEqual([{ name: 'kicker', text: 'kicker', most: 1 }]);
    const charm = optionOf(stateOf({ hand: ['Charm'], battlefield: ['Forest'] }), 'cast').announcement();
    expect(charm?.modes?.modes.map(({ text, possible }) => [text, possible])).toEqual([
      ['Destroy target artifact.', false],
      ['Draw a card.', true],
    ]);
    const blast = optionOf(stateOf({ hand: ['Blast'], battlefield: ['Forest', 'Forest', 'Forest'] }), 'cast').announcement();
    expect(blast?.x).toEqual({ values: [0, 1, 2], truncated: false });
    expect(blast?.targets.map(({ options }) => options)).toEqual([['a', 'b']]);
  });

  it('CR 608.2d: tells what would be asked first', () => {
    const ring = optionOf(stateOf({ battlefield: ['Ring'] }), 'tapForMana');
    expect(ring.prospect().missingChoice?.options).toEqual(['{W}', '{U}', '{B}', '{R}', '{G}']);
    expect(optionOf(stateOf({ battlefield: ['Forest'] }), 'tapForMana').prospect()).toEqual({
      ...{ missingChoice: null, notModelled: null },
      refused: false,
    });
  });

  it('says of an action that is not legal why not', () => {
    const state = stateOf({ hand: ['Forest', 'Bear'], step: 'UPKEEP', battlefield: ['Ring'] });
    const land = isLegal(state, { kind: 'playLand', card: 'Forest' });
    expect([land.legal, land.explanation.rules.includes('305.1')]).toEqual([false, true]);
    expect(isLegal(state, { kind: 'cast', card: 'Bear' }).legal).toBe(false);
    expect(isLegal(state, { kind: 'tapForMana', permanent: 'Ring0' }).legal).toBe(true);
    expect(isLegal(state, { kind: 'tapForMana', permanent: 'Ring0', choose: ['{C}'] }).legal).toBe(false);
  });
});
