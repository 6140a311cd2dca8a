import { type Complaints, wholeNumber } from './checks.ts';
import type { Attack, Combat } from './combat.ts';
import type { PermanentEntry } from './entries.ts';
import { linked, type Names } from './links.ts';
import type { PermanentObject } from './objects.ts';
import { STEPS, type StepName } from './steps.ts';

/** 508, 509: how the permanents of a board attack and block. */
export interface InCombat {
  readonly attacking: ReadonlyMap<string, Attack>;
  readonly blocking: ReadonlyMap<string, readonly string[]>;
}

const isAfter = (step: StepName, other: StepName): boolean => STEPS.indexOf(step) > STEPS.indexOf(other);

/** 509.1h: from the declare blockers step on an attacker of a board is blocked or not; before it one is where something blocks it. */
export function combatOf(names: Names, step: StepName, errors: Complaints): InCombat {
  const bands = bandsOf(names, errors);
  const blocking = new Map<string, readonly string[]>();
  for (const { id, setup, path } of names.permanents.values()) {
    const attacker = linked(setup.blocking, ['permanent'], names, [...path, 'blocking'], errors);
    if (attacker === null) continue;
    const obstacle = whyNotBlocked(id, attacker, names);
    if (obstacle !== null) errors.add('INVALID_VALUE', [...path, 'blocking'], obstacle);
    blocking.set(id, bandOf(attacker, names, bands));
  }
  const blocked = new Set([...blocking.values()].flat());
  const attacking = new Map<string, Attack>();
  for (const entry of names.permanents.values()) {
    const { id, setup, path } = entry;
    const whom = linked(setup.attacking, ['player', 'permanent'], names, [...path, 'attacking'], errors);
    if (whom === null) continue;
    const none = step === 'DECLARE_BLOCKERS' || isAfter(step, 'DECLARE_BLOCKERS') ? false : null;
    attacking.set(id, { whom, defending: defendingPlayer(entry, whom, names, errors), blocked: blocked.has(id) || none, ...bandIn(setup) });
  }
  return { attacking, blocking };
}

/**
 * 506.3, 506.4: why a permanent can't be blocking another: itself, or one of the same player, since whatever changes who controls a creature takes it out of
 * combat. What something is attached to is given the benefit of the doubt, since that could change who controls it.
 */
function whyNotBlocked(id: string, attacker: string, { permanents }: Names): string | null {
  if (id === attacker) return `${id} can't block itself; name the attacker that it blocks, or leave blocking out`;
  const player = permanents.get(id)?.player;
  if (player === undefined || permanents.get(attacker)?.player !== player) return null;
  if ([...permanents.values()].some(({ setup: { attachedTo } }) => attachedTo === id || attachedTo === attacker)) return null;
  return `${player} controls both ${id} and ${attacker}, and a creature blocks only what another player attacks with; name such an attacker, or leave blocking out`;
}

/** Whoever attacks in a band, by its number; 702.22d: all of it attack the same. */
function bandsOf(names: Names, errors: Complaints): ReadonlyMap<number, readonly PermanentEntry[]> {
  const bands = new Map<number, readonly PermanentEntry[]>();
  for (const entry of names.permanents.values()) {
    const { setup, path } = entry;
    if (setup.band === undefined) continue;
    const at = [...path, 'band'];
    const band = wholeNumber(setup.band, 1, 1, at, errors);
    const others = bands.get(band) ?? [];
    if (setup.attacking === undefined || others.some((other) => other.setup.attacking !== setup.attacking))
      errors.add('INVALID_VALUE', at, 'creatures that attack in a band all attack the same; give each of them the same attacking');
    bands.set(band, [...others, entry]);
  }
  return bands;
}

/** 702.22h: an attacker, and with it all of its band. */
function bandOf(id: string, names: Names, bands: ReadonlyMap<number, readonly PermanentEntry[]>): readonly string[] {
  const band = names.permanents.get(id)?.setup.band;
  const all = band === undefined ? [] : (bands.get(band) ?? []).map((one) => one.id);
  return [id, ...all.filter((one) => one !== id)];
}

const bandIn = ({ band }: PermanentEntry['setup']): Pick<Attack, 'band'> => (band === undefined ? {} : { band });

/** 508.5: the player attacked, the planeswalker's controller, or the battle's protector: of two players the other one than the attacker's controller. */
function defendingPlayer({ player, path }: PermanentEntry, whom: string, names: Names, errors: Complaints): string {
  const attacked = names.permanents.get(whom);
  if (attacked === undefined) return whom;
  if (!/\bBattle\b/.test(attacked.card.definition.typeLine)) return attacked.player;
  const others = [...names.players].filter((one) => one !== player);
  const [other, another] = others;
  const protector = attacked.setup.chosen?.player ?? (another === undefined ? other : undefined);
  if (protector !== undefined) return protector;
  errors.add('INVALID_VALUE', [...path, 'attacking'], `nothing tells who protects ${whom}; give it chosen.player`);
  return whom;
}

/** How far combat has come on a board that is described in that step: what stands there was done, and the step's own deed where it shows. */
export function combatSoFar(step: StepName, permanents: Iterable<PermanentObject>): Combat {
  const all = [...permanents];
  return {
    attackersDeclared: isAfter(step, 'DECLARE_ATTACKERS') || all.some(({ attacking }) => attacking !== null),
    blockersDeclared: isAfter(step, 'DECLARE_BLOCKERS') || all.some(({ blocking }) => blocking !== null),
    damage: isAfter(step, 'COMBAT_DAMAGE') ? 'all' : 'none',
    struckFirst: [],
  };
}
