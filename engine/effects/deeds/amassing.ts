import type { TokenCount, TokenDescription } from '../../ast/token.ts';
import type { GameEventBody } from '../../events/event.ts';
import { choose } from '../choosing.ts';
import { happening, inTurn } from '../happening.ts';
import { beginOnObjects } from '../lasting/objects.ts';
import { canHaveCounters } from '../puttingCounters.ts';
import { about, type CarriedOut, contextWhile, isStop, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import type { Action } from './action.ts';
import { createToken } from './creating.ts';
import { amountFor } from './players.ts';

/** 701.47a: a player without an Army creates one, then puts counters on an Army, which becomes one of that type too; "the Army" is then that one. */
export function amass(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const [, plural] = /^amass (\w+)s$/.exec(deed.action) ?? [];
  if (plural === undefined || deed.who.kind !== 'you' || deed.amount === null) return unmodelled(deed, resolving);
  const amount = amountFor(deed.amount, resolving, contextWhile(resolving));
  if (typeof amount !== 'number') return amount;
  const token: TokenCount = { kind: 'tokens', amount: { kind: 'number', value: 1 }, token: army(plural), entering: PLAIN };
  const create = (now: Resolving): CarriedOut | Stop =>
    createToken({ kind: 'createToken', who: deed.who, tokens: [token], join: 'and' }, now, did);
  const grow = (now: Resolving): CarriedOut | Stop => enlarge(plural, amount, now, did);
  return inTurn(armiesOf(resolving).length === 0 ? [create, grow] : [grow], resolving, did);
}

function enlarge(type: string, amount: number, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const armies = armiesOf(resolving);
  const chosen = choose('the Army to put counters on', armies, { least: Math.min(1, armies.length), most: 1 }, resolving);
  if ('kind' in chosen) return chosen;
  const context = contextWhile(resolving);
  const fitting = amount === 0 ? [] : chosen.filter((id) => canHaveCounters(resolving.state, id, '+1/+1'));
  const counters: readonly GameEventBody[] = fitting.map((object) => ({ kind: 'CounterAdded', object, counter: '+1/+1', amount }));
  const others = chosen.filter((id) => context.view.object(id)?.subtypes.has(type) === false);
  const becomes = { kind: 'types', types: [{ kind: 'subtype', type }], set: false, wording: 'types' } as const;
  const begun = beginOnObjects(
    { subject: { kind: 'it', plural: false }, changes: [becomes], duration: { kind: 'permanent' } },
    others,
    resolving,
    context,
  );
  return isStop(begun) ? begun : happening(about(chosen, [...counters, ...(others.length === 0 ? [] : begun)]), resolving, did);
}

function armiesOf(resolving: Resolving): readonly string[] {
  const { view, you } = contextWhile(resolving);
  return view.permanents.filter((id) => {
    const object = view.object(id);
    return object?.controller === you && object.types.has('creature') && object.subtypes.has('Army');
  });
}

const PLAIN = { kind: 'entering', tapped: false, attacking: false, attachedTo: null } as const;

const ARMIES = new Map<string, TokenDescription>();

/** 701.47a: "a 0/0 black [type] Army creature token". */
function army(type: string): TokenDescription {
  const known = ARMIES.get(type) ?? {
    kind: 'token',
    name: null,
    naming: 'named',
    role: null,
    power: '0',
    toughness: '0',
    supertypes: [],
    colors: ['B'],
    subtypes: [type, 'Army'],
    types: ['creature'],
    every: null,
    abilities: [],
  };
  ARMIES.set(type, known);
  return known;
}
