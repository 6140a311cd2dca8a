import { fitsOnStack } from '../activation/abilitiesOnStack.ts';
import type { Filter, ObjectRef, TriggerEvent } from '../ast/index.ts';
import { spellsCast } from '../characteristics/thisTurn.ts';
import { every, isKnown, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { type Asked, PLAIN } from '../costs/asked.ts';
import { proposedSpell } from '../costs/proposal.ts';
import { fitsSpell } from '../costs/subjects.ts';
import type { GameState, SpellOnStack, StackObject } from '../state/game.ts';
import type { Seen } from './occurrence.ts';

/** What was announced for a spell that is on the stack. */
function askedOf({ cast, targets, modes }: SpellOnStack): Asked {
  const optional = new Map<string, number>();
  for (const id of cast.paid) optional.set(id, (optional.get(id) ?? 0) + 1);
  return { ...PLAIN, x: cast.x, alternative: cast.alternative, optional, targets: targets.flat(), modes };
}

/** Whether a spell that was just cast is what words say: of which kind, from where, aimed at what. `after`: the game since. */
export function isSpell(ref: ObjectRef, object: SpellOnStack, after: GameState, context: Context): Truth {
  switch (ref.kind) {
    case 'self':
      return object.id === context.source;
    case 'it':
    case 'that':
      return context.it?.includes(object.id) ?? undetermined('which spell is meant');
    case 'several':
      return some(ref.refs, (one) => isSpell(one, object, after, context));
    case 'some':
    case 'each':
    case 'all':
      return isSuch(ref.filter, object, after, context);
    default:
      return undetermined('which spells are meant');
  }
}

function isSuch(filter: Filter, object: SpellOnStack, after: GameState, context: Context): Truth {
  const { face, faceDown, cast, controller } = object;
  const proposed = proposedSpell(after, controller, object.id, { face, faceDown, x: cast.x });
  return proposed !== undefined && fitsSpell(filter, proposed, askedOf(object), { ...context, they: controller });
}

/** "Your second spell each turn": whether what was done is the one of that number that the words count. */
export function isNth(
  { deed, ordinal, what: filter, per }: Extract<TriggerEvent, { kind: 'nth' }>,
  player: string,
  occurrence: Seen,
  context: Context,
): Truth {
  const { what, after } = occurrence;
  const counted = (): Truth => {
    switch (deed) {
      case 'cast': {
        if (what.kind !== 'SpellCast') return false;
        const count = spellsCast(context, (one) => one === player, filter);
        return every([isSuch(filter, what.object, after, context), isKnown(count) ? count === ordinal : count], (part) => part);
      }
      case 'draw':
        return after.thisTurn.drawn.get(player) === ordinal;
      case 'play':
        return undetermined(`which card a player plays ${per}`);
      case 'activate':
        return undetermined(`how often a player has done this ${per}`);
    }
  };
  return every([() => isInTurn(per, player, context), counted], (part) => part());
}

function isInTurn(per: string, player: string, { view, you }: Context): Truth {
  const { active } = view.state;
  switch (per) {
    case 'each turn':
    case 'this turn':
    case 'in a turn':
    case 'of a turn':
      return true;
    case 'during each of your turns':
    case 'during your turn':
      return active === you;
    case 'during each of their turns':
      return active === player;
    case "during each opponent 's turn":
      return active !== you;
    default:
      return undetermined(per);
  }
}

/** Whether a spell or ability on the stack is what words say that something becomes the target of. */
export function isAimer(ref: ObjectRef, object: StackObject, context: Context): Truth {
  if (ref.kind === 'several') return some(ref.refs, (one) => isAimer(one, object, context));
  if (ref.kind !== 'some' && ref.kind !== 'each' && ref.kind !== 'all') return undetermined('which spells and abilities are meant');
  return fitsOnStack(ref.filter, object, context);
}
