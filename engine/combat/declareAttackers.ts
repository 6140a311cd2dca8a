import { layered } from '../characteristics/layers.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import type { DeclaredAttack } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { whyNoAttacker, whyNotAttack } from './attackers.ts';
import { type AttackRequirement, attackRequirements } from './attackRequirements.ts';
import { banded, type NamedBand } from './bands.ts';
import { companyOf, powerOf, unaccompanied } from './company.ts';
import { type Defender, defenderOf, defendersOf } from './defenders.ts';
import { betterAttacks, type Candidate, type Cap, capBroken } from './mostAttacks.ts';
import { isObjection, type Objection, objection, untold } from './objection.ts';
import { attackTollsOn } from './tolls.ts';
import { unlessUnread, unreadText } from './unreadText.ts';

/** A creature and what it is to attack, as the active player names them. */
export interface NamedAttack {
  readonly attacker: string;
  readonly defending: string;
}

/**
 * 508.1a-e: what the active player declares, whole, with who defends against each attacker and the bands that they are in; or why it is illegal: an attacker
 * that can't be chosen, a restriction disobeyed, fewer requirements obeyed than could be, or creatures that can't be a band.
 */
export function declaredAttacks(
  state: GameState,
  named: readonly NamedAttack[],
  bands: readonly NamedBand[] = [],
): readonly DeclaredAttack[] | Objection {
  const declared: DeclaredAttack[] = [];
  for (const { attacker, defending } of named) {
    if (declared.some((one) => one.attacker === attacker)) return objection(`${attacker} is declared twice.`, '508.1a');
    const obstacle = whyNoAttacker(state, attacker);
    if (obstacle !== null) return unlessUnread(state, obstacle, ABOUT_BEING_ABLE, attacker);
    const whom = defenderOf(state, defending);
    if (isObjection(whom)) return whom;
    const barred = whyNotAttack(state, attacker, whom);
    if (barred !== null) return barred;
    declared.push({ attacker, whom: whom.id, defending: whom.defending });
  }
  return restrictionBroken(state, declared) ?? requirementMissed(state, declared) ?? banded(state, declared, bands);
}

/** Text that isn't read and could let a creature attack all the same. */
const ABOUT_BEING_ABLE = /\bcan attack\b[^.]*\bas though\b/i;
/** Text that isn't read and could bear on who attacks. */
const ABOUT_ATTACKING =
  /\b(can't|can only|can|may only|must)\b[^.]*\battack|\battacks?\b[^.]*\bif able\b|\battack(s|ed)? (only|except|unless)\b|\bbe attacked\b/i;

const ABOUT_HAVING_TO = /\battacks?\b[^.]*\bif able\b|\bmust\b[^.]*\battack\b/i;

/** 508.1c: the restrictions on all attackers together. */
function restrictionBroken(state: GameState, declared: readonly DeclaredAttack[]): Objection | null {
  const text = declared.length === 0 ? null : unreadText(state, ABOUT_ATTACKING, new Set(declared.map(({ attacker }) => attacker)));
  if (text !== null) return untold(text, 'It could bear on which creatures may attack, and is not modelled.', '508.1c');
  const broken = capBroken(new Map(declared.map(({ attacker, whom }) => [attacker, whom])), capsOf(state));
  if (broken !== undefined) return objection(`More creatures attack than may: “${broken.text}”.`, '508.1c');
  return unaccompanied(
    state,
    declared.map(({ attacker }) => attacker),
    'attack',
  );
}

const CAP = /^no more than (one|two) creatures? can attack (you )?each combat$/;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2 };

/** "No more than one creature can attack each combat." */
const capsOf = (state: GameState): readonly Cap[] =>
  staticEffects(state, 'rule').flatMap(({ effect, text, context }) => {
    const [said, number = '', you] = CAP.exec(effect.text) ?? [];
    return said === undefined ? [] : [{ most: NUMBERS[number] ?? 0, whom: you === undefined ? null : context.you, text }];
  });

/** 508.1d: whether more requirements could be obeyed; what would cost something to do is not asked for. */
function requirementMissed(state: GameState, declared: readonly DeclaredAttack[]): Objection | null {
  const able = layered(state).view.permanents.filter((id) => whyNoAttacker(state, id) === null);
  const required = attackRequirements(state, able);
  if (isObjection(required)) return required;
  const unread = able.length === 0 ? null : unreadText(state, ABOUT_HAVING_TO, new Set(able));
  if (unread !== null) return untold(unread, 'It could bear on which creatures have to attack, and is not modelled.', '508.1d');
  if (required.length === 0) return null;
  const text = unreadText(state, ABOUT_ATTACKING, new Set(able));
  if (text !== null) return untold(text, 'It could bear on which creatures have to attack, and is not modelled.', '508.1d');
  const obeyed = required.filter((one) => declared.some(({ attacker, whom }) => isObeyed(one, attacker, whom))).length;
  const better = betterAttacks(candidates(state, able, required), capsOf(state), obeyed);
  if (better === null) return null;
  const [first] = required;
  if (better === undefined)
    return untold(first?.text ?? '', 'There are too many ways to attack to tell how many of these can be obeyed.', '508.1d');
  const missed = required.find(
    (one) =>
      [...better].some(([attacker, whom]) => isObeyed(one, attacker, whom)) &&
      !declared.some(({ attacker, whom }) => isObeyed(one, attacker, whom)),
  );
  const way = [...better].map(([attacker, whom]) => `${attacker} → ${whom}`).join(', ');
  return objection(
    `More of what has to attack could attack, as with ${way}: “${missed?.text ?? first?.text ?? ''}” is not obeyed.`,
    '508.1d',
  );
}

const isObeyed = ({ id, whom }: AttackRequirement, attacker: string, attacked: string): boolean => id === attacker && whom.has(attacked);

function candidates(state: GameState, able: readonly string[], required: readonly AttackRequirement[]): readonly Candidate[] {
  const all = defendersOf(state);
  return able.map((id) => {
    const own = required.filter((one) => one.id === id);
    const ways = all.filter((whom) => isFree(state, id, whom)).map(({ id: whom }) => ({ whom, worth: worthOf(own, whom) }));
    const company = companyOf(state, id, 'attack');
    const options = ways.sort((left, right) => right.worth - left.worth);
    return { id, options: 'kind' in company ? [] : options, company: 'kind' in company ? [] : company, power: powerOf(state, id) };
  });
}

const worthOf = (own: readonly AttackRequirement[], whom: string): number => own.filter((one) => one.whom.has(whom)).length;

const isFree = (state: GameState, id: string, whom: Defender): boolean =>
  whyNotAttack(state, id, whom) === null && attackTollsOn(state, id, whom).length === 0;

/** 508.1: the players, planeswalkers and battles that each creature of the active player's may attack, by itself; those that may attack none are not in it. */
export function attackOptions(state: GameState): ReadonlyMap<string, readonly Defender[]> {
  const all = defendersOf(state);
  const able = layered(state).view.permanents.filter((id) => whyNoAttacker(state, id) === null);
  const ways = able.map((id) => [id, all.filter((whom) => whyNotAttack(state, id, whom) === null)] as const);
  return new Map(ways.filter(([, whom]) => whom.length > 0));
}
