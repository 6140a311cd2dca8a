import type { Goal, KindSet, Net, Price, Tokens } from '../net.ts';
import { type Cheapest, cheapestOf } from './cheapest.ts';
import type { Core } from './core.ts';
import { coreOf } from './coreOf.ts';
import { withoutAny } from './cost.ts';
import type { CostOf } from './draft.ts';
import { type Finish, finishOf } from './finish.ts';
import { type Touches, touchesOf } from './hall.ts';
import { type Question, questionOf } from './question.ts';

/** A net made ready for questions. What is worked out on the way to an answer is kept with it; the net itself never changes. */
export interface PreparedNet {
  readonly net: Net;
  /** For goals of mana alone. */
  readonly plain: View;
  /** By what goals take beside mana, and what must not be given up. */
  readonly views: Map<string, View>;
  /** The same with costs, by the order of concerns, too. */
  readonly priced: Map<string, PricedView>;
}

/** A net as goals see it that take the same tokens. */
export interface View {
  readonly core: Core;
  /** Whether places that steps give to hold at the start what goals take of them. */
  readonly holdsNeed: boolean;
  readonly touches: Touches;
  /** By the sets of kinds that goals ask for; null where these are too many. */
  readonly questions: Map<string, Asked | null>;
}

/** A question with what decides its last part. */
export interface Asked {
  readonly question: Question;
  readonly finish: Finish;
}

/** A net as plans see it. */
export interface PricedView {
  readonly core: Core;
  readonly questions: Map<string, PricedAsked | null>;
}

/** A question with what finds the cheapest last part. */
export interface PricedAsked {
  readonly question: Question;
  readonly cheapest: Cheapest;
}

/** What must not be given up. */
export type Sparing = readonly (keyof Price)[];

/** Makes a net ready for any number of questions. */
export function prepare(net: Net): PreparedNet {
  return { net, plain: viewOf(net, [], []), views: new Map(), priced: new Map() };
}

function viewOf(net: Net, takes: readonly Tokens[], sparing: Sparing): View {
  const core = coreOf(net, takes, sparing.length === 0 ? null : withoutAny(net, sparing), null);
  const holdsNeed = core.need.every((amount, place) => amount <= (core.caps[place] ?? 0));
  return { core, holdsNeed, touches: touchesOf(core), questions: new Map() };
}

const textOf = (takes: readonly Tokens[]): string => takes.map(({ place, amount }) => `${place}x${amount}`).join();

/** The net for goals that take just what this one takes; without what gives up any of what is to be spared. */
export function viewFor({ net, plain, views }: PreparedNet, { takes }: Goal, sparing: Sparing = []): View {
  if (takes.length === 0 && sparing.length === 0) return plain;
  return kept(views, `${textOf(takes)}|${sparing.join()}`, () => viewOf(net, takes, sparing));
}

/** The same with what each outcome costs; `key` tells kinds of costs apart. */
export function pricedFor({ net, priced }: PreparedNet, { takes }: Goal, sparing: Sparing, costOf: CostOf, key: string): PricedView {
  return kept(priced, `${textOf(takes)}|${sparing.join()}|${key}`, () => ({
    core: coreOf(net, takes, sparing.length === 0 ? null : withoutAny(net, sparing), costOf),
    questions: new Map(),
  }));
}

/** Null where the goal asks for too many different sets of kinds. */
export function askedOf({ core, questions }: View, masks: readonly KindSet[]): Asked | null {
  return kept(questions, masks.join(), () => {
    const question = questionOf(core, masks);
    return question === null ? null : { question, finish: finishOf(question) };
  });
}

/** `width`, `floating` and `apart` as for `cheapestOf`. */
export function pricedAskedOf(
  { core, questions }: PricedView,
  masks: readonly KindSet[],
  width: number,
  floating: number,
  apart = 0,
): PricedAsked | null {
  return kept(questions, masks.join(), () => {
    const question = questionOf(core, masks, apart > 0);
    return question === null ? null : { question, cheapest: cheapestOf(question, width, floating, apart) };
  });
}

/** What is kept under a key; it is worked out when it is first asked for. */
function kept<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
