import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CardDefinition, compileCard, type FaceDefinition, producedMana } from '../engine/index.ts';

/**
 * `producedMana` against the answer keys of two other card databases (`produced.jsonl`: own types, costs ignored), card by card:
 * `node bench/producedMana.ts [--context]` prints the share that agrees in each key and every disagreement.
 * Entries whose types hang on other objects or a choice are left out unless `--context` is given.
 */
const corpus = join(process.env.WELLSPRING_SHARED ?? '../shared', 'corpus');
if (!existsSync(join(corpus, 'produced.jsonl'))) {
  console.log(`skipped: no answer keys at ${corpus} (set WELLSPRING_SHARED)`);
  process.exit(0);
}

interface RawFace {
  readonly name: string;
  readonly mana_cost?: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
}
interface RawCard extends RawFace {
  readonly layout?: string;
  readonly card_faces?: readonly RawFace[];
}
interface Key {
  readonly name: string;
  readonly source: string;
  readonly own_types: readonly string[];
  readonly context_dependent: boolean;
}

const lines = (file: string): string[] =>
  readFileSync(join(corpus, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const cards = new Map<string, RawCard>();
for (const line of lines('cards.jsonl')) {
  const card: RawCard = JSON.parse(line);
  cards.set(card.name, card);
}
const faceOf = (raw: RawFace): FaceDefinition => ({ name: raw.name, typeLine: raw.type_line ?? '', oracleText: raw.oracle_text ?? '' });
const definitionOf = (raw: RawCard): CardDefinition => ({ ...faceOf(raw), ...(raw.card_faces && { faces: raw.card_faces.map(faceOf) }) });

const tally = new Map<string, { agree: number; all: number }>();
const disagreements: string[] = [];
for (const line of lines('produced.jsonl')) {
  const key: Key = JSON.parse(line);
  const raw = cards.get(key.name);
  if (!raw || (key.context_dependent && !process.argv.includes('--context'))) continue;
  const ours = producedMana(compileCard(definitionOf(raw)));
  const count = tally.get(key.source) ?? { agree: 0, all: 0 };
  const same = ours.length === key.own_types.length && ours.every((type) => key.own_types.includes(type));
  tally.set(key.source, { agree: count.agree + (same ? 1 : 0), all: count.all + 1 });
  if (!same)
    disagreements.push(
      `${key.source}  ${key.name}: ours ${ours.join('') || '–'}, theirs ${key.own_types.join('') || '–'}   ${(raw.oracle_text ?? raw.card_faces?.map((face) => face.oracle_text).join(' // ') ?? '').replaceAll('\n', ' / ')}`,
    );
}
for (const [source, { agree, all }] of tally) console.log(`key ${source}: ${agree} of ${all} agree, ${((100 * agree) / all).toFixed(2)}%`);
for (const row of disagreements) console.log(row);
