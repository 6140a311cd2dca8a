import { isWithin } from '../../resolvers/scenario/format.ts';
import { abilitiesNamed, abilityNamed, type Check, canonical, here, id, is, ofPermanent, ofPlayer, RULES, sorted } from './check.ts';
import { isObject, type JsonObject, text, texts } from './json.ts';
import { at, citedRules, objectsAt } from './path.ts';

const LEGALITY = `legal notModelled ${RULES}`;
/** As many options as the API lists. */
const OPTIONS = 1_000;
const COLORS = ['W', 'U', 'B', 'R', 'G'];

/** Assertions about what could be done: paid, activated, cast, had in the pool. */
export const ASKED_CHECKS: Readonly<Record<string, Check>> = {
  canPay: ofPlayer(`canPay(cost: $cost, for: $for) { payable certain open ${RULES} }`, {
    more: (step) => ({
      cost: { type: 'ManaCost!', value: text(step.cost, 'cost') },
      for: { type: 'Purpose', value: step.for === undefined ? null : purpose(step.for) },
    }),
    expected: is,
    actual: (game) => at(here(game, 'player'), 'canPay', 'payable'),
    unsure: (game) => uncertain(at(here(game, 'player'), 'canPay')),
    explains: true,
  }),
  manaOptions: ofPlayer(`availableMana { options(first: ${OPTIONS}) truncated(first: ${OPTIONS}) certain open ${RULES} }`, {
    expected: (step) => multisets(texts(step.are, 'are').flatMap(expanded)),
    actual: (game) => multisets(texts(at(here(game, 'player'), 'availableMana', 'options'), 'options')),
    unsure: (game) => uncertain(at(here(game, 'player'), 'availableMana')),
    explains: true,
  }),
  canActivate: ofPermanent(`card { oracleText } abilities { index text kind canActivate(by: $by, x: $x) { ${LEGALITY} } }`, {
    more: who,
    expected: legality,
    actual: (game, step) => judgedLegality(activation(game, step), step),
    unsure: (game, step) => notModelled(activation(game, step)),
    explains: true,
  }),
  canCast: {
    select: `cardObject(id: $card) { canCast(by: $by, x: $x) { ${LEGALITY} } }`,
    variables: (step) => ({ ...who(step), card: id(step, 'card') }),
    expected: legality,
    actual: (game, step) => judgedLegality(at(game, 'cardObject', 'canCast'), step),
    unsure: (game) => notModelled(at(game, 'cardObject', 'canCast')),
    explains: true,
  },
};

/** `{ "activate": "<permanent id>" }` speaks of the permanent alone. */
function purpose(value: unknown): unknown {
  const activated = at(value, 'activate');
  return typeof activated === 'string' ? { activate: { permanent: activated } } : value;
}

/** Who does it and with which {X}, where the step says so. */
function who(step: JsonObject): Readonly<Record<string, { readonly type: string; readonly value: unknown }>> {
  return { by: { type: 'ID', value: step.by ?? null }, x: { type: 'Int', value: step.x ?? null } };
}

/** Kinds of abilities that nobody can ever activate: a piece of text that one of them has too means another. */
const NEVER_ACTIVATED = ['STATIC', 'TRIGGERED', 'SPELL'];

/** The legality of the ability that the step names. None is left to activate where the permanent has lost the ability that its card has. */
function activation(game: unknown, step: JsonObject): unknown {
  const permanent = here(game, 'permanent');
  const abilities = objectsAt(permanent, 'abilities').filter(({ kind }) => !NEVER_ACTIVATED.includes(String(kind)));
  const among = typeof step.ability === 'number' ? permanent : { abilities };
  const printed = typeof step.ability === 'string' && String(at(permanent, 'card', 'oracleText')).includes(step.ability);
  if (printed && abilitiesNamed(among, step.ability).length === 0) return { legal: false, notModelled: null };
  return abilityNamed(among, step.ability).canActivate;
}

/** What is expected: also by which rule, where the step says so. */
function legality(step: JsonObject): unknown {
  return step.rule === undefined ? { legal: step.is } : { legal: step.is, cites: step.rule };
}

/** With the rule that was asked for where it is cited, and with all that are where it isn't. */
function judgedLegality(answer: unknown, step: JsonObject): unknown {
  const legal = at(answer, 'legal');
  if (step.rule === undefined) return { legal };
  const [rule, cited] = [text(step.rule, 'rule'), citedRules(answer)];
  return { legal, cites: cited.some((number) => isWithin(number, rule)) ? rule : cited };
}

function notModelled(answer: unknown): string | null {
  const text = at(answer, 'notModelled');
  return typeof text === 'string' ? `not modelled: ${text}` : null;
}

/** Why an answer is none to hold anything against: the search ended early, the board leaves it open, or not all of it is listed. */
function uncertain(answer: unknown): string | null {
  if (!isObject(answer)) return null;
  if (answer.certain === false) return 'the API is not certain of its answer';
  if (answer.truncated === true) return `there are more than ${OPTIONS} options`;
  return null;
}

/** `{Any}` stands for each of the five colors. */
function expanded(mana: string): readonly string[] {
  return mana.includes('{Any}') ? COLORS.flatMap((color) => expanded(mana.replace('{Any}', `{${color}}`))) : [mana];
}

/** Each multiset once, in one order. Where there is no mana to be had the API lists none; a scenario may list the empty multiset instead. */
const multisets = (options: readonly string[]): readonly string[] => sorted(options.map(canonical).filter((one) => one !== ''));
