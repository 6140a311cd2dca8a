import type { ActivationLimit, ActivationPlayer, ActivationRestriction, ActivationTiming, Quantity } from '../../ast/index.ts';
import { around, list, phrase, words } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import { ownCost } from './costModification.ts';
import * as g from './declared.ts';

/** Limits on activating abilities (602.5), and who may activate them (602.1b): the sentences after an activated ability's instructions. */

const timing: Syntax<ActivationTiming> = words<ActivationTiming>([
  ['(as a sorcery|any time you could cast a sorcery|any time they could cast a sorcery)', 'sorcery'],
  ['(as an instant|any time you could cast an instant)', 'instant'],
  ['during your turn , before attackers are declared', 'yourTurnBeforeAttackers'],
  ["during an opponent 's turn , before attackers are declared", 'opponentsTurnBeforeAttackers'],
  ['during your turn', 'yourTurn'],
  ['during their turn before the end step', 'theirTurnBeforeEndStep'],
  ['during their turn', 'theirTurn'],
  ["during an opponent 's upkeep", 'opponentsUpkeep'],
  ["during an opponent 's turn", 'opponentsTurn'],
  ['during any upkeep step', 'anyUpkeep'],
  ['during your upkeep', 'yourUpkeep'],
  ['during their draw step', 'theirDrawStep'],
  ['during your draw step', 'drawStep'],
  ['during combat after blockers are declared', 'combatAfterBlockers'],
  ['during combat before blockers are declared', 'combatBeforeBlockers'],
  ["during combat on an opponent 's turn", 'opponentsCombat'],
  ['before blockers are declared', 'beforeBlockers'],
  ['after combat', 'afterCombat'],
  ["during the declare blockers step on an opponent 's turn", 'opponentsDeclareBlockers'],
  ['during your declare attackers step', 'yourDeclareAttackers'],
  ['during combat', 'combat'],
  ['before attackers are declared', 'beforeAttackers'],
  ['before the combat damage step', 'beforeCombatDamage'],
  ['during the declare blockers step', 'declareBlockers'],
  ['during the declare attackers step', 'declareAttackers'],
  ['during your end step', 'yourEndStep'],
  ['during your main phase', 'mainPhase'],
]);

const limit: Syntax<ActivationLimit> = choice<ActivationLimit>(
  phrase('<when>', { kind: 'timing', not: false }, { when: timing }),
  words<ActivationLimit>([
    ['once each turn', { kind: 'times', most: { kind: 'number', value: 1 }, per: 'turn' }],
    ['once', { kind: 'times', most: { kind: 'number', value: 1 }, per: 'game' }],
  ]),
  phrase('if <condition>', { kind: 'if' }, { condition: g.condition }),
  phrase('<conditions>', { kind: 'ifAny' }, { conditions: list(around('if <it>', g.condition), 'or', 2) }),
);

/** "only as a sorcery and only once", "only during your turn, only if …, and only once each turn": limits that hold together. */
export const limits: Syntax<readonly ActivationLimit[]> = choice(
  list(around('only <it>', limit), 'and'),
  around('<it>', commaAnd(around('only <it>', limit))),
);

/** "only during your turn, and only once each turn": the comma before the last of two is an older habit. */
function commaAnd(item: Syntax<ActivationLimit>): Syntax<readonly ActivationLimit[]> {
  const two = phrase('<first> [,] and <second>', {}, { first: item, second: item });
  return {
    read: (input, at) => two.read(input, at).map(({ value, end }) => ({ value: [value.first, value.second], end })),
    write: (value) => (Array.isArray(value) && value.length === 2 ? two.write({ first: value[0], second: value[1] }) : undefined),
    first: () => two.first(),
  };
}

const often: Syntax<Quantity> = words<Quantity>([
  ['twice', { kind: 'number', value: 2 }],
  ['three times', { kind: 'number', value: 3 }],
  ['four times', { kind: 'number', value: 4 }],
]);

const player: Syntax<ActivationPlayer> = choice<ActivationPlayer>(
  words<ActivationPlayer>([
    ['your opponents', 'opponents'],
    ['any opponent', 'anyOpponent'],
  ]),
  phrase('<who>', { kind: 'only' }, { who: g.singularPlayer }),
);

const none: readonly ActivationLimit[] = [];
g.activationRestriction.define(
  choice<ActivationRestriction>(
    phrase('activate <limits>', { kind: 'only' }, { limits }),
    phrase('<limits>', { kind: 'only' }, { limits: oneLimit(around('activate no more than <it> each turn', often)) }),
    phrase('<limits>', { kind: 'only' }, { limits: oneLimit(around('activate no more times each turn than <it>', g.quantity)) }),
    phrase("you can't activate this ability <limits>", { kind: 'only' }, { limits: never() }),
    phrase('any player may activate this ability', { kind: 'by', who: 'anyPlayer', limits: none }, {}),
    phrase('any player may activate this ability [,] but <limits>', { kind: 'by', who: 'anyPlayer' }, { limits }),
    phrase('only <who> may activate this ability', { kind: 'by', limits: none }, { who: player }),
    phrase('only <who> may activate this ability and <limits>', { kind: 'by' }, { who: player, limits }),
    ownCost,
  ),
);

/** "no more than twice each turn" as the one limit of its sentence. */
function oneLimit(most: Syntax<Quantity>): Syntax<readonly ActivationLimit[]> {
  return {
    read: (input, at) => most.read(input, at).map(({ value, end }) => ({ value: [{ kind: 'times', most: value, per: 'turn' }], end })),
    write: (value) => {
      const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
      const times =
        typeof only === 'object' && only !== null && 'kind' in only && only.kind === 'times' && 'per' in only ? only : undefined;
      return times && times.per === 'turn' && 'most' in times ? most.write(times.most) : undefined;
    },
    first: () => most.first(),
  };
}

/** "during combat" after "you can't activate this ability". */
function never(): Syntax<readonly ActivationLimit[]> {
  const one = phrase('<when>', { kind: 'timing', not: true }, { when: timing });
  return {
    read: (input, at) => one.read(input, at).map(({ value, end }) => ({ value: [value], end })),
    write: (value) => (Array.isArray(value) && value.length === 1 ? one.write(value[0]) : undefined),
    first: () => one.first(),
  };
}
