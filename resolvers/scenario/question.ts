import type { FieldPath } from '../errors.ts';
import type { CitesQuestion, EventsQuestion, ScenarioQuestion, SupportQuestion } from '../generated/types.ts';
import { canCastOf } from './abilities.ts';
import { type Answer, type Asking, fail } from './asking.ts';
import { isWithin } from './format.ts';
import { canPayOf, manaOptionsOf, manaPoolOf } from './mana.ts';
import { canActivateOf, couldProduceOf, countersOf, manaAbilitiesOf, producesOf, readingOf } from './ofPermanents.ts';
import { commanderDamageOf, countOf, lostOf, totalOf, wonOf, zoneOf } from './ofPlayers.ts';
import { isJson, type Json } from './written.ts';

/** A question that is answered by an `expect` step. */
export type Expected = Exclude<ScenarioQuestion, { readonly attempt: object }>;

/** An `expect` step with the answer that the game gives, and the rules that the answer cites. */
export interface Expectation {
  readonly step: Json;
  readonly summary: string | null;
  readonly rules: readonly string[];
}

/** Throws the error of `badInput` where it can't be asked, or where the format can't say the answer. `at`: where the question stands. */
export async function expectation(on: Asking, question: Expected, at: FieldPath): Promise<Expectation> {
  const [kind = '', asked] = Object.entries(question).find(([, value]) => value !== undefined) ?? [];
  const path = [...at, kind];
  if (question.cites !== undefined) return citing(on, question.cites, path);
  const { says, explanation, rules = [] } = await answerTo(on, question, path);
  return {
    step: { expect: kind, ...asStep(asked), ...says },
    summary: explanation?.summary ?? null,
    rules: [...new Set([...(explanation?.rules ?? []), ...rules])],
  };
}

/** The question's own fields, as the format has them: what is null is left out, zones in lower case. */
function asStep(asked: unknown): Json {
  if (!isJson(asked)) return {};
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, key === 'zone' ? String(value).toLowerCase() : value]));
}

/** The summary is the answer's; whether it cites the rule is what is asked. */
async function citing(on: Asking, { of, rule }: CitesQuestion, path: FieldPath): Promise<Expectation> {
  if (of.attempt !== undefined || of.cites !== undefined) fail('INVALID_VALUE', [...path, 'of'], 'This has no explanation.');
  const { step, summary, rules } = await expectation(on, of, [...path, 'of']);
  if (!rules.some((cited) => isWithin(cited, rule)))
    fail('INVALID_VALUE', [...path, 'rule'], `The answer cites ${rules.join(', ') || 'no rule'}, and not ${rule}.`);
  return { step: { expect: 'cites', of: step, rule }, summary, rules: [rule] };
}

function answerTo(on: Asking, question: Exclude<Expected, { readonly cites: object }>, path: FieldPath): Answer | Promise<Answer> {
  if (question.couldProduce) return couldProduceOf(on, question.couldProduce, path);
  if (question.produces) return producesOf(on, question.produces, path);
  if (question.manaOptions) return manaOptionsOf(on, question.manaOptions, path);
  if (question.canPay) return canPayOf(on, question.canPay, path);
  if (question.canCast) return canCastOf(on, question.canCast, path);
  if (question.canActivate) return canActivateOf(on, question.canActivate, path);
  if (question.manaPool) return manaPoolOf(on, question.manaPool, path);
  if (question.life) return totalOf(on, question.life, 'life', path);
  if (question.poison) return totalOf(on, question.poison, 'poison', path);
  if (question.commanderDamage) return commanderDamageOf(on, question.commanderDamage, path);
  if (question.lost) return lostOf(on, question.lost, path);
  if (question.won) return wonOf(on, question.won, path);
  if (question.zone) return zoneOf(on, question.zone, path);
  if (question.count) return countOf(on, question.count, path);
  if (question.tapped) return readingOf(on, question.tapped, 'tapped', path);
  if (question.attacking) return readingOf(on, question.attacking, 'attacking', path);
  if (question.counters) return countersOf(on, question.counters, path);
  if (question.damage) return readingOf(on, question.damage, 'damage', path);
  if (question.power) return readingOf(on, question.power, 'power', path);
  if (question.toughness) return readingOf(on, question.toughness, 'toughness', path);
  if (question.loyalty) return readingOf(on, question.loyalty, 'loyalty', path);
  if (question.defense) return readingOf(on, question.defense, 'defense', path);
  if (question.types) return readingOf(on, question.types, 'types', path);
  if (question.keywords) return readingOf(on, question.keywords, 'keywords', path);
  if (question.controller) return readingOf(on, question.controller, 'controller', path);
  if (question.manaAbilities) return manaAbilitiesOf(on, question.manaAbilities, path);
  if (question.events) return eventsOf(on, question.events, path);
  if (question.support) return supportOf(on, question.support, path);
  return { says: { size: on.state.stack.length } };
}

function eventsOf({ events, eventKinds }: Asking, { includes }: EventsQuestion, path: FieldPath): Answer {
  if (!eventKinds.includes(includes))
    fail(
      'INVALID_VALUE',
      [...path, 'includes'],
      `There is no kind of event "${includes.slice(0, 40)}"; the kinds are the types of GameEvent.`,
    );
  if (events === null) {
    const message =
      'The last action was before this game was forked, so that its events are not told here. Ask the game that it was forked from.';
    return fail('NOT_IN_FORMAT', path, message);
  }
  return { says: { times: events.filter((kind) => kind === includes).length } };
}

async function supportOf({ find }: Asking, { card: name }: SupportQuestion, path: FieldPath): Promise<Answer> {
  const card = await find(name);
  return { says: { is: card?.support ?? fail('UNKNOWN_CARD', [...path, 'card'], `There is no card named "${name.slice(0, 60)}".`) } };
}
