import type { Effect, EventLimit } from '../../ast/index.ts';
import { layered } from '../../characteristics/layers.ts';
import { every, isKnown, type Truth } from '../../characteristics/truth.ts';
import { unread } from '../../characteristics/unread.ts';
import { type Context, keywordsOf } from '../../characteristics/view.ts';
import { called } from '../../events/called.ts';
import { EXCEPT_FIRST_DRAW, isFirstOfDrawStep } from '../../events/history.ts';
import { isWithin } from '../../mana/triggers.ts';
import { modifiersOfText, thatApply } from '../../replacements/applying.ts';
import { namesOf } from '../../replacements/first.ts';
import { endOf } from '../../replacements/inOrder.ts';
import type { OfText } from '../../replacements/modifier.ts';
import { written } from '../../replacements/written.ts';
import { type GameState, playerOf } from '../../state/game.ts';
import { step } from '../../trace.ts';
import { happening } from '../happening.ts';
import { type CarriedOut, cannot, events, type Question, type Resolving, type Stop } from '../resolving.ts';
import { inWordsOf } from './inWordsOf.ts';

/** 121.6, 614.11: something that could happen instead of a player's drawing a card, or so many of them. */
export interface InsteadOfDraw {
  /** 614.5: it has one chance at a draw. */
  readonly key: string;
  readonly source: string;
  readonly text: string;
  /** "You may …": the player says whether it applies. */
  readonly optional: boolean;
  /** Those of one sort make the same of it. */
  readonly sort: string;
  readonly does: (now: Resolving) => CarriedOut | Stop;
}

/** What would apply to a draw of a player's; `many`: to an instruction to draw so many at once (121.2a), null: to one card. Stops where that can't be told. */
export function insteadOfDraw(player: string, many: number | null, now: Resolving): readonly InsteadOfDraw[] | Stop {
  const { state, replaced } = now;
  const open = unread(state, /would draw|can't draw/i);
  if (open !== null) return cannot(open, 'something else may happen instead of drawing a card');
  const applying = thatApply(modifiersOfText(state), (one) => replaced?.has(one.key) !== true && isAboutDraw(one, player, many, state));
  if ('kind' in applying) return applying;
  const found = applying.map((one) => ofText(one, player));
  return many === null ? [...found, ...dredges(player, state).filter(({ key }) => replaced?.has(key) !== true)] : found;
}

function isAboutDraw({ replacer: { effect, context } }: OfText, player: string, many: number | null, state: GameState): Truth {
  if (effect.kind !== 'replaces') return false;
  const { event, limit, condition } = effect;
  if (event.kind !== 'draws') return false;
  const { what } = event;
  const own: Context = { ...context, they: player };
  return every(
    [
      () => context.evaluate.isPlayer(event.who, player, context),
      () => {
        if (what.kind !== 'some') return false;
        if (what.amount.kind !== 'orMore') return many === null;
        const least = context.evaluate.amount(what.amount.least, context);
        return isKnown(least) ? many !== null && many >= least : least;
      },
      () => limit === null || isDrawWithin(limit, player, state, own),
      () => condition === null || context.evaluate.holds(condition, own),
    ],
    (part) => part(),
  );
}

function isDrawWithin(limit: EventLimit, player: string, state: GameState, context: Context): Truth {
  if (limit.kind !== 'words' || !EXCEPT_FIRST_DRAW.test(limit.words)) return isWithin(limit, context);
  return !isFirstOfDrawStep(state, player);
}

/** The effect of words; of one that works the next time only, which is over then (614.3). */
function ofText(modifier: OfText, player: string): InsteadOfDraw {
  const { replacer, key, text } = modifier;
  const { effect, context, lasting, source } = replacer;
  const { effect: does, afterwards = [] } = effect;
  const optional = does.kind === 'may';
  const first = does.kind === 'may' ? does.effect : does;
  const { event, limit } = effect.kind === 'replaces' ? effect : { event: null, limit: null };
  return {
    ...{ key, source, text, optional },
    sort: lasting === null ? written([event, limit, effect.condition, does, afterwards, context.you]) : key,
    does: (now) => {
      if (does.kind === 'may' && context.evaluate.isPlayer(does.who, player, { ...context, they: player }) !== true)
        return cannot(text, 'what another player may do instead of a draw');
      const over = happening(events(...endOf(modifier)), now, null);
      const own = inWordsOf(modifier, player, 1, now);
      return then(over, [first, ...afterwards], { ...own, meant: { ...own.meant, it: context.it ?? topOf(player, now.state) } });
    },
  };
}

/** "That card": the one that would be drawn. */
const topOf = (player: string, state: GameState): readonly string[] | null => playerOf(state, player)?.library.slice(0, 1) ?? null;

/** 702.52a: a card with dredge in a player's graveyard, where there are enough cards to mill. */
function dredges(player: string, state: GameState): readonly InsteadOfDraw[] {
  const { view } = layered(state);
  const owner = playerOf(state, player);
  return (owner?.graveyard ?? []).flatMap((card) => {
    const object = view.object(card);
    return (object === undefined ? [] : keywordsOf(object)).flatMap(({ name, amount }, place): readonly InsteadOfDraw[] => {
      if (name !== 'dredge' || amount?.kind !== 'number' || (owner?.library.length ?? 0) < amount.value) return [];
      const text = `Dredge ${amount.value}`;
      const effects = dredge(amount.value);
      const does = (now: Resolving) =>
        then(happening(events(), now, null), effects, {
          ...now,
          source: card,
          named: card,
          you: player,
          text,
          targets: null,
          meant: { it: [card], they: player, x: null, thatMany: 1 },
        });
      return [{ key: `${card} dredge ${place}`, source: card, text, optional: true, sort: card, does }];
    });
  });
}

const dredge = (value: number): readonly Effect[] => [
  { kind: 'mill', who: { kind: 'you' }, amount: { kind: 'number', value } },
  {
    kind: 'move',
    who: { kind: 'you' },
    verb: 'return',
    parts: [
      {
        kind: 'part',
        what: { kind: 'self', as: 'this card' },
        from: { kind: 'place', zone: 'graveyard', of: { kind: 'you' } },
        to: { kind: 'destination', place: { kind: 'place', zone: 'hand', of: { kind: 'you' } }, position: null },
        details: [],
      },
    ],
  },
];

/** Instructions of another object in the place of a draw; afterwards words mean what they did before. */
function then(before: CarriedOut | Stop, effects: readonly Effect[], resolving: Resolving): CarriedOut | Stop {
  if (before.kind !== 'done') return before;
  const done = resolving.follow(effects, { ...resolving, state: before.state, instance: resolving.text, modes: [] });
  if (done.kind !== 'done') return done;
  const instead = step(`“${resolving.text}” of ${called(before.state, resolving.source)} replaces a draw.`, '614.11', '121.6');
  const happened = done.happened.map((one) => ({ ...one, why: [instead, ...(one.why ?? [])] }));
  return { ...before, state: done.state, happened: [...before.happened, ...happened] };
}

/** 616.1, 608.2d: which of them happens instead; null: none, all of them being optional. */
export function chosenInstead(found: readonly InsteadOfDraw[], player: string, { ask, state }: Resolving): InsteadOfDraw | null | Stop {
  const sorts = [...Map.groupBy(found, ({ sort }) => sort).values()].flatMap(([one]) => (one === undefined ? [] : [one]));
  const [only, another] = sorts;
  if (only === undefined) return null;
  const optional = sorts.every((one) => one.optional);
  if (another === undefined && !optional) return only;
  const names = namesOf(sorts);
  const question: Question =
    another === undefined
      ? {
          what: `whether to do what “${only.text}” of ${called(state, only.source)} allows instead of drawing a card`,
          by: player,
          options: ['yes', 'no'],
          least: 1,
          most: 1,
        }
      : {
          what: `what happens instead of a draw of ${player}'s`,
          by: player,
          options: optional ? [...names, 'no'] : names,
          least: 1,
          most: 1,
        };
  const [answer] = ask(question) ?? [];
  if (answer === undefined) return { kind: 'unanswered', question };
  if (answer === 'no') return null;
  return another === undefined ? only : (sorts[names.indexOf(answer)] ?? { kind: 'unanswered', question });
}
