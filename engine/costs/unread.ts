import { layered } from '../characteristics/layers.ts';
import type { GameState } from '../state/game.ts';
import type { ProposedSpell } from './proposal.ts';

/** What a spell's own text says of its cost. */
const OWN =
  /^(this spell|~)( costs?|'s cost)\b|^as an additional cost to cast (this spell|~)|rather than pay (this spell's|~'s) mana cost|^rather than pay\b[^.]*\bcast (this spell|~)/i;
/** What a permanent says of the costs of spells or abilities; of later times it speaks otherwise. */
const OTHERS =
  /\bcosts?\b[^.]*\b(more|less)\b|\bcosts?\b[^.]*\badditional\b[^.]*\bto cast\b|\brather than pay\b|\badditional cost to (cast|activate)\b|\breduce the cost\b/i;
const LATER = /^(until|target|if you do|when|whenever|at)\b/i;

/** Text of a spell that is not read and bears on its cost. */
export const unreadOnSpell = ({ face, card }: ProposedSpell): readonly string[] =>
  face.unsupported.flatMap(({ text }) => (OWN.test(text.replaceAll(card.card.definition.name, '~')) ? [text] : []));

const UNREAD = new WeakMap<GameState, readonly string[]>();

/** Text of permanents that is not read and could bear on what spells and abilities cost. */
export function unreadOnBoard(state: GameState): readonly string[] {
  const known = UNREAD.get(state);
  if (known !== undefined) return known;
  const { view } = layered(state);
  const texts = new Set<string>();
  for (const id of view.permanents)
    for (const { ability } of view.object(id)?.abilities ?? [])
      if (ability.kind === 'static')
        for (const effect of ability.effects)
          if (effect.kind === 'unsupported' && OTHERS.test(effect.text) && !OWN.test(effect.text) && !LATER.test(effect.text))
            texts.add(effect.text);
  const found = [...texts];
  UNREAD.set(state, found);
  return found;
}
