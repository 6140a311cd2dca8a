import type { ManaSymbol } from '../ast/index.ts';
import type { Purpose } from '../costs/demand.ts';
import { ALL_COLORS, ALL_TYPES, showMana, type TypeSet, totalMana, typesIn } from '../mana/amounts.ts';
import type { RuleNumber } from '../rules.ts';
import { type Explanation, explanation, type Step, step } from '../trace.ts';
import type { PaidSymbol, PaymentPlan, PaymentQuestion, PaymentStep, Shortfall } from './answer.ts';
import type { HeldBack } from './heldBack.ts';
import type { Coverable } from './net.ts';

/** A cost as it is written; {0} where there is none. */
export const showCost = (cost: readonly ManaSymbol[]): string => (cost.length === 0 ? '{0}' : cost.map((symbol) => `{${symbol}}`).join(''));

/** What is told about a payment, and of what. `named`: an object as it is called in the text. */
export interface Told {
  readonly question: PaymentQuestion;
  readonly verdict: Coverable;
  readonly plan: PaymentPlan | null;
  readonly shortfall: Shortfall | null;
  /** Told where it can't be paid. */
  readonly heldBack: readonly HeldBack[];
  readonly open: readonly string[];
  /** Whether some of the mana may be spent only on some things. */
  readonly restricted: boolean;
  /** Whether some of the mana may be spent as though it were of another type. */
  readonly asThough: boolean;
  readonly named: (id: string) => string;
  /** The words of an object's ability. */
  readonly words: (id: string, ability: number) => string;
}

/** Why a cost can or can't be paid, with the rules that make it so. */
export function explainPayment(told: Told): Explanation {
  const { question, verdict, plan, open } = told;
  const cost = showCost(question.cost);
  const withX = question.cost.includes('X') ? ` with X = ${question.x}` : '';
  const symbols = step(`The cost is ${cost}${withX}.`, ...PAYING[question.purpose?.kind ?? 'other'], ...rulesOfSymbols(question.cost));
  const notes = [
    ...(told.restricted && told.heldBack.length === 0
      ? [step('Mana that may be spent only on some things counts only where this is one of them.', '106.6')]
      : []),
    ...(told.asThough ? [step('Mana may be spent here as though it were of another type, which it does not become.', '609.4b')] : []),
    ...open.map((what) => step(`Not told by the board or not modelled: ${what}.`, '605.1')),
  ];
  if (verdict === 'yes')
    return explanation(`${cost}${withX} can be paid.`, [
      symbols,
      ...(plan?.steps ?? []).map((one) => stepText(one, told)),
      ...leftover(plan),
      ...notes,
    ]);
  if (verdict === 'undetermined')
    return explanation(`Whether ${cost}${withX} can be paid is not certain: there are too many ways to look at.`, [symbols, ...notes]);
  return explanation(`${cost}${withX} can't be paid.`, [
    symbols,
    ...(told.shortfall === null ? [] : shortfallSteps(told.shortfall, told)),
    ...told.heldBack.map((one) => step(`Mana of ${one.source === null ? 'the pool' : told.named(one.source)}: ${one.text}`, '106.6')),
    ...notes,
  ]);
}

/** 601.2g-h, 602.2b, 118.3: mana abilities first, then the cost. */
const PAYING: Readonly<Record<NonNullable<Purpose>['kind'], readonly RuleNumber[]>> = {
  cast: ['601.2g', '601.2h', '118.3'],
  activate: ['602.2b', '118.3'],
  other: ['118.3', '118.3a', '605.3a'],
};

/** 107.4: the rules of the kinds of symbols that a cost has. */
function rulesOfSymbols(cost: readonly ManaSymbol[]): readonly RuleNumber[] {
  const rules = cost.map((symbol): RuleNumber => {
    if (symbol === 'X') return '107.3';
    if (symbol === 'S') return '107.4h';
    if (symbol === 'C') return '107.4c';
    if (symbol.includes('P')) return '107.4f';
    if (symbol.includes('/')) return '107.4e';
    return /^\d+$/.test(symbol) ? '107.4b' : '107.4a';
  });
  return [...new Set(rules)];
}

function stepText(one: PaymentStep, { named, words }: Told): Step {
  switch (one.kind) {
    case 'pool':
      return step(`Unspent mana pays ${pays(one.pays)}.`, '106.4', '118.3a');
    case 'life':
      return step(`${one.amount} life pays ${pays(one.pays)}.`, '107.4f', '119.4');
    case 'substitute':
      return step(`${named(one.object)} pays ${pays(one.pays)} (${one.keyword}).`, one.rule, '601.2h');
    case 'activate': {
      const mana = totalMana(one.mana) === 0n ? 'no mana' : showMana(one.mana);
      return step(
        `“${words(one.source, one.ability)}” of ${named(one.source)} adds ${mana}${one.pays.length === 0 ? '' : `, which pays ${pays(one.pays)}`}.`,
        '605.3a',
        '605.3b',
      );
    }
  }
}

/** "{1} with {G}, {W}". */
const pays = (symbols: readonly PaidSymbol[]): string =>
  symbols
    .map(({ symbol, type, amount }) => {
      const times = amount === 1n ? '' : ` ×${amount}`;
      return type === null || type === symbol ? `{${symbol}}${times}` : `{${symbol}}${times} with {${type}}`;
    })
    .join(', ');

const leftover = (plan: PaymentPlan | null): readonly Step[] =>
  plan === null || totalMana(plan.leftover) === 0n ? [] : [step(`${showMana(plan.leftover)} is left in the pool.`, '106.4')];

/** Why it can't be paid, so that it can be checked: what asks for how much, all that reaches it, and what would mend it. */
function shortfallSteps({ symbols, asked, reached, sources, contested, repair }: Shortfall, { named }: Told): readonly Step[] {
  const all = showCost(symbols);
  const listed = (ids: readonly string[]): string => `${ids.slice(0, 8).map(named).join(', ')}${ids.length > 8 ? ', …' : ''}`;
  const makers = sources.length === 0 ? 'nothing here makes mana for it' : `for it there is only ${listed(sources)}`;
  const steps = [step(`${all} asks for ${asked} mana, and at most ${reached} can be had: ${makers}.`, '118.3', '601.2h')];
  if (contested.length > 0) steps.push(step(`${listed(contested)} would be needed for two things at once.`, '118.3', '601.2h'));
  if (repair !== null && repair.length > 0) {
    const alike = [...Map.groupBy(repair, (types) => types)].map(([types, all]) => `${all.length} more mana of ${anyOf(types)}`);
    steps.push(step(`It could be paid with ${alike.join(' and ')}.`, '118.3'));
  }
  return steps;
}

function anyOf(types: TypeSet): string {
  if (types === ALL_TYPES) return 'any type';
  if (types === ALL_COLORS) return 'any color';
  return typesIn(types)
    .map((type) => `{${type}}`)
    .join(' or ');
}
