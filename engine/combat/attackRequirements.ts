import { isKnown, type Truth } from '../characteristics/truth.ts';
import { type GameState, playerOf } from '../state/game.ts';
import { type CombatDeed, combatDeeds, holdsOf } from './deeds.ts';
import { type Defender, defendersOf } from './defenders.ts';
import { type Objection, untold } from './objection.ts';

/** 508.1d: one thing that a creature has to do if able: attack one of these. */
export interface AttackRequirement {
  readonly id: string;
  /** Ids of what it may attack to obey. */
  readonly whom: ReadonlySet<string>;
  readonly text: string;
}

const MUST = /\battacks?\b.*\bif able$|^(is|are) goaded$/;

/** 508.1d, 701.15b: what each of these creatures has to do if able; or what can't be told. */
export function attackRequirements(state: GameState, ids: readonly string[]): readonly AttackRequirement[] | Objection {
  const deeds = combatDeeds(state, MUST);
  if (deeds.length === 0) return [];
  const all = defendersOf(state);
  const found: AttackRequirement[] = [];
  for (const id of ids) {
    const goaders = new Set<string | null>();
    for (const one of deeds) {
      const applies = holdsOf(one, { id, defending: null });
      if (!isKnown(applies)) return untold(one.standing.text, applies.why, '508.1d');
      if (!applies) continue;
      const { text, context } = one.standing;
      if (isGoad(one)) {
        // 701.15d: goaded twice by one player it is goaded once.
        if (goaders.has(context.you)) continue;
        goaders.add(context.you);
        found.push(
          { id, text, whom: idsOf(all) },
          { id, text, whom: idsOf(all.filter((whom) => isOtherPlayer(state, whom, context.you))) },
        );
        continue;
      }
      const meant = all.map((whom) => ({ whom, is: isDemanded(state, one, whom) }));
      const unknown = meant.find(({ is }) => !isKnown(is));
      if (unknown !== undefined) return untold(text, 'whom it has to attack is not told', '508.1d');
      found.push({ id, text, whom: idsOf(meant.filter(({ is }) => is === true).map(({ whom }) => whom)) });
    }
  }
  return found;
}

const isGoad = ({ deed }: CombatDeed): boolean => /goaded$/.test(deed.what);
const idsOf = (all: readonly Defender[]): ReadonlySet<string> => new Set(all.map(({ id }) => id));

/** 701.15b: "a player other than that player". */
const isOtherPlayer = (state: GameState, { id }: Defender, goader: string | null): boolean =>
  id !== goader && playerOf(state, id) !== undefined;

/** Whether attacking that is what the words ask for. */
function isDemanded(state: GameState, { deed, standing }: CombatDeed, { id }: Defender): Truth {
  const { you, they } = standing.context;
  if (/^attacks? you\b/.test(deed.what)) return id === you;
  if (/^attacks? that player\b/.test(deed.what))
    return they === null ? { kind: 'undetermined', why: 'which player is meant' } : id === they;
  if (/^attacks? a player\b/.test(deed.what)) return playerOf(state, id) !== undefined;
  return true;
}
