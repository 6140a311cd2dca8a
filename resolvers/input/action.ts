import type { Action } from '../../engine/index.ts';
import type { Action as ActionInput, ActivateAbility, PayWith, TapForMana } from '../generated/types.ts';
import { given } from './given.ts';

/** The engine's form of an action that `actionProblems` has nothing to say about. */
export function engineAction(input: ActionInput): Action {
  if (input.tapForMana) return tapForMana(input.tapForMana);
  if (input.activate) return activate(input.activate);
  if (input.tap) return { kind: 'tap', permanents: input.tap.permanents };
  if (input.untap) return { kind: 'untap', permanents: input.untap.permanents };
  if (input.destroy) return { kind: 'destroy', permanents: input.destroy.permanents };
  if (input.sacrifice) return { kind: 'sacrifice', permanents: input.sacrifice.permanents };
  if (input.exile) return { kind: 'exile', permanents: input.exile.permanents };
  if (input.returnToHand) return { kind: 'returnToHand', permanents: input.returnToHand.permanents };
  if (input.gainControl) return { kind: 'gainControl', ...input.gainControl };
  if (input.gainLife) return { kind: 'gainLife', ...input.gainLife };
  if (input.loseLife) return { kind: 'loseLife', ...input.loseLife };
  if (input.payLife) return { kind: 'payLife', ...input.payLife };
  if (input.setLife) return { kind: 'setLife', ...input.setLife };
  if (input.addCounters) return counters('addCounters', input.addCounters);
  if (input.removeCounters) return counters('removeCounters', input.removeCounters);
  if (input.attach) return { kind: 'attach', ...input.attach };
  return advance(input.advance);
}

function tapForMana({ permanent, ...input }: TapForMana): Action {
  return { kind: 'tapForMana', permanent, ...given(input.ability, (ability) => ({ ability })), ...common(input) };
}

function activate({ permanent, ability, ...input }: ActivateAbility): Action {
  return {
    kind: 'activate',
    permanent,
    ability,
    ...given(input.x, (x) => ({ x })),
    ...given(input.targets, (targets) => ({ targets })),
    ...common(input),
  };
}

function common(input: Pick<TapForMana, 'choose' | 'by' | 'pay'>) {
  return {
    ...given(input.choose, (choose) => ({ choose })),
    ...given(input.by, (by) => ({ by })),
    ...given(input.pay, (pay) => ({ pay: pay.map(payWith) })),
  };
}

function payWith({ permanent, ability, choose }: PayWith) {
  return { permanent, ...given(ability, (name) => ({ ability: name })), ...given(choose, (answers) => ({ choose: answers })) };
}

function counters(kind: 'addCounters' | 'removeCounters', input: NonNullable<ActionInput['addCounters']>): Action {
  return { kind, permanent: input.permanent, counter: input.kind, amount: input.amount };
}

function advance({ to, turns, choose }: NonNullable<ActionInput['advance']>): Action {
  const answers = given(choose, (each) => ({ choose: each }));
  return to ? { kind: 'advance', to, ...answers } : { kind: 'advance', turns: turns ?? 1, ...answers };
}
