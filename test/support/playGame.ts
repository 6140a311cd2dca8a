import type { CardCatalogue } from '../../data/cards/catalogue.ts';
import {
  type Announcement,
  type BoardSetup,
  type CompiledCard,
  type GameState,
  type LegalAction,
  type MissingChoice,
  type PlayerAction,
  perform,
  type TargetToChoose,
} from '../../engine/index.ts';
import { begun } from './boards.ts';

/** Games played at random. */

/** Numbers from 0 up to 1. */
export type Random = () => number;

export const below = (random: Random, bound: number): number => Math.floor(random() * bound);

/** One of a list; undefined where it is empty. */
export const oneOf = <T>(random: Random, list: readonly T[]): T | undefined => list[below(random, list.length)];

/** So many different ones of a list, as far as there are. */
export function someOf<T>(random: Random, list: readonly T[], count: number): readonly T[] {
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(below(random, left.length), 1));
  return taken;
}

/** The cards of a catalogue that decks are made of: all but tokens. */
export const deckCards = (catalogue: CardCatalogue): readonly CompiledCard[] =>
  catalogue.list({}, 10_000).cards.filter(({ definition: { layout, typeLine } }) => layout !== 'token' && !typeLine.startsWith('Token'));

const isLand = ({ definition }: CompiledCard): boolean => /\bLand\b/.test(definition.typeLine);

/** A board for a game between two players with decks of random cards, two fifths of them lands, and some of each on the battlefield already. */
export function randomSetup(random: Random, cards: readonly CompiledCard[], seed: number): BoardSetup {
  const lands = cards.filter(isLand);
  const spells = cards.filter((one) => !isLand(one));
  const permanents = spells.filter(({ definition: { typeLine } }) => !/\b(Instant|Sorcery|Aura)\b/.test(typeLine));
  const some = (from: readonly CompiledCard[], count: number) =>
    Array.from({ length: count }, () => ({ card: oneOf(random, random() < 0.4 ? lands : from)?.definition.name ?? '' }));
  const player = (id: string) => ({
    id,
    hand: some(spells, 7),
    library: some(spells, 25),
    battlefield: [...some(lands, 4), ...some(permanents, 4)],
  });
  return { players: [player('a'), player('b')], step: 'UPKEEP', seed };
}

/** The game that such a board gives. */
export function randomGame(random: Random, cards: readonly CompiledCard[], seed: number): GameState {
  return begun(randomSetup(random, cards, seed), cards);
}

/** What came of trying an option with its choices filled in at random. */
export type Tried =
  | {
      readonly kind: 'done';
      readonly action: PlayerAction;
      readonly result: Extract<ReturnType<typeof perform>, { readonly ok: true }>['value'];
    }
  | {
      readonly kind: 'refused';
      readonly action: PlayerAction;
      readonly why: Extract<ReturnType<typeof perform>, { readonly ok: false }>['error'];
    };

/** The most answers that one action is given. */
const MOST_ANSWERS = 40;

/** Does what an option says, whatever it leaves open chosen at random from what it lists, and from what is asked then. */
export const tryOption = (random: Random, state: GameState, option: LegalAction): Tried =>
  tryAction(random, state, random() < 0.7 ? announced(random, option.action, option.announcement()) : option.action);

/** Does an action, whatever is asked chosen at random. */
export function tryAction(random: Random, state: GameState, from: PlayerAction): Tried {
  let action = from;
  for (let round = 0; ; round += 1) {
    const done = perform(state, action);
    if (done.ok) return { kind: 'done', action, result: done.value };
    const { missingChoice } = done.error;
    const given = action.choose ?? [];
    if (missingChoice?.what.endsWith('(assign)') === true && round < MOST_ANSWERS) {
      action = assigned(random, action, missingChoice);
      continue;
    }
    const answer = missingChoice === null || missingChoice.unfit !== undefined ? undefined : answerTo(random, missingChoice, given);
    if (answer === undefined || round === MOST_ANSWERS) return { kind: 'refused', action, why: done.error };
    action = { ...action, choose: [...given, answer] };
  }
}

/** 510.1: all of a creature's combat damage to one of those that it may be assigned to. */
function assigned(random: Random, action: PlayerAction, { what, options }: MissingChoice): PlayerAction {
  const [, source = '', amount = '0'] = /^how (\S+) assigns its (\d+) /.exec(what) ?? [];
  const before = action.kind === 'combatDamage' ? (action.assign ?? []) : [];
  return { kind: 'combatDamage', assign: [...before, { source, target: oneOf(random, options) ?? '', amount: Number(amount) }] };
}

/** One of the options, one that was not given yet where there is one; where any name will do, one. */
function answerTo(random: Random, { options }: MissingChoice, given: readonly string[]): string | undefined {
  if (options.length === 0) return 'Forest';
  const left = options.filter((one) => !given.includes(one));
  return oneOf(random, left.length > 0 ? left : options);
}

/** 601.2b-c: announced at random, from what is listed. */
function announced(random: Random, action: PlayerAction, announcement: Announcement | null): PlayerAction {
  if (action.kind === 'attack') {
    const attackers = declared(random, announcement).map(([attacker, defending]) => ({ attacker, defending }));
    return { ...action, attackers };
  }
  if (action.kind === 'block')
    return { ...action, blocks: declared(random, announcement).map(([blocker, attacker]) => ({ blocker, attacker })) };
  if (announcement === null || (action.kind !== 'cast' && action.kind !== 'activate')) return action;
  const { x, modes, targets, additional } = announcement;
  const value = x === null ? undefined : oneOf(random, x.values);
  const chosen = modes === null ? [] : [...modesOf(random, modes)].sort((left, right) => left - right);
  const slots = modes === null ? targets : targets.length > 0 ? null : chosen.flatMap((at) => modes.modes[at]?.targets ?? []);
  const kicked = additional.flatMap(({ name, most }) =>
    random() < 0.3 ? Array.from({ length: 1 + below(random, Math.min(most ?? 3, 3)) }, () => name) : [],
  );
  return {
    ...action,
    ...(value === undefined ? {} : { x: value }),
    ...(modes === null ? {} : { modes: chosen }),
    ...(slots === null || slots.length === 0 || random() < 0.4 ? {} : { targets: slots.flatMap((slot) => targetsFor(random, slot)) }),
    ...(kicked.length === 0 || action.kind !== 'cast' ? {} : { kicked }),
  };
}

const declared = (random: Random, announcement: Announcement | null): readonly (readonly [creature: string, whom: string])[] =>
  (announcement?.creatures ?? []).flatMap(({ creature, options }) =>
    random() < 0.6 ? [[creature, oneOf(random, options) ?? ''] as const] : [],
  );

function modesOf(random: Random, { least, most, modes, repeats }: NonNullable<Announcement['modes']>): readonly number[] {
  const possible = modes.flatMap(({ possible: is }, at) => (is ? [at] : []));
  const count = least + below(random, Math.min(most, least + 2) - least + 1);
  return repeats ? Array.from({ length: count }, () => oneOf(random, possible) ?? 0) : someOf(random, possible, count);
}

const targetsFor = (random: Random, { least, most, options }: TargetToChoose): readonly string[] =>
  someOf(random, options, least + below(random, Math.min(most ?? least + 2, least + 2) - least + 1));
