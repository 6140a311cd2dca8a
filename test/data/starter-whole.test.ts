import { describe, expect, it } from 'vitest';
import { starterRecords } from '../../data/cards/starter.ts';
import { compileCard, unreadBearingOnMana } from '../../engine/index.ts';

describe('the starter cards, compiled', () => {
  const compiled = starterRecords().map(({ definition }) => compileCard(definition));

  it('have one compiled face for each face they have', () => {
    for (const card of compiled) expect(card.faces.length, card.definition.name).toBe(card.definition.faces?.length ?? 1);
  });

  it('have no unread text that could bear on mana', () => {
    const unread = compiled.flatMap((card) =>
      card.faces.flatMap((face) => unreadBearingOnMana(face).map(({ text }) => `${face.definition.name}: ${text}`)),
    );
    expect(unread).toEqual([]);
  });
});
