import type { Ability, Change, Condition, StaticEffect } from '../ast/index.ts';

type LevelAbility = Extract<Ability, { kind: 'level' }>;

const SELF = { kind: 'self', as: 'this object' } as const;

/** 711.2, 716.2, 721.2: what an object has while its level (or charge) is in a range, as the static ability that the symbol stands for. */
export function levelEffect(ability: LevelAbility): Extract<StaticEffect, { kind: 'continuous' }> {
  const { power, toughness, abilities } = ability;
  const size: readonly Change[] =
    power === null && toughness === null
      ? []
      : [{ kind: 'basePowerToughness', power: fixed(power), toughness: fixed(toughness), defining: false, wording: 'size' }];
  const gains: readonly Change[] =
    abilities.length === 0 ? [] : [{ kind: 'gains', verb: 'has', abilities: abilities.map((one) => ({ kind: 'quoted', ability: one })) }];
  return { kind: 'continuous', subject: SELF, changes: [...gains, ...size], condition: inRange(ability), conditionFirst: true };
}

/** 702.178, 719.3c, 614.12b: what an object has while what stands before an ability holds, as the static ability that this is. */
export function gatedEffect({ gate, ability }: Extract<Ability, { kind: 'gated' }>): Extract<StaticEffect, { kind: 'continuous' }> {
  const gains: Change = { kind: 'gains', verb: 'has', abilities: [{ kind: 'quoted', ability }] };
  return { kind: 'continuous', subject: SELF, changes: [gains], condition: { kind: 'gate', gate, not: false }, conditionFirst: true };
}

const fixed = (text: string | null) => (text === null ? null : ({ kind: 'number', value: Number.parseInt(text, 10) || 0 } as const));

/** 711.2a: level counters; 721.2: charge counters; 716.2b: a Class is level 1 unless it has been levelled up. */
function inRange({ how, from, to }: LevelAbility): Condition {
  const counter = how === 'station' ? 'charge' : 'level';
  const least = how === 'class' && from <= 1 ? 0 : from;
  const has = (amount: number, not: boolean): Condition => ({
    kind: 'hasCounter',
    subject: SELF,
    counter,
    amount: { kind: 'orMore', least: { kind: 'number', value: amount } },
    not,
    past: false,
    said: 'has',
  });
  return { kind: 'all', of: [has(least, false), ...(to === null ? [] : [has(to + 1, true)])] };
}
