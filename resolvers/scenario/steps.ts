import type { FieldPath } from '../errors.ts';
import type {
  Action,
  Advance,
  AttackersInput,
  CastSpell,
  CounterAmount,
  DealDamage,
  PayWith,
  SetAside,
  TapForMana,
  TurnFaceUp,
} from '../generated/types.ts';
import { chosen } from './board.ts';
import { asIs, beyond, fields, isJson, type Json, listOf, unless, unlessEmpty, type Write, type Writing } from './written.ts';

const pay = listOf(fields({ permanent: asIs, ability: asIs, choose: asIs } satisfies Record<keyof PayWith, Write>));
const permanents = fields({ permanents: asIs, choose: asIs });
const life = fields({ player: asIs, amount: asIs, choose: asIs });
const counters = fields({ permanent: asIs, kind: asIs, amount: asIs, choose: asIs } satisfies Record<keyof CounterAmount, Write>);

const setAside = beyond(
  fields({ card: asIs, alternative: asIs, x: asIs, choose: asIs, by: asIs, pay } satisfies Record<keyof SetAside, Write>),
);

const ACTIONS: Readonly<Record<keyof Action, Write>> = {
  tapForMana: fields({ permanent: asIs, ability: asIs, choose: asIs, by: asIs, pay } satisfies Record<keyof TapForMana, Write>),
  activate: fields({ permanent: asIs, ability: asIs, x: asIs, targets: asIs, modes: asIs, choose: asIs, by: asIs, pay }),
  resolve: fields({ all: unless(false), choose: asIs }),
  cast: fields({
    card: asIs,
    face: asIs,
    x: asIs,
    targets: asIs,
    modes: asIs,
    kicked: unless(false),
    alternative: asIs,
    free: unless(false),
    choose: asIs,
    by: asIs,
    pay,
  } satisfies Record<keyof CastSpell, Write>),
  playLand: fields({ card: asIs, face: asIs, chosen, choose: asIs, by: asIs }),
  tap: permanents,
  untap: permanents,
  destroy: permanents,
  sacrifice: permanents,
  exile: permanents,
  returnToHand: permanents,
  dealDamage: fields({ parts: asIs, combat: unless(false), choose: asIs } satisfies Record<keyof DealDamage, Write>),
  gainControl: fields({ player: asIs, permanent: asIs, choose: asIs }),
  gainLife: life,
  loseLife: life,
  payLife: life,
  setLife: fields({ player: asIs, to: asIs, choose: asIs }),
  addCounters: counters,
  removeCounters: counters,
  attach: fields({ permanent: asIs, to: asIs, choose: asIs }),
  attack: fields({ attackers: asIs, bands: beyond(unlessEmpty(asIs)), choose: asIs, pay } satisfies Record<keyof AttackersInput, Write>),
  block: fields({ blocks: asIs, choose: asIs, pay }),
  combatDamage: fields({ assign: asIs, choose: asIs }),
  turnFaceUp: beyond(
    fields({ permanent: asIs, alternative: asIs, x: asIs, choose: asIs, by: asIs, pay } satisfies Record<keyof TurnFaceUp, Write>),
  ),
  suspend: setAside,
  foretell: setAside,
  plot: setAside,
  advance: fields({ to: asIs, turns: asIs, choose: asIs } satisfies Record<keyof Advance, Write>),
};

/** An `Action` as a step that acts. */
export function stepWritten(action: unknown, path: FieldPath, writing: Writing): Json {
  const written = fields(ACTIONS)(action, path, writing);
  const [kind, input] = Object.entries(isJson(written) ? written : {})[0] ?? [];
  if (kind === undefined || !isJson(input)) throw new Error(`an action without a kind at ${path.join('.')}`);
  return { do: kind, ...input };
}
