import type { OpponentQuantifier, PlayerQuantifier, PlayerRef } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { permanentIn, playersOf } from '../state/game.ts';
import { chosenBy } from './chosen.ts';
import { meetsClause } from './playerClauses.ts';
import { every, type Ids, isKnown, some, type Truth, undetermined } from './truth.ts';
import type { Context } from './view.ts';

/** 102: whether a player is (one of) those that the words mean. */
export function isPlayer(ref: PlayerRef, player: string, context: Context): Truth {
  const { evaluate, view, you, targets } = context;
  const targeted = targets?.get(ref);
  if (targeted !== undefined) return targeted.includes(player);
  switch (ref.kind) {
    case 'you':
      return player === you;
    case 'they':
      return that(player, context);
    case 'opponent':
      return isOpponent(ref.quantifier, player, context);
    case 'player':
      return isSome(ref.quantifier, player, context);
    case 'controllerOf':
    case 'ownerOf':
    case 'protectorOf': {
      const objects = evaluate.objects(ref.object, context);
      if (!isKnown(objects)) return objects;
      return objects.some((id) => {
        const object = view.object(id);
        if (ref.kind === 'ownerOf') return object?.owner === player;
        if (ref.kind === 'protectorOf') return permanentIn(view.state, id)?.chosen.player === player;
        // 113.8: an ability on the stack is no object of a view, and has a controller.
        return (object ?? view.state.stack.find((one) => one.id === id))?.controller === player;
      });
    }
    case 'players':
      return some(ref.refs, (one) => isPlayer(one, player, context));
    case 'who':
      return every([isPlayer(ref.player, player, context), meetsClause(ref.condition, player, context)], (truth) => truth);
    case 'anyones':
      return ref.said === 'that' ? that(player, context) : true;
    case 'targetPlayers':
      return undetermined('which players are targeted');
    case 'thosePlayers':
      return undetermined('which players are meant');
    case 'monarch':
      return player === view.state.monarch;
    default:
      return unreachable(ref);
  }
}

/** The players still in the game that the words mean, in turn order (104.5). */
export function players(ref: PlayerRef, context: Context): Ids {
  const found: string[] = [];
  for (const { id } of playersOf(context.view.state)) {
    const truth = isPlayer(ref, id, context);
    if (!isKnown(truth)) return truth;
    if (truth) found.push(id);
  }
  return found;
}

function that(player: string, { they }: Context): Truth {
  return they === null ? undetermined('which player is meant') : player === they;
}

function isOpponent(quantifier: OpponentQuantifier, player: string, context: Context): Truth {
  switch (quantifier) {
    case 'an':
    case 'each':
    case 'all':
    case 'any':
    case 'no':
    case 'of your choice':
      return context.you === null ? undetermined('whose opponents are meant') : player !== context.you;
    case 'target':
    case 'that':
      return that(player, context);
    case 'the chosen':
      return chosenBy(context).player === player;
    case 'each other':
      // Than the opponent who was named before.
      if (context.you === null || context.they === null) return undetermined('which opponent is meant');
      return player !== context.you && player !== context.they;
    case 'one of':
    case 'another':
    case 'another target':
    case 'up to one target':
    case 'of their choice':
    case 'one':
    case 'at random':
      return undetermined('which opponent is meant');
    default:
      return unreachable(quantifier);
  }
}

function isSome(quantifier: PlayerQuantifier, player: string, context: Context): Truth {
  const { view, source, you } = context;
  switch (quantifier) {
    case 'a':
    case 'each':
    case 'all':
    case 'any':
    case 'no':
    case 'of your choice':
      return true;
    case 'target':
    case 'that':
    case 'the':
      return that(player, context);
    case 'other':
    case 'other players':
    case 'another':
      return you === null ? undetermined('which other players are meant') : player !== you;
    case 'chosen':
      return chosenBy(context).player === player;
    case 'active':
    case 'attacking':
      return player === view.state.active;
    case 'enchanted':
      return permanentIn(view.state, source ?? '')?.attachedTo === player;
    case 'defending':
      return isDefending(player, context);
    case 'each of your teammates':
      return false;
    case 'another target':
    case 'up to one target':
    case 'one':
    case 'of their choice':
      return undetermined('which player is meant');
    default:
      return unreachable(quantifier);
  }
}

/** 508.5: the player that the text's object attacks, or whose permanent it attacks. */
function isDefending(player: string, { view, source, it, defending }: Context): Truth {
  if (defending !== undefined) return defending === player;
  const [other = ''] = it ?? [];
  const attack = permanentIn(view.state, source ?? '')?.attacking ?? permanentIn(view.state, other)?.attacking ?? null;
  return attack === null ? undetermined('who the defending player is') : attack.defending === player;
}
