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
  const holder = { value: JSON.parse(text) };
  revive(holder, cardAt);
  return holder.value;
}

/** Puts what tags stand for in their places: a `JSON.parse` that asks about every value takes several times as long. */
function revive(holder: object, cardAt: (place: number) => CompiledCard): void {
  const of = (each: unknown): unknown => {
    if (typeof each !== 'object' || each === null) return each;
    if (Array.isArray(each)) {
      for (let index = 0; index < each.length; index += 1) {
        const item: unknown = each[index];
        if (typeof item === 'object' && item !== null) each[index] = of(item);
      }
      return each;
    }
    if ('$' in each && 'of' in each) return tagged(each.$, each.of);
    for (const [key, below] of Object.entries(each)) if (typeof below === 'object' && below !== null) Reflect.set(each, key, of(below));
    return each;
  };
  const tagged = (tag: unknown, content: unknown): unknown => {
    if (tag === 'card' && typeof content === 'number') return cardAt(content);
    if (tag === 'int' && typeof content === 'string') return BigInt(content);
    const items: unknown = of(content);
    if (tag === 'set' && Array.isArray(items)) return new Set(items);
    if (tag === 'map' && Array.isArray(items)) return new Map(items);
    throw new SyntaxError(`"${String(tag)}" is no kind of value`);
  };
  of(holder);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

/** Nothing else in a game has these three. */
function isCard(value: object): value is CompiledCard {
  return 'definition' in value && 'faces' in value && 'support' in value;
}
