import type { Deed, ObjectRef } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import { valuesOfFace } from '../characteristics/printed.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import { type CardObject, type GameState, isSorceryTime, playerOf } from '../state/game.ts';
import { type Reason, reason, untold } from './reasons.ts';
import { isInForce, type Permission, type Prohibition, type Standing, staticsOf } from './statics.ts';

/** A land that a player would play, with one of its faces up. */
export interface LandIntent {
  readonly player: string;
  readonly card: string;
  readonly face: number;
  /** 608.2g: an effect that resolves has it played now, from wherever it lies. */
  readonly byEffect?: boolean;
}

/** 305, 116.2a: all that is against playing a card as a land now, the most telling first. */
export function reasonsAgainstPlaying(state: GameState, { player, card: id, face, byEffect = false }: LandIntent): readonly Reason[] {
  const card = state.cards.get(id);
  const object = layered(state).view.object(id);
  const up = card?.card.faces[face];
  if (card === undefined || object === undefined || up === undefined)
    return [reason('source', `There is no card ${id} that could be played.`, '305.1')];
  if (!valuesOfFace(up).types.includes('land')) return [reason('source', `${up.definition.name} is no land.`, '305.1')];
  return [
    ...timeReasons(state, player, byEffect),
    ...numberReasons(state, player),
    ...(byEffect ? [] : placeReasons(state, player, card, object)),
    ...forbidden(state, player, card, object),
  ];
}

/** 305.1, 305.3. */
function timeReasons(state: GameState, player: string, byEffect: boolean): readonly Reason[] {
  if (state.active !== player) return [reason('timing', `It is not the turn of ${player}.`, '305.3', '305.1')];
  if (byEffect) return [];
  if (state.priority !== player) return [reason('timing', `${player} does not have priority.`, '116.2a', '305.1')];
  if (isSorceryTime(state, player)) return [];
  const why = state.stack.length > 0 ? 'the stack is not empty' : 'it is no main phase';
  return [reason('timing', `A land is played in a main phase while the stack is empty, and ${why}.`, '305.1', '116.2a')];
}

/** 305.2: one land each turn, and those that effects allow besides. */
function numberReasons(state: GameState, player: string): readonly Reason[] {
  const most = landsAllowed(state, player);
  if (!('least' in most)) return [untold(most.text, most.why)];
  const played = playerOf(state, player)?.landsPlayed ?? 0;
  if (most.least === null || played < most.least) return [];
  return [reason('limit', `${player} has played ${played} of ${most.least} ${most.least === 1 ? 'land' : 'lands'} this turn.`, '305.2')];
}

/** How many lands a player may play this turn; null: any number of them. */
type Allowed = { readonly least: number | null } | { readonly text: string; readonly why: string };

function landsAllowed(state: GameState, player: string): Allowed {
  let most = 1;
  for (const { effect, context, text } of staticEffects(state, 'additionalLand')) {
    const concerns = context.evaluate.isPlayer(effect.who, player, context);
    if (!isKnown(concerns)) return { text, why: concerns.why };
    if (!concerns) continue;
    if (effect.amount.kind === 'anyNumber') return { least: null };
    const more = context.evaluate.amount(effect.amount, context);
    if (!isKnown(more)) return { text, why: more.why };
    most += more;
  }
  return { least: most };
}

/** 305.1: from the hand; from elsewhere where something lets it be. */
function placeReasons(state: GameState, player: string, card: CardObject, object: ObjectView): readonly Reason[] {
  if (card.zone === 'hand' && card.owner === player) return [];
  const open: Reason[] = [];
  for (const standing of staticsOf(state).permissions) {
    const allows = lets(standing, state, player, card, object);
    if (allows === true) return [];
    if (!isKnown(allows)) open.push(untold(standing.text, allows.why));
  }
  if (open.length > 0) return open;
  return [
    reason('source', `${object.names[0] ?? card.id} is in the zone ${card.zone}, and nothing lets ${player} play it from there.`, '305.1'),
  ];
}

/** Whether a permission lets a land be played from where it lies; words of the closed list of the grammar. */
function lets({ effect, context }: Standing<Permission>, state: GameState, player: string, card: CardObject, object: ObjectView): Truth {
  const own = card.owner === context.you;
  const onTop = card.zone === 'library' && playerOf(state, card.owner)?.library[0] === card.id;
  const isThat = (): Truth => effect.object !== null && isAmong(effect.object, object, context);
  const place = (): Truth => {
    switch (effect.what) {
      case 'play lands from your graveyard':
      case 'play lands and cast permanent spells from your graveyard':
        return card.zone === 'graveyard' && own;
      case 'play lands from the top of your library':
      case 'play lands and cast spells from the top of your library':
        return onTop && own;
      case 'play … from your graveyard':
        return every([() => card.zone === 'graveyard' && own, isThat], (part) => part());
      case 'play … from exile':
      case 'look at and play … for as long as they remain exiled':
        return every([() => card.zone === 'exile', isThat], (part) => part());
      case 'play … from the top of your library':
        return every([() => onTop && own, isThat], (part) => part());
      case 'play …':
      case 'play a land or cast a spell from among …':
      case 'play lands and cast spells from among …':
        return isThat();
      default:
        return false;
    }
  };
  if (effect.by !== null) return false;
  return every(
    [
      () => context.evaluate.isPlayer(effect.who, player, context),
      place,
      () => isInForce({ source: '', text: '', effect, context }),
      () => effect.often === null || isUnused(state, player, context.source),
    ],
    (part) => part(),
  );
}

/** Whether a permission of an object that may be used once a turn was not: for no spell, and for no land where none was played. */
function isUnused({ thisTurn, players }: GameState, player: string, source: string | null): Truth {
  if (thisTurn.spells.some(({ spell }) => spell.cast.permitted?.startsWith(`${source} `) === true)) return false;
  return players.some(({ id, landsPlayed }) => id === player && landsPlayed === 0) || undetermined('whether it was used this turn');
}

/** 101.2: "can't play lands". */
function forbidden(state: GameState, player: string, card: CardObject, object: ObjectView): readonly Reason[] {
  return staticsOf(state).cant.flatMap((standing) =>
    standing.effect.deeds.flatMap((deed): readonly Reason[] => {
      const truth = every(
        [
          () => forbids(deed, standing, card, object),
          () => standing.context.evaluate.isRecipient(standing.effect.subject, player, { ...standing.context, they: player }),
          () => isInForce(standing),
        ],
        (part) => part(),
      );
      if (truth === false) return [];
      if (!isKnown(truth)) return [untold(standing.text, truth.why)];
      return [reason('prohibited', `${standing.source} forbids it: “${standing.text}”`, '101.2', '305.1')];
    }),
  );
}

function forbids({ what, object: of }: Deed, { context }: Standing<Prohibition>, card: CardObject, object: ObjectView): Truth {
  switch (what) {
    case "can't play lands":
      return true;
    case "can't play":
      return of !== null && isAmong(of, object, context);
    case "can't play cards from your hand":
      return card.zone === 'hand' && card.owner === context.you;
    default:
      return false;
  }
}

function isAmong(ref: ObjectRef, object: ObjectView, context: Context): Truth {
  if (ref.kind === 'several') return some(ref.refs, (one) => isAmong(one, object, context));
  if (ref.kind === 'all' || ref.kind === 'each' || ref.kind === 'some') return context.evaluate.fits(ref.filter, object, context);
  return context.evaluate.isRecipient(ref, object.id, context);
}
