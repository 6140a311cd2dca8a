import type { Effect } from '../../ast/index.ts';
import { antecedentsOf } from '../../characteristics/antecedents.ts';
import { isNode, type Node, walk } from '../../characteristics/walk.ts';

/** Of what words speak that say what is done after damage was prevented, or in its place. */
export interface PointsAt {
  /** What it would be dealt to: "that creature", "that player", "them". */
  readonly recipient: boolean;
  /** What would deal it: "that source's controller"; what is done about one source is apart from what is about another. */
  readonly dealer: boolean;
}

const KNOWN = new WeakMap<readonly Effect[], PointsAt>();

/** 615.5: whether instructions speak of what the damage would be dealt to, and of what would deal it. */
export function pointsAt(effects: readonly Effect[]): PointsAt {
  const known = KNOWN.get(effects) ?? look(effects);
  KNOWN.set(effects, known);
  return known;
}

function look(effects: readonly Effect[]): PointsAt {
  let [recipient, dealer] = [false, false];
  walk(effects, (node) => {
    const isOfSource = isAboutItsSource(node);
    dealer ||= isOfSource;
    // "If damage from a creature source is prevented this way, … that creature": the source.
    if (isOfSource) return 'stop';
    recipient ||= antecedentsOf(node).some((one) => one === 'it' || one === 'they');
    return undefined;
  });
  return { recipient, dealer };
}

/** "That source", or what is done if damage "from" such a source is prevented. */
function isAboutItsSource(node: Node): boolean {
  if (node.kind === 'that' && 'filter' in node) return isSource(node.filter);
  const asks = 'condition' in node && isNode(node.condition) ? node.condition : node;
  if (!('event' in asks) || !isNode(asks.event)) return false;
  return asks.event.kind === 'damagePrevented' && 'from' in asks.event && asks.event.from !== null;
}

/** The noun is the last of the words that say what is meant. */
const isSource = (filter: unknown): boolean =>
  isNode(filter) &&
  'words' in filter &&
  Array.isArray(filter.words) &&
  filter.words.some((word: unknown) => isNode(word) && 'which' in word && word.which === 'source');
