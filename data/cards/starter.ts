import { createHash } from 'node:crypto';
import type { CardDefinition, CompiledCard } from '../../engine/index.ts';
import type { CardCatalogue, CardFilter, CardPage, CatalogueInfo } from './catalogue.ts';
import { Collector } from './collect.ts';
import { byName, type CardFacts, factsFilter, factsOf, passes } from './facts.ts';
import { foldName } from './names.ts';
import { buildNearest, type Nearest } from './nearest.ts';
import type { CardRecord } from './record.ts';
import { readScryfall } from './scryfall.ts';
import { STARTER_DATE, STARTER_THEMES } from './starter/index.ts';

/** Turns a definition into a compiled card: the engine's `compileCard`. */
export type Compile = (definition: CardDefinition) => CompiledCard;

/** The starter cards as definitions. A fault in their files is a bug and is thrown. */
export function starterRecords(): readonly CardRecord[] {
  return Object.values(STARTER_THEMES)
    .flat()
    .flatMap(readScryfall)
    .map((outcome) => {
      if (outcome.kind !== 'card') throw new Error(`The starter catalogue holds something that is no card: ${JSON.stringify(outcome)}`);
      return outcome.card;
    });
}

interface Entry {
  readonly facts: CardFacts;
  readonly compiled: () => CompiledCard;
}

function entryOf(definition: CardDefinition, compile: Compile): Entry {
  let known: CompiledCard | undefined;
  return {
    facts: factsOf(definition),
    compiled: () => {
      known ??= compile(definition);
      return known;
    },
  };
}

/** A catalogue in memory. Each card is compiled when it is first asked for. */
export function catalogueInMemory(records: readonly CardRecord[], compile: Compile, info: Omit<CatalogueInfo, 'size'>): CardCatalogue {
  const collector = new Collector();
  for (const record of records) collector.add(record);
  const { cards, names } = collector.collect();
  const entries = cards.map(({ definition }) => entryOf(definition, compile));
  const ordered = [...entries].sort((a, b) => byName(a.facts, b.facts));
  let nearest: Nearest | undefined;

  const suggest: Nearest = (name, count) => {
    nearest ??= buildNearest(
      [...names].flatMap(([key, index]) => {
        const entry = entries[index];
        return entry === undefined ? [] : [{ key, name: entry.facts.name }];
      }),
    );
    return nearest(name, count);
  };

  const list = (filter: CardFilter, first: number, after?: string): CardPage => {
    const wanted = factsFilter(filter);
    const { support } = filter;
    const all = ordered.filter(({ facts, compiled }) => passes(facts, wanted) && (support === undefined || compiled().support === support));
    const behind = after === undefined ? all : all.filter(({ facts }) => byName(facts, { key: foldName(after), name: after }) > 0);
    const cards = behind.slice(0, Math.max(0, first)).map(({ compiled }) => compiled());
    return { cards, total: all.length, hasNextPage: behind.length > cards.length };
  };

  return {
    info: { ...info, size: entries.length },
    find: (name) => {
      const index = names.get(foldName(name));
      return index === undefined ? undefined : entries[index]?.compiled();
    },
    nearest: suggest,
    list,
    close: () => {},
  };
}

/** The cards that come with the project. */
export function starterCatalogue(compile: Compile): CardCatalogue {
  const sha256 = createHash('sha256').update(JSON.stringify(STARTER_THEMES)).digest('hex');
  return catalogueInMemory(starterRecords(), compile, { kind: 'starter', sources: ['starter'], date: STARTER_DATE, sha256 });
}
