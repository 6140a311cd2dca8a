import { concerns, staticsOf } from '../../activation/statics.ts';
import { mentions } from '../../characteristics/mentions.ts';
import { staticEffects } from '../../characteristics/staticEffects.ts';
import type { Node } from '../../characteristics/walk.ts';
import type { GameEvent, GameEventBody } from '../../events/event.ts';
import type { GameState } from '../../state/game.ts';
import type { Bearing } from './bearing.ts';
import { DEEDS_CONSULTED, DEEDS_PASSED_OVER } from './deeds.ts';
import { PERMISSIONS_PASSED_OVER, RULES_PASSED_OVER } from './statics.ts';
import { wouldPassOver } from './would.ts';

/** Words of an object. */
export interface Passed {
  readonly source: string;
  readonly text: string;
}

/** Text in force that is read and looked at nowhere, and the events on which it could bear. */
interface PassedOver extends Passed {
  readonly bears: ReadonlySet<Bearing> | 'all';
  /** Whether it could be about an event of those kinds. */
  readonly isAbout: (event: GameEventBody) => boolean;
}

const table = (of: Readonly<Record<string, readonly Bearing[]>>): ReadonlyMap<string, ReadonlySet<Bearing>> =>
  new Map(Object.entries(of).map(([words, bears]) => [words, new Set(bears)]));

const DEEDS = table(DEEDS_PASSED_OVER);
const RULES = table(RULES_PASSED_OVER);
const PERMISSIONS = table(PERMISSIONS_PASSED_OVER);
const CONSULTED: ReadonlySet<string> = new Set(Object.values(DEEDS_CONSULTED).flat());

/** What a deed could bear on, by its words; a wording that is in no table could bear on everything. */
const bearingOf = (what: string): ReadonlySet<Bearing> | 'all' => DEEDS.get(what) ?? (CONSULTED.has(what) ? NOTHING : 'all');
const NOTHING: ReadonlySet<Bearing> = new Set();
const bearsAtAll = (bears: ReadonlySet<Bearing> | 'all'): boolean => bears === 'all' || bears.size > 0;

/** Whether a node of a text is of a kind that may be passed over at all: to be asked of the texts before the board is looked at. */
function mayBePassedOver(node: Node): boolean {
  switch (node.kind) {
    case 'deed':
      return 'what' in node && bearsAtAll(bearingOf(String(node.what)));
    case 'permission':
      return 'what' in node && bearsAtAll(PERMISSIONS.get(String(node.what)) ?? NOTHING);
    case 'rule':
      return 'about' in node && bearsAtAll(RULES.get(String(node.about)) ?? NOTHING);
    case 'replaces':
      return true;
    default:
      return false;
  }
}

const KNOWN = new WeakMap<GameState, readonly PassedOver[]>();

function passedOverIn(state: GameState): readonly PassedOver[] {
  const known = KNOWN.get(state) ?? (mentions(state, mayBePassedOver) ? gather(state) : []);
  KNOWN.set(state, known);
  return known;
}

const always = (): boolean => true;

function gather(state: GameState): readonly PassedOver[] {
  const found: PassedOver[] = [];
  for (const standing of staticsOf(state).cant)
    for (const { what } of standing.effect.deeds)
      found.push({
        source: standing.source,
        text: standing.text,
        bears: bearingOf(what),
        isAbout: (event) => {
          const ids = idsIn(event);
          return ids.length === 0 || ids.some((id) => concerns(standing, id) !== false);
        },
      });
  for (const { effect, source, text } of staticEffects(state, 'permission'))
    found.push({ source, text, bears: PERMISSIONS.get(effect.what) ?? NOTHING, isAbout: always });
  for (const { effect, source, text } of staticEffects(state, 'rule'))
    found.push({ source, text, bears: RULES.get(effect.about) ?? NOTHING, isAbout: always });
  for (const { effect, source, text, context } of staticEffects(state, 'replaces')) {
    const { event: would } = effect;
    const isWho = (event: GameEventBody): boolean =>
      !('who' in would) || !('player' in event) || context.evaluate.isRecipient(would.who, event.player, context) !== false;
    found.push({ source, text, bears: new Set(wouldPassOver(would)), isAbout: isWho });
  }
  return found.filter(({ bears }) => bearsAtAll(bears));
}

/** The ids of the objects and players that an event names. */
const idsIn = (event: GameEventBody): readonly string[] =>
  Object.entries(event).flatMap(([key, value]) => (key !== 'kind' && typeof value === 'string' && NAMES.has(key) ? [value] : []));
const NAMES: ReadonlySet<string> = new Set(['id', 'as', 'object', 'permanent', 'player', 'source', 'target', 'to', 'by']);

/**
 * 101.2: the text of everything that is read, is in force before or after what happened, and could have borne on that, but is looked at nowhere; each once.
 */
export function textsPassedOver(before: GameState, after: GameState, events: readonly GameEvent[]): readonly Passed[] {
  const found = new Map<string, Passed>();
  for (const state of [before, after])
    for (const { source, text, bears, isAbout } of passedOverIn(state))
      if (events.some((event) => (bears === 'all' || bears.has(event.kind)) && isAbout(event)))
        found.set(`${source} ${text}`, { source, text });
  return [...found.values()];
}
