import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../data/cards/index.ts';
import { type GameState, isLegal, type LegalAction, legalActions, type PlayerAction } from '../../engine/index.ts';
import { attacksTried, blocksTried, candidatesWith, keyOf, keysOf } from '../support/candidates.ts';
import { deckCards, oneOf, type Random, randomGame, tryAction } from '../support/playGame.ts';
import { playAtRandom } from '../support/playing.ts';
import { randomFrom } from '../support/random.ts';

/**
 * What is listed as legal against everything that could be tried, on boards that random play leads to. LISTING_BOARDS says how many, LISTING_SEED the first
 * seed; a fault names its seed.
 */
const BOARDS = Number(process.env.LISTING_BOARDS ?? 6);
const FIRST = Number(process.env.LISTING_SEED ?? 1);

const CARDS = deckCards(openCatalogue());

const isWithObject = ({ action: { kind } }: LegalAction): boolean =>
  !['attack', 'block', 'combatDamage', 'resolve', 'advance'].includes(kind);

/** In words what is listed and can't be done, and what can be done and isn't listed. */
function faultsOfListing(random: Random, state: GameState, player: string): readonly string[] {
  const options = legalActions(state, player).filter(isWithObject);
  const listed = new Set(options.flatMap(({ action }) => keysOf(action)));
  const candidates = candidatesWith(state, player);
  const tried = new Set(candidates.map(keyOf));
  return [
    ...options.flatMap(({ action, notModelled }) => {
      if (!tried.has(keyOf(action))) return [`listed and no candidate: ${JSON.stringify(action)}`];
      const { legal, notModelled: untold, explanation } = isLegal(state, action);
      return legal || notModelled !== null || untold !== null
        ? []
        : [`listed and not legal: ${JSON.stringify(action)}: ${explanation.summary}`];
    }),
    ...candidates
      .filter((action) => !listed.has(keyOf(action)))
      .flatMap((action) => {
        if (isLegal(state, action).legal) return [`legal and not listed: ${JSON.stringify(action)}`];
        return tryAction(random, state, action).kind === 'done' ? [`done and not listed: ${JSON.stringify(action)}`] : [];
      }),
  ];
}

const textOf = (action: PlayerAction): string => {
  if (action.kind === 'attack')
    return `attack ${action.attackers
      .map(({ attacker, defending }) => `${attacker}→${defending}`)
      .sort()
      .join()}`;
  return action.kind === 'block'
    ? `block ${action.blocks
        .map(({ blocker, attacker }) => `${blocker}→${attacker}`)
        .sort()
        .join()}`
    : action.kind;
};

/** The same of declarations, each as a whole. */
function faultsOfDeclaring(random: Random, state: GameState, player: string): readonly string[] {
  return (['attack', 'block'] as const).flatMap((kind) => {
    const option = legalActions(state, player).find(({ action }) => action.kind === kind);
    const declarations = option?.announcement()?.declarations?.();
    if (declarations === undefined || declarations.truncated) return [];
    const listed = new Set(declarations.all.map(textOf));
    const all = kind === 'attack' ? attacksTried(state) : blocksTried(state);
    const ofFew = new Set(all.map(textOf));
    const done = new Set(all.filter((action) => tryAction(random, state, action).kind === 'done').map(textOf));
    return [
      ...[...done].filter((one) => !listed.has(one)).map((one) => `done and not listed: ${one}`),
      ...[...listed]
        .filter((one) => ofFew.has(one) && !done.has(one) && isRefused(random, state, declarations.all, one))
        .map((one) => `listed and not done: ${one}`),
    ];
  });
}

/** Refused for a reason, and not since what follows from it isn't modelled. */
function isRefused(random: Random, state: GameState, all: readonly PlayerAction[], text: string): boolean {
  const action = all.find((one) => textOf(one) === text);
  const tried = action === undefined ? null : tryAction(random, state, action);
  return tried?.kind === 'refused' && tried.why.notModelled === null;
}

/** The game as it is, as the next combat phase begins, and once something attacks. */
function withCombat(random: Random, state: GameState): readonly GameState[] {
  const begun = tryAction(random, state, { kind: 'advance', to: 'BEGIN_COMBAT' });
  if (begun.kind !== 'done') return [state];
  const before = begun.result.state;
  const attacks =
    legalActions(before, before.active)
      .find(({ action }) => action.kind === 'attack')
      ?.announcement()
      ?.declarations?.().all ?? [];
  const attack = oneOf(
    random,
    attacks.filter((one) => one.kind === 'attack' && one.attackers.length > 0),
  );
  const attacked = attack === undefined ? null : tryAction(random, before, attack);
  return attacked?.kind === 'done' ? [state, before, attacked.result.state] : [state, before];
}

describe('the listing of what may be done', () => {
  it(
    `has all that is legal and nothing else, on ${BOARDS} boards from seed ${FIRST}`,
    () => {
      const faults: string[] = [];
      let declared = 0;
      for (let seed = FIRST; seed < FIRST + BOARDS; seed += 1) {
        const random = randomFrom(seed);
        const { state } = playAtRandom(random, randomGame(random, CARDS, seed), 5 + (seed % 30));
        const states = withCombat(random, state);
        declared += states.length - 1;
        for (const { id } of state.players)
          faults.push(
            ...[...faultsOfListing(random, state, id), ...states.flatMap((one) => faultsOfDeclaring(random, one, id))].map(
              (fault) => `seed ${seed}: ${fault}`,
            ),
          );
      }
      expect(faults).toEqual([]);
      // Games that come to combat, or no declaration was looked at.
      expect(declared).toBeGreaterThan(BOARDS / 2);
    },
    120_000 + BOARDS * 5_000,
  );
});
