import { parseArgs } from 'node:util';
import { cardsIn, FileError, tagsIn } from './coverage/files.ts';
import { type Share, tally } from './coverage/tally.ts';

/**
 * How much card text the compiler reads: `npm run coverage -- FILES… [--tags FILE] [--tag NAME] [--top N] [--mana] [--kind KIND] [--names]`.
 * FILES are JSON lists or JSON Lines of cards in Scryfall's shape. `--tags` keeps the cards named in a file of `{ name, tags }` lines, `--tag` those with
 * one tag; `--mana` lists only unread text that could bear on mana, `--kind` only that of one kind of ability.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tags: { type: 'string', multiple: true },
    tag: { type: 'string' },
    top: { type: 'string', default: '40' },
    mana: { type: 'boolean', default: false },
    kind: { type: 'string' },
    names: { type: 'boolean', default: false },
  },
});

if (positionals.length === 0) {
  console.error("coverage: name one or more files of cards in Scryfall's shape, JSON lists or one card a line");
  process.exit(2);
}

const tags = values.tags === undefined ? null : read(() => tagsIn(values.tags ?? []));
const wanted = ({ name }: { readonly name: string }): boolean => {
  const found = tags?.get(name);
  return tags === null || (found !== undefined && (values.tag === undefined || found.includes(values.tag)));
};
const counted = tally(read(() => cardsIn(positionals)).filter(wanted));
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`);
const share = ({ all, good }: Share): string => `${good} of ${all}, ${percent(good, all)}`;

const { full, partial, none } = counted.support;
console.log(
  `cards ${counted.cards}: whole ${percent(full, counted.cards)}, in part ${percent(partial, counted.cards)}, not at all ${percent(none, counted.cards)}`,
);
console.log(
  `cards without unread text that could bear on mana: ${share(counted.clean)}; of those that can add mana: ${share(counted.cleanManaCards)}`,
);
console.log(`abilities that can add mana, read whole: ${share(counted.manaAbilities)}`);
for (const [kind, count] of [...counted.byKind].sort((a, b) => b[1].all - a[1].all)) console.log(`  ${kind.padEnd(12)} ${share(count)}`);
console.log(`\nunread${values.mana ? ' that could bear on mana' : ''}, commonest first:`);
const listed = counted.unread.filter((one) => (!values.mana || one.bearsOnMana) && (values.kind === undefined || one.kind === values.kind));
for (const { text, count, card } of listed.slice(0, Number(values.top)))
  console.log(`${String(count).padStart(5)}  ${text}${values.names ? `   [${card}]` : ''}`);

/** What a file holds; one that can't be read is said in words, with exit code 2. */
function read<T>(take: () => T): T {
  try {
    return take();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    console.error(`coverage: ${error.message}`);
    process.exit(2);
  }
}
