import { type Antecedent, antecedentsOf } from '../characteristics/antecedents.ts';
import { contains, type Node, walk } from '../characteristics/walk.ts';

export const ALL_ANTECEDENTS: ReadonlySet<Antecedent> = new Set(['it', 'they', 'thatMany', 'did', 'x', 'else']);

/**
 * Whether an instruction or a condition speaks of something of the kind `lost` that came before it in the text (608.2c). Not of what it says itself: "Target creature deals
 * damage equal to its power", "each opponent discards their hand". Of a sequence and of modes it is told one instruction at a time, as they are carried
 * out; what is set up for later is looked at whole, since its words are settled now.
 */
export function speaksOf(said: Node, lost: ReadonlySet<Antecedent>): boolean {
  if (lost.size === 0) return false;
  let speaks = false;
  const look = (value: unknown, bound: ReadonlySet<Antecedent>, isLater: boolean): void =>
    walk(value, (node) => {
      if (speaks || ABILITIES.has(node.kind)) return 'stop';
      if (!isLater && (node.kind === 'sequence' || node.kind === 'mode' || node.kind === 'row')) return 'stop';
      speaks = antecedentsOf(node).some((one) => lost.has(one) && !bound.has(one));
      if (speaks) return 'stop';
      const bindings = bindingsOf(node);
      const isLaterIn = isLater || LATER.has(node.kind);
      if (bindings.length === 0 && isLaterIn === isLater) return undefined;
      // What is bound in one part of an instruction is not in the others.
      for (const { part, binds } of bindings.length > 0 ? bindings : partsOf(node)) look(part, new Set([...bound, ...binds]), isLaterIn);
      return 'stop';
    });
  look(said, NOTHING, false);
  return speaks;
}

const NOTHING: ReadonlySet<Antecedent> = new Set();

/** What has words of its own: abilities that are granted. */
const ABILITIES: ReadonlySet<string> = new Set(['activated', 'triggered', 'static', 'keywords', 'spell', 'level', 'gated']);

/** Instructions whose parts are carried out later. */
const LATER: ReadonlySet<string> = new Set(['delayed', 'reflexive', 'replace', 'followed', 'prevent', 'redirect', 'startStatic']);

interface Binding {
  readonly part: unknown;
  readonly binds: readonly Antecedent[];
}

/** The parts of an instruction, with what pointing words in each mean that is said in the instruction itself; none where nothing is. */
function bindingsOf(node: Node): readonly Binding[] {
  if (node.kind === 'where' && 'x' in node && 'effect' in node)
    return [
      { part: node.effect, binds: ['x'] },
      { part: node.x, binds: [] },
    ];
  if (node.kind === 'dealDamage' && 'source' in node && 'amount' in node && isSaidThere(node.source)) {
    const { amount, ...rest } = node;
    return [{ part: amount, binds: ['it'] }, ...partsOf(rest)];
  }
  if (node.kind === 'continuous' && 'subject' in node && 'changes' in node && isSaidThere(node.subject)) {
    const { changes, ...rest } = node;
    return [...changesIn(changes).map((part): Binding => ({ part, binds: isOfSize(part) ? ['it'] : [] })), ...partsOf(rest)];
  }
  if ('who' in node && isSomeone(node.who)) {
    const { who, ...rest } = node;
    return [{ part: who, binds: [] }, ...partsOf(rest).map(({ part }): Binding => ({ part, binds: ['they'] }))];
  }
  return [];
}

/** Each change by itself, those that are said together too. */
const changesIn = (changes: unknown): readonly unknown[] =>
  Array.isArray(changes)
    ? changes.flatMap((one: unknown) => (typeof one === 'object' && one !== null && 'changes' in one ? changesIn(one.changes) : [one]))
    : [];

/** How much larger something gets, or how large it is. */
const isOfSize = (change: unknown): boolean => ['modifyPowerToughness', 'basePowerToughness'].includes(kindOf(change) ?? '');

/** Each by itself, so that the node is not looked at again as one. */
const partsOf = (rest: object): readonly Binding[] =>
  Object.entries(rest).flatMap(([key, part]): Binding[] =>
    key === 'span' || typeof part !== 'object' || part === null ? [] : [{ part, binds: [] }],
  );

const kindOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string' ? value.kind : null;

/** Objects that the phrase names without pointing back; after the name of the object itself "its" may well be another one's. */
const isSaidThere = (ref: unknown): boolean =>
  ['attached', 'each', 'all', 'some', 'target', 'targetOrPlayer'].includes(kindOf(ref) ?? '') &&
  !contains(ref, (node) => antecedentsOf(node).length > 0);

/** Players other than its controller who are named without pointing back. */
const isSomeone = (who: unknown): boolean =>
  ['opponent', 'player', 'targetPlayers', 'who'].includes(kindOf(who) ?? '') && !contains(who, (node) => antecedentsOf(node).length > 0);
