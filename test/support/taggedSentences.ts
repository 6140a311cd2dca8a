import type { CountedCard } from '../../cli/coverage/tally.ts';
import { compileText, unreadSpans } from '../../engine/index.ts';

/** What each tag of the list of cards about damage and life stands for, in the words of a sentence that carries it. */
const SAYS: Readonly<Record<string, RegExp>> = {
  kw_trample: /\btrample\b/i,
  kw_first_or_double_strike: /\b(first|double) strike\b/i,
  kw_lifelink: /\blifelink\b/i,
  kw_deathtouch: /\bdeathtouch\b/i,
  kw_protection: /\bprotection from\b/i,
  kw_infect: /\binfect\b/i,
  kw_wither: /\bwither\b/i,
  kw_toxic: /\btoxic\b/i,
  kw_poisonous: /\bpoisonous\b/i,
  kw_absorb: /\babsorb\b/i,
  as_though_infect: /\bas though its source had infect\b/i,
  poison: /\bpoison\b/i,
  if_source_would_deal: /\bwould deal\b.*\bdamage\b|\bdamage (that )?would be dealt\b|\bwould be dealt damage\b/i,
  prevention: /\bprevent(s|ed)?\b/i,
  prevention_strict: /\bprevent (all|that|the next|\d|X|half)\b/i,
  doubling_or_plus:
    /\b(double|twice|triple|three times) that (much|damage)\b|\bthat much damage plus\b|\bplus (an additional )?\d+\b|\bdeals? (double|twice|triple)\b|\bplus an additional\b/i,
  minus_or_less_damage: /\bhalf that damage\b|\bdamage minus\b|\bless damage\b|\ball but \d+ of that damage\b/i,
  redirection: /\bdamage\b.*\bdealt to\b.*\binstead\b|\bdeals that damage to\b.*\binstead\b|\bis dealt to\b.*\binstead\b/i,
  no_combat_damage_rule:
    /\bassigns? no combat damage\b|\bassigns? (its|their|combat) (combat )?damage\b|\bcombat damage equal to (its|their) toughness\b/i,
  life_total_set: /\blife totals? (becomes?|is|are)\b|\bexchange\b.*\blife totals?\b/i,
  life_total_cant_change: /\blife total can't change\b/i,
  life_floor: /\bwould reduce your life total\b/i,
  cant_lose_game: /\b(can't|don't) (lose|win) the game\b/i,
  cant_gain_life: /\bcan't gain life\b/i,
  cant_lose_life: /\bcan't lose life\b/i,
  cant_be_prevented: /\bcan't be prevented\b/i,
  excess_damage: /\bexcess (noncombat )?damage\b/i,
  as_though_unblocked: /\bas though (it|they) weren't blocked\b/i,
  damage_to_counters: /\bdamage\b.*\bcounters?\b|\bcounters?\b.*\bdamage\b/i,
  commander_damage: /\bcommander\b.*\bdamage\b|\bdamage\b.*\bcommander\b/i,
};

/** One sentence that carries a tag. `read`: nothing of it is unread; `byWords`: read, but kept as fixed words that say no more than that. */
export interface TaggedSentence {
  readonly card: string;
  readonly tag: string;
  readonly text: string;
  readonly read: boolean;
  readonly byWords: boolean;
}

/** The sentences of a card that carry its tags, each once for each tag. */
export function taggedSentences({ name, faces }: CountedCard, tags: readonly string[]): readonly TaggedSentence[] {
  return faces.flatMap((face) => {
    const abilities = compileText(face).map(({ ability }) => ability);
    const unread = abilities.flatMap(unreadSpans);
    const fixed = abilities.flatMap(fixedWords).map(letters);
    return sentencesOf(face.oracleText ?? '').flatMap(({ text, start, end }) => {
      const read = !unread.some((span) => span.start < end && start < span.end);
      const said = letters(text.replaceAll(face.name, '~'));
      const byWords = read && fixed.some((words) => said.includes(words));
      return tags.filter((tag) => SAYS[tag]?.test(text)).map((tag) => ({ card: name, tag, text, read, byWords }));
    });
  });
}

/** Sentences with their places; reminder text is left out. */
function sentencesOf(text: string): readonly { readonly text: string; readonly start: number; readonly end: number }[] {
  const plain = text.replace(/\([^()]*\)/g, (reminder) => ' '.repeat(reminder.length));
  return [...plain.matchAll(/[^.\n]+(\.["'”’]*)?/g)].map((match) => ({
    text: match[0].trim(),
    start: match.index + (match[0].length - match[0].trimStart().length),
    end: match.index + match[0].trimEnd().length,
  }));
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z\d~]/g, '');

/** The words of nodes that keep a sentence as it stands: rules and instructions from closed lists. "The same is true for …" is followed keyword by keyword. */
function fixedWords(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(fixedWords);
  if ('about' in node && node.about === 'same is true') return [];
  if ('kind' in node && (node.kind === 'rule' || node.kind === 'instruction') && 'text' in node && typeof node.text === 'string')
    return [node.text];
  return Object.entries(node).flatMap(([key, value]) => (key === 'span' ? [] : fixedWords(value)));
}
