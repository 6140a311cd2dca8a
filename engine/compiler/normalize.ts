import { subtypeGroups } from '../cards/subtypes.ts';
import { type Token, tokenize } from './tokens.ts';

/** Text on its way to the grammar, with the place in the original of each of its code units. */
interface Tracked {
  readonly text: string;
  readonly offsets: readonly number[];
  /** The same for where a code unit's original ends (exclusive): a name that became `~` began before it ended. */
  readonly ends: readonly number[];
}

/**
 * Wordings of earlier years and what today's templates say instead. The grammar knows today's only; these rewrites are the
 * normalisation that `print(compile(text))` restores. Order matters: longer wordings first.
 */
export const REWRITES: readonly (readonly [said: RegExp, written: string])[] = [
  [/\b(enters?|entered|entering) the battlefield\b/g, '$1'],
  [/ to (?:your|his or her|their|that player's|its controller's) man(?:n?)a pool\b/g, ''],
  [/\bconverted mana costs?\b/g, 'mana value'],
  [/\b[Hh]e or she (?:doesn't|does not)\b/g, "they don't"],
  [/\b[Hh]e or she has\b/g, 'they have'],
  [/\b[Hh]e or she is\b/g, 'they are'],
  [/\b[Hh]e or she ((?:may|can|can't|had|chose|won|lost|controlled|cast|would|discarded|revealed)\b)/g, 'they $1'],
  [/\b[Hh]e or she (\w+?)(?:(?<=[sxz]|ch|sh)es|s)\b/g, 'they $1'],
  [/\bhe or she\b/g, 'they'],
  [/\bhis or her\b/g, 'their'],
  [/\bhim or her\b/g, 'them'],
  // A card that is somebody is spoken of by a pronoun of theirs; it is the same object.
  [/\b(?:He|She)\b/g, 'It'],
  [/\b(?:he|she|him)\b/g, 'it'],
  [/\b(on|to|of|from|with|for|by|transform|return|sacrifice|attach|untap|tap|onto|block|exile) her\b/g, '$1 it'],
  [/\b(?:His|Her)\b/g, 'Its'],
  [/\b(?:his|her)\b/g, 'its'],
  [/\b(?:himself|herself)\b/g, 'itself'],
  [/\bActivate (?:this ability|each of these abilities) (only|no more)\b/g, 'Activate $1'],
  [/(\{[WUBRGC]\}) (Spend this mana only)\b/g, '$1. $2'],
  [/\b([Aa]dds?) one additional mana of\b/g, '$1 an additional one mana of'],
  [/\bthe controller of (?:the )?((?:enchanted|equipped|fortified) \w+)\b/g, "$1's controller"],
  [/(?<!\{E\})(?:\{E\}){6}(?!\{E\})/g, 'six {E}'],
  [/(?<!\{E\})(?:\{E\}){8}(?!\{E\})/g, 'eight {E}'],
  [/\bPut the top card of your library into your graveyard\b/g, 'Mill a card'],
  [/\bput the top card of your library into your graveyard\b/g, 'mill a card'],
  [/\bPut the top (\w+) cards of your library into your graveyard\b/g, 'Mill $1 cards'],
  [/\bput the top (\w+) cards of your library into your graveyard\b/g, 'mill $1 cards'],
  [/\bputs the top card of their library into their graveyard\b/g, 'mills a card'],
  [/\bputs the top (\w+) cards of their library into their graveyard\b/g, 'mills $1 cards'],
  [/\bMana pools don't empty as\b/g, "Players don't lose unspent mana as"],
  [/\bplaneswalker's loyalty abilities\b/g, 'loyalty abilities'],
  // A sentence that says what something has ends with a full stop, also where it was left out.
  [/^([^\n".]*\b(?:has|have|gets?|pay cost) [^\n".]*[^\n".:;—])$/gm, '$1.'],
  [/\b([Ss]huffles?) (?:your|their) library\b/g, '$1'],
  [/\b([Ss]huffles?) and put that card on top of it\b/g, '$1 and put that card on top'],
  [/\breduce the amount of mana an ability costs to activate to\b/g, 'reduce the mana in that cost to'],
  [/\bcan't attack you or a planeswalker you control\b/g, "can't attack you or planeswalkers you control"],
  [/\b(for each \w+) sacrificed as an additional cost\b/g, '$1 sacrificed this way'],
  [/\bas you cast ~/g, 'as you cast this spell'],
  [/\b(where X is [^.,"]+) plus one\b/g, '$1 plus 1'],
  [/\bname a card(?=\.)/g, 'choose a card name'],
  [/\b([Pp]rotection from \w+), (from \w+) and (from \w+)\b/g, '$1, $2, and $3'],
  [/\bnon-basic\b/g, 'nonbasic'],
  [/\b(attacks?|blocks?) each turn if able\b/g, '$1 each combat if able'],
  [/\b(?:is|are) unblockable\b/g, "can't be blocked"],
  [/\buntil the end of turn\b/g, 'until end of turn'],
  [/\bTotem armor\b/g, 'Umbra armor'],
  [/\btotem armor\b/g, 'umbra armor'],
  [/\bfor each life you (gained|lost)\b/g, 'for each 1 life you $1'],
  [
    /\b([Pp]ut|[Rr]eturn) ((?:~|your commander|it|that card)) (onto the battlefield(?: tapped)?|into your hand) from (the command zone|your (?:graveyard|hand))(?=[.,])/g,
    '$1 $2 from $4 $3',
  ],
  [/^(~|This \w+) enters tapped and doesn't untap during\b/gm, "$1 enters tapped.\n$1 doesn't untap during"],
  [/\b(becomes?) a copy of ([^.,"]+) and gains? this ability\b/g, '$1 a copy of $2, except it has this ability'],
  [/\b([Ww])hen you cast your next instant or sorcery spell this turn\b/g, '$1hen you next cast an instant or sorcery spell this turn'],
  [/\b(creatures that aren't) the chosen type\b/g, '$1 of the chosen type'],
  [/\bcan block each turn\b/g, 'can block each combat'],
  [/\b(tokens?) with ([a-z][a-z, ]*) named ([A-Z][A-Za-z' ]+)(?=[.,])/g, '$1 named $3 with $2'],
  [/\bShuffle, then put the card on top of it\b/g, 'Shuffle and put that card on top'],
  [/\bputs the top half of their library, rounded (up|down), into their graveyard\b/g, 'mills half their library, rounded $1'],
  [/\b(enters with an? \S+ counter on it for each [^.]+?) and (an? \S+ counter on it for each)\b/g, '$1 and with $2'],
  [/\bFor each ([^,.]+), you may have that creature assign its combat damage\b/g, 'You may have each $1 assign its combat damage'],
  [/\bfor each ([^,.]+), you may have that creature assign its combat damage\b/g, 'you may have each $1 assign its combat damage'],
  [/\bgain life and draw cards equal to ([^.,"]+)/g, 'gain life equal to $1 and draw cards equal to $1'],
  // 700.2a: modes are chosen as it is cast.
  [/\b([Ii]f you control a commander) as you cast this spell(?=, you may choose both instead)/g, '$1'],
  // Hideaway without a number stood for entering tapped as well.
  [/^Hideaway$/gm, '~ enters tapped.\nHideaway 4'],
];

const CHARACTERS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02BC]/g, "'"],
  [/[\u201C\u201D]/g, '"'],
  [/[\u2212\u2013]/g, '-'],
  [/\u00A0/g, ' '],
  [/,"/g, '."'],
  [/\b(has|have|with|gains?|and) '((?:[^'"\n]|'(?:s|t|re|ve|ll)\b)*)'(?!\w)/g, '$1 "$2"'],
  [/\.?"\.(?=["\s]|$)/g, '."'],
  [/([a-z\d}])"(?= (?:and|until|in addition|for as long|named)\b)/g, '$1."'],
];

/** Names that are also words of the rules: such a card's own name is left as it stands where a sentence could open with that word. */
const RULES_WORDS = new Set(
  'Sacrifice Exile Destroy Counter Discard Draw Tap Untap Return Regenerate Attach Fight Search Shuffle Reveal Add Put Create Prevent Flash Fear Haste Flying Vigilance Menace Reach Trample Lifelink Choose Transform Scry Mill Surveil Goad'.split(
    ' ',
  ),
);

/**
 * Oracle text as the grammar reads it: one kind of quote and dash, no reminder text (207.2), `~` for the object's own name (201.4),
 * today's wording. Each token knows its place in the original text.
 */
export function normalize(text: string, name: string, legendary: boolean): readonly Token[] {
  const offsets = Array.from({ length: text.length }, (_, index) => index);
  let tracked: Tracked = { text, offsets, ends: offsets.map((offset) => offset + 1) };
  for (const [pattern, written] of CHARACTERS) tracked = rewrite(tracked, pattern, written);
  tracked = rewrite(tracked, /[^\S\n]*\([^()]*\)/g, '');
  for (const own of ownNames(name, legendary)) tracked = rewrite(tracked, wholeWord(own), '~');
  for (const [pattern, written] of REWRITES) tracked = rewrite(tracked, pattern, written);
  return tokenize(tracked.text, tracked.offsets, tracked.ends);
}

/** 201.4-5: the full name, and for a legendary card the part that its text may shorten it to. */
function ownNames(name: string, legendary: boolean): readonly string[] {
  const plain = CHARACTERS.reduce((text, [pattern, written]) => text.replace(pattern, written), name).trim();
  if (plain === '' || RULES_WORDS.has(plain)) return [];
  if (!legendary) return [plain];
  const [beforeComma, ...cut] = [plain.split(', ')[0], plain.split(/ (?:of|the|from|to|with|in) /)[0], plain.split(' ')[0]];
  // "Sliver creatures" on Sliver Legion are not creatures of its own name.
  const short = [beforeComma, ...cut.filter((part) => part !== undefined && subtypeGroups(part).length === 0)];
  return [...new Set([plain, ...short])].filter(
    (part): part is string => part !== undefined && part.length > 2 && !/^(The|A|An|Sir|Lord|Lady|King|Queen)$/.test(part),
  );
}

const wholeWord = (name: string): RegExp => new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'g');

function rewrite({ text, offsets, ends }: Tracked, pattern: RegExp, written: string): Tracked {
  if (text.search(pattern) < 0) return { text, offsets, ends };
  let out = '';
  const starts: number[] = [];
  const stops: number[] = [];
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole] = match;
    const replacement = written.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
    out += text.slice(last, match.index) + replacement;
    starts.push(...offsets.slice(last, match.index));
    stops.push(...ends.slice(last, match.index));
    for (let i = 0; i < replacement.length; i += 1) {
      const inside = Math.min(i, whole.length - 1);
      starts.push(offsets[match.index + inside] ?? 0);
      stops.push(ends[match.index + (i === replacement.length - 1 ? whole.length - 1 : inside)] ?? 0);
    }
    last = match.index + whole.length;
  }
  return { text: out + text.slice(last), offsets: [...starts, ...offsets.slice(last)], ends: [...stops, ...ends.slice(last)] };
}
