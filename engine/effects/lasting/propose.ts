import type { Effect, PlayerRef, Quantity } from '../../ast/index.ts';
import { type Amount, isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import type { GameEventBody } from '../../events/event.ts';
import { objectsFor } from '../objectsFor.ts';
import { about, cannot, events, isStop, type Proposal, type Resolving, type Stop } from '../resolving.ts';
import { begin } from './begin.ts';
import { beginOnObjects } from './objects.ts';
import { stepsHeld } from './stepsHeld.ts';

type DeedOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

const THEY: PlayerRef = { kind: 'they' };
const IT = { kind: 'it', plural: true } as const;

const proposal = (made: readonly GameEventBody[] | Stop, objects: readonly string[] | null): Proposal | Stop => {
  if (isStop(made)) return made;
  return objects === null ? events(...made) : about(objects, made);
};

/** 611.2: "gets +1/+1 until end of turn"; 502.3: "doesn't untap during your next untap step". */
export function continuous(deed: DeedOf<'continuous'>, resolving: Resolving, context: Context): Proposal | Stop {
  const ids = objectsFor(deed.subject, resolving, context, 'an object');
  if ('kind' in ids) return ids;
  const steps = deed.changes.map((change) => (change.kind === 'deed' ? stepsHeld(change.what) : null));
  const held = Math.max(0, ...steps.map((one) => one ?? 0));
  if (held > 0 && steps.includes(null)) return cannot(resolving.text, 'what is held tapped and changed at once is not modelled');
  if (held === 0) return proposal(beginOnObjects(deed, ids, resolving, context), ids);
  const here = ids.filter((id) => resolving.state.permanents.has(id));
  return about(
    ids,
    here.map((permanent) => ({ kind: 'PermanentHeldTapped', permanent, steps: held })),
  );
}

/** 613.1b: a player gains control of objects. */
export function gainControl({ who, what, duration }: DeedOf<'gainControl'>, resolving: Resolving, context: Context): Proposal | Stop {
  const players = context.evaluate.players(who, context);
  if (!isKnown(players)) return cannot(resolving.text, players.why);
  const [player, another] = players;
  if (player === undefined || another !== undefined) return cannot(resolving.text, 'who gains control');
  const ids = objectsFor(what, resolving, context, 'what control is gained of');
  if ('kind' in ids) return ids;
  const objects = ids.filter((id) => resolving.state.permanents.has(id));
  const effect = {
    kind: 'continuous',
    subject: IT,
    changes: [{ kind: 'controller', player: THEY }],
    condition: null,
    conditionFirst: false,
  } as const;
  return proposal(begin(resolving, [{ effect, duration, objects, meant: { it: objects, they: player } }]), ids);
}

/** 701.10a-c: what is doubled gets as much more as it has now; 613.4d. */
export function changeSize(deed: DeedOf<'doubleSize' | 'switchSize'>, resolving: Resolving, context: Context): Proposal | Stop {
  const ids = objectsFor(deed.of, resolving, context, 'a creature');
  if ('kind' in ids) return ids;
  const all: GameEventBody[] = [];
  for (const id of ids) {
    const object = context.view.object(id);
    if (object === undefined) continue;
    const more = (which: 'power' | 'toughness', value: number | null) => {
      const doubled = deed.kind === 'doubleSize' && (deed.what === which || deed.what === 'power and toughness') ? (value ?? 0) : 0;
      return { sign: doubled < 0 ? '-' : '+', amount: { kind: 'number', value: Math.abs(doubled) } } as const;
    };
    const change =
      deed.kind === 'switchSize'
        ? ({ kind: 'switchPowerToughness' } as const)
        : ({
            kind: 'modifyPowerToughness',
            power: more('power', object.power),
            toughness: more('toughness', object.toughness),
            forEach: null,
          } as const);
    const begun = beginOnObjects({ subject: IT, changes: [change], duration: deed.duration }, [id], resolving, context);
    if (isStop(begun)) return begun;
    all.push(...begun);
  }
  return about(ids, all);
}

/** 305.2: "You may play an additional land this turn." */
export function extraLand({ who, amount }: DeedOf<'extraLand'>, resolving: Resolving, context: Context): Proposal | Stop {
  const players = context.evaluate.players(who, context);
  if (!isKnown(players)) return cannot(resolving.text, players.why);
  const all: GameEventBody[] = [];
  for (const player of players) {
    const settled = numberOf(amount, context);
    if ('why' in settled) return cannot(resolving.text, settled.why);
    const effect = { kind: 'additionalLand', who: THEY, amount: settled, turns: 'this turn' } as const;
    const begun = begin(resolving, [{ effect, duration: { kind: 'thisTurn' }, objects: null, meant: { they: player } }]);
    if (isStop(begun)) return begun;
    all.push(...begun);
  }
  return events(...all);
}

function numberOf(quantity: Quantity, context: Context): Quantity | { readonly why: string } {
  if (quantity.kind === 'anyNumber') return quantity;
  const value: Amount = context.evaluate.amount(quantity, context);
  return isKnown(value) ? { kind: 'number', value } : value;
}
