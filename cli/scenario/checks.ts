import { ZONES } from '../../resolvers/input/boardLimits.ts';
import { isWithin } from '../../resolvers/scenario/format.ts';
import { ASKED_CHECKS } from './askedChecks.ts';
import { abilityNamed, type Check, canonical, here, id, is, ofPermanent, ofPlayer, RULES, sorted } from './check.ts';
import { isObject, type JsonObject, text, texts } from './json.ts';
import { at, citedRules, objectsAt } from './path.ts';

const permanentField = (field: string): Check =>
  ofPermanent(field, { expected: is, actual: (board) => at(here(board, 'permanent'), field) });
const playerField = (field: string): Check => ofPlayer(field, { expected: is, actual: (board) => at(here(board, 'player'), field) });

/** The assertions that the API can answer so far, by the name that scenarios give them. */
export const CHECKS: Readonly<Record<string, Check>> = {
  ...ASKED_CHECKS,
  couldProduce: ofPermanent(`couldProduce { types ${RULES} because { ${RULES} } }`, {
    expected: (step) => sorted(texts(step.is, 'is')),
    actual: (board) => sorted(texts(at(here(board, 'permanent'), 'couldProduce', 'types'), 'types')),
    explains: true,
  }),
  produces: ofPermanent(`produces production { ${RULES} } abilities { index text produces production { ${RULES} } }`, {
    expected: (step) => sorted(texts(step.is, 'is').map(canonical)),
    actual: (board, step) => sorted(texts(at(produced(board, step), 'produces'), 'produces')),
    explains: true,
  }),
  // A permanent without abilities is explained by what took them, which what it could produce tells.
  manaAbilities: ofPermanent(`abilities { isManaAbility whyManaAbility { rules { number } } } couldProduce { ${RULES} }`, {
    expected: (step) => step.count,
    actual: (board) => objectsAt(here(board, 'permanent'), 'abilities').filter((ability) => ability.isManaAbility === true).length,
    explains: true,
  }),
  types: ofPermanent('supertypes types subtypes', {
    expected: hasAndLacks,
    actual: (board, step) => {
      const permanent = here(board, 'permanent');
      return judged(
        step,
        ['supertypes', 'types', 'subtypes'].flatMap((key) => texts(at(permanent, key), key)),
      );
    },
  }),
  keywords: ofPermanent('keywords', {
    expected: hasAndLacks,
    actual: (board, step) => judged(step, texts(at(here(board, 'permanent'), 'keywords'), 'keywords')),
  }),
  power: permanentField('power'),
  toughness: permanentField('toughness'),
  loyalty: permanentField('loyalty'),
  defense: permanentField('defense'),
  damage: permanentField('damage'),
  tapped: permanentField('tapped'),
  attacking: ofPermanent('attacking', { expected: is, actual: (board) => at(here(board, 'permanent'), 'attacking') !== null }),
  controller: ofPermanent('controller { id }', { expected: is, actual: (board) => at(here(board, 'permanent'), 'controller', 'id') }),
  counters: ofPermanent('counters { kind amount }', {
    expected: is,
    actual: (board, step) => amountOf(objectsAt(here(board, 'permanent'), 'counters'), 'kind', step.kind),
  }),
  life: playerField('life'),
  poison: playerField('poison'),
  lost: ofPlayer('lost { reason explanation { rules { number } } }', {
    expected: (step) => ({ is: step.is, rule: step.rule ?? null }),
    actual: (board, step) => lossOf(at(here(board, 'player'), 'lost'), step.rule),
    explains: true,
  }),
  won: playerField('won'),
  commanderDamage: ofPlayer('commanderDamage { commander amount }', {
    expected: is,
    actual: (board, step) => amountOf(objectsAt(here(board, 'player'), 'commanderDamage'), 'commander', step.commander),
  }),
  manaPool: ofPlayer('manaPool { type amount }', {
    expected: (step) => canonical(text(step.is, 'is')),
    actual: (board) =>
      canonical(
        objectsAt(here(board, 'player'), 'manaPool')
          .map(({ type, amount }) => `{${String(type)}}*${String(amount)}`)
          .join(''),
      ),
  }),
  stack: {
    select: 'stack { id }',
    variables: () => ({}),
    expected: (step) => step.size,
    actual: (board) => objectsAt(board, 'stack').length,
  },
  zone: {
    select: 'permanent(id: $object) { id } cardObject(id: $object) { zone }',
    variables: (step) => ({ object: id(step, 'card') }),
    expected: is,
    actual: zoneOf,
  },
  count: {
    select: `player(id: $player) { ${ZONES.map((zone) => `${zone} { card { name } }`).join(' ')} } permanents(controller: $player) { name } stack { text controller { id } }`,
    variables: (step) => ({ player: id(step, 'player') }),
    expected: is,
    actual: (board, step) => namesIn(board, step).filter((name) => step.card === undefined || step.card === name).length,
  },
};

/** Whether the player has lost; by that rule or a part of it, where the step names one. */
function lossOf(lost: unknown, rule: unknown): unknown {
  const isLost = isObject(lost);
  const byIt = typeof rule === 'string' && isLost && citedRules(lost).some((number) => isWithin(number, rule));
  return { is: isLost, rule: rule === undefined ? null : byIt || !isLost ? rule : citedRules(lost) };
}

/** The permanent, or the one ability of it that the step names. */
function produced(board: unknown, step: JsonObject): JsonObject {
  const permanent = here(board, 'permanent');
  return step.ability === undefined ? permanent : abilityNamed(permanent, step.ability);
}

function hasAndLacks(step: JsonObject): unknown {
  return { has: step.has ?? [], lacks: step.lacks ?? [] };
}

/** As expected where nothing is amiss; otherwise what there is, so that the report shows it. */
function judged(step: JsonObject, found: readonly string[]): unknown {
  const folded = new Set(found.map((word) => word.toLowerCase()));
  const missing = texts(step.has ?? [], 'has').some((word) => !folded.has(word.toLowerCase()));
  const unwanted = texts(step.lacks ?? [], 'lacks').some((word) => folded.has(word.toLowerCase()));
  return missing || unwanted ? found : hasAndLacks(step);
}

function amountOf(pairs: readonly JsonObject[], key: string, wanted: unknown): unknown {
  return pairs.find((pair) => pair[key] === wanted)?.amount ?? 0;
}

function zoneOf(board: unknown): string {
  if (isObject(at(board, 'permanent'))) return 'battlefield';
  const zone = at(board, 'cardObject', 'zone');
  return typeof zone === 'string' ? zone.toLowerCase() : 'ceased';
}

function namesIn(board: unknown, step: JsonObject): readonly unknown[] {
  const zone = text(step.zone, 'zone');
  if (zone === 'stack') {
    const own = objectsAt(board, 'stack').filter((object) => at(object, 'controller', 'id') === step.player);
    return own.map((object) => object.text);
  }
  if (zone === 'battlefield') return objectsAt(board, 'permanents').map(({ name }) => name);
  return objectsAt(here(board, 'player'), zone).map((card) => at(card, 'card', 'name'));
}
