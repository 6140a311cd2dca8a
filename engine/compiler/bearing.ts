import type { Ability, TextSpan } from '../ast/index.ts';
import type { CompiledFace } from '../cards/definition.ts';
import { COSTED, NUMBERED, NUMBERED_COSTED, PLAIN } from './grammar/keywords/names.ts';

/**
 * Words with which unread text could change what mana there is, what it may be spent on, what things cost, or what a permanent is.
 * Too many rather than too few: a warning that was not needed costs less than an answer that was wrong.
 */
const BEARS_ON_MANA: readonly RegExp[] = [
  // A mana value is a number that no mana hangs on.
  /\bmana\b(?! values?\b)/i,
  /\{[WUBRGCXSTQ\d/P]+\}/,
  /\badds?\b/i,
  /\bcosts?\b/i,
  /\b(Plains|Island|Swamp|Mountain|Forest|Gate|Locus|Treasure|Powerstone|Gold|Scion|Spawn)s?\b/,
  /\bbasic land type/i,
  /\blands?\b[^.]*\b(have|has|are|is|becomes?|loses?|gains?|types?)\b/i,
  /\bin addition to (its|their) other\b/i,
  /\bloses? all\b/i,
  /\b(becomes?|as) a copy\b/i,
  /\bis every\b|\bare every\b/i,
  /\b(activated|all) abilit/i,
  /\bdevotion\b/i,
];

/** Spans of a face that are not read and could bear on mana: production, payment, costs, or what a permanent is. */
export const unreadBearingOnMana = (face: CompiledFace): readonly TextSpan[] => unreadBearing(face, bearsOnMana);

export const bearsOnMana = (text: string): boolean => BEARS_ON_MANA.some((pattern) => pattern.test(text));

/**
 * Words with which unread text could change what damage does, life totals, who fights whom, or who loses: the words for these themselves, the keywords that
 * change damage or its results (702), what prevents and survives it, sizes, and what gives or takes abilities without naming them.
 */
const BEARS_ON_DAMAGE: readonly RegExp[] = [
  /\bdamage\b|\blife\b|\bpoison(ous)?\b|\bprevent|\bredirect|\bregenerat/i,
  /\b(lose|win)s? the game\b/i,
  /\b(deathtouch|lifelink|trample|infect|wither|toxic|absorb|protection|indestructible|bands|banding|banded)\b|\b(first|double) strike\b/i,
  /\b(flanking|rampage|bushido|exalted|melee|battle cry|annihilator|myriad|frenzy|dethrone|enlist|training|mentor|provoke|renown|ingest)\b/i,
  /\b(has|have|gains?|loses?|without)\b[^.]*\b(flying|reach|menace|shadow|fear|intimidate|skulk|horsemanship|defender|vigilance|haste|\w+walk)\b/i,
  /\b(has|have|gains?|loses?)\b[^.]*\babilit(y|ies)\b/i,
  /\battack(s|ed|ing|ers?)?\b|\bblock(s|ed|ing|ers?|able)?\b|\bunblock(ed|able)\b|\bcombat\b|\bfights?\b|\bgoad/i,
  /\bpower\b|\btoughness\b|[+\-−](\d+|X|\*)\/[+\-−](\d+|X|\*)/i,
  /\b(shield|loyalty|defense) counters?\b/i,
  /\b(becomes?|as) a copy\b/i,
];

/** Spans of a face that are not read and could bear on damage, life, combat or the end of the game. */
export const unreadBearingOnDamage = (face: CompiledFace): readonly TextSpan[] => unreadBearing(face, bearsOnDamage);

/** Whether unread text could bear on damage, life, combat or the end of the game. */
export const bearsOnDamage = (text: string): boolean => BEARS_ON_DAMAGE.some((pattern) => pattern.test(text));

const unreadBearing = (face: CompiledFace, bears: (text: string) => boolean): readonly TextSpan[] =>
  face.unsupported.filter((span) => bears(span.text) || isUnknownKeyword(face, span));

/** True where an ability's text is about adding mana, read or not: what the compiler is measured against. */
export const addsMana = ({ span }: Ability): boolean => /\badds? /i.test(span.text) && /\bmana\b|\{/.test(span.text);

/**
 * Whether unread text is a line of keywords (702) of which one is none that is known: a paragraph of its own that is no sentence. Nothing in its words tells
 * what it does, so that it could bear on anything.
 */
function isUnknownKeyword({ abilities }: CompiledFace, { start, end, text }: TextSpan): boolean {
  if (!abilities.some(({ span }) => span.start === start && span.end === end)) return false;
  const line = text.split(', ');
  return /^[A-Z]/.test(text) && line.every((one) => KEYWORD.test(one)) && line.some((one) => !isKnown(one.toLowerCase()));
}

/** A few words, perhaps with a number or a cost in mana. */
const KEYWORD = /^[A-Za-z][\w'-]*( [A-Za-z][\w'-]*){0,2}( (\d+|(\{[^{}]+\})+))?$/;

const NAMES: readonly string[] = [...PLAIN, ...NUMBERED, ...COSTED, ...NUMBERED_COSTED];
const isKnown = (line: string): boolean => NAMES.some((name) => line === name || line.startsWith(`${name} `));
