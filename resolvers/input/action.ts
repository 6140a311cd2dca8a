import type { Action } from '../../engine/index.ts';
import type {
  Action as ActionInput,
  ActivateAbility,
  CastSpell,
  ChosenInput,
  PayWith,
  PlayLand,
  SetAside,
  TapForMana,
  TurnFaceUp,
} from '../generated/types.ts';
import { given } from './given.ts';

/** The engine's form of an action that `actionProblems` has nothing to say about. */
export function engineAction(input: ActionInput): Action {
  if (input.tapForMana) return tapForMana(input.tapForMana);
  if (input.activate) return activate(input.activate);
  if (input.resolve) {
    const { all, choose } = input.resolve;
    return { kind: 'resolve', ...given(all, (every) => ({ all: every })), ...answers(choose) };
  }
  if (input.tap) return { kind: 'tap', ...permanents(input.tap) };
  if (input.untap) return { kind: 'untap', ...permanents(input.untap) };
  if (input.destroy) return { kind: 'destroy', ...permanents(input.destroy) };
  if (input.sacrifice) return { kind: 'sacrifice', ...permanents(input.sacrifice) };
  if (input.exile) return { kind: 'exile', ...permanents(input.exile) };
  if (input.returnToHand) return { kind: 'returnToHand', ...permanents(input.returnToHand) };
  if (input.gainLife) return { kind: 'gainLife', ...life(input.gainLife) };
  if (input.loseLife) return { kind: 'loseLife', ...life(input.loseLife) };
  if (input.payLife) return { kind: 'payLife', ...life(input.payLife) };
  if (input.dealDamage) {
    const { parts, combat, choose } = input.dealDamage;
    return { kind: 'dealDamage', parts, ...given(combat, (whether) => ({ combat: whether })), ...answers(choose) };
  }
  if (input.gainControl) {
    const { player, permanent, choose } = input.gainControl;
    return { kind: 'gainControl', player, permanent, ...answers(choose) };
  }
  if (input.setLife) return { kind: 'setLife', player: input.setLife.player, to: input.setLife.to, ...answers(input.setLife.choose) };
  if (input.cast) return cast(input.cast);
  if (input.playLand) return playLand(input.playLand);
  if (input.suspend) return setAside('suspend', input.suspend);
  if (input.foretell) return setAside('foretell', input.foretell);
  if (input.plot) return setAside('plot', input.plot);
  if (input.turnFaceUp) return turnFaceUp(input.turnFaceUp);
  if (input.addCounters) return counters('addCounters', input.addCounters);
  if (input.removeCounters) return counters('removeCounters', input.removeCounters);
  if (input.attach) {
    const { permanent, to, choose } = input.attach;
    return { kind: 'attach', permanent, to, ...answers(choose) };
  }
  if (input.attack) {
    const { attackers, bands, ...rest } = input.attack;
    return { kind: 'attack', attackers, ...given(bands, (named) => ({ bands: named })), ...common(rest) };
  }
  if (input.block) {
    const { blocks, ...rest } = input.block;
    return { kind: 'block', blocks, ...common(rest) };
  }
  if (input.combatDamage) {
    const { assign, choose } = input.combatDamage;
    return { kind: 'combatDamage', ...given(assign, (parts) => ({ assign: parts })), ...answers(choose) };
  }
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
    ...given(input.modes, (modes) => ({ modes })),
    ...common(input),
  };
}

function cast({ card, ...input }: CastSpell): Action {
  return {
    kind: 'cast',
    card,
    ...given(input.face, (face) => ({ face })),
    ...given(input.x, (x) => ({ x })),
    ...given(input.targets, (targets) => ({ targets })),
    ...given(input.modes, (modes) => ({ modes })),
    ...given(input.kicked, (kicked) => ({ kicked })),
    ...given(input.alternative, (alternative) => ({ alternative })),
    ...given(input.free, (free) => ({ free })),
    ...common(input),
  };
}

function playLand({ card, ...input }: PlayLand): Action {
  return {
    kind: 'playLand',
    card,
    ...given(input.face, (face) => ({ face })),
    ...given(input.chosen, (chosen) => ({ chosen: chosenAs(chosen) })),
    ...given(input.choose, (choose) => ({ choose })),
    ...given(input.by, (by) => ({ by })),
  };
}

function turnFaceUp({ permanent, ...input }: TurnFaceUp): Action {
  return {
    kind: 'turnFaceUp',
    permanent,
    ...given(input.alternative, (alternative) => ({ alternative })),
    ...given(input.x, (x) => ({ x })),
    ...common(input),
  };
}

function setAside(kind: 'suspend' | 'foretell' | 'plot', { card, ...input }: SetAside): Action {
  return {
    kind,
    card,
    ...given(input.alternative, (alternative) => ({ alternative })),
    ...given(input.x, (x) => ({ x })),
    ...common(input),
  };
}

const chosenAs = ({ color, type, creatureType, word, player, card }: ChosenInput) => ({
  ...given(color, (one) => ({ color: one })),
  ...given(type, (one) => ({ type: one })),
  ...given(creatureType, (one) => ({ creatureType: one })),
  ...given(word, (one) => ({ word: one })),
  ...given(player, (one) => ({ player: one })),
  ...given(card, (one) => ({ card: one })),
});

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

const permanents = (input: NonNullable<ActionInput['tap']>) => ({ permanents: input.permanents, ...answers(input.choose) });

const life = ({ player, amount, choose }: NonNullable<ActionInput['gainLife']>) => ({ player, amount, ...answers(choose) });

function counters(kind: 'addCounters' | 'removeCounters', input: NonNullable<ActionInput['addCounters']>): Action {
  return { kind, permanent: input.permanent, counter: input.kind, amount: input.amount, ...answers(input.choose) };
}

const answers = (choose: readonly string[] | null | undefined) => given(choose, (each) => ({ choose: each }));

function advance({ to, turns, choose }: NonNullable<ActionInput['advance']>): Action {
  return to ? { kind: 'advance', to, ...answers(choose) } : { kind: 'advance', turns: turns ?? 1, ...answers(choose) };
}
