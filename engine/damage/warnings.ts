import { faceOf } from '../cards/faces.ts';
import { copyNow } from '../characteristics/copies.ts';
import { layered } from '../characteristics/layers.ts';
import { unreadIn } from '../characteristics/unread.ts';
import { bearsOnDamage, unreadBearingOnDamage } from '../compiler/bearing.ts';
import type { Warning } from '../mana/warnings.ts';
import { type CardObject, type CardZone, type GameState, permanentsOf } from '../state/game.ts';

const KNOWN = new WeakMap<GameState, readonly Warning[]>();

/**
 * Text that is not read and could bear on damage, life, combat or the end of the game, wherever it is in force: of permanents, in the order of the board; of
 * cards in other zones where it works there (113.6); of effects that last (611.2) and of abilities that wait to trigger (603.7); and what permanents say of
 * one another where the board leaves it open. Each text of an object once.
 */
export function damageWarningsOf(state: GameState): readonly Warning[] {
  const known = KNOWN.get(state) ?? gather(state);
  KNOWN.set(state, known);
  return known;
}

function gather(state: GameState): readonly Warning[] {
  const found = new Map<string, Warning>();
  const add = (object: string, card: string, texts: readonly string[]): void => {
    const permanent = state.permanents.has(object) ? object : null;
    for (const words of texts) {
      const text = words.replaceAll('~', card);
      const message = `${card}: this text is not modelled and could change what damage does, a life total, a combat, or who loses or wins.`;
      found.set(`${object} ${text}`, { object, permanent, card, text, message });
    }
  };
  for (const id of permanentsOf(state)) {
    const permanent = state.permanents.get(id);
    if (permanent === undefined || permanent.faceDown) continue;
    const { card, face } = copyNow(state, permanent)?.copied ?? permanent;
    const shown = faceOf(card, face) ?? card.faces[0];
    add(
      id,
      shown.definition.name,
      unreadBearingOnDamage(shown).map(({ text }) => text),
    );
  }
  for (const { permanent, text, why } of layered(state).notes) {
    const card = nameOf(state, permanent) ?? permanent;
    const message = `${card}: the board does not tell ${why}; its effect on what permanents are is left out.`;
    found.set(`${permanent} ${text}`, { object: permanent, permanent, card, text, message });
  }
  for (const card of state.cards.values()) add(card.id, card.card.faces[0].definition.name, workingTexts(card));
  for (const { source, text, effect } of state.effects) add(source, nameOf(state, source) ?? text, unreadIn(effect).filter(bearsOnDamage));
  for (const { source, text, event, effects } of state.delayedTriggers)
    add(source, nameOf(state, source) ?? text, [event, ...effects].flatMap(unreadIn).filter(bearsOnDamage));
  return [...found.values()];
}

const nameOf = ({ permanents, cards, past }: GameState, id: string): string | undefined =>
  past.get(id)?.object.names[0] ?? (permanents.get(id) ?? cards.get(id))?.card.faces[0].definition.name;

/** 113.6: unread texts of a card that may work where it is: any on the stack, elsewhere those that say so. */
function workingTexts({ card, zone, aside }: CardObject): readonly string[] {
  if (aside?.faceDown === true) return [];
  const texts = card.faces.flatMap(unreadBearingOnDamage).map(({ text }) => text);
  return zone === 'stack' ? texts : texts.filter((text) => WORKS_IN[zone].test(text));
}

/** How a text says that it works in a zone: of its own object, by any of the words for it. */
const WORKS_IN: Readonly<Record<Exclude<CardZone, 'stack'>, RegExp>> = {
  graveyard: /(~|\bthis card\b|\bthis \w+\b)[^.]*\b(in|from) (your|its owner's|a) graveyard\b/i,
  hand: /(~|\bthis card\b|\bthis \w+\b)[^.]*\b(in|from) (your|its owner's) hand\b/i,
  exile: /(~|\bthis card\b|\bthis \w+\b)[^.]*\b(in|from) exile\b|\bthis card is exiled\b/i,
  library: /(~|\bthis card\b|\bthis \w+\b)[^.]*\b(in|from) (your|its owner's) library\b/i,
  command: /\b(in|from) the command zone\b|\beminence\b/i,
};
