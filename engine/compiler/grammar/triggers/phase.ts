import type { PhaseName, PhaseOwner, TriggerEvent } from '../../../ast/index.ts';
import { oneOf, phrase, words } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';

/** 500, 513.1: "the beginning of your upkeep", "the beginning of combat on your turn", "end of combat". */

const which: Syntax<PhaseName> = oneOf(
  'upkeep',
  'draw step',
  'precombat main phase',
  'first main phase',
  'postcombat main phase',
  'second main phase',
  'main phase',
  'combat phase',
  'end step',
  'cleanup step',
  'untap step',
  'turn',
  'declare attackers step',
  'declare blockers step',
);
const manyOf: Syntax<PhaseName> = words([
  ['main phases', 'main phase'],
  ['postcombat main phases', 'postcombat main phase'],
  ['upkeeps', 'upkeep'],
  ['end steps', 'end step'],
  ['draw steps', 'draw step'],
  ['turns', 'turn'],
] as const);

const plainOwner: Syntax<PhaseOwner> = words([
  ['each', 'each'],
  ['the next', 'the next'],
  ["the next turn's", 'the next turn'],
  ['the', 'the'],
] as const);
const owner: Syntax<PhaseOwner> = choice<PhaseOwner>(
  plainOwner,
  phrase('<player> next', { kind: 'ownerOfPhase', word: 'next' }, { player: g.playerPossessive }),
  phrase('<player>', { kind: 'ownerOfPhase', word: 'possessive' }, { player: g.playerPossessive }),
);
const eachOf: Syntax<PhaseOwner> = phrase('each of <player>', { kind: 'ownerOfPhase', word: 'each of' }, { player: g.playerPossessive });
const ofPlayer: Syntax<PhaseOwner> = phrase('<player>', { kind: 'ownerOfPhase', word: 'of' }, { player: g.player });
const combatOwner: Syntax<PhaseOwner> = choice<PhaseOwner>(
  phrase('combat on <player> turn', { kind: 'ownerOfPhase', word: 'on' }, { player: g.playerPossessive }),
  phrase('each combat on <player> turn', { kind: 'ownerOfPhase', word: 'each on' }, { player: g.playerPossessive }),
  words([
    ['each combat', 'each'],
    ['the next combat', 'the next'],
    ['combat', 'none'],
  ] as const),
);

export const phaseEvent: Syntax<TriggerEvent> = choice<TriggerEvent>(
  phrase('the beginning of <whose>', { kind: 'phase', which: 'combat' }, { whose: combatOwner }),
  phrase('the beginning of <whose> <which>', { kind: 'phase' }, { whose: owner, which }),
  phrase('the beginning of <whose> <which>', { kind: 'phase' }, { whose: eachOf, which: manyOf }),
  phrase('the beginning of the <which> of <whose>', { kind: 'phase' }, { whose: ofPlayer, which }),
  phrase('end of combat', { kind: 'phase', which: 'end of combat', whose: 'none' }, {}),
  phrase('the end of combat', { kind: 'phase', which: 'end of combat', whose: 'the' }, {}),
);
