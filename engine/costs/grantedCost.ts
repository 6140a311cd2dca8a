import type { Change, Cost, Filter, GrantedAbility, Keyword, ManaCost } from '../ast/index.ts';

/** Keywords that may be granted without a cost, which the sentence after it tells (702.34, 702.138). */
const COSTED: ReadonlySet<string> = new Set(['flashback', 'escape']);

/** Whether a keyword is one whose cost is not told. */
export const lacksCost = ({ name, cost }: Keyword): boolean => COSTED.has(name) && cost.length === 0;

/** "The flashback cost is equal to its mana cost", as such a sentence is read. */
const EQUAL =
  /^(?:the|its) (\w+) cost is equal to (?:its|that card's|the card's) mana cost( plus exile three other cards from your graveyard)?$/;

/** Keywords with the cost that a sentence tells of them; as they are where it tells nothing of them. */
export function withCost(abilities: readonly GrantedAbility[], text: string): readonly GrantedAbility[] {
  const [said, name, more] = EQUAL.exec(text) ?? [];
  if (said === undefined) return abilities;
  const cost: readonly Cost[] = [{ kind: 'manaCostOf', of: { kind: 'it', plural: false } }, ...(more === undefined ? [] : [EXILING])];
  return abilities.map((one) =>
    one.kind === 'keyword' && one.keyword.name === name && lacksCost(one.keyword) ? { ...one, keyword: { ...one.keyword, cost } } : one,
  );
}

/** The same of changes of objects. */
export const changesWithCost = (changes: readonly Change[], text: string): readonly Change[] =>
  changes.map((change) => (change.kind === 'gains' ? { ...change, abilities: withCost(change.abilities, text) } : change));

const others: Filter = {
  kind: 'objects',
  words: [{ kind: 'other' }, { kind: 'noun', which: 'card' }],
  suffixes: [{ kind: 'inZone', zone: 'graveyard', of: { kind: 'you' }, word: 'from' }],
};
const EXILING: Cost = { kind: 'exile', what: { kind: 'some', amount: { kind: 'number', value: 3 }, filter: others }, from: null };

/** 118.6: costs in which a spell's own mana cost stands as such; null where it has none, so that they can't be paid. */
export function withOwnManaCost(costs: readonly Cost[], manaCost: ManaCost): readonly Cost[] | null {
  const isOwn = (cost: Cost): boolean => cost.kind === 'manaCostOf' && cost.of.kind === 'it';
  if (!costs.some(isOwn)) return costs;
  return manaCost.length === 0 ? null : costs.map((cost) => (isOwn(cost) ? { kind: 'mana', cost: manaCost } : cost));
}
