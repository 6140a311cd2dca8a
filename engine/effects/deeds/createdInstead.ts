import type { Effect, TokenCount } from '../../ast/index.ts';
import type { CompiledCard } from '../../cards/definition.ts';
import { EVALUATE } from '../../characteristics/battlefield.ts';
import { layered } from '../../characteristics/layers.ts';
import { every, isKnown, some, type Truth, undetermined } from '../../characteristics/truth.ts';
import { unread } from '../../characteristics/unread.ts';
import type { Context } from '../../characteristics/view.ts';
import { walk } from '../../characteristics/walk.ts';
import { apply } from '../../events/apply.ts';
import type { Entering, GameEventBody } from '../../events/event.ts';
import { isWithin } from '../../mana/triggers.ts';
import { modifiersOfText, thatApply } from '../../replacements/applying.ts';
import { type Changing, settleInOrder } from '../../replacements/inOrder.ts';
import type { OfText } from '../../replacements/modifier.ts';
import type { GameState } from '../../state/game.ts';
import type { Step } from '../../trace.ts';
import { cannot, type Resolving, type Stop } from '../resolving.ts';
import { freeId } from './ids.ts';
import { tokenCard } from './tokens.ts';

/** So many tokens of one kind for a player. */
export interface Batch {
  readonly player: string;
  readonly card: CompiledCard;
  readonly amount: number;
  readonly entering: Entering;
}

/** The tokens that are created after all, and how that came about. */
export interface Created {
  readonly kind: 'created';
  readonly batches: readonly Batch[];
  /** 614.3: the end of the effects that worked this time only. */
  readonly over: readonly GameEventBody[];
  readonly why: readonly Step[];
}

/** 111.1: that one token is created. */
export const tokenEvent = (id: string, { player, card, entering }: Omit<Batch, 'amount'>): GameEventBody => ({
  kind: 'ZoneChanged',
  ...{ id, as: id, from: 'nowhere', to: 'battlefield', cause: 'other' },
  entering,
  created: { card, owner: player },
});

/** A token's size as written; X is settled as it is created (107.3). */
export const sizeOf = (written: string, { x }: Pick<Context, 'x'>): number | string => (written === 'X' && x !== null ? x : written);

/** 614.1, 614.16, 616.1, 701.6b: the tokens that are created in the place of others, for each player by themselves. */
export function createdInstead(wanted: readonly Batch[], { state, ask, replaced }: Resolving): Created | Stop {
  const batches = wanted.filter(({ amount }) => amount > 0);
  if (batches.length === 0) return { kind: 'created', batches, over: [], why: [] };
  const open = unread(state, /\btokens? (that )?would be created|would create\b|would be created/i);
  if (open !== null) return cannot(open, 'how many tokens are created is not worked out');
  const modifiers = modifiersOfText(state).filter(
    ({ replacer }) => replacer.effect.kind === 'replaces' && replacer.effect.event.kind === 'created',
  );
  if (modifiers.length === 0) return { kind: 'created', batches, over: [], why: [] };
  const all: Batch[] = [];
  const over: GameEventBody[] = [];
  const why: Step[] = [];
  let spent: ReadonlySet<string> = new Set(replaced);
  for (const [player, own] of Map.groupBy(batches, (batch) => batch.player)) {
    const how: Changing<readonly Batch[]> = {
      applying: (now) =>
        thatApply(modifiers, (one) =>
          every([() => isMeant(one, player), () => some(now, (batch) => isSuch(batch, one, state))], (part) => part()),
        ),
      apply: (now, modifier) => changed(now, modifier, player, state),
      about: `the tokens that ${player} would create`,
      by: player,
    };
    const settled = settleInOrder(state, own, how, ask, spent);
    if (settled.kind !== 'inOrder') return settled;
    all.push(...settled.now);
    over.push(...settled.over);
    spent = new Set([...spent, ...settled.spent]);
    why.push(...settled.steps);
  }
  return { kind: 'created', batches: all, over, why };
}

function isMeant({ replacer: { effect, context } }: OfText, player: string): Truth {
  if (effect.kind !== 'replaces' || effect.event.kind !== 'created') return false;
  const { event, limit, condition } = effect;
  return every(
    [
      () => event.by === null || event.by === 'effect' || context.evaluate.isPlayer(event.by, player, context),
      () => event.under === null || context.evaluate.isPlayer(event.under, player, context),
      () => limit === null || isWithin(limit, context),
      () => condition === null || context.evaluate.holds(condition, context),
    ],
    (part) => part(),
  );
}

/** 701.6b: whether it is a token of the kind spoken of, before any effect changes its characteristics: as the effect that creates it makes it. */
function isSuch(batch: Batch, { replacer: { effect, context } }: OfText, state: GameState): Truth {
  if (effect.kind !== 'replaces' || effect.event.kind !== 'created' || batch.amount === 0) return false;
  const { what } = effect.event;
  if (!('filter' in what) || what.filter === 'any') return undetermined('which tokens are meant');
  const id = freeId(batch.card.definition.name, state, []);
  const after = apply(state, tokenEvent(id, batch));
  const token = after.permanents.get(id);
  const { view } = layered({ ...after, effects: [], permanents: new Map(token === undefined ? [] : [[id, token]]) });
  const object = view.object(id);
  return object === undefined ? false : context.evaluate.fits(what.filter, object, { ...context, view, evaluate: EVALUATE });
}

/** What one effect makes of the tokens that a player would create. */
function changed(now: readonly Batch[], modifier: OfText, player: string, state: GameState): readonly Batch[] | Stop {
  if (modifier.replacer.effect.kind !== 'replaces') return now;
  const { effect: does, event } = modifier.replacer.effect;
  const those = now.filter((batch) => isSuch(batch, modifier, state) === true);
  const others = now.filter((batch) => !those.includes(batch));
  const { context } = modifier.replacer;
  const { text } = modifier;
  switch (does.kind) {
    case 'createMore': {
      if (does.plus !== null) {
        const more = described([does.plus], those, player, context, text);
        return 'kind' in more ? more : [...now, ...more];
      }
      if (does.each === true) return oneOfEach(now, modifier, player, state);
      if (does.amount === null) return now;
      const { amount } = does;
      const counted = those.map((batch) => ({ batch, many: context.evaluate.amount(amount, { ...context, thatMany: batch.amount }) }));
      const all: Batch[] = [...others];
      for (const { batch, many } of counted) {
        if (!isKnown(many)) return cannot(text, many.why);
        all.push({ ...batch, amount: many });
      }
      return all;
    }
    case 'createToken': {
      if (does.join === 'or') return cannot(text, 'which of the tokens is created instead');
      // "If you would create a Fish token": in the place of each; "one or more": in the place of all together.
      const each = event.kind === 'created' && event.what.kind === 'some' && event.what.amount.kind === 'number';
      const groups = each ? those.map((batch) => [batch]) : [those];
      const all: Batch[] = [...others];
      for (const group of groups) {
        const made = described(does.tokens, group, player, context, text);
        if ('kind' in made) return made;
        const times = each ? (group[0]?.amount ?? 0) : 1;
        all.push(...made.map((batch) => ({ ...batch, amount: batch.amount * times })));
      }
      return all;
    }
    default:
      return cannot(text, notDone(does));
  }
}

/** "If you would create a Clue, Food, or Treasure token, instead create one of each": for each of those that would be created. */
function oneOfEach(now: readonly Batch[], modifier: OfText, player: string, state: GameState): readonly Batch[] | Stop {
  const { effect, context } = modifier.replacer;
  const kinds = new Set<string>();
  walk(effect, (node) => {
    if (node.kind === 'subtype' && 'type' in node && typeof node.type === 'string') kinds.add(node.type);
    return undefined;
  });
  const all: Batch[] = [];
  for (const batch of now) {
    if (isSuch(batch, modifier, state) !== true) {
      all.push(batch);
      continue;
    }
    const counts = [...kinds].map((kind): TokenCount => ({ ...PLAIN, token: { ...PLAIN.token, subtypes: [kind] } }));
    const made = described(counts, [batch], player, context, modifier.text);
    if ('kind' in made) return made;
    all.push(...made.map((one) => ({ ...one, amount: batch.amount })));
  }
  return all;
}

/** 111.10: a token that is known by its subtype alone. */
const PLAIN: TokenCount = {
  kind: 'tokens',
  amount: { kind: 'number', value: 1 },
  token: {
    kind: 'token',
    ...{ name: null, naming: 'named', role: null, power: null, toughness: null, colors: null, every: null },
    ...{ supertypes: [], subtypes: [], types: [], abilities: [] },
  },
  entering: { kind: 'entering', tapped: false, attacking: false, attachedTo: null },
};

const notDone = ({ kind }: Effect): string => `what is done (${kind}) instead of creating tokens is not carried out`;

/** Tokens as an effect describes them, which enter as those would whose place they take or with which they are created. */
function described(
  counts: readonly TokenCount[],
  those: readonly Batch[],
  player: string,
  context: Context,
  text: string,
): readonly Batch[] | Stop {
  const thatMany = those.reduce((sum, { amount }) => sum + amount, 0);
  const entering = enteringLike(those, player);
  if (entering === null) return cannot(text, 'how the tokens enter that are created instead of several');
  const made: Batch[] = [];
  for (const { amount: quantity, token, entering: own } of counts) {
    const amount = context.evaluate.amount(quantity, { ...context, thatMany });
    if (!isKnown(amount)) return cannot(text, amount.why);
    if (own.attacking || own.attachedTo !== null) return cannot(text, 'how the tokens enter that are created instead');
    const card = tokenCard(token, (size) => sizeOf(size, context));
    if ('why' in card) return cannot(text, card.why);
    made.push({ player, card, amount, entering: own.tapped ? { ...entering, tapped: true } : entering });
  }
  return made;
}

/** Tapped or attacking, as all of them are; null where they differ. What is copied, and what they are attached to, is theirs alone. */
function enteringLike(those: readonly Batch[], player: string): Entering | null {
  const kept = those.map(({ entering: { tapped, attacking } }) => ({
    controller: player,
    ...(tapped === true ? { tapped } : {}),
    ...(attacking === undefined || attacking === null ? {} : { attacking }),
  }));
  const [first] = kept;
  return first !== undefined && kept.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : null;
}
