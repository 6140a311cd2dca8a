import type { Change, Effect } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import { instructionsIn } from '../compiler/rulesWords.ts';
import type { Meant } from '../state/game.ts';
import { choose } from './choosing.ts';
import { amountFor, playersFor } from './deeds/players.ts';
import { objectsFor } from './objectsFor.ts';
import { cannot, contextWhile, isStop, type Resolving, type Stop } from './resolving.ts';

type Action = Extract<Effect, { readonly kind: 'keywordAction' | 'objectAction' }>;

/** 701: what a keyword action stands for: instructions, whose they are, and what their words mean. */
export interface Written {
  readonly effects: readonly Effect[];
  readonly you: string;
  /** The object that "this creature" means in them; null: the object whose ability it is. */
  readonly source: string | null;
  readonly meant: Partial<Meant>;
}

/** What players do, X times where there is a number. */
const OF_PLAYERS: Readonly<Record<string, string>> = {
  // 701.68.
  blight: 'Put X -1/-1 counters on a creature you control.',
  // 701.48a: nothing is brought from outside the game here.
  learn: 'You may discard a card. If you do, draw a card.',
  // 701.62a.
  'manifest dread': 'Look at the top two cards of your library. Manifest one of them and put the rest into your graveyard.',
  // 701.46a.
  adapt: 'If this creature has no +1/+1 counters on it, put X +1/+1 counters on it.',
};

/** What is done with objects, "it" in the words; "you" who does it. */
const TO_OBJECTS: Readonly<Record<string, readonly Effect[]>> = {
  // 701.15a.
  goad: [untilNextTurn('is goaded')],
  'tap and goad': [{ kind: 'tap', who: { kind: 'you' }, what: { kind: 'it', plural: true } }, untilNextTurn('is goaded')],
  // 701.35a.
  detain: [untilNextTurn("can't attack or block", "its activated abilities can't be activated")],
};

function untilNextTurn(...deeds: readonly string[]): Effect {
  const changes = deeds.map((what): Change => ({ kind: 'deed', what, object: null }));
  return {
    kind: 'continuous',
    subject: { kind: 'it', plural: true },
    changes,
    duration: { kind: 'untilYourNextTurn' },
    durationFirst: true,
  };
}

/** What objects do, X times; "you" is the object's controller, who chooses where there are several ways. */
const OF_OBJECTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // 701.50a.
  connive: { only: 'Draw X cards, then discard X cards. Put a +1/+1 counter on this creature for each nonland card discarded this way.' },
  // 701.63a.
  endure: { '+1/+1': 'Put X +1/+1 counters on this creature.', Spirit: 'Create an X/X white Spirit creature token.' },
};

/** 701: the instructions that a keyword action stands for, one after the other; null where it is none that is written out. */
export function writtenOut(action: Action, resolving: Resolving): readonly Written[] | Stop | null {
  return action.kind === 'keywordAction' ? ofPlayers(action, resolving) : ofObjects(action, resolving);
}

function ofPlayers(
  { action, who, amount, object }: Extract<Action, { readonly kind: 'keywordAction' }>,
  resolving: Resolving,
): readonly Written[] | Stop | null {
  const context = contextWhile(resolving);
  const text = OF_PLAYERS[action];
  const effects = TO_OBJECTS[action];
  if (text === undefined && effects === undefined) return null;
  const players = playersFor(who, resolving, context);
  if ('kind' in players) return players;
  const x = amount === null ? 1 : amountFor(amount, resolving, context);
  if (typeof x !== 'number') return x;
  if (text !== undefined) return players.map((you) => ({ effects: instructionsIn(text), you, source: null, meant: { x } }));
  if (object === null || effects === undefined) return cannot(resolving.text, 'what that is done to');
  const ids = objectsFor(object, resolving, context, `a creature to ${action}`);
  if (isStop(ids)) return ids;
  return players.map((you) => ({ effects, you, source: null, meant: { it: ids } }));
}

function ofObjects(
  { subject, action, amount }: Extract<Action, { readonly kind: 'objectAction' }>,
  resolving: Resolving,
): readonly Written[] | Stop | null {
  const ways = OF_OBJECTS[action];
  if (ways === undefined) return null;
  const context = contextWhile(resolving);
  const ids = context.evaluate.objects(subject, context);
  if (!isKnown(ids)) return cannot(resolving.text, ids.why);
  const x = amount === null ? 1 : amountFor(amount, resolving, context);
  if (typeof x !== 'number') return x;
  const written: Written[] = [];
  for (const source of ids) {
    const you = context.view.object(source)?.controller;
    const chosen = choose(`what ${action} does`, Object.keys(ways), { least: 1, most: 1 }, resolving);
    if ('kind' in chosen) return chosen;
    const text = ways[chosen[0] ?? ''];
    if (you !== undefined && text !== undefined) written.push({ effects: instructionsIn(text), you, source, meant: { x } });
  }
  return written;
}
