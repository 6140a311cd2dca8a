import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import { apply } from '../../engine/events/apply.ts';
import type { SpellOnStack } from '../../engine/state/game.ts';
import { zoneOf } from '../support/acting.ts';
import { carryingOut, resolved } from '../support/resolving.ts';
import { board, of, zone } from './board.ts';

/** Moving, exiling, tokens, transforming, attaching, fighting, counters, winning. */

const BEARS = {
  battlefield: [
    { id: 'bear', card: 'Bear' },
    { id: 'wall', card: 'Wall', tapped: true },
  ],
};
const view = (state: Parameters<typeof layered>[0], id: string) => layered(state).view.object(id);

describe('permanents', () => {
  it.each([
    ['hand', "Return target creature to its owner's hand.", (state: ReturnType<typeof board>) => zone(state, 'hand')],
    [
      'library',
      "Put target creature on top of its owner's library.",
      (state: ReturnType<typeof board>) => zone(state, 'library').slice(0, 1),
    ],
    [
      'bottom',
      "Put target creature on the bottom of its owner's library.",
      (state: ReturnType<typeof board>) => zone(state, 'library').slice(-1),
    ],
    ['exile', 'Exile target creature.', (state: ReturnType<typeof board>) => zone(state, 'exile')],
  ])('CR 400.7: a creature goes to the %s', (_, text, where) => {
    expect(where(resolved(board(BEARS), text, { targets: [['bear']] }))).toEqual(['bear']);
  });

  it('CR 400.7: what is exiled and returned is a new object', () => {
    const state = board({ battlefield: [{ id: 'bear', card: 'Bear', counters: { '+1/+1': 1 }, tapped: true }] });
    const after = resolved(state, 'Exile target creature you control, then return that card to the battlefield under your control.', {
      targets: [['bear']],
    });
    expect(after.permanents.get('bear')).toMatchObject({ tapped: false, sick: true, controller: 'a' });
    expect(after.permanents.get('bear')?.counters.size).toBe(0);
  });

  it('CR 110.2a: returned under its owner’s control, whoever controlled it', () => {
    const state = board({ battlefield: [{ id: 'bear', card: 'Bear', owner: 'b' }] });
    const after = resolved(state, "Exile target creature, then return it to the battlefield under its owner's control.", {
      targets: [['bear']],
    });
    expect(after.permanents.get('bear')?.controller).toBe('b');
  });

  it('CR 608.2h: its mana value is known after it has gone to the battlefield', () => {
    const state = board({ graveyard: [{ id: 'dead', card: 'Wall' }] });
    const after = resolved(
      state,
      'Return target creature card from your graveyard to the battlefield. You lose life equal to its mana value.',
      { targets: [['dead']] },
    );
    expect([zoneOf(after, 'dead'), after.players[0]?.life]).toEqual(['battlefield', 18]);
  });

  it('CR 304.4: an instant does not enter the battlefield', () => {
    const after = resolved(
      board({ graveyard: [{ id: 'bolt', card: 'Bolt' }] }),
      'Return target card from your graveyard to the battlefield.',
      { targets: [['bolt']] },
    );
    expect(zoneOf(after, 'bolt')).toBe('graveyard');
  });

  it('CR 303.4f: an Aura that is put onto the battlefield is attached to what is chosen; CR 303.4g: or stays', () => {
    const text = 'Return target card from your graveyard to the battlefield.';
    const graveyard = [{ id: 'aura', card: 'Growth' }];
    const lands = board({
      graveyard,
      battlefield: [
        { id: 'f1', card: 'Forest' },
        { id: 'f2', card: 'Forest' },
      ],
    });
    expect(resolved(lands, text, { targets: [['aura']], choose: ['f2'] }).permanents.get('aura')?.attachedTo).toBe('f2');
    expect(carryingOut(lands, text, { targets: [['aura']] })).toMatchObject({ kind: 'unanswered', question: { options: ['f1', 'f2'] } });
    expect(zoneOf(resolved(board({ graveyard }), text, { targets: [['aura']] }), 'aura')).toBe('graveyard');
  });

  it('CR 608.2d: a land from the hand is chosen', () => {
    const state = board({
      hand: [
        { id: 'h1', card: 'Forest' },
        { id: 'h2', card: 'Island' },
        { id: 'h3', card: 'Bear' },
      ],
    });
    expect(zoneOf(resolved(state, 'Put a land card from your hand onto the battlefield.', { choose: ['h2'] }), 'h2')).toBe('battlefield');
  });

  it('CR 608.2d: up to two permanents, or none, are chosen', () => {
    const state = board({
      battlefield: [
        { id: 'f1', card: 'Forest', tapped: true },
        { id: 'f2', card: 'Forest', tapped: true },
        { id: 'f3', card: 'Forest', tapped: true },
      ],
    });
    const untapped = (choose: readonly string[]) =>
      [...resolved(state, 'Untap up to two lands.', { choose }).permanents.values()].filter(({ tapped }) => !tapped).map(({ id }) => id);
    expect([untapped(['f1', 'f3']), untapped(['no'])]).toEqual([['f1', 'f3'], []]);
  });

  it('CR 701.26: tapped or untapped as is chosen', () => {
    const text = 'Tap or untap target creature.';
    expect(resolved(board(BEARS), text, { targets: [['bear']], choose: ['tap'] }).permanents.get('bear')?.tapped).toBe(true);
    expect(resolved(board(BEARS), text, { targets: [['wall']], choose: ['untap'] }).permanents.get('wall')?.tapped).toBe(false);
  });

  it('CR 701.27: a double-faced permanent transforms and back, and another does not', () => {
    const state = board({
      battlefield: [
        { id: 'sprout', card: 'Sprout // Tree' },
        { id: 'bear', card: 'Bear' },
      ],
    });
    const text = 'Transform target creature.';
    const tree = resolved(state, text, { targets: [['sprout']] });
    expect([view(tree, 'sprout')?.names, view(tree, 'sprout')?.power]).toEqual([['Tree'], 5]);
    expect(view(resolved(tree, text, { targets: [['sprout']] }), 'sprout')?.power).toBe(1);
    expect(resolved(state, text, { targets: [['bear']] }).permanents.get('bear')?.face).toBe(0);
  });

  it('CR 701.3: Equipment moves to a creature, and not to a land', () => {
    const state = board({
      battlefield: [
        { id: 'sword', card: 'Sword' },
        { id: 'bear', card: 'Bear' },
        { id: 'f', card: 'Forest' },
      ],
    });
    const onto = (id: string, noun: string) =>
      resolved(state, `Attach target Equipment you control to target ${noun}.`, { targets: [['sword'], [id]] }).permanents.get('sword')
        ?.attachedTo;
    expect([onto('bear', 'creature'), onto('f', 'permanent')]).toEqual(['bear', null]);
  });

  it('CR 701.14: creatures that fight deal damage to each other; CR 702.2b: deathtouch goes with it', () => {
    const state = board({ battlefield: [{ id: 'viper', card: 'Viper' }] }, { battlefield: [{ id: 'wall', card: 'Wall' }] });
    const text = "Target creature you control fights target creature you don't control.";
    const done = carryingOut(state, text, { targets: [['viper'], ['wall']] });
    expect(done.kind === 'done' ? [done.state.permanents.get('wall')?.damage, done.state.permanents.get('viper')?.damage] : done).toEqual([
      1, 0,
    ]);
    expect(done.kind === 'done' ? done.happened.map(({ what }) => what).filter(({ kind }) => kind === 'DamageDealt') : done).toMatchObject([
      { kind: 'DamageDealt', target: 'wall', deathtouch: true },
    ]);
  });

  it('CR 701.10e, 122.5, 701.34: counters double, move and proliferate', () => {
    const state = board(
      {
        battlefield: [
          { id: 'bear', card: 'Bear', counters: { '+1/+1': 3 } },
          { id: 'wall', card: 'Wall' },
        ],
      },
      { poison: 2 },
    );
    const double = resolved(state, 'Double the number of +1/+1 counters on target creature.', { targets: [['bear']] });
    expect(double.permanents.get('bear')?.counters.get('+1/+1')).toBe(6);
    const more = resolved(state, 'Proliferate.', { choose: ['b', 'bear'] });
    expect([more.players[1]?.poison, more.permanents.get('bear')?.counters.get('+1/+1')]).toEqual([3, 4]);
    const moved = resolved(state, 'Move a +1/+1 counter from target creature onto another target creature.', {
      targets: [['bear'], ['wall']],
    });
    expect([moved.permanents.get('bear')?.counters.get('+1/+1'), moved.permanents.get('wall')?.counters.get('+1/+1')]).toEqual([2, 1]);
  });

  it('CR 104.3e: an effect makes a player lose; CR 104.2b: where one wins, the other has lost', () => {
    expect(resolved(board(), 'Target player loses the game.', { targets: [['b']] }).players.map(({ lost }) => lost)).toEqual([
      null,
      'effect',
    ]);
    expect(resolved(board(), 'You win the game.').players.map(({ lost }) => lost)).toEqual([null, 'effect']);
  });
});

describe('tokens', () => {
  const made = (text: string, as = {}) => {
    const state = resolved(board({ battlefield: [{ id: 'bear', card: 'Bear' }] }), text, as);
    return [...state.permanents.values()].filter(({ token }) => token).map(({ id }) => ({ state, id, object: view(state, id) }));
  };

  it('CR 111.3-4: as they are described, named for their subtypes', () => {
    const [one, two, ...others] = made('Create X 1/1 green Saproling creature tokens.', { meant: { x: 2 } });
    expect(others).toEqual([]);
    expect([one?.id, two?.id]).toEqual(['saproling-1', 'saproling-2']);
    expect(one?.object).toMatchObject({ names: ['Saproling Token'], power: 1, toughness: 1, controller: 'a', owner: 'a' });
    expect([...(one?.object?.colors ?? [])]).toEqual(['G']);
    expect([...(one?.object?.types ?? [])]).toEqual(['creature']);
  });

  it('CR 111.3: with abilities', () => {
    const [spawn] = made('Create a 0/1 colorless Eldrazi Spawn creature token with "Sacrifice this token: Add {C}."');
    expect(spawn?.object?.abilities.map(({ ability }) => ability.kind)).toEqual(['activated']);
    expect(spawn?.object?.names).toEqual(['Eldrazi Spawn Token']);
    const [plant] = made('Create a 0/1 green Plant creature token with defender.');
    expect(plant?.object?.abilities.map(({ ability }) => ability.kind)).toEqual(['keywords']);
  });

  it('CR 107.3: X is settled as it is created', () => {
    const [ooze] = made('Create an X/X green Ooze creature token.', { meant: { x: 5 } });
    expect([ooze?.object?.power, ooze?.object?.toughness]).toEqual([5, 5]);
  });

  it.each(['Treasure', 'Food', 'Gold', 'Clue', 'Blood', 'Powerstone', 'Map', 'Junk', 'Lander'])('CR 111.10: %s', (name) => {
    const [token] = made(`Create a tapped ${name} token.`);
    expect(token?.object?.names).toEqual([`${name} Token`]);
    expect(token?.state.permanents.get(token.id)?.tapped).toBe(true);
    expect([...(token?.object?.types ?? [])]).toEqual(['artifact']);
    expect(token?.object?.abilities.length).toBeGreaterThan(0);
  });

  it('CR 701.16a: investigating creates a Clue', () => {
    expect(made('Investigate.').map(({ object }) => object?.names[0])).toEqual(['Clue Token']);
  });

  it('CR 707.2: a token that is a copy', () => {
    const [copy] = made("Create a token that's a copy of target creature you control.", { targets: [['bear']] });
    expect(copy?.object).toMatchObject({ names: ['Bear'], power: 2, manaValue: 2 });
  });

  it('CR 608.2h: for each of those that are gone, its controller creates one', () => {
    const state = board({ battlefield: of('Rock', 'Rock') }, { battlefield: of('Rock') });
    const after = resolved(state, 'Exile all artifacts. For each of those artifacts, its controller creates a Treasure token.');
    const controllers = [...after.permanents.values()].filter(({ token }) => token).map(({ controller }) => controller);
    expect(controllers).toEqual(['a', 'a', 'b']);
  });

  it('CR 608.2c: for each creature exiled this way, its controller creates one', () => {
    const state = board({ battlefield: [{ id: 'bear', card: 'Bear' }] }, { battlefield: [{ id: 'wall', card: 'Wall' }] });
    const text = 'Exile X target creatures. For each creature exiled this way, its controller creates a 2/2 green Boar creature token.';
    const after = resolved(state, text, { meant: { x: 2 }, targets: [['bear', 'wall']] });
    expect([...after.permanents.values()].map(({ controller }) => controller)).toEqual(['a', 'b']);
  });

  it('CR 701.36a: populating copies a creature token', () => {
    const state = resolved(board(), 'Create a 1/1 green Saproling creature token.');
    expect([...resolved(state, 'Populate.').permanents.keys()]).toEqual(['saproling-1', 'saproling-2']);
    expect(resolved(board(), 'Populate.').permanents.size).toBe(0);
  });

  it('CR 701.39a: bolstering strengthens the creature with the least toughness', () => {
    const state = board(
      {
        battlefield: [
          { id: 'wall', card: 'Wall' },
          { id: 'bear', card: 'Bear' },
        ],
      },
      { battlefield: [{ id: 'viper', card: 'Viper' }] },
    );
    expect(resolved(state, 'Bolster 2.').permanents.get('bear')?.counters.get('+1/+1')).toBe(2);
  });
});

describe('countering', () => {
  const stack = () => {
    const state = board({ hand: [{ id: 'bolt', card: 'Bolt' }] });
    const spell: SpellOnStack = {
      kind: 'spell',
      id: 'bolt',
      source: 'bolt',
      face: 0,
      faceDown: false,
      controller: 'a',
      text: 'Bolt',
      targets: [['b']],
      modes: [],
      meant: { it: null, they: null, x: null, thatMany: null },
      cast: { from: 'hand', x: null, alternative: null, paid: [], free: false, manaSpent: [], consequences: [] },
      copy: false,
    };
    return {
      spell,
      state: apply(state, { kind: 'ZoneChanged', id: 'bolt', as: 'bolt', from: 'hand', to: 'stack', cause: 'other', spell }),
    };
  };

  it('CR 701.6a: a countered spell goes to the graveyard, and its controller is spoken of', () => {
    const after = resolved(stack().state, 'Counter target spell. Its controller loses 2 life.', { you: 'b', targets: [['bolt']] });
    expect([zoneOf(after, 'bolt'), after.stack.length, after.players[0]?.life]).toEqual(['graveyard', 0, 18]);
  });

  it('CR 106.6: what was said where its mana was made keeps it from being countered', () => {
    const { state, spell } = stack();
    const consequences = [
      {
        source: null,
        text: "that spell can't be countered",
        consequence: { kind: 'cantBeCountered', what: { kind: 'it', plural: false } } as const,
      },
    ];
    const safe = { ...state, stack: [{ ...spell, cast: { ...spell.cast, consequences } }] };
    expect(zoneOf(resolved(safe, 'Counter target spell.', { you: 'b', targets: [['bolt']] }), 'bolt')).toBe('stack');
  });
});
