import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The rooms of the house, and which rooms each may import from. A room's files may always import one another. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'engine/ast': [],
  'engine/rules': [],
  'engine/cards': ['engine/ast', 'engine'],
  'engine/compiler': ['engine/ast', 'engine/cards', 'engine'],
  'engine/state': ['engine/ast', 'engine/cards', 'engine'],
  'engine/characteristics': ['engine/ast', 'engine/cards', 'engine/state', 'engine'],
  'engine/mana': ['engine/ast', 'engine/cards', 'engine/compiler', 'engine/state', 'engine/characteristics', 'engine'],
  'engine/events': ['engine/ast', 'engine/cards', 'engine/compiler', 'engine/state', 'engine/characteristics', 'engine'],
  'engine/turn': [
    'engine/ast',
    'engine/cards',
    'engine/compiler',
    'engine/state',
    'engine/characteristics',
    'engine',
    'engine/mana',
    'engine/events',
    'engine/costs',
    'engine/activation',
    'engine/triggers',
  ],
  'engine/costs': ['engine/ast', 'engine/cards', 'engine/compiler', 'engine/state', 'engine/characteristics', 'engine', 'engine/mana'],
  'engine/activation': [
    'engine/ast',
    'engine/cards',
    'engine/compiler',
    'engine/state',
    'engine/characteristics',
    'engine',
    'engine/mana',
    'engine/events',
    'engine/costs',
  ],
  'engine/entering': [
    'engine/ast',
    'engine/cards',
    'engine/compiler',
    'engine/state',
    'engine/characteristics',
    'engine',
    'engine/mana',
    'engine/events',
    'engine/costs',
    'engine/activation',
  ],
  'engine/effects': [
    'engine/ast',
    'engine/cards',
    'engine/compiler',
    'engine/state',
    'engine/characteristics',
    'engine',
    'engine/mana',
    'engine/events',
    'engine/costs',
    'engine/activation',
    'engine/entering',
  ],
  'engine/triggers': [
    'engine/ast',
    'engine/cards',
    'engine/compiler',
    'engine/state',
    'engine/characteristics',
    'engine',
    'engine/mana',
    'engine/events',
    'engine/costs',
    'engine/activation',
  ],
  'engine/stateBasedActions': [
    'engine/ast',
    'engine/cards',
    'engine/state',
    'engine/characteristics',
    'engine',
    'engine/events',
    'engine/activation',
    'engine/effects',
  ],
  'engine/payment': [
    'engine/ast',
    'engine/cards',
    'engine/compiler',
    'engine/state',
    'engine/characteristics',
    'engine',
    'engine/mana',
    'engine/events',
    'engine/costs',
    'engine/activation',
  ],
  'engine/actions': [
    'engine/ast',
    'engine/cards',
    'engine/compiler',
    'engine/state',
    'engine/characteristics',
    'engine',
    'engine/mana',
    'engine/events',
    'engine/turn',
    'engine/costs',
    'engine/activation',
    'engine/payment',
    'engine/entering',
    'engine/effects',
    'engine/triggers',
    'engine/stateBasedActions',
  ],
  engine: [
    'engine/ast',
    'engine/cards',
    'engine/compiler',
    'engine/state',
    'engine/characteristics',
    'engine/mana',
    'engine/events',
    'engine/turn',
    'engine/costs',
    'engine/activation',
    'engine/payment',
    'engine/entering',
    'engine/effects',
    'engine/triggers',
    'engine/stateBasedActions',
    'engine/actions',
    'engine/rules',
  ],
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
