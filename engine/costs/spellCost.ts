import { printManaCost } from '../cards/manaCost.ts';
import { every, isKnown, type Truth } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { contains } from '../characteristics/walk.ts';
import type { FaceDown, GameState } from '../state/game.ts';
import { type AlternativeCost, alternativesOf } from './alternatives.ts';
import { withNumber } from './anyNumber.ts';
import type { Asked } from './asked.ts';
import { byObject } from './byObject.ts';
import { commanderTax } from './commanderTax.ts';
import { type CostWay, NO_COST, together, waysToPay, waysWith } from './costWays.ts';
import { ofKind } from './effects.ts';
import { Ledger } from './ledger.ts';
import { typesPayableWithLife } from './lifeForMana.ts';
import { linkedCost } from './linked.ts';
import type { TotalCost } from './locked.ts';
import { conditionHolds, isWhen, modified, reducesColoredOnly } from './modifications.ts';
import { additionalCostsOf, openAbout } from './options.ts';
import { modeCosts, ownReduction, pricedModes } from './own.ts';
import { contextFor, contextOfStanding, type ProposedSpell, proposedSpell } from './proposal.ts';
import { effectsOnSpell } from './spellEffects.ts';
import { keywordsOfSpell } from './spellKeywords.ts';
import { isAboutSpell } from './subjects.ts';
import { unreadOnBoard, unreadOnSpell } from './unread.ts';

/** What of a card is cast. */
export interface Cast {
  readonly card: string;
  readonly face: number;
  readonly faceDown: FaceDown;
}

/** 601.2f: the total cost of a spell. */
export function spellCost(state: GameState, player: string, cast: Cast, asked: Asked): TotalCost {
  const ledger = new Ledger();
  const first = proposedSpell(state, player, cast.card, { ...cast, x: asked.x });
  if (first === undefined) return ledger.open('which card is cast', '').total([], asked, true);
  const alternative = chosenAlternative(state, first, asked);
  if (asked.alternative !== null && alternative === null) ledger.open('which alternative cost is meant', asked.alternative);
  const proposed = asItIsCast(state, first, cast, alternative, asked);
  const base = baseWays(proposed, alternative, asked, ledger);
  if (base === null) return ledger.total([], asked, true);
  const ways = together([base, ...additional(state, proposed, asked, ledger), [commanderTax(state, proposed, ledger)]]);
  modifications(state, proposed, alternative, asked, ledger);
  lifeForMana(state, player, ledger);
  for (const text of [...unreadOnSpell(proposed), ...unreadOnBoard(state)]) ledger.open('what it does to the cost', text);
  return ledger.total(ways, asked, false);
}

function chosenAlternative(state: GameState, proposed: ProposedSpell, asked: Asked): AlternativeCost | null {
  if (asked.alternative === null) return null;
  return alternativesOf(state, proposed, asked).find(({ id }) => id === asked.alternative) ?? null;
}

/** An alternative may cast the card face down, or its other face. */
function asItIsCast(
  state: GameState,
  proposed: ProposedSpell,
  cast: Cast,
  alternative: AlternativeCost | null,
  { x }: Asked,
): ProposedSpell {
  if (alternative === null || (alternative.faceDown === false && alternative.face === null)) return proposed;
  const choice = { face: alternative.face ?? cast.face, faceDown: alternative.faceDown, x };
  return proposedSpell(state, proposed.player, cast.card, choice) ?? proposed;
}

const contextOfText = (proposed: ProposedSpell, source: string, named: string, { x }: Asked): Context => ({
  ...contextFor(proposed.view, source, named, { it: proposed.spell.id, player: proposed.player }),
  // 601.2b: who casts the spell pays, whoever's text it is.
  you: proposed.player,
  x,
});

/** The mana cost or the alternative cost; null where it is no cost that could be paid (118.6). */
function baseWays(proposed: ProposedSpell, alternative: AlternativeCost | null, asked: Asked, ledger: Ledger): readonly CostWay[] | null {
  const { spell } = proposed;
  const { manaCost } = spell;
  const own = (): readonly CostWay[] | null => {
    if (manaCost.length === 0) {
      ledger.step(`${spell.names[0] ?? 'It'} has no mana cost, which is a cost that can't be paid.`, '118.6');
      return null;
    }
    ledger.step(`Its mana cost is ${printManaCost(manaCost)}.`, '601.2f');
    return [{ ...NO_COST, mana: manaCost }];
  };
  if (alternative === null) return own();
  const mana = alternative.keepsManaCost ? own() : [NO_COST];
  if (mana === null) return null;
  const context = contextOfText(proposed, alternative.source, alternative.named, asked);
  if (alternative.x === null && contains(alternative.costs, ({ kind }) => kind === 'x')) ledger.needsX();
  const ways = waysWith(alternative.costs, alternative.x, context);
  if ('kind' in ways) {
    ledger.open(ways.why, alternative.text);
    return null;
  }
  ledger.step(`It is cast by its alternative cost (${alternative.text}).`, alternative.rule, '118.9', '118.9a');
  return together([mana, ways.flatMap((way) => byObject(alternative.keyword, way, context))]);
}

/** 118.8: mandatory additional costs, the optional ones that were chosen, and what the chosen modes cost. */
function additional(state: GameState, proposed: ProposedSpell, asked: Asked, ledger: Ledger): readonly (readonly CostWay[])[] {
  const all = additionalCostsOf(state, proposed, asked);
  for (const { why, text } of openAbout(all)) ledger.open(why, text);
  const paid = all.flatMap((one) => {
    if (!isKnown(one.available)) return [];
    const times = one.optional ? Math.min(asked.optional.get(one.id) ?? 0, one.most ?? Number.POSITIVE_INFINITY) : 1;
    if (times <= 0) return [];
    const context = contextOfText(proposed, one.source, one.named, asked);
    if (one.x === null && contains(one.costs, ({ kind }) => kind === 'x')) ledger.needsX();
    const ways = waysWith(one.byNumber ? withNumber(one.costs, times) : one.costs, one.x, context);
    if ('kind' in ways) {
      ledger.open(ways.why, one.text);
      return [];
    }
    ledger.step(`An additional cost: ${one.text}${times > 1 ? ` (${one.byNumber ? 'with' : 'times'} ${times})` : ''}.`, one.rule, '118.8');
    return Array.from({ length: one.byNumber ? 1 : times }, () => ways.flatMap((way) => byObject(one.keyword, way, context)));
  });
  return [...paid, ...modes(state, proposed, asked, ledger)];
}

/** 702.172, 702.183: modes that cost something; 702.120: escalate for each mode beyond the first. */
function modes(state: GameState, proposed: ProposedSpell, asked: Asked, ledger: Ledger): readonly (readonly CostWay[])[] {
  const context = contextOfText(proposed, proposed.spell.id, proposed.spell.id, asked);
  const lists = modeCosts(pricedModes(proposed.spell.abilities), asked.modes);
  const ways = lists.flatMap((costs) => {
    const found = waysToPay(costs, context);
    return 'kind' in found ? [] : found;
  });
  const escalate = keywordsOfSpell(state, proposed, asked).keywords.find(({ keyword }) => keyword.name === 'escalate');
  const beyond = escalate === undefined ? 0 : Math.max(0, (asked.modes?.length ?? 1) - 1);
  const more = escalate === undefined ? [NO_COST] : waysToPay(escalate.keyword.cost, context);
  if (lists.some((costs) => costs.length > 0)) ledger.step('The modes that are chosen cost something.', '700.2a', '601.2f');
  if (beyond > 0) ledger.step(`Escalate is paid ${beyond} times, for each mode beyond the first.`, '702.120', '118.8');
  return [ways.length === 0 ? [NO_COST] : ways, ...Array.from({ length: beyond }, () => ('kind' in more ? [NO_COST] : more))];
}

/** 119.4: what may be paid with life, for whatever cost. */
export function lifeForMana(state: GameState, player: string, ledger: Ledger): void {
  const { types, open } = typesPayableWithLife(state, player);
  for (const why of open) ledger.open(why, '');
  ledger.lifeFor(types, '119.4', '601.2h');
}

/** Increases, reductions and what it comes to at the least: of its own text, of its keywords, and of effects. */
function modifications(state: GameState, proposed: ProposedSpell, alternative: AlternativeCost | null, asked: Asked, ledger: Ledger): void {
  const { spell, view, player } = proposed;
  const { keywords, open } = keywordsOfSpell(state, proposed, asked);
  for (const { keyword } of keywords) {
    const own = ownReduction(keyword, contextOfText(proposed, spell.id, spell.id, asked));
    if (own === null) continue;
    if (isKnown(own.amount))
      ledger.reduce({ amount: [String(own.amount)], coloredOnly: false, floor: 0, cap: null }, keyword.name, own.rule);
    else ledger.open(own.amount.why, keyword.name);
  }
  for (const why of open) ledger.open(why, '');
  const all = effectsOnSpell(state, proposed);
  // What continuous effects make of the spell (613) decides which others are about it.
  if (all.some(({ effect }) => effect.kind === 'costModification')) for (const why of proposed.open) ledger.open(why, '');
  for (const one of ofKind(all, 'costModification')) {
    const { source, effect, among, at, text } = one;
    const context = { ...contextOfStanding(view, one, { it: spell.id, player }), ...(source === spell.id && { x: asked.x }) };
    const of = effect.of;
    const counting = { spell, asked, linked: linkedCost(one, spell) };
    const isNamedCost = of.kind === 'abilities' && alternative?.keyword != null && of.which === `${alternative.keyword} costs`;
    const about = (): Truth =>
      isNamedCost ? of.by === null || context.evaluate.isPlayer(of.by, player, context) : isAboutSpell(one, of, proposed, asked, context);
    const when = (): Truth =>
      isThisWay(effect.modification.when, source === spell.id, alternative) ?? isWhen(effect.modification.when, player, context);
    const change = modified(effect, reducesColoredOnly(among, at), { about, when }, counting, context);
    ledger.apply(change, nameOf(view.object(source)?.names, source), text);
  }
  for (const one of ofKind(all, 'leastCost')) {
    const { source, effect, text } = one;
    const context = contextOfStanding(view, one, { it: spell.id, player });
    const applies = every(
      [() => isAboutSpell(one, effect.of, proposed, asked, context), () => conditionHolds(effect, { spell, asked, linked: null }, context)],
      (test) => test(),
    );
    const least = context.evaluate.amount(effect.least, context);
    if (applies === false) continue;
    if (!isKnown(applies)) ledger.open(applies.why, text);
    else if (isKnown(least)) ledger.atLeast(least, nameOf(view.object(source)?.names, source));
    else ledger.open(least.why, text);
  }
}

/** "This spell costs {X} less to cast this way", said of the keyword that it may be cast by; null for other words. */
const isThisWay = (when: string | null, own: boolean, alternative: AlternativeCost | null): boolean | null =>
  when === 'this way' && own ? alternative !== null && alternative.keyword !== null : null;

const nameOf = (names: readonly string[] | undefined, id: string): string => names?.[0] ?? id;
