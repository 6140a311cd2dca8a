import type { Ability, Effect, GrantedAbility } from '../../ast/index.ts';
import { contains } from '../../characteristics/walk.ts';
import { compileCard } from '../../compiler/compile.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { GameState } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { begin } from '../lasting/begin.ts';
import { type CarriedOut, cannot, contextWhile, events, isStop, type Resolving, type Stop } from '../resolving.ts';
import { playersFor } from './players.ts';

type Emblem = Extract<Effect, { readonly kind: 'emblem' }>;
type Triggered = Extract<Ability, { readonly kind: 'triggered' }>;

const RULES = 'restOfGame';

/**
 * 114.1-4: players get emblems: objects in the command zone that nothing takes away, whose abilities act from there for the rest of the game. What they say of
 * the game is said for good, and what they wait for is waited for.
 */
export function getEmblem(deed: Emblem, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const players = playersFor(deed.who, resolving, contextWhile(resolving));
  if ('kind' in players) return players;
  const all: GameEventBody[] = [];
  for (const owner of players) {
    const id = freeId(resolving.state, all.length);
    const card = compileCard({ name: 'Emblem', typeLine: 'Emblem', oracleText: '' });
    all.push({ kind: 'ZoneChanged', ...{ id, as: id, from: 'nowhere', to: 'command', cause: 'other' }, created: { card, owner } });
    for (const granted of deed.abilities) {
      const made = abilityOf(granted, id, owner, resolving);
      if (isStop(made)) return made;
      all.push(...made);
    }
  }
  return happening(events(...all), resolving, did);
}

/** An ability of an emblem, as what it says from now on. */
function abilityOf(granted: GrantedAbility, id: string, owner: string, resolving: Resolving): readonly GameEventBody[] | Stop {
  const text = 'an emblem';
  if (granted.kind !== 'quoted' || contains(granted, ({ kind }) => kind === 'unsupported'))
    return cannot(resolving.text, 'what the emblem says');
  const { ability } = granted;
  const meant = { it: null, they: null, x: null, thatMany: null };
  const own: Resolving = { ...resolving, source: id, named: id, you: owner, meant, text: ability.span.text || text };
  switch (ability.kind) {
    case 'static':
      return begin(
        own,
        ability.effects.map((effect) => ({ effect, duration: { kind: RULES }, objects: null })),
      );
    case 'triggered':
      return ability.limit === null ? [waiting(ability, own)] : cannot(resolving.text, 'how often the emblem triggers');
    case 'activated':
    case 'spell':
    case 'keywords':
    case 'level':
    case 'gated':
    case 'toSolve':
    case 'unsupported':
      return cannot(resolving.text, 'what the emblem says');
  }
}

function waiting({ event, condition, effects }: Triggered, { source, named, you, text, meant }: Resolving): GameEventBody {
  // 603.4: an "if" after what it waits for is asked then, and again as it resolves.
  const asked: Pick<Triggered, 'event' | 'effects'> =
    condition === null
      ? { event, effects }
      : {
          event: { kind: 'limited', event, to: { kind: 'while', condition } },
          effects: [{ kind: 'if', condition, effect: { kind: 'sequence', effects, joins: [], shared: false }, trailing: false }],
        };
  return {
    kind: 'DelayedTriggerSetUp',
    trigger: { source, named, controller: you, text, ...asked, meant, once: false, duration: { kind: RULES } },
  };
}

function freeId({ cards, permanents, players }: GameState, taken: number): string {
  let number = taken + 1;
  const isTaken = (id: string): boolean => cards.has(id) || permanents.has(id) || players.some((one) => one.id === id);
  while (isTaken(`emblem-${number}`)) number += 1;
  return `emblem-${number}`;
}
