import { Answers } from '../../engine/actions/answers.ts';
import { askFrom } from '../../engine/actions/asking.ts';
import type { Ability } from '../../engine/ast/index.ts';
import { layered } from '../../engine/characteristics/layers.ts';
import { walk } from '../../engine/characteristics/walk.ts';
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
  /** For each "target" of the text, in its order. */
  readonly targets?: readonly (readonly string[])[];
}

/** What comes of the instructions in a text; "that creature" in it is what `meant.it` names. Fails the test where they can't be carried out. */
export function resolved(state: GameState, text: string, as: As = {}): GameState {
  const done = carryingOut(state, text, as);
  if (done.kind !== 'done') throw new Error(`${text}: ${JSON.stringify(done)}`);
  return done.state;
}

/** The same, or why it stops. */
export function carryingOut(
  state: GameState,
  text: string,
  { you = 'a', source = 'source', meant = {}, choose = [], targets = [] }: As = {},
) {
  const [ability] = compileCard({ name: 'Some Spell', typeLine: 'Instant', oracleText: text }).faces[0].abilities;
  if (ability?.kind !== 'spell') throw new Error(`${text} is no text of a spell`);
  const resolving: Resolving = {
    state,
    source,
    named: source,
    you,
    meant: { it: null, they: null, x: null, thatMany: null, ...meant },
    text,
    instance: text,
    ask: askFrom(new Answers(choose)),
    known: (id) => layered(state).view.object(id),
    targets: targets.length === 0 ? null : new Map(targetsIn(ability).map((ref, index) => [ref, targets[index] ?? []])),
    modes: [],
    addMana: () => ({ kind: 'notModelled', text, reason: 'mana is added apart' }),
    pay: null,
    cast: null,
    follow: carryOut,
  };
  return carryOut(ability.effects, resolving);
}

/** The parts of a text that say "target". */
function targetsIn(ability: Ability): readonly object[] {
  const found: object[] = [];
  walk(ability, (node) => {
    const isTarget = node.kind === 'target' || node.kind === 'targetOrPlayer' || ('quantifier' in node && node.quantifier === 'target');
    if (isTarget) found.push(node);
    return undefined;
  });
  return found;
}
