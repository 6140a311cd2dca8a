import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { perform } from '../../engine/index.ts';
import { played } from '../support/acting.ts';
import { card, sized } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** To which noun the end of a noun phrase belongs (109.2). */

const free = { manaCost: '{0}' };
const CARDS = [
  card('Bear', 'Creature — Bear', '', sized(2, 2)),
  card('Ogre', 'Creature — Ogre', '', sized(3, 3)),
  card('Island', 'Basic Land — Island', '({T}: Add {U}.)'),
  card('Growth', 'Enchantment', 'Whenever you cast a spell that targets a creature you control, draw a card.'),
  card('Shock', 'Instant', 'Shock deals 1 damage to target creature.', free),
  card('Shackles', 'Artifact', '{0}: Gain control of target creature with power less than or equal to the number of Islands you control.'),
  card('Edict', 'Sorcery', 'Each opponent sacrifices a creature with the greatest power among creatures they control.', free),
  card('Miracle', 'Artifact', '{0}: Destroy target Aura attached to a creature you control.'),
  card('Spirit', 'Enchantment — Aura', 'Enchant creature'),
];
const one = (id: string, name: string, more: object = {}) => ({ id, card: name, ...more });
const may = (state: GameState, target: string): boolean =>
  perform(state, { kind: 'activate', permanent: 'it', ability: 0, targets: [target] }).ok;

describe('the nearest noun', () => {
  it.each([
    ['mine', 1],
    ['theirs', 0],
  ])('CR 109.2: “a spell that targets a creature you control”: %s', (target, triggered) => {
    const state = table(CARDS, {
      a: { battlefield: [one('growth', 'Growth'), one('mine', 'Bear')], hand: [one('shock', 'Shock')] },
      b: { battlefield: [one('theirs', 'Bear')] },
    });
    const after = played(state, { kind: 'cast', card: 'shock', targets: [target] });
    expect(after.stack.filter(({ source }) => source === 'growth').length).toBe(triggered);
  });

  it('CR 109.2: “the number of Islands you control” counts those, and the creature may be anybody’s', () => {
    const state = table(CARDS, {
      a: { battlefield: [one('it', 'Shackles'), one('i1', 'Island'), one('i2', 'Island')] },
      b: { battlefield: [one('bear', 'Bear'), one('ogre', 'Ogre'), one('i3', 'Island')] },
    });
    expect(['bear', 'ogre'].map((id) => may(state, id))).toEqual([true, false]);
  });

  it('CR 109.2: “the greatest power among creatures they control” leaves those of others aside', () => {
    const state = table(CARDS, {
      a: { battlefield: [one('ogre', 'Ogre')], hand: [one('edict', 'Edict')] },
      b: { battlefield: [one('bear', 'Bear')] },
    });
    const after = played(state, { kind: 'cast', card: 'edict' }, { kind: 'resolve' });
    expect(['ogre', 'bear'].map((id) => after.permanents.has(id))).toEqual([true, false]);
  });

  it('CR 109.2: “target Aura attached to a creature you control” may be another player’s Aura', () => {
    const state = table(CARDS, {
      a: { battlefield: [one('it', 'Miracle'), one('mine', 'Bear'), one('own', 'Spirit', { attachedTo: 'theirs' })] },
      b: { battlefield: [one('theirs', 'Bear'), one('aura', 'Spirit', { attachedTo: 'mine' })] },
    });
    expect(['aura', 'own'].map((id) => may(state, id))).toEqual([true, false]);
  });
});
