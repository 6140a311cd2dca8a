import type { Cost } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import { valuesOfFace } from '../characteristics/printed.ts';
import { keywordsOf } from '../characteristics/view.ts';
import { apply } from '../events/apply.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState, PermanentObject } from '../state/game.ts';
import { isForbidden } from './forbidden.ts';
import { type Reason, reason, untold } from './reasons.ts';
import type { SpecialAction } from './specialAction.ts';

/** Keywords for a cost with which a face-down permanent is turned face up. */
const TURNING: ReadonlyMap<string, RuleNumber> = new Map<string, RuleNumber>([
  ['morph', '702.37e'],
  ['megamorph', '702.37e'],
  ['disguise', '702.168'],
]);

const KNOWN = new WeakMap<GameState, Map<string, readonly SpecialAction[]>>();

/**
 * 116.2b: the ways of turning a face-down permanent face up: the costs that it would have for that if it were face up (702.37e), and for what was
 * manifested or cloaked and is a creature card its mana cost (701.40b, 701.58b).
 */
export function waysToTurnUp(state: GameState, permanent: PermanentObject): readonly SpecialAction[] {
  if (permanent.faceDown === false) return [];
  const ofState = KNOWN.get(state) ?? new Map<string, readonly SpecialAction[]>();
  KNOWN.set(state, ofState);
  const known = ofState.get(permanent.id) ?? lookUnder(state, permanent);
  ofState.set(permanent.id, known);
  return known;
}

function lookUnder(state: GameState, permanent: PermanentObject): readonly SpecialAction[] {
  const { id } = permanent;
  const faceUp = layered(apply(state, { kind: 'TurnedFaceUp', permanent: id, by: null, x: null })).view.object(id);
  const keywords = faceUp === undefined ? [] : keywordsOf(faceUp);
  const way = (keyword: string, costs: readonly Cost[], text: string, rule: RuleNumber): SpecialAction => ({
    kind: 'turnFaceUp',
    ...{ object: id, keyword, costs, text, rule, amount: null },
  });
  return [
    ...keywords.flatMap(({ name, cost }) => {
      const rule = TURNING.get(name);
      return rule === undefined ? [] : [way(name, cost, name, rule)];
    }),
    ...byManaCost(permanent).map((mana) =>
      way('mana cost', [mana], 'its mana cost', permanent.faceDown === 'cloaked' ? '701.58b' : '701.40b'),
    ),
  ];
}

function byManaCost({ faceDown, card }: PermanentObject): readonly Cost[] {
  if (faceDown !== 'manifested' && faceDown !== 'cloaked') return [];
  const { types, manaCost } = valuesOfFace(card.faces[0]);
  return types.includes('creature') && manaCost.length > 0 ? [{ kind: 'mana', cost: manaCost }] : [];
}

/** What is against turning a permanent face up, whichever way. */
export function reasonsAgainstTurningUp(state: GameState, player: string, id: string): readonly Reason[] {
  const permanent = state.permanents.get(id);
  if (permanent === undefined || permanent.phasedOut)
    return [reason('source', `There is no permanent ${id} that could be turned face up.`, '116.2b')];
  const controller = layered(state).view.object(id)?.controller ?? permanent.controller;
  if (permanent.faceDown === false) return [reason('source', `${id} is face up already.`, '708.7', '116.2b')];
  if (controller !== player)
    return [reason('player', `${id} is controlled by ${controller}, and nobody else may turn it face up.`, '116.2b', '708.7')];
  const barred = isForbidden(state, id, "can't be turned face up");
  if (barred === true) return [reason('prohibited', `${id} can't be turned face up.`, '101.2')];
  if (barred !== false) return [untold("can't be turned face up", barred.why)];
  if (waysToTurnUp(state, permanent).length > 0) return [];
  return permanent.faceDown === 'untold'
    ? [untold(permanent.card.definition.name, 'how it came to be face down is not told')]
    : [reason('source', `Nothing lets ${player} turn ${id} face up.`, '116.2b', '702.37e', '708.7')];
}
