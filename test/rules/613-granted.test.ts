import { describe, expect, it } from 'vitest';
import { type CompiledCard, type GameState, playerOf } from '../../engine/index.ts';
import { done, played, refusal, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { table } from '../support/table.ts';

const SIZE = { power: '2', toughness: '2' };
const CARDS: readonly CompiledCard[] = [
  card('Land', 'Basic Land — Mountain'),
  card('Bear', 'Creature — Bear', '', SIZE),
  card('Vessel', 'Enchantment', 'Creatures you control have persist.'),
  card('Monastery', 'Enchantment', 'Creatures you control have prowess.'),
  card('Spell', 'Instant', 'You gain 1 life.', { manaCost: '{0}' }),
  card('Pit', 'Enchantment', 'Each creature card in your graveyard has unearth {B}.'),
  card('Quake', 'Enchantment', 'Each land card in your hand has cycling {R}.'),
  card('Seal', 'Enchantment', "Cards in graveyards can't be the targets of spells or abilities."),
  card('Broom', 'Artifact', '{T}: Exile target card from a graveyard.'),
  card('Plax', 'Creature — Ooze', "This creature can't be the target of spells or abilities your opponents control.", SIZE),
  card('Azure', 'Creature — Elf', "This creature can't be the target of blue spells or abilities from blue sources.", SIZE),
  card('Wave', 'Creature — Wizard', '{T}: This creature deals 1 damage to target creature.', { ...SIZE, manaCost: '{U}' }),
  card('Spark', 'Creature — Wizard', '{T}: This creature deals 1 damage to target creature.', { ...SIZE, manaCost: '{R}' }),
];
const cards = (...names: readonly string[]) => byName(names);
type Side = Parameters<typeof table>[1][string];
const on = (a: Side, b: Side = {}): GameState =>
  table(CARDS, { a: { library: [{ card: 'Land', count: 5 }], ...a }, b: { library: [{ card: 'Land', count: 5 }], ...b } });

describe('CR 201.5, 702: keywords that another object gives', () => {
  it('CR 702.79a: persist returns the creature that has it', () => {
    const state = played(on({ battlefield: cards('Vessel', 'Bear') }), { kind: 'destroy', permanents: ['Bear'] }, { kind: 'resolve' });
    expect([zoneOf(state, 'Bear'), zoneOf(state, 'Vessel')]).toEqual(['battlefield', 'battlefield']);
    expect(state.permanents.get('Bear')?.counters.get('-1/-1')).toBe(1);
  });

  it('CR 702.108a: prowess is about the creature that has it', () => {
    const state = played(on({ battlefield: cards('Monastery', 'Bear'), hand: cards('Spell') }), { kind: 'cast', card: 'Spell' });
    const [{ objects } = { objects: null }] = played(state, { kind: 'resolve' }).effects;
    expect(objects).toEqual(['Bear']);
  });

  it('CR 613.1f: a card in a graveyard or a hand has the abilities that effects give it there', () => {
    const pit = on({ battlefield: cards('Pit'), graveyard: cards('Bear'), manaPool: '{B}' });
    expect(zoneOf(played(pit, { kind: 'activate', permanent: 'Bear', ability: 0 }, { kind: 'resolve' }), 'Bear')).toBe('battlefield');
    const quake = on({ battlefield: cards('Quake'), hand: [{ id: 'land', card: 'Land' }], manaPool: '{R}' });
    const { state } = done(quake, { kind: 'activate', permanent: 'land', ability: 0 });
    expect([zoneOf(state, 'land'), playerOf(played(state, { kind: 'resolve' }), 'a')?.hand.length]).toEqual(['graveyard', 1]);
    refusal(on({ graveyard: cards('Bear'), manaPool: '{B}' }), { kind: 'activate', permanent: 'Bear', ability: 0 });
  });

  it('CR 613.1f: cards in a graveyard have what an object gives them only while it does', () => {
    const unearth = { kind: 'activate', permanent: 'Bear', ability: 0 } as const;
    const before = on({ battlefield: cards('Pit'), graveyard: cards('Bear'), manaPool: '{B}' });
    done(before, unearth);
    refusal(played(before, { kind: 'destroy', permanents: ['Pit'] }), unearth);
  });
});

describe('CR 115, 101.2: what can not be the target of abilities', () => {
  const use = (permanent: string, target: string) => ({ kind: 'activate', permanent, ability: 0, targets: [target] }) as const;

  it('in a graveyard', () => {
    const graveyard = cards('Bear');
    expect(refusal(on({ battlefield: cards('Broom', 'Seal'), graveyard }), use('Broom', 'Bear')).rules).toContain('601.2c');
    expect(zoneOf(played(on({ battlefield: cards('Broom'), graveyard }), use('Broom', 'Bear'), { kind: 'resolve' }), 'Bear')).toBe('exile');
  });

  it('of opponents', () => {
    const state = on({ battlefield: [...cards('Spark'), { id: 'own', card: 'Plax' }] }, { battlefield: cards('Plax') });
    expect(refusal(state, use('Spark', 'Plax')).rules).toContain('101.2');
    expect(played(state, use('Spark', 'own')).stack.length).toBe(1);
  });

  it('from sources of a color', () => {
    const state = on({ battlefield: cards('Spark', 'Wave') }, { battlefield: cards('Azure') });
    expect(refusal(state, use('Wave', 'Azure')).rules).toContain('101.2');
    expect(played(state, use('Spark', 'Azure')).stack.length).toBe(1);
  });
});
