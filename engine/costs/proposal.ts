import type { CompiledFace } from '../cards/definition.ts';
import { faceOf } from '../cards/faces.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { spellOnStack, valuesOnStack } from '../characteristics/onStack.ts';
import { objectWith } from '../characteristics/otherZones.ts';
import { type UnderEffects, underEffects } from '../characteristics/spells.ts';
import type { Context, ObjectView, View } from '../characteristics/view.ts';
import type { CardObject, CardZone, FaceDown, GameState } from '../state/game.ts';
import { looksBeyondTheBattlefield } from './beyond.ts';
import type { Standing } from './effects.ts';

/** What costs are asked for: casting one face of a card (0 is the front), or activating an ability by its place among its object's. */
export type Proposal =
  | { readonly kind: 'cast'; readonly card: string; readonly face: number; readonly faceDown?: FaceDown }
  | { readonly kind: 'activate'; readonly source: string; readonly ability: number };

/** 601.2a: the game while a player proposes a spell: the card is on the stack. */
export interface ProposedSpell {
  readonly view: View;
  /** The spell as it is on the stack. */
  readonly spell: ObjectView;
  /** The same object where it was before: what "spells you cast from your graveyard" looks at. */
  readonly before: ObjectView;
  readonly card: CardObject;
  readonly from: CardZone;
  readonly face: CompiledFace;
  readonly player: string;
  /** What the board leaves open about what the spell is. */
  readonly open: readonly string[];
}

/** How a spell is proposed. `x`: the value of X, null while it is not chosen. */
export interface SpellChoice {
  readonly face: number;
  readonly faceDown: FaceDown;
  readonly x: number | null;
}

const PROPOSED = new WeakMap<GameState, Map<string, ProposedSpell>>();

/** 601.2a: the game with a card of some zone as a spell on the stack; undefined where there is no such card or face. */
export function proposedSpell(state: GameState, player: string, id: string, choice: SpellChoice): ProposedSpell | undefined {
  const known = PROPOSED.get(state) ?? new Map<string, ProposedSpell>();
  PROPOSED.set(state, known);
  const key = `${choice.face} ${choice.faceDown} ${choice.x} ${player}\n${id}`;
  const found = known.get(key) ?? propose(state, player, id, choice);
  if (found !== undefined) known.set(key, found);
  return found;
}

function propose(state: GameState, player: string, id: string, choice: SpellChoice): ProposedSpell | undefined {
  const card = state.cards.get(id);
  const face = faceOf(card?.card, choice.face);
  if (card === undefined || face === undefined) return undefined;
  const from = zoneBefore(state, card);
  const moved = onStack(state, card);
  const board = looksBeyondTheBattlefield(state) ? layered(moved).view : layered(state).view;
  const view: View = { state: moved, permanents: board.permanents, object: (one) => (one === id ? spell : board.object(one)) };
  const { values, colors } = valuesOnStack(card.card, choice);
  const object = (zone: ObjectView['zone']): UnderEffects =>
    underEffects(objectWith({ id, zone, owner: card.owner, controller: player }, values, colors, view, EVALUATE), board);
  const { object: spell, open } = object('stack');
  return { view, spell, before: object(from).object, card, from, face, player, open };
}

/** The zone that a card is cast from: where it lies, or lay before it went on the stack to be cast (601.2a). */
function zoneBefore(state: GameState, { id, zone }: CardObject): CardZone {
  return spellOnStack(state, id)?.cast.from ?? zone;
}

const MOVED = new WeakMap<GameState, Map<string, GameState>>();

/** The state in which a card is no longer in its zone but on the stack. */
function onStack(state: GameState, card: CardObject): GameState {
  const known = MOVED.get(state) ?? new Map<string, GameState>();
  MOVED.set(state, known);
  const without = (ids: readonly string[]): readonly string[] => (ids.includes(card.id) ? ids.filter((id) => id !== card.id) : ids);
  const moved =
    known.get(card.id) ??
    ({
      ...state,
      cards: new Map(state.cards).set(card.id, { ...card, zone: 'stack' }),
      players: state.players.map((player) => ({
        ...player,
        hand: without(player.hand),
        graveyard: without(player.graveyard),
        exile: without(player.exile),
        library: without(player.library),
        command: without(player.command),
      })),
    } satisfies GameState);
  known.set(card.id, moved);
  return moved;
}

/** The context of an object's text for a spell or ability that a player proposes: that is "it", the player is "that player". */
export function contextFor(
  view: View,
  source: string,
  named: string,
  about: { readonly it: string | null; readonly player: string },
): Context {
  return { ...contextOf(view, EVALUATE, source, named), it: about.it === null ? null : [about.it], they: about.player };
}

/** The same for a static effect that works: of one that lasts "you", X and what it was told mean are settled (611.2d). */
export function contextOfStanding(
  view: View,
  { source, named, lasting }: Pick<Standing, 'source' | 'named' | 'lasting'>,
  about: { readonly it: string | null; readonly player: string },
): Context {
  const context = contextFor(view, source, named, about);
  if (lasting === null) return context;
  const { controller, meant } = lasting;
  return { ...context, you: controller, they: meant.they ?? about.player, x: meant.x, thatMany: meant.thatMany };
}
