import type { CompiledCard } from '../../../engine/index.ts';

/**
 * The engine's values as JSON: plain data as it is; `{"$":"map","of":[[key, value], …]}`, `{"$":"set","of":[…]}`, `{"$":"int","of":"12"}`
 * (a bigint) and `{"$":"card","of":3}` (a compiled card, by its place in a list) for the rest.
 */

export interface Written {
  readonly text: string;
  /**
   * Whether parts of card text are in it, as the compiler understood them (abilities on the stack, lasting effects, riders of mana): only a
   * version of the engine that means the same by them can go on with it.
   */
  readonly holdsText: boolean;
}

/** @throws where something is in it that is no data: a bug */
export function written(value: unknown, refOf: (card: CompiledCard) => number): Written {
  let holdsText = false;
  const text = JSON.stringify(value, (key, each: unknown) => {
    if (typeof each === 'bigint') return { $: 'int', of: String(each) };
    if (typeof each === 'number' && !Number.isFinite(each)) throw new TypeError(`${key} is ${each}, which can't be stored`);
    if (typeof each !== 'object' || each === null) return each;
    if (each instanceof Map) return { $: 'map', of: [...each] };
    if (each instanceof Set) return { $: 'set', of: [...each] };
    if (isCard(each)) return { $: 'card', of: refOf(each) };
    if (!isPlain(each)) throw new TypeError(`${key} is a ${each.constructor.name}, which can't be stored`);
    holdsText ||= 'kind' in each && each.kind !== 'spell';
    return each;
  });
  return { text, holdsText };
}

/** What `written` was given; like `JSON.parse`, it leaves to the caller to know what that was. */
export function read(text: string, cardAt: (place: number) => CompiledCard) {
  return JSON.parse(text, (_, each: unknown) => {
    if (typeof each !== 'object' || each === null || !('$' in each) || !('of' in each)) return each;
    const { of } = each;
    if (each.$ === 'card' && typeof of === 'number') return cardAt(of);
    if (each.$ === 'int' && typeof of === 'string') return BigInt(of);
    if (each.$ === 'set' && Array.isArray(of)) return new Set(of);
    if (each.$ === 'map' && Array.isArray(of)) return new Map(of);
    throw new SyntaxError(`"${String(each.$)}" is no kind of value`);
  });
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

/** Nothing else in a game has these three. */
function isCard(value: object): value is CompiledCard {
  return 'definition' in value && 'faces' in value && 'support' in value;
}
