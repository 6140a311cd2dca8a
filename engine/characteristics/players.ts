import type { PlayerRef } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { type Ids, isKnown, type Truth, undetermined } from './truth.ts';
import type { Context } from './view.ts';

/** 102: whether a player is (one of) those that the words mean. */
export function isPlayer(ref: PlayerRef, player: string, context: Context): Truth {
  const { view, source, you } = context;
  switch (ref.kind) {
    case 'you':
      return player === you;
    case 'they':
      return that(player, context);
    case 'opponent':
      if (ref.quantifier === 'target' || ref.quantifier === 'that') return that(player, context);
      return you === null ? undetermined('whose opponents are meant') : player !== you;
    case 'controllerOf':
    case 'ownerOf': {
      const objects = context.evaluate.objects(ref.object, context);
      if (!isKnown(objects)) return objects;
      return objects.some((id) => {
        const object = view.object(id);
        return (ref.kind === 'ownerOf' ? object?.owner : object?.controller) === player;
      });
    }
    case 'player':
      switch (ref.quantifier) {
        case 'a':
        case 'each':
        case 'all':
        case 'any':
          return true;
        case 'target':
        case 'that':
          return that(player, context);
        case 'other':
          return player !== you;
        case 'chosen':
          return view.state.permanents.get(source ?? '')?.chosen.player === player;
        case 'active':
          return player === view.state.active;
        case 'enchanted':
          return view.state.permanents.get(source ?? '')?.attachedTo === player;
        case 'attacking':
          return player === view.state.active;
        case 'defending':
          return isDefending(player, context);
        default:
          return unreachable(ref);
      }
    default:
      return unreachable(ref);
  }
}

/** The players that the words mean, in turn order. */
export function players(ref: PlayerRef, context: Context): Ids {
  const found: string[] = [];
  for (const { id } of context.view.state.players) {
    const truth = isPlayer(ref, id, context);
    if (!isKnown(truth)) return truth;
    if (truth) found.push(id);
  }
  return found;
}

function that(player: string, { they }: Context): Truth {
  return they === null ? undetermined('which player is meant') : player === they;
}

/** 508.5: the player that the text's object attacks, or whose permanent it attacks. */
function isDefending(player: string, { view, source }: Context): Truth {
  const attacked = view.state.permanents.get(source ?? '')?.attacking;
  if (attacked === undefined || attacked === null) return undetermined('who the defending player is');
  return (view.object(attacked)?.controller ?? attacked) === player;
}
