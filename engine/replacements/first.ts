import type { Ask, EndsOfOptions, Question, Stop } from '../choices.ts';
import type { Modifier } from './modifier.ts';

/**
 * 616.1: which of several effects is applied next; `by`: the affected player, who chooses; `about`: to what, in words; `groups`: those together of which one
 * is as good as another; `ends`: what can come of each. Of effects that nothing tells apart, of one object by the same words, the first is.
 */
export function firstOf<M extends Modifier>(
  modifiers: readonly M[],
  about: string,
  by: string,
  ask: Ask,
  groups: readonly (readonly Modifier[])[] = [],
  ends: EndsOfOptions | null = null,
): M | Extract<Stop, { kind: 'unanswered' }> {
  const names = apart(modifiers, namesOf(modifiers), groups);
  const [only] = modifiers;
  if (only !== undefined && new Set(names).size === 1) return only;
  const question: Question = {
    what: `whose effect is applied first to ${about}, which ${by} chooses`,
    by,
    options: [...new Set(names)],
    least: 1,
    most: 1,
    required: true,
    rule: '616.1',
    byPiece: names.some((name) => modifiers.every(({ source }) => source !== name)),
    alike: groups.map((group) => [...new Set(names.filter((_, at) => group.some((one) => one === modifiers[at])))]),
    ...(ends === null ? {} : { ends }),
  };
  const [answer = ''] = ask(question) ?? [];
  return modifiers[names.indexOf(answer)] ?? { kind: 'unanswered', question };
}

/**
 * Effects of one object by the same words that do not do the same are told apart by what was settled for each as it began, such as what it targeted, or by which of
 * them began first.
 */
function apart(modifiers: readonly Modifier[], names: readonly string[], groups: readonly (readonly Modifier[])[]): readonly string[] {
  if (new Set(names).size === names.length) return names;
  const groupOf = (one: Modifier): number => groups.findIndex((group) => group.includes(one));
  return names.map((name, at) => {
    const same = modifiers.filter((_, place) => names[place] === name);
    const kinds = [...Map.groupBy(same, groupOf).values()];
    const own = modifiers[at];
    if (kinds.length < 2 || own === undefined) return name;
    const settled = kinds.map(([one]) => settledFor(one));
    const place = kinds.findIndex((kind) => kind.includes(own));
    const common = settled.reduce((left, right) => left.filter((id) => right.includes(id)));
    const differing = settled.map((ids) => ids.filter((id) => !common.includes(id)).join(', '));
    const isTold = differing.every((words) => words !== '') && new Set(differing).size === differing.length;
    return `${name} (${isTold ? differing[place] : place + 1})`;
  });
}

const settledFor = (one: Modifier | undefined): readonly string[] =>
  one?.kind === 'text' ? (one.replacer.lasting?.settled ?? []).flat() : [];

/** Effects by the objects whose they are; those of one object that differ by their words. */
export function namesOf(effects: readonly Pick<Modifier, 'source' | 'text'>[]): readonly string[] {
  return effects.map(({ source, text }) => (effects.some((other) => other.source === source && other.text !== text) ? text : source));
}
