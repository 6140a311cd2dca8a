import type { Node } from './walk.ts';

/**
 * What words point back to that came before them in the text, or what they are part of ("repeat the following process"): an object, a player, a number, whether something was done, the X of a payment, or anything
 * else that was done or chosen "this way".
 */
export type Antecedent = 'it' | 'they' | 'thatMany' | 'did' | 'x' | 'else' | 'process';

const OBJECTS: ReadonlySet<string> = new Set(['it', 'that', 'rest', 'bareNumber', 'createMore', 'preventThat', 'dealtInstead']);
const ELSE: ReadonlySet<string> = new Set(['thisWay', 'countersRemoved', 'results', 'chosen', 'reflexive']);
const DID: ReadonlySet<string> = new Set(['ifYouDo', 'otherwise', 'ifDeed', 'insteadIf']);
const THAT: ReadonlySet<string> = new Set(['that', 'the', 'chosen', 'the chosen', 'one of', 'other']);
/** Words of objects that say what was done with them. */
const DONE: ReadonlySet<string> = new Set(['chosen', 'revealed', 'searched', 'milled', 'drawn', 'returned', 'copied', 'conjured']);

/** What a node by itself points back to. */
export function antecedentsOf(node: Node): readonly Antecedent[] {
  const { kind } = node;
  // What is not read can't be carried out whatever it speaks of.
  if (kind === 'unsupported') return [];
  if (OBJECTS.has(kind)) return ['it'];
  if (DID.has(kind)) return ['did'];
  if (ELSE.has(kind)) return ['else'];
  // "Destroy all other creatures": than the one before.
  if (kind === 'other') return 'what' in node ? ['else'] : ['it'];
  if (kind === 'thatMany') return ['thatMany', 'else'];
  if (kind === 'they' || kind === 'thosePlayers') return ['they'];
  if (kind === 'x') return ['x'];
  if (kind === 'did') return ['else'];
  if ('quantifier' in node && typeof node.quantifier === 'string' && THAT.has(node.quantifier)) return ['they'];
  if (kind === 'status' && 'which' in node && typeof node.which === 'string' && DONE.has(node.which)) return ['it'];
  if ((kind === 'orPlayer' || kind === 'playerOr') && 'article' in node && node.article !== 'a' && node.article !== 'each')
    return ['it', 'they'];
  if (kind === 'destination' && 'place' in node && node.place === null) return ['they'];
  const points = (word: string): boolean => POINTS_BACK.test(word) || (!OF_ITS_SUBJECT.has(kind) && PRONOUN.test(word));
  return Object.entries(node).some(([key, value]) => !NO_WORDS.has(key) && typeof value === 'string' && points(value))
    ? ['it', 'they', 'else']
    : [];
}

/** What is no part of what the text says. */
const NO_WORDS: ReadonlySet<string> = new Set(['kind', 'name', 'as', 'said', 'word', 'wording', 'join', 'keyword', 'counter', 'duration']);
/** "Doesn't untap during its controller's untap step": what it is said of. */
const OF_ITS_SUBJECT: ReadonlySet<string> = new Set(['deed', 'permission', 'rule']);
/** Words of closed lists that are kept as they stand. */
const PRONOUN = /\b(it|they|them|its|their)\b/i;
const POINTS_BACK =
  /\bthis (way|process)\b|\bthose\b|\bchosen\b|\bthe (rest|others?)\b|\b(results?|flips?|coins?|clash|votes?|rolls?)\b|\bthat (player|opponent|creature|card|permanent|land|spell|token|artifact|enchantment|planeswalker|damage|source|ability|mana|color|type|name|many|much)\b/i;
