import type { ManaType, StaticEffect } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { type InForce, staticEffects } from '../characteristics/staticEffects.ts';
import { isKnown } from '../characteristics/truth.ts';
import { unread } from '../characteristics/unread.ts';
import { MANA_TYPES } from '../mana/amounts.ts';
import { ok, type Result } from '../result.ts';
import type { GameState, StepName } from '../state/game.ts';
import { addToPool, howMuch, type PooledMana, showPool } from '../state/manaPool.ts';
import type { Answers } from './answers.ts';
import { type Course, type Halt, happen, notModelled } from './course.ts';
import { endsPhase, endsTurn, NAMES } from './steps.ts';

type Unspent = InForce<Extract<StaticEffect, { kind: 'unspentMana' }>>;

/**
 * 106.4, 500.5: as a step ends, and the phase with it where it is the last one, every player loses unspent mana: all but what its own text or a static
 * effect keeps. Of mana that becomes of another type instead (614.6), source, restriction and riders stay what they were.
 */
export function emptyPools(course: Course, step: StepName, answers: Answers): Result<Course, Halt> {
  const holders = course.state.players.filter(({ manaPool }) => manaPool.length > 0);
  if (holders.length === 0) return ok(course);
  const text = unread(course.state, /unspent mana|steps? (and phases )?ends?\b|mana (pool )?empt/i);
  if (text !== null)
    return notModelled(text, `This could change which mana is lost as the ${NAMES[step]} ends: “${text}”.`, '106.4', '500.5');
  let after = course;
  for (const { id, manaPool } of holders) {
    const emptied = emptyPool(after, id, manaPool, step, answers);
    if (!emptied.ok) return emptied;
    after = emptied.value;
  }
  return ok(after);
}

function emptyPool(course: Course, player: string, pool: readonly PooledMana[], step: StepName, answers: Answers): Result<Course, Halt> {
  const effects = effectsOn(course.state, player);
  if (!effects.ok) return effects;
  const keeping = effects.value.filter(({ effect }) => effect.becomes === null);
  const lost: PooledMana[] = [];
  const from: PooledMana[] = [];
  const to: PooledMana[] = [];
  for (const mana of pool) {
    if (isKeptByItself(mana, step)) continue;
    const left: PooledMana = { ...mana, lifetime: 'step' };
    const becomes = keeping.some(({ effect }) => speaksOf(effect, mana.type))
      ? ok(mana.type)
      : typeInstead(effects.value, mana.type, player, answers);
    if (!becomes.ok) return becomes;
    if (becomes.value === null) lost.push(mana);
    else if (becomes.value !== mana.type || mana.lifetime !== left.lifetime) {
      from.push(mana);
      to.push({ ...left, type: becomes.value });
    }
  }
  const changed =
    from.length === 0
      ? course
      : happen(
          course,
          { kind: 'ManaChanged', player, from, to: addToPool([], to) },
          `${player} keeps unspent mana that would be lost.`,
          '500.5',
          '614.6',
        );
  if (lost.length === 0) return ok(changed);
  const emptied = happen(
    changed,
    { kind: 'ManaEmptied', player, mana: lost },
    `${player} loses ${showPool(lost)} as the ${NAMES[step]} ends.`,
    '106.4',
    '500.5',
  );
  return ok(burn(emptied, player, lost));
}

/** 500.5: what the text that made the mana says: until end of turn, or until end of combat as steps (not phases) end. */
function isKeptByItself({ lifetime }: PooledMana, step: StepName): boolean {
  return (lifetime === 'turn' && !endsTurn(step)) || (lifetime === 'combat' && !endsPhase(step));
}

/**
 * 614.6, 616.1: the type that mana becomes instead of being lost; null where it is lost. Of several effects the player chooses one, by what the mana is to
 * become or by the permanent that says it.
 */
function typeInstead(effects: readonly Unspent[], type: ManaType, player: string, answers: Answers): Result<ManaType | null, Halt> {
  const speaking = effects.filter(({ effect }) => speaksOf(effect, type));
  const options = MANA_TYPES.filter((one) => speaking.some(({ effect }) => effect.becomes === one));
  const [only = null, another] = options;
  if (another === undefined) return ok(only);
  const names = options.map((one) => `{${one}}`);
  const chosen = answers.take(
    `what ${player}'s unspent {${type}} becomes`,
    [...names, ...speaking.map(({ source }) => source)],
    1,
    '616.1',
  );
  if (!chosen.ok) return chosen;
  const [said] = chosen.value;
  return ok(options.find((one) => `{${one}}` === said) ?? speaking.find(({ source }) => source === said)?.effect.becomes ?? null);
}

const speaksOf = ({ mana }: Unspent['effect'], type: ManaType): boolean => mana === 'all' || mana === type;

/** The effects about a player's unspent mana. */
function effectsOn(state: GameState, player: string): Result<readonly Unspent[], Halt> {
  const found: Unspent[] = [];
  for (const one of staticEffects(state, 'unspentMana')) {
    const about = EVALUATE.isPlayer(one.effect.who, player, one.context);
    if (!isKnown(about)) return notModelled(one.text, `The board does not tell ${about.why}: “${one.text}”.`, '500.5');
    if (about) found.push(one);
  }
  return ok(found);
}

/** "A player losing unspent mana causes that player to lose that much life": once for each such effect. */
function burn(course: Course, player: string, lost: readonly PooledMana[]): Course {
  const amount = howMuch(lost);
  return staticEffects(course.state, 'manaBurn').reduce(
    (after, { text }) => happen(after, { kind: 'LifeLost', player, amount }, `${player} loses ${amount} life: “${text}”.`, '119.3'),
    course,
  );
}
