import { layered } from '../characteristics/layers.ts';
import { hasKeyword } from '../characteristics/view.ts';
import type { NamedBand } from '../combat/bands.ts';
import { attackCharges } from '../combat/charges.ts';
import { declaredAttacks } from '../combat/declareAttackers.ts';
import { type Exertion, exertionsOf } from '../combat/exertions.ts';
import { isObjection } from '../combat/objection.ts';
import { unreadText } from '../combat/unreadText.ts';
import type { DeclaredAttack, GameEventBody } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import type { Attacking, Illegal, Pay } from './action.ts';
import type { Answers } from './answers.ts';
import { chosenEnlistments, tappedFor, whatEnlisting } from './enlist.ts';
import { beyond, missing, ONE, objected } from './illegal.ts';
import { payCharges } from './payCharges.ts';
import { happen, happenTogether, type Progress } from './progress.ts';

/** Text that isn't read and could keep attackers from being tapped. */
const ABOUT_TAPPING = /\battack(s|ing)?\b[^.]*\b(doesn't|don't)\b[^.]*\btap\b/i;

/** What the active player says of the attackers: who they are, which of them are in bands, and how costs to attack are paid. */
interface AttackersNamed {
  readonly attackers?: readonly Attacking[];
  readonly bands?: readonly NamedBand[];
  readonly pay?: Pay;
}

/** 508.1: the active player's declaration: checked whole, then the attackers are tapped, costs are paid and they attack. */
export function declareAttackers(
  progress: Progress,
  { attackers: named = [], bands = [], pay = 'auto' }: AttackersNamed,
  answers: Answers,
): Result<Progress, Illegal> {
  const { state } = progress;
  const declared = declaredAttacks(state, named, bands);
  if (isObjection(declared)) return objected(declared);
  if (declared.length === 0) return ok(progress);
  const ids = declared.map(({ attacker }) => attacker);
  const text = unreadText(state, ABOUT_TAPPING, new Set(ids));
  if (text !== null) return beyond(text, 'it could bear on whether attackers are tapped');
  const { view } = layered(state);
  const taps = declared.flatMap(({ attacker }): readonly GameEventBody[] => {
    const object = view.object(attacker);
    return object === undefined || hasKeyword(object, 'vigilance')
      ? []
      : [{ kind: 'PermanentTapped', permanent: attacker, forMana: false, by: state.active }];
  });
  const charges = attackCharges(state, declared);
  if (isObjection(charges)) return objected(charges);
  const exerted = chosenExertions(progress, declared, answers);
  if (!exerted.ok) return exerted;
  const held = exerted.value.map(({ attacker }): GameEventBody => ({ kind: 'PermanentHeldTapped', permanent: attacker, steps: 1 }));
  const enlisted = chosenEnlistments(state, ids, answers);
  if (!enlisted.ok) return enlisted;
  // 508.1f: all of them at once.
  const tapped = happenTogether(
    progress,
    [...taps, ...held, ...tappedFor(enlisted.value, state.active)].map((event) => ({ event })),
    answers,
  );
  if (!tapped.ok) return tapped;
  const paid = payCharges(tapped.value, charges, pay, answers, '508.1h');
  if (!paid.ok) return paid;
  // 508.1k: those that are still there.
  const now = layered(paid.value.state).view;
  const attackers = declared.filter(({ attacker }) => now.object(attacker)?.controller === state.active);
  const attack: GameEventBody = { kind: 'AttackersDeclared', player: state.active, attackers };
  const then = exerted.value.filter(({ effects }) => effects.length > 0).map((one) => whenExerted(one, state.active));
  return ok(happen(paid.value, attack, ...then, ...whatEnlisting(enlisted.value, state.active)));
}

/** 508.1g: which attackers their controller exerts. */
function chosenExertions({ state }: Progress, declared: readonly DeclaredAttack[], answers: Answers): Result<readonly Exertion[], Illegal> {
  const possible = exertionsOf(
    state,
    declared.map(({ attacker }) => attacker),
  );
  if (isObjection(possible)) return objected(possible);
  const chosen: Exertion[] = [];
  for (const one of possible) {
    const word = answers.takeWord();
    if (word === null) return missing(`whether ${one.attacker} is exerted as it attacks`, ['yes', 'no'], null, ONE, '701.43');
    if (word === 'yes') chosen.push(one);
  }
  return ok(chosen);
}

/** 701.43d, 603.12: "When you do": the ability that is linked to the exertion triggers. */
function whenExerted({ attacker, source, named, text, effects }: Exertion, controller: string): GameEventBody {
  const meant = { it: [attacker], they: null, x: null, thatMany: null };
  return { kind: 'ReflexiveTriggerSetUp', trigger: { source, named, controller, text, effects, meant } };
}
