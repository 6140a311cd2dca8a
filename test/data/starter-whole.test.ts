import { describe, expect, it } from 'vitest';
import { starterRecords } from '../../data/cards/starter.ts';
import { compileCard, unreadBearingOnMana } from '../../engine/index.ts';

/** So many starter cards still have a text that could bear on mana and isn't read. This number only goes down. */
const UNREAD_AT_MOST = 106;

describe('the starter cards, compiled', () => {
  const compiled = starterRecords().map(({ definition }) => compileCard(definition));

  it('have one compiled face for each face they have', () => {
    for (const card of compiled) expect(card.faces.length, card.definition.name).toBe(card.definition.faces?.length ?? 1);
  });

  it(`are whole as far as mana goes, but for ${UNREAD_AT_MOST} at most`, () => {
    const unread = compiled.flatMap((card) =>
      card.faces.flatMap((face) => unreadBearingOnMana(face).map(({ text }) => `${face.definition.name}: ${text}`)),
    );
    const cards = new Set(unread.map((line) => line.slice(0, line.indexOf(':'))));
    expect(cards.size, unread.join('\n')).toBeLessThanOrEqual(UNREAD_AT_MOST);
  });
});
