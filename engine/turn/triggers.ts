import type { Ability, Condition, Zone } from '../ast/index.ts';
import { abilitiesOf, type PermanentAbility } from '../characteristics/abilities.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { every, isKnown, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { contains } from '../characteristics/walk.ts';
import { ok, type Result } from '../result.ts';
import type { GameState, StackObject } from '../state/game.ts';
import { type Halt, notModelled } from './course.ts';
import { couldMean, type Happening, isAwaited } from './happening.ts';
import { keywordTriggers } from './keywordTriggers.ts';

/** An ability that has triggered and waits to be put on the stack (603.3). */
export interface Trigger {
  readonly source: string;
  readonly ability: PermanentAbility;
  readonly controller: string;
  readonly meant: StackObject['meant'];
}

/** An ability of an object that may wait for something, and how its text is read. */
interface Candidate {
  readonly source: string;
  readonly ability: PermanentAbility;
  readonly zone: Zone;
  readonly context: Context;
}

const CANDIDATES = new WeakMap<GameState, readonly Candidate[]>();

/** The abilities of a state that may trigger, wherever their objects are. */
function candidatesOf(state: GameState): readonly Candidate[] {
  const known = CANDIDATES.get(state);
  if (known !== undefined) return known;
  const { view } = layered(state);
  const found = [...view.permanents, ...state.cards.keys()].flatMap((source) => {
    const object = view.object(source);
    if (object === undefined) return [];
    const { zone, controller } = object;
    return abilitiesOf(object)
      .filter(({ ability }) => mayTrigger(ability, zone))
      .map((ability) => {
        const named = ability.origin.kind === 'granted' ? ability.origin.by : source;
        return { source, ability, zone, context: { ...contextOf(view, EVALUATE, source, named), you: controller } };
      });
  });
  CANDIDATES.set(state, found);
  return found;
}

/** 113.6: on the battlefield, or where it says that it works or moves its card from. */
function mayTrigger(ability: Ability, zone: Zone): boolean {
  if (ability.kind === 'triggered') return zone === 'battlefield' || worksIn(ability, zone);
  return zone === 'battlefield' && (ability.kind === 'keywords' || ability.kind === 'unsupported');
}

/** 603.2: the abilities that what has happened makes trigger, in the order of the board; halts where it can't be told of one. */
export function triggersOn(state: GameState, what: Happening): Result<readonly Trigger[], Halt> {
  const meant = meantBy(what);
  const found: Trigger[] = [];
  for (const { source, ability, context } of candidatesOf(state)) {
    const triggers = doesTrigger(ability.ability, what, { ...context, ...meant });
    if (!isKnown(triggers))
      return notModelled(
        ability.text,
        `The board does not tell ${triggers.why}, which decides whether this triggers: “${ability.text}”.`,
        '603.2',
      );
    if (triggers) found.push({ source, ability, controller: context.you ?? '', meant });
  }
  return ok(found);
}

/** What words that point back mean: "that player", "it". */
function meantBy(what: Happening): StackObject['meant'] {
  const nothing = { it: null, they: null, x: null, thatMany: null };
  switch (what.kind) {
    case 'stepBegan':
      return { ...nothing, they: what.active };
    case 'drew':
    case 'discarded':
      return { ...nothing, they: what.player, it: [what.card] };
    case 'untapped':
      return { ...nothing, they: what.player, it: [what.permanent] };
    case 'lostLife':
      return { ...nothing, they: what.player, thatMany: what.amount };
    case 'chapter':
      return nothing;
  }
}

function doesTrigger(ability: Ability, what: Happening, context: Context): Truth {
  if (ability.kind === 'keywords') return keywordTriggers(ability, what, context);
  if (ability.kind === 'unsupported')
    return /^(at|when|whenever)\b/i.test(ability.text) && couldMean(ability.text, what) && undetermined('what an ability waits for');
  if (ability.kind !== 'triggered') return false;
  const { event, condition } = ability;
  // 603.4: an "if" is looked at as it triggers.
  return every([() => isAwaited(event, what, context), () => condition === null || holds(condition, context)], (part) => part());
}

const holds = (condition: Condition, context: Context): Truth => context.evaluate.holds(condition, context);

/** 113.6b, 113.6k. */
function worksIn(ability: Extract<Ability, { kind: 'triggered' }>, zone: Zone): boolean {
  if (contains(ability.condition, (node) => node.kind === 'place' && 'zone' in node && node.zone === zone)) return true;
  return contains(
    ability.effects,
    (node) => movesItself(node) && contains(node, (inner) => inner.kind === 'place' && 'zone' in inner && inner.zone === zone),
  );
}

const movesItself = (node: { readonly kind: string }): boolean =>
  (node.kind === 'part' || node.kind === 'castCard') && 'what' in node && contains(node.what, ({ kind }) => kind === 'self');
