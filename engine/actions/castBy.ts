import { aimOfSpell } from '../activation/aim.ts';
import { chooseModes, chooseTargets, slotsOf } from '../activation/announce.ts';
import { mayCast } from '../activation/casting.ts';
import { chooseShares, type Shares } from '../activation/dividing.ts';
import { partsOfSpell } from '../activation/targets.ts';
import { faceOf } from '../cards/faces.ts';
import { type PrintedAbility, valuesOfFace } from '../characteristics/printed.ts';
import { contains } from '../characteristics/walk.ts';
import type { Asked } from '../costs/asked.ts';
import { PLAIN } from '../costs/asked.ts';
import { type ProposedSpell, proposedSpell } from '../costs/proposal.ts';
import { keywordsOfSpell } from '../costs/spellKeywords.ts';
import { spliced } from '../costs/splice.ts';
import { ok, type Result } from '../result.ts';
import type { CastFacts, GameState, SpellOnStack } from '../state/game.ts';
import { paidAway } from '../triggers/departed.ts';
import { withPaid } from '../triggers/stackObject.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { askFrom } from './asking.ts';
import { optionalCosts } from './castOptions.ts';
import { payForSpell } from './castPay.ts';
import { endPermission, permissionUsed } from './castPermitted.ts';
import { followedBySpending, spentOn, triggeredBySpending } from './castSpent.ts';
import type { CastSaid, Way } from './castWay.ts';
import { chooseX } from './castX.ts';
import { beyond, forbidden, refused, unannounced } from './illegal.ts';
import { happen, type Progress } from './progress.ts';

/** 601.2a-i: casts a card in one way. */
export function castBy(progress: Progress, player: string, way: Way, action: CastSaid, answers: Answers): Result<Progress, Illegal> {
  const { state } = progress;
  const announced = announce(state, player, way, action, answers);
  if (!announced.ok) return announced;
  const { asked, proposed, modes, targets, shares } = announced.value;
  const id = way.card;
  const permitted = permissionUsed(state, proposed, asked, way, answers);
  if (!permitted.ok) return permitted;
  const facts: CastFacts = {
    from: proposed.from,
    x: asked.x,
    alternative: way.alternative,
    paid: [...asked.optional].flatMap(([name, times]) => Array.from({ length: times }, () => name)),
    free: way.alternative === 'free',
    manaSpent: [],
    ...(permitted.value === null ? {} : { permitted: permitted.value }),
    consequences: [],
  };
  const granted = keywordsOfSpell(state, proposed, asked).keywords.flatMap(({ keyword, by }) => (by === null ? [] : [keyword]));
  const spell: SpellOnStack = {
    kind: 'spell',
    id,
    source: id,
    face: way.faceUp,
    faceDown: way.faceDown,
    controller: player,
    text: proposed.spell.names[0] ?? proposed.card.card.definition.name,
    targets,
    ...(shares.length === 0 ? {} : { shares }),
    modes,
    meant: { it: null, they: null, x: asked.x, thatMany: null },
    cast: facts,
    ...(granted.length === 0 ? {} : { granted }),
    // 707.12: a copy of a card is cast like a card, and is a copy of a spell then.
    copy: state.cards.get(id)?.copy === true,
  };
  const proposing = happen(progress, { kind: 'ZoneChanged', id, as: id, from: proposed.from, to: 'stack', cause: 'other', spell });
  const paid = payForSpell(proposing, { before: state, player, way, asked, pay: action.pay ?? 'auto' }, answers);
  if (!paid.ok) return paid;
  const spent = spentOn(paid.value.progress, proposing, { player, way, asked });
  const { objects, progress: after } = paid.value;
  const { object, past } = withPaid(
    after.state,
    {
      ...spell,
      meant: { ...spell.meant, it: objects.length > 0 ? objects : null },
      cast: { ...facts, manaSpent: spent.mana, consequences: spent.consequences },
    },
    paidAway(objects, after.occurrences.slice(proposing.occurrences.length)),
  );
  const cast = happen({ ...after, left: answers.rest }, { kind: 'SpellCast', player, object, past });
  const done = endPermission(cast, permitted.value);
  const followed = followedBySpending(done, player, object, askFrom(answers));
  return followed.ok ? ok(triggeredBySpending({ ...followed.value, left: answers.rest }, player, object)) : followed;
}

/** 107.3a: whether a face has an X in its mana cost. */
export const hasX = ({ cards }: GameState, card: string, face: number): boolean => {
  const found = faceOf(cards.get(card)?.card, face);
  return found !== undefined && valuesOfFace(found).manaCost.includes('X');
};

interface AnnouncedSpell {
  readonly asked: Asked;
  readonly proposed: ProposedSpell;
  readonly modes: readonly number[];
  readonly targets: readonly (readonly string[])[];
  readonly shares: Shares;
}

/** 601.2b-e: what is announced, in that order, and whether the spell is legal so. */
function announce(state: GameState, player: string, way: Way, action: CastSaid, answers: Answers): Result<AnnouncedSpell, Illegal> {
  const { card, face, alternative } = way;
  const said = { player, card, face, alternative, x: action.x ?? null, byEffect: way.byEffect };
  // 601.2b-c: whether there are targets is looked at once X is chosen.
  const untargeted = action.x === undefined && hasX(state, card, face) ? { targets: [] } : {};
  const before = mayCast(state, { ...said, ...untargeted, optional: new Map(way.flash === null ? [] : [[way.flash, 1]]) });
  if (before !== null) return refused(before);
  const look = (x: number | null): ProposedSpell | undefined =>
    proposedSpell(state, player, card, { face: way.faceUp, faceDown: way.faceDown, x });
  const first = look(action.x ?? null);
  if (first === undefined) return forbidden(`${card} has no such face.`, '601.2a');
  const optional = optionalCosts(state, first, { ...PLAIN, alternative }, way.flash, action.kicked);
  if (!optional.ok) return optional;
  const x = chooseX(state, player, way, { ...PLAIN, alternative, optional: optional.value }, action.x, answers);
  if (!x.ok) return x;
  const proposed = look(x.value) ?? first;
  const text = proposed.spell.names[0] ?? proposed.card.card.definition.name;
  const asked: Asked = { ...PLAIN, alternative, optional: optional.value, x: x.value };
  const unread = unreadChoices([...proposed.spell.abilities, ...spliced(state, optional.value.keys())]);
  if (unread !== null) return beyond(unread, 'its targets or modes would have to be chosen');
  const parts = partsOfSpell(aimOfSpell(state, proposed, asked));
  const ask = askFrom(answers);
  const modes = chooseModes(parts, action.modes, text, ask);
  if (!modes.ok) return unannounced(modes.error, answers.nextId);
  const withModes = { ...asked, modes: modes.value };
  const aim = aimOfSpell(state, proposed, withModes);
  const slots = slotsOf(parts, modes.value ?? []);
  const targets = chooseTargets(slots, action.targets, aim, text, ask);
  if (!targets.ok) return unannounced(targets.error, answers.nextId);
  const shares = chooseShares(slots, targets.value, text, ask);
  if (!shares.ok) return unannounced(shares.error, answers.nextId);
  const whole: Asked = { ...withModes, targets: targets.value.flat() };
  // 601.2e.
  const after = mayCast(state, { ...said, ...whole });
  if (after !== null) return refused(after);
  return ok({ asked: whole, proposed, modes: modes.value ?? [], targets: targets.value, shares: shares.value });
}

/** Text of a spell that is not read and asks for targets or modes; null where there is none. Other abilities than a spell's have their own. */
function unreadChoices(abilities: readonly PrintedAbility[]): string | null {
  for (const { ability, text } of abilities) {
    const isSpell = ability.kind === 'spell' || ability.kind === 'unsupported';
    const found = isSpell && contains(ability, (node) => node.kind === 'unsupported' && 'text' in node && ASKS.test(String(node.text)));
    if (found) return text;
  }
  return null;
}

const ASKS = /\btargets?\b|•/;
