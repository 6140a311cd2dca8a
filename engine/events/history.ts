import { layered } from '../characteristics/layers.ts';
import type { GameState, StackObject, ThisTurn } from '../state/game.ts';
import { howMuch } from '../state/manaPool.ts';
import type { GameEventBody } from './event.ts';
import { aimedAt, aimedBy } from './newTargets.ts';
import { snapshot } from './past.ts';

/**
 * The state after an event with what this turn's history keeps of it; `before`: the game before it, `together`: before all that happens at the same time,
 * as which objects that leave are remembered (603.10a).
 */
export function remembered(before: GameState, event: GameEventBody, after: GameState, together: GameState): GameState {
  const thisTurn = withDeeds(withMove(together, event, withParticulars(before, event, after.thisTurn, together)), event);
  return thisTurn === after.thisTurn ? after : { ...after, thisTurn };
}

/** Among the deeds of a turn: the active player has drawn a card in the draw step (504). */
const DREW_IN_DRAW_STEP = 'draw in the draw step';

/** "Except the first one you draw in each of your draw steps". */
export const EXCEPT_FIRST_DRAW = /^except the first one (you|they) draws? in each of (your|their) draw steps?$/;

/** 504: whether a card that a player would draw now would be the first one of a draw step of theirs. */
export const isFirstOfDrawStep = ({ step, active, thisTurn }: GameState, player: string | null): boolean =>
  step === 'DRAW' && active === player && !thisTurn.deeds.has(DREW_IN_DRAW_STEP);

/** Kinds of events that no text asks for having happened this turn. */
const NO_DEEDS: ReadonlySet<GameEventBody['kind']> = new Set([
  'ManaAdded',
  'ManaSpent',
  'ManaEmptied',
  'ManaChanged',
  'PermanentHeldTapped',
  'PermanentStayedTapped',
  'AbilityPutOnStack',
  'TurnBegan',
  'ExtraTurnAdded',
  'PhasesAdded',
  'PhaseInserted',
  'SkipSetUp',
  'Skipped',
  'StepBegan',
  'DamageWoreOff',
  'LifeHeld',
  'LeftOut',
]);

function withDeeds(thisTurn: ThisTurn, event: GameEventBody): ThisTurn {
  if (NO_DEEDS.has(event.kind)) return thisTurn;
  const names = event.kind === 'ZoneChanged' ? [`from ${event.from}`, `to ${event.to}`, event.cause] : [event.kind];
  const fresh = names.filter((name) => !thisTurn.deeds.has(name));
  return fresh.length === 0 ? thisTurn : { ...thisTurn, deeds: new Set([...thisTurn.deeds, ...fresh]) };
}

function withParticulars(before: GameState, event: GameEventBody, thisTurn: ThisTurn, together: GameState): ThisTurn {
  switch (event.kind) {
    case 'SpellCast':
    case 'SpellCopied':
    case 'AbilityPutOnStack':
    case 'TargetsChanged':
      return withAims(aimedBy(event), thisTurn);
    case 'ManaAdded': {
      const sources = event.mana.flatMap(({ origin }) => (origin === null || thisTurn.addedMana.has(origin.id) ? [] : [origin.id]));
      return sources.length === 0 ? thisTurn : { ...thisTurn, addedMana: new Set([...thisTurn.addedMana, ...sources]) };
    }
    case 'ManaSpent':
      return { ...thisTurn, manaSpent: more(thisTurn.manaSpent, event.player, howMuch(event.mana)) };
    case 'LifeGained':
      return { ...thisTurn, lifeGained: more(thisTurn.lifeGained, event.player, event.amount) };
    case 'AbilityTriggered':
      // 603.2h: of an ability without a source it is kept here that it has triggered.
      return before.players.some(({ id }) => id === event.source)
        ? { ...thisTurn, sourceless: new Set([...thisTurn.sourceless, event.instance]) }
        : thisTurn;
    case 'LifeLost':
    case 'LifePaid':
      return { ...thisTurn, lifeLost: more(thisTurn.lifeLost, event.player, event.amount) };
    case 'AttackersDeclared':
      return withAttackers(before, event, thisTurn);
    case 'BlockersDeclared': {
      const blocks = event.blocks.map((one) => ({ ...one, blockerThere: true, attackerThere: true }));
      return { ...thisTurn, blocked: [...thisTurn.blocked, ...blocks] };
    }
    case 'DamageDealt': {
      const { source, target, amount, combat } = event;
      const sourceThere = !before.past.has(source);
      // 702.76a, 702.173a: what dealt it is looked at as it was then, before any other damage of the same time.
      const dealer = combat && before.players.some(({ id }) => id === target) ? layered(together).view.object(source) : undefined;
      const by = dealer === undefined ? {} : { by: snapshot(dealer, source) };
      return { ...thisTurn, dealt: [...thisTurn.dealt, { source, sourceThere, target, targetThere: true, amount, combat, ...by }] };
    }
    case 'ActionTaken': {
      const [object] = event.on;
      const { keyword: how, object: creature } = event;
      if ((how !== 'crew' && how !== 'saddle') || object === undefined || creature === null) return thisTurn;
      return { ...thisTurn, crewed: [...thisTurn.crewed, { how, creature, creatureThere: true, object, objectThere: true }] };
    }
    case 'ZoneChanged': {
      if (event.cause === 'draw') {
        const owner = before.cards.get(event.id)?.owner;
        if (owner === undefined) return thisTurn;
        const deeds = before.step === 'DRAW' && before.active === owner ? new Set([...thisTurn.deeds, DREW_IN_DRAW_STEP]) : thisTurn.deeds;
        return { ...thisTurn, drawn: more(thisTurn.drawn, owner, 1), deeds };
      }
      if (event.from !== 'battlefield') return withDiscarded(thisTurn, event);
      const object = layered(together).view.object(event.id) ?? layered(before).view.object(event.id);
      return object === undefined
        ? thisTurn
        : {
            ...gone(thisTurn, event.id),
            left: [...thisTurn.left, { object: snapshot(object, event.id), to: event.to, cause: event.cause }],
          };
    }
    default:
      return thisTurn;
  }
}

/** 115.1: with what becomes a target by that, each once. */
function withAims(object: StackObject | null, thisTurn: ThisTurn): ThisTurn {
  const targets = object === null ? [] : aimedAt(object);
  if (object === null || targets.length === 0) return thisTurn;
  const { kind, controller } = object;
  const by = kind === 'spell' ? 'spell' : 'ability';
  return { ...thisTurn, aimed: [...thisTurn.aimed, ...targets.map((target) => ({ target, there: true, by, controller }) as const)] };
}

/** 702.187a: a card that is discarded into a graveyard, for as long as it stays there. */
function withDiscarded(thisTurn: ThisTurn, { id, cause, to }: Extract<GameEventBody, { readonly kind: 'ZoneChanged' }>): ThisTurn {
  const isDiscarded = cause === 'discard' && to === 'graveyard';
  if (thisTurn.discarded.has(id) === isDiscarded) return thisTurn;
  const others = [...thisTurn.discarded].filter((one) => one !== id);
  return { ...thisTurn, discarded: new Set(isDiscarded ? [...others, id] : others) };
}

/** With a move from zone to zone. */
function withMove(before: GameState, event: GameEventBody, thisTurn: ThisTurn): ThisTurn {
  if (event.kind !== 'ZoneChanged') return thisTurn;
  const { id, as, from, to, cause, entering, created } = event;
  const owner = created?.owner ?? before.permanents.get(id)?.owner ?? before.cards.get(id)?.owner;
  if (owner === undefined) return thisTurn;
  const player =
    to === 'battlefield'
      ? (entering?.controller ?? owner)
      : from === 'battlefield'
        ? (layered(before).view.object(id)?.controller ?? owner)
        : owner;
  return { ...thisTurn, moved: [...thisTurn.moved, { id: as ?? id, from, to, cause, player, owner }] };
}

/** What this turn's fighting says of an object that leaves: that it is there no longer. */
function gone(turn: ThisTurn, id: string): ThisTurn {
  const addedMana = turn.addedMana.has(id) ? new Set([...turn.addedMana].filter((one) => one !== id)) : turn.addedMana;
  const thisTurn = addedMana === turn.addedMana ? turn : { ...turn, addedMana };
  const { attacked, blocked, dealt, crewed, aimed } = thisTurn;
  if (attacked.length + blocked.length + dealt.length + crewed.length + aimed.length === 0) return thisTurn;
  return {
    ...thisTurn,
    aimed: aimed.map((one) => (one.target === id ? { ...one, there: false } : one)),
    attacked: attacked.map((one) => (one.id === id ? { ...one, there: false } : one)),
    blocked: blocked.map((one) =>
      one.blocker === id || one.attacker === id
        ? { ...one, blockerThere: one.blockerThere && one.blocker !== id, attackerThere: one.attackerThere && one.attacker !== id }
        : one,
    ),
    crewed: crewed.map((one) =>
      one.creature === id || one.object === id
        ? { ...one, creatureThere: one.creatureThere && one.creature !== id, objectThere: one.objectThere && one.object !== id }
        : one,
    ),
    dealt: dealt.map((one) =>
      one.source === id || one.target === id
        ? { ...one, sourceThere: one.sourceThere && one.source !== id, targetThere: one.targetThere && one.target !== id }
        : one,
    ),
  };
}

function withAttackers(
  before: GameState,
  { player, attackers }: Extract<GameEventBody, { readonly kind: 'AttackersDeclared' }>,
  thisTurn: ThisTurn,
): ThisTurn {
  const { view } = layered(before);
  const combat = thisTurn.combats + 1;
  const attacked = attackers.flatMap(({ attacker, whom, defending }) => {
    const object = view.object(attacker);
    return object === undefined ? [] : [{ id: attacker, there: true, object: snapshot(object, attacker), player, whom, defending, combat }];
  });
  return { ...thisTurn, attacked: [...thisTurn.attacked, ...attacked], combats: combat };
}

const more = (counts: ReadonlyMap<string, number>, player: string, amount: number): ReadonlyMap<string, number> =>
  new Map(counts).set(player, (counts.get(player) ?? 0) + amount);
