import { layered } from '../characteristics/layers.ts';
import type { ObjectView, View } from '../characteristics/view.ts';
import { NO_TYPES, type TypeSet, typeSet } from '../mana/amounts.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState } from '../state/game.ts';
import { playerOf, playersOf } from '../state/game.ts';
import { type Asked, PLAIN } from './asked.ts';
import { type Proposal, type ProposedSpell, proposedSpell } from './proposal.ts';
import { keywordsOfSpell } from './spellKeywords.ts';

/**
 * What may be done in place of paying mana of a total cost (601.2h): each of the objects once, for one mana. Mana abilities come first (601.2g):
 * what was tapped or sacrificed for mana is no longer there to be used so.
 */
export interface Substitute {
  readonly kind: 'convoke' | 'improvise' | 'delve' | 'waterbend' | 'assist';
  /** Colored mana of these types that each may stand for. */
  readonly types: TypeSet;
  /** Whether each may stand for a generic mana. */
  readonly generic: boolean;
  /** What is done with an object: it is tapped, or exiled from the graveyard; `pays`: a player who may pay with mana of their own. */
  readonly does: 'tap' | 'exile' | 'pay';
  /** Ids of permanents, of cards, or for `pay` of players. */
  readonly objects: readonly string[];
  /** For how much mana at the most, all with this kind and rule together; null: as much as there is. */
  readonly limit: number | null;
  readonly rule: RuleNumber;
}

/**
 * What may be done in place of paying mana to cast a spell: its keywords, given ones among them. `waterbend`: how much of the cost may be
 * waterbent (`LockedCost.waterbend`), of spells and abilities. Creatures that came under their controller's control this turn may be tapped so:
 * none of it is {T}. Objects that are alike in what they pay stand together.
 */
export function substitutesFor(
  state: GameState,
  player: string,
  what: Proposal,
  waterbend: number,
  asked: Partial<Asked> = {},
): readonly Substitute[] {
  if (what.kind === 'activate') return waterbending(layered(state).view, player, waterbend);
  const all = { ...PLAIN, ...asked };
  const proposed = proposedSpell(state, player, what.card, { face: what.face, faceDown: what.faceDown ?? false, x: all.x });
  if (proposed === undefined) return [];
  const names = new Set(keywordsOfSpell(state, proposed, all).keywords.map(({ keyword }) => keyword.name));
  return [
    ...(names.has('convoke') ? convoking(proposed) : []),
    ...(names.has('improvise') ? improvising(proposed) : []),
    ...(names.has('delve') ? delving(proposed) : []),
    ...(names.has('assist') ? assisting(proposed) : []),
    ...waterbending(proposed.view, player, waterbend),
  ];
}

/** The untapped permanents of a player of which a test holds, in the order of the board. */
function untapped(view: View, player: string, test: (object: ObjectView) => boolean): readonly ObjectView[] {
  return view.permanents.flatMap((id) => {
    const object = view.object(id);
    return object?.controller === player && view.state.permanents.get(id)?.tapped === false && test(object) ? [object] : [];
  });
}

const isCreature = ({ types }: ObjectView): boolean => types.has('creature');
const isArtifact = ({ types }: ObjectView): boolean => types.has('artifact');
const ids = (objects: readonly ObjectView[]): readonly string[] => objects.map(({ id }) => id);

/** 702.51a: a creature pays for one generic mana, or for one mana of one of its colors. */
function convoking({ view, player }: ProposedSpell): readonly Substitute[] {
  const byColors = new Map<TypeSet, ObjectView[]>();
  for (const creature of untapped(view, player, isCreature)) {
    const colors = typeSet(creature.colors);
    byColors.set(colors, [...(byColors.get(colors) ?? []), creature]);
  }
  return [...byColors].map(([types, creatures]) => ({
    kind: 'convoke',
    types,
    generic: true,
    does: 'tap',
    objects: ids(creatures),
    limit: null,
    rule: '702.51a',
  }));
}

/** 702.126a. */
const improvising = ({ view, player }: ProposedSpell): readonly Substitute[] =>
  some({ kind: 'improvise', does: 'tap', objects: ids(untapped(view, player, isArtifact)), limit: null, rule: '702.126a' });

/** 702.66a; the spell itself is no longer in the graveyard. */
const delving = ({ view, player }: ProposedSpell): readonly Substitute[] =>
  some({ kind: 'delve', does: 'exile', objects: playerOf(view.state, player)?.graveyard ?? [], limit: null, rule: '702.66a' });

/** 702.132: one other player, who is chosen, may pay for any of the generic mana. */
const assisting = ({ view, player }: ProposedSpell): readonly Substitute[] =>
  some({
    kind: 'assist',
    does: 'pay',
    objects: playersOf(view.state)
      .map(({ id }) => id)
      .filter((id) => id !== player),
    limit: null,
    rule: '702.132',
  });

/** Artifacts and creatures each pay for one generic mana of a waterbend cost. */
const waterbending = (view: View, player: string, limit: number): readonly Substitute[] =>
  limit <= 0
    ? []
    : some({
        kind: 'waterbend',
        does: 'tap',
        objects: ids(untapped(view, player, (object) => isArtifact(object) || isCreature(object))),
        limit,
        rule: '701.67',
      });

const some = (one: Pick<Substitute, 'kind' | 'does' | 'objects' | 'limit' | 'rule'>): readonly Substitute[] =>
  one.objects.length === 0 ? [] : [{ types: NO_TYPES, generic: true, ...one }];
