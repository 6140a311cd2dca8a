import type { Ability, TriggerEvent } from '../ast/index.ts';
import type { CompiledCard } from '../cards/definition.ts';
import { contains, type Node } from '../characteristics/walk.ts';
import { namesZone } from '../characteristics/zones.ts';
import type { CardZone } from '../state/game.ts';
import { eventsOf } from './causes.ts';
import { type TriggeredAbility, triggeredAbilitiesIn } from './keywordAbilities.ts';

/** 113.6b, 113.6k: whether a triggered ability of a card outside the battlefield says that it works where the card is, or moves the card from there. */
export function worksIn({ event, condition, effects }: TriggeredAbility, zone: CardZone): boolean {
  if (zone === 'stack') return waitsForItsOwnCasting(event);
  if (waitsForItsOwnDiscarding(event)) return true;
  return namesZone(condition, zone) || contains(effects, (node) => movesItself(node) && namesZone(node, zone));
}

/** 113.6c: "When you cast this spell" works on the stack. */
const waitsForItsOwnCasting = (event: TriggerEvent): boolean =>
  eventsOf(event).some(
    (one) => (one.kind === 'casts' || one.kind === 'isCast' || one.kind === 'castsOrCopies') && one.what.kind === 'self',
  );

/** 702.29c, 603.10: "When you cycle this card", "When you discard this card": from wherever it winds up. */
const waitsForItsOwnDiscarding = (event: TriggerEvent): boolean =>
  eventsOf(event).some((one) => (one.kind === 'cycles' || one.kind === 'discards') && one.what.kind === 'self');

const movesItself = (node: Node): boolean =>
  (node.kind === 'part' || node.kind === 'castCard') && 'what' in node && contains(node.what, ({ kind }) => kind === 'self');

const TRIGGERING = new WeakMap<CompiledCard, ReadonlySet<CardZone>>();
const ZONES: readonly CardZone[] = ['hand', 'graveyard', 'exile', 'library', 'command', 'stack'];

/** Whether a card has a triggered ability that works in a zone; found out once for a card. */
export function triggersIn(card: CompiledCard, zone: CardZone): boolean {
  const known = TRIGGERING.get(card) ?? new Set(ZONES.filter((one) => card.faces.some(({ abilities }) => abilities.some(works(one)))));
  TRIGGERING.set(card, known);
  return known.has(zone);
}

const works =
  (zone: CardZone) =>
  (ability: Ability): boolean =>
    ability.kind === 'gated' ? works(zone)(ability.ability) : triggeredAbilitiesIn(ability).some((one) => worksIn(one.ability, zone));
