import type { Effect } from '../../ast/index.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { AddedPhase, GameState, Skippable } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { about, type CarriedOut, cannot, contextWhile, events, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import { amountFor, playersFor, spokenOf } from './players.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** 500.7: players take extra turns after this one, those of the last player named first. */
export function extraTurn({ who, amount: quantity }: Of<'extraTurn'>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const players = playersFor(who, resolving, context);
  if ('kind' in players) return players;
  const amount = amountFor(quantity, resolving, context);
  if (typeof amount !== 'number') return amount;
  const all = players.flatMap((player) => Array.from({ length: amount }, (): GameEventBody => ({ kind: 'ExtraTurnAdded', player })));
  return happening(about(resolving.meant.it ?? [], all, spokenOf(who, players)), resolving, did);
}

/** 500.11, 614.10: players skip a turn, phase or step of theirs the next time that it would come. */
export function skip(deed: Of<'skip'>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  // 614.10: of a draw in the place of which this is done, nothing is left.
  if (deed.what === 'that draw') return happening(events(), resolving, did);
  const what = skippableOf(deed.what);
  if (what === null) return unmodelled(deed, resolving);
  const players = playersFor(deed.who, resolving, contextWhile(resolving));
  if ('kind' in players) return players;
  return happening(events(...players.map((player): GameEventBody => ({ kind: 'SkipSetUp', player, what }))), resolving, did);
}

function skippableOf(words: string): Skippable | null {
  const [, which] = /^(?:your|their) next (turn|untap step|upkeep step|draw step|combat phase)$/.exec(words) ?? [];
  return SKIPPABLE.find((one) => one === which) ?? null;
}

const SKIPPABLE: readonly Skippable[] = ['turn', 'untap step', 'upkeep step', 'draw step', 'combat phase'];

/** 500.8: "After this phase, there is an additional combat phase"; nothing where the phase that is meant is not the one under way. */
export function addPhases(text: string, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const found =
    /^(?:after this( \w+)? phase , )?there is an? additional combat phase( followed by an? additional main phase)?( after this(?: \w+)? phase)?$/.exec(
      text,
    );
  if (found === null) return cannot(resolving.text, 'which phases are added is not worked out');
  const [, before = '', main, after = ''] = found;
  const named = `${before}${after.replace(/^ after this/, '').replace(/ phase$/, '')}`.trim();
  const phases: readonly AddedPhase[] = main === undefined ? ['combat'] : ['combat', 'main'];
  const isNow = named === '' || named === phaseOf(resolving.state);
  return happening(events(...(isNow ? [{ kind: 'PhasesAdded', phases } as const] : [])), resolving, did);
}

/** What the phase under way is called. */
function phaseOf({ step }: GameState): string {
  switch (step) {
    case 'UNTAP':
    case 'UPKEEP':
    case 'DRAW':
      return 'beginning';
    case 'PRECOMBAT_MAIN':
    case 'POSTCOMBAT_MAIN':
      return 'main';
    case 'BEGIN_COMBAT':
    case 'DECLARE_ATTACKERS':
    case 'DECLARE_BLOCKERS':
    case 'COMBAT_DAMAGE':
    case 'END_COMBAT':
      return 'combat';
    case 'END':
    case 'CLEANUP':
      return 'ending';
  }
}
