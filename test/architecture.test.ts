import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The rooms of the engine, the lowest floor first: each may import from those before it, and from the files that stand in no room. */
const ENGINE_ROOMS = [
  'engine/ast',
  'engine/rules',
  'engine/cards',
  'engine/compiler',
  'engine/state',
  'engine/characteristics',
  'engine/events',
  'engine/mana',
  'engine/costs',
  'engine/activation',
  'engine/damage',
  'engine/replacements',
  'engine/combat',
  'engine/entering',
  'engine/payment',
  'engine/triggers',
  'engine/effects',
  'engine/turn',
  'engine/stateBasedActions',
  'engine/actions',
  'engine/options',
];
/** What a lower floor offers and a room does without all the same. */
const MUST_NOT: Readonly<Record<string, readonly string[]>> = {
  // The compiler knows nothing of games, and games nothing of how text is read.
  'engine/state': ['engine/compiler'],
  'engine/characteristics': ['engine/compiler'],
  // Paying is decided without what happens afterwards, and what happens without looking for payments.
  'engine/payment': ['engine/entering', 'engine/damage', 'engine/replacements'],
  'engine/triggers': ['engine/entering', 'engine/payment', 'engine/damage', 'engine/replacements'],
  'engine/effects': ['engine/payment', 'engine/triggers'],
  'engine/turn': ['engine/payment', 'engine/effects', 'engine/entering'],
};

/** The rooms of the house, and which rooms each may import from. A room's files may always import one another. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ENGINE_ROOMS.map((room, floor) => [room, ['engine', ...ENGINE_ROOMS.slice(0, floor).filter((to) => !MUST_NOT[room]?.includes(to))]]),
  ),
  engine: ENGINE_ROOMS,
  data: ['engine'],
  schema: [],
  resolvers: ['engine', 'data', 'schema'],
  explorer: ['schema'],
  infra: ['resolvers', 'data', 'schema', 'engine'],
  cli: ['engine', 'data', 'resolvers', 'schema', 'explorer'],
  bench: ['engine', 'data', 'resolvers'],
};

const SOURCES = globSync('{engine,data,schema,resolvers,explorer,infra,cli,bench}/**/*.ts').filter(
  (file) => !/(^|\/)(node_modules|dist|generated|cdk\.out)\//.test(file),
);
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.ts)'/g)].map(([, to = '']) =>
    relative('.', join(dirname(file), to)),
  );
const roomOf = (file: string): string => {
  const [top = '', second = ''] = file.split('/');
  return top === 'engine' && !second.endsWith('.ts') ? `engine/${second}` : top;
};

describe('the house', () => {
  it('imports only in the allowed directions', () => {
    const wrong = SOURCES.flatMap((file) =>
      importsOf(file)
        .filter((to) => roomOf(to) !== roomOf(file) && !(MAY_IMPORT[roomOf(file)] ?? []).includes(roomOf(to)))
        .map((to) => `${file} -> ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it("lets other rooms see the engine through its door, and the engine's own types for data only", () => {
    const wrong = SOURCES.filter((file) => /^(resolvers|infra|cli|bench|explorer)\//.test(file)).flatMap((file) =>
      importsOf(file)
        .filter((to) => to.startsWith('engine/') && to !== 'engine/index.ts')
        .map((to) => `${file} -> ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has no circles among files, but for the types of the AST', () => {
    // The AST's types speak of one another (an effect grants abilities, an ability has effects), and are types only: nothing of them runs.
    const edges = new Map(SOURCES.map((file) => [file, file.startsWith('engine/ast/') ? [] : importsOf(file)]));
    const done = new Set<string>();
    const circle = (file: string, path: readonly string[]): readonly string[] | undefined => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
      if (done.has(file)) return undefined;
      for (const to of edges.get(file) ?? []) {
        const found = circle(to, [...path, file]);
        if (found) return found;
      }
      done.add(file);
      return undefined;
    };
    expect(SOURCES.map((file) => circle(file, [])).filter((found) => found !== undefined)).toEqual([]);
  });

  it('keeps clock and chance out of the engine', () => {
    const impure = SOURCES.filter(
      (file) =>
        file.startsWith('engine/') && /\bMath\.random\b|\bnew Date\b|\bDate\.now\b|\bperformance\./.test(readFileSync(file, 'utf8')),
    );
    expect(impure).toEqual([]);
  });
});
