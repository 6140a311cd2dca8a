import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { starterRecords } from '../data/cards/starter.ts';
import { type CardDefinition, compileCard } from '../engine/index.ts';
import { measure } from './measure.ts';

/** How many cards are compiled in a second: of the starter catalogue, and of the corpus where it is there. */
export async function benchCompile(): Promise<void> {
  const starter = starterRecords().map(({ definition }) => definition);
  const corpus = corpusDefinitions();
  console.log('compile: cards per second');
  for (const [name, cards] of Object.entries({ 'starter catalogue': starter, 'a sample of the corpus': corpus })) {
    if (cards.length === 0) {
      console.log(`  ${name}: skipped, not there (WELLSPRING_SHARED names its place)`);
      continue;
    }
    const [measured] = await measure({ [name]: () => cards.forEach(compileCard) }, { time: 1_000 });
    if (measured) console.log(`  ${name.padEnd(44)} ${Math.round(cards.length / measured.seconds)} cards/s`);
  }
}

/** Every tenth card of the corpus, so that one run takes a second or two. */
function corpusDefinitions(): readonly CardDefinition[] {
  const file = join(process.env.WELLSPRING_SHARED ?? '../shared', 'corpus', 'cards.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line, index) => line !== '' && index % 10 === 0)
    .map((line): CardDefinition => {
      const card: { name: string; type_line?: string; oracle_text?: string } = JSON.parse(line);
      return { name: card.name, typeLine: card.type_line ?? '', oracleText: card.oracle_text ?? '' };
    });
}
