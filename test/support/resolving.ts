import { carryOut } from '../../engine/effects/carryOut.ts';
import type { Resolving } from '../../engine/effects/resolving.ts';
import { compileCard, type GameState } from '../../engine/index.ts';
import type { Meant } from '../../engine/state/game.ts';

/** Carrying out instructions in tests, as a spell or ability of a permanent would. */

interface As {
  readonly you?: string;
  readonly source?: string;
  readonly meant?: Partial<Meant>;
  readonly choose?: readonly string[];
}

/** What comes of the instructions in a text; "that creature" in it is what `meant.it` names. Fails the test where they can't be carried out. */
export function resolved(state: GameState, text: string, as: As = {}): GameState {
  const done = carryingOut(state, text, as);
  if (done.kind !== 'done') throw new Error(`${text}: ${JSON.stringify(done)}`);
  return done.state;
}

/** The same, or why it stops. */
export function carryingOut(state: GameState, text: string, { you = 'a', source = 'source', meant = {}, choose = [] }: As = {}) {
  const [ability] = compileCard({ name: 'Some Spell', typeLine: 'Instant', oracleText: text }).faces[0].abilities;
  if (ability?.kind !== 'spell') throw new Error(`${text} is no text of a spell`);
  const left = [...choose];
  const resolving: Resolving = {
    state,
    source,
    named: source,
    you,
    meant: { it: null, they: null, x: null, thatMany: null, ...meant },
    text,
    instance: text,
    ask: ({ options, least }) => {
      const next = left[0];
      if (next === undefined || !options.includes(next)) return least === 0 ? [] : null;
      return [left.shift() ?? ''];
    },
    known: () => undefined,
    targets: null,
    modes: [],
    addMana: null,
    pay: null,
  };
  return carryOut(ability.effects, resolving);
}
