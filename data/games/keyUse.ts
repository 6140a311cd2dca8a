import type { Changed, NotMade } from './changed.ts';
import type { KeptGame, KeptGames } from './kept.ts';
import { guarded, packed, unpacked } from './snapshot/pack.ts';

/** What the key of a change has to say while the change is decided on one version of its game after another. */
export interface KeyUse<R> {
  /** How a change that was asked for with the key before was answered; null where this is the first, or none was answered yet. */
  answered(current: KeptGame): Promise<Changed<R> | null>;
  /** To be asked before the version that follows this one is stored; false where the change may have been refused meanwhile. */
  mayMake(current: KeptGame): Promise<boolean>;
  /** Notes the answer of a change that was refused at this version; false where it may have come further meanwhile. */
  note(current: KeptGame, answer: NotMade<R>): Promise<boolean>;
}

/** For a change without a key. */
export const NO_KEY: KeyUse<never> = { answered: async () => null, mayMake: async () => true, note: async () => true };

/**
 * A key is never in two versions: it is looked for in every version up to the one that a change is decided on, and only one can be stored after that.
 * Nor is a change both refused and made: a refusal is noted only where no version after the one that would have followed was tried, nothing is tried
 * after a refusal, and requests with one key and digest are decided equally at one version.
 */
export function keyUse<R>(games: KeptGames, key: string, digest: string): KeyUse<R> {
  /** The last version that was looked at, and the last that may be tried without saying so; null: the claim has to be read (again). */
  let known: { searched: number; tried: number } | null = null;
  return {
    answered: async (current) => {
      if (known === null) {
        const next = current.version + 1;
        const claim = await games.store.claim(current.game, { key, digest, from: next, to: next, refusal: null });
        if (claim.digest !== digest) return { kind: 'otherUse' };
        if (claim.refusal !== null) return answerIn(claim.refusal);
        known = { searched: claim.from - 1, tried: claim.to };
      }
      if (current.version <= known.searched) return null;
      const made = await madeWith(games, current, key, known.searched + 1);
      known.searched = current.version;
      return made;
    },
    mayMake: async ({ game, version }) => {
      if (known !== null && version < known.tried) return true;
      const may = await games.store.tried(game, key, version + 1);
      known = may && known !== null ? { ...known, tried: version + 1 } : null;
      return may;
    },
    note: async ({ game, version }, answer) => {
      const noted = await games.store.refused(game, key, version + 1, packed(JSON.stringify(answer)));
      if (!noted) known = null;
      return noted;
    },
  };
}

/** The change that was made with the key, as it was answered. */
async function madeWith(games: KeptGames, { game }: KeptGame, key: string, from: number): Promise<Changed<never> | null> {
  const made = (await games.store.facts(game.owner, game.id, from)).find((facts) => facts.key === key);
  if (made === undefined) return null;
  const { version } = made;
  const [kept, [logged]] = await Promise.all([
    games.version(game.owner, game.id, version),
    games.logs(game.owner, game.id, version, version, 1),
  ]);
  return kept === null || logged === undefined ? { kind: 'absent' } : { kind: 'done', game: kept, log: logged.log };
}

function answerIn<R>(bytes: Uint8Array): NotMade<R> {
  const { text } = unpacked(bytes);
  const answer: NotMade<R> = guarded(() => JSON.parse(text));
  return answer;
}
