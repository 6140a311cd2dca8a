import type { PermanentAbility } from '../characteristics/abilities.ts';
import { originOf, standing } from '../characteristics/standing.ts';
import type { GameState } from '../state/game.ts';
import { type Step, step } from '../trace.ts';
import { MANA_TYPES, type TypeSet, typesIn } from './amounts.ts';
import type { Chained } from './chain.ts';
import type { Option } from './flexible.ts';
import type { Sort } from './made.ts';
import type { Moment } from './moment.ts';
import { replacementStep } from './replacedAmounts.ts';
import type { Worked } from './scope.ts';
import { triggerKey } from './triggers.ts';
import { nameOf } from './wording.ts';

interface Told {
  readonly state: GameState;
  readonly moment: Moment;
  readonly source: string;
  readonly owned: PermanentAbility;
  readonly worked: Worked;
  /** Before replacement effects. */
  readonly before: readonly Option<Sort>[];
  readonly after: readonly Chained[];
}

/** Why an activation turns out as it does, with the rules. */
export function stepsOf({ state, moment, source, owned, worked, before, after }: Told): readonly Step[] {
  const text = `“${owned.text}”`;
  const name = (id: string): string => nameOf(moment.before, id);
  const steps: Step[] = state.permanents.has(source) ? [...standing(state, source), ...originOf(state, source, owned)] : [];
  const adding = before.filter((option) => option.length > 0);
  if (adding.length === 0) {
    const why = worked.undefinedTypes.length > 0 ? `: ${worked.undefinedTypes.join('; ')}` : '';
    return [...steps, step(`${text} adds no mana${why}.`, '106.5', '106.12a')];
  }
  steps.push(step(`${text} adds ${either(adding.map(showOption))}.`, '106.3', '605.3b'));
  for (const { mana, order } of after.slice(0, 12)) if (order.length > 0) steps.push(replacementStep(order.map(name), showOption(mana)));
  const triggers = new Map(after.flatMap(({ triggered }) => triggered).map((one) => [triggerKey(one), one]));
  for (const { permanent, owned: trigger, event } of triggers.values())
    steps.push(
      step(
        `“${trigger.text}” of ${name(permanent)} triggers and resolves at once.`,
        ...(event.kind === 'tappedForMana' ? (['106.12a'] as const) : []),
        '605.1b',
        '605.4a',
      ),
    );
  if (after.some(({ mana }) => mana.some(({ of }) => of.riders.length > 0)))
    steps.push(step('What the text says of spending it stays with all mana that it adds.', '106.6'));
  return steps;
}

const either = (all: readonly string[]): string => `${all.slice(0, 12).join(' or ')}${all.length > 12 ? ' or …' : ''}`;

/** "{G}{G}", "2 mana of {W} or {U} each". */
function showOption(option: Option<Sort>): string {
  return option.length === 0 ? 'no mana' : option.map(({ types, amount }) => showPart(types, amount)).join(' and ');
}

function showPart(types: TypeSet, amount: bigint): string {
  const symbols = typesIn(types).map((type) => `{${type}}`);
  if (symbols.length === 1) return amount <= 20n ? (symbols[0] ?? '').repeat(Number(amount)) : `${symbols[0]}×${amount}`;
  const which = symbols.length === MANA_TYPES.length ? 'any type' : symbols.join(' or ');
  return amount === 1n ? which : `${amount} mana of ${which} each`;
}
