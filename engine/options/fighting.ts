import { layered } from '../characteristics/layers.ts';
import { attackOptions } from '../combat/declareAttackers.ts';
import { blockOptions } from '../combat/declareBlockers.ts';
import { type GameState, isOver } from '../state/game.ts';
import { once } from './announcing.ts';
import { attackDeclarations, blockDeclarations, mostBlocked } from './declarations.ts';
import type { CreatureToDeclare, Declarations, LegalAction, PlayerAction } from './option.ts';
import { prospectOf } from './prospect.ts';

/** 508.1, 509.1, 510.1: declaring attackers and blockers, and combat damage with a say in how it is assigned, from the step before each on. */
export function fightingOptions(state: GameState, player: string): readonly LegalAction[] {
  if (state.stack.length > 0 || isOver(state)) return [];
  const { step, active, combat } = state;
  const { view } = layered(state);
  switch (step) {
    case 'BEGIN_COMBAT':
    case 'DECLARE_ATTACKERS': {
      if (player === active && !combat.attackersDeclared)
        return declaring(
          state,
          { kind: 'attack', attackers: [] },
          'declare attackers',
          [...attackOptions(state)].map(([creature, whom]) => ({ creature, options: whom.map(({ id }) => id), most: 1 })),
          attackDeclarations,
        );
      return step === 'BEGIN_COMBAT' ? [] : blocking();
    }
    case 'DECLARE_BLOCKERS':
      return combat.blockersDeclared ? [optionOf(state, { kind: 'combatDamage' }, 'combat damage', [])] : blocking();
    default:
      return [];
  }

  /** Those of all defending players are declared at once. */
  function blocking(): readonly LegalAction[] {
    if (player === active || combat.blockersDeclared) return [];
    const all = [...blockOptions(state)].map(([creature, options]) => ({
      creature,
      options,
      most: mostBlocked(state, creature, options.length),
    }));
    const isDefending = all.some(({ creature }) => view.object(creature)?.controller === player);
    return isDefending ? declaring(state, { kind: 'block', blocks: [] }, 'declare blockers', all, blockDeclarations) : [];
  }
}

const declaring = (
  state: GameState,
  action: PlayerAction,
  text: string,
  creatures: readonly CreatureToDeclare[],
  declarations: (state: GameState, creatures: readonly CreatureToDeclare[]) => Declarations,
): readonly LegalAction[] =>
  creatures.length === 0
    ? []
    : [
        optionOf(
          state,
          action,
          text,
          creatures,
          once(() => declarations(state, creatures)),
        ),
      ];

const optionOf = (
  state: GameState,
  action: PlayerAction,
  text: string,
  creatures: readonly CreatureToDeclare[],
  declarations?: () => Declarations,
): LegalAction => ({
  ...{ action, text, alternative: null, notModelled: null },
  announcement: () => ({ x: null, modes: null, targets: [], additional: [], creatures, ...(declarations && { declarations }) }),
  payments: () => null,
  prospect: once(() => prospectOf(state, action)),
});
