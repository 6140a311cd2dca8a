import type { Effect } from '../../ast/index.ts';
import type { Context } from '../../characteristics/view.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { RuleNumber } from '../../rules.ts';
import type { GameState, Meant } from '../../state/game.ts';
import { isOfOneSource, type Modifier, type OfText, type UsedUp } from '../modifier.ts';
import { type PointsAt, pointsAt } from './pointsAt.ts';

/** What applying one replacement or prevention effect makes of an event. */
export interface Change {
  readonly kind: 'change';
  /** What would happen now in its place; the event itself where that stays. */
  readonly events: readonly GameEventBody[];
  /** In a sentence what the effect did. */
  readonly text: string;
  readonly rules: readonly RuleNumber[];
  /** How much of an effect of a limited amount it took (615.7). */
  readonly took: number;
  /** Damage that is prevented by it. */
  readonly prevented: number;
  /** What is done right afterwards (615.5), or in place of the event; null: nothing. */
  readonly afterwards: Afterwards | null;
}

/** Instructions of a replacement or prevention effect that are carried out right after the events among which it applied. */
export interface Afterwards {
  readonly source: string;
  /** 201.5: what its words mean by a name. */
  readonly named: string;
  /** Who carries them out. */
  readonly you: string;
  readonly text: string;
  readonly effects: readonly Effect[];
  /** What the words point back to; the number is that of what was prevented or replaced. */
  readonly meant: Meant;
  /** What each "target" of the words means; null where nothing was announced. */
  readonly targets: Context['targets'] | null;
  /** Whether the words are about the damage of one source: what they do about others' is done by itself. */
  readonly separate: boolean;
  /** 614.5: the effects that can't apply to what comes of them. */
  readonly used: ReadonlySet<string>;
}

/** What an effect is applied to, with what it may look at. */
export interface Applied<E extends GameEventBody = GameEventBody> {
  readonly state: GameState;
  readonly event: E;
  readonly modifier: Modifier;
  readonly used: ReadonlySet<string>;
  readonly usedUp: UsedUp;
  /** 615.12. */
  readonly unpreventable: boolean;
}

/** A change that leaves so many events in place of one. */
export const change = (
  events: readonly GameEventBody[],
  text: string,
  rules: readonly RuleNumber[],
  more: Partial<Change> = {},
): Change => ({ kind: 'change', events, text, rules, took: 0, prevented: 0, afterwards: null, ...more });

/** What words that point back mean in an effect that is about an event. */
export function meantBy(event: GameEventBody, state: GameState): Pick<Meant, 'it' | 'they' | 'thatMany' | 'dealer'> {
  const ofTarget = (id: string): Pick<Meant, 'it' | 'they'> =>
    state.players.some((player) => player.id === id) ? { it: null, they: id } : { it: [id], they: null };
  switch (event.kind) {
    case 'DamageDealt':
      return { ...ofTarget(event.target), thatMany: event.amount, dealer: event.source };
    case 'LifeGained':
    case 'LifeLost':
    case 'LifePaid':
      return { it: null, they: event.player, thatMany: event.amount };
    case 'CounterAdded':
      return { ...ofTarget(event.object), thatMany: event.amount };
    case 'ZoneChanged':
      return { it: [event.id], they: state.permanents.get(event.id)?.controller ?? state.cards.get(event.id)?.owner ?? null, thatMany: 1 };
    case 'PlayerLost':
    case 'DrawFailed':
      return { it: null, they: event.player, thatMany: 1 };
    default:
      return { it: null, they: null, thatMany: null };
  }
}

/** For whom an effect's words are read while it is applied to an event. */
export function contextOfChange({ replacer }: OfText, event: GameEventBody, state: GameState): Context {
  const { it, they, thatMany, dealer } = meantBy(event, state);
  const { context } = replacer;
  return {
    ...context,
    // What the text itself had named before goes on being meant where the event has nothing of the sort.
    it: it ?? context.it,
    they: they ?? context.they,
    thatMany,
    ...(dealer === undefined ? {} : { dealer }),
  };
}

/** The instructions of an effect, to be carried out afterwards about so much. */
export function afterwards(
  { state, event, modifier, used }: Applied,
  effects: readonly Effect[],
  amount: number | null,
  prevented?: number,
): Afterwards | null {
  if (modifier.kind !== 'text' || effects.length === 0) return null;
  const { replacer } = modifier;
  const { context } = replacer;
  const { it, they, dealer } = meantBy(event, state);
  const points: PointsAt = event.kind === 'DamageDealt' ? pointsAt(effects) : { recipient: true, dealer: false };
  return {
    source: replacer.source,
    named: context.named ?? replacer.source,
    you: context.you ?? '',
    text: replacer.text,
    effects,
    meant: {
      it: points.recipient ? (it ?? context.it) : context.it,
      they: points.recipient ? (they ?? context.they) : context.they,
      x: context.x,
      thatMany: amount,
      ...(dealer === undefined ? {} : { dealer }),
      ...(prevented === undefined ? {} : { prevented }),
    },
    targets: context.targets ?? null,
    separate: isOfOneSource(modifier) || points.dealer,
    used: new Set([...used, modifier.key]),
  };
}

/** 615.5: what one effect did to several events of the same time about the same thing is followed by its instructions once, about all of it. */
export function joinedAfterwards(all: readonly Afterwards[]): readonly Afterwards[] {
  const joined = new Map<string, Afterwards>();
  for (const one of all) {
    const { it, they, thatMany, prevented, dealer } = one.meant;
    const key = JSON.stringify([one.source, one.text, it, they, one.separate ? dealer : null]);
    const before = joined.get(key)?.meant;
    // Of several sources none is the one that is meant.
    const { dealer: __, ...ofSeveral } = one.meant;
    const meant = before === undefined || before.dealer === dealer ? one.meant : ofSeveral;
    const sum = (left: number | null | undefined, right: number | null): number | null =>
      left === undefined || left === null ? right : left + (right ?? 0);
    joined.set(key, {
      ...one,
      meant: {
        ...meant,
        thatMany: sum(before?.thatMany, thatMany),
        ...(prevented === undefined ? {} : { prevented: prevented + (before?.prevented ?? 0) }),
      },
    });
  }
  return [...joined.values()];
}
