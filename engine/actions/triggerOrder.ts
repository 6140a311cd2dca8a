import type { Effect } from '../ast/index.ts';
import type { Ask, Stop } from '../choices.ts';
import type { GameState } from '../state/game.ts';
import type { Triggered } from '../triggers/triggered.ts';

/**
 * 603.3b: triggers in the order in which they go on the stack: the active player's first, then each other player's in turn order (101.4). A player with
 * several that differ chooses their order, the first one chosen goes lowest; where the order makes no difference they stay as they triggered.
 */
export function orderOf(triggers: readonly Triggered[], state: GameState, ask: Ask): readonly Triggered[] | Stop {
  const all: Triggered[] = [];
  for (const player of apnap(state)) {
    const own = orderedBy(
      player,
      triggers.filter(({ controller }) => controller === player),
      ask,
    );
    if ('kind' in own) return own;
    all.push(...own);
  }
  return all;
}

/** 101.4. */
function apnap({ players, active }: GameState): readonly string[] {
  const ids = players.map(({ id }) => id);
  const first = Math.max(0, ids.indexOf(active));
  return [...ids.slice(first), ...ids.slice(0, first)];
}

function orderedBy(player: string, triggers: readonly Triggered[], ask: Ask): readonly Triggered[] | Stop {
  // Alike: the same words of objects that nothing but their ids tells apart here.
  const different = new Set(triggers.map(({ text, meant }) => JSON.stringify([text, meant])));
  if (different.size <= 1) return triggers;
  const names = triggers.map(({ source, text }) =>
    triggers.filter((one) => one.source === source).length > 1 ? `${source}: ${text}` : source,
  );
  const left = new Set(names);
  const order: string[] = [];
  while (left.size > 1) {
    const question = { what: `which of ${player}'s triggered abilities goes on the stack next`, options: [...left], least: 1, most: 1 };
    const [next] = ask(question) ?? [];
    if (next === undefined) return order.length === 0 && makesNoDifference(triggers) ? triggers : { kind: 'unanswered', question };
    order.push(next);
    left.delete(next);
  }
  return [...order, ...left].flatMap((name) => triggers.filter((_, at) => names[at] === name));
}

/** Instructions that only give, or only take: several of one sort come to the same in any order. */
const GIVING: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'gainLife',
  'addMana',
  'rider',
  'draw',
  'createToken',
  'putCounters',
  'getCounters',
  'continuous',
]);
const TAKING: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>(['loseLife', 'dealDamage']);

function makesNoDifference(triggers: readonly Triggered[]): boolean {
  const kinds = triggers.flatMap(({ ability }) => ability.effects.map(({ kind }) => kind));
  const plain = triggers.every(({ ability }) => ability.condition === null && ability.effects.length > 0);
  return plain && (kinds.every((kind) => GIVING.has(kind)) || kinds.every((kind) => TAKING.has(kind)));
}
