import type { ObjectRef } from '../ast/index.ts';
import { isKnown, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';
import { isInForce, type Prohibition, type Standing, staticsOf } from './statics.ts';

/** 101.2: what spells and abilities can't cause players to do, in the words of the closed list of deeds. */
export type CausedDeed =
  | "can't cause you to sacrifice permanents"
  | "can't cause you to discard cards"
  | "can't cause you to lose the game"
  | "can't cause their controller to search their library";

/** Whether a spell or ability that one player controls can't cause a player to do something. */
export function cantCause(state: GameState, controller: string, player: string, deed: CausedDeed): Truth {
  const named = staticsOf(state).cant.filter(({ effect }) => effect.deeds.some(({ what }) => what === deed));
  return some(named, (standing) => {
    const whom = deed.includes('their controller') ? controller : standing.context.you;
    if (whom !== player) return false;
    const caused = isCause(standing, controller);
    return isKnown(caused) && caused ? isInForce(standing) : caused;
  });
}

/** "Spells and abilities your opponents control": whatever kind of spell or ability it is, its controller decides. */
function isCause({ effect: { subject }, context }: Standing<Prohibition>, controller: string): Truth {
  const suffixes = 'kind' in subject && subject.kind === 'all' ? plainly(subject) : null;
  const [only, another] = suffixes ?? [];
  if (suffixes === null || another !== undefined) return undetermined('which spells and abilities are meant');
  if (only === undefined) return true;
  return only.kind === 'controlledBy' && !only.not
    ? context.evaluate.isPlayer(only.player, controller, context)
    : undetermined('which spells and abilities are meant');
}

/** What is said of all spells and abilities; null where it is of some kinds of them only. */
function plainly({ filter }: Extract<ObjectRef, { readonly kind: 'all' }>) {
  if (filter.kind === 'either') return null;
  const [word, another] = filter.words;
  if (word?.kind !== 'anyOf' || another !== undefined) return null;
  const nouns = word.words.map((one) => (one.kind === 'noun' ? one.which : ''));
  return nouns.includes('spell') && nouns.includes('ability') ? filter.suffixes : null;
}
