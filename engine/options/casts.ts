import { withPriority } from '../actions/cast.ts';
import { aimOfSpell } from '../activation/aim.ts';
import { castCost } from '../activation/castCost.ts';
import { announcedBy, type CastWay, mayCast, waysToCast } from '../activation/casting.ts';
import { partsOfSpell } from '../activation/targets.ts';
import { layered } from '../characteristics/layers.ts';
import { type AlternativeCost, alternativesOf } from '../costs/alternatives.ts';
import { FREE, PLAIN } from '../costs/asked.ts';
import { ofKind, standingEffects } from '../costs/effects.ts';
import { additionalCostsOf } from '../costs/options.ts';
import { proposedSpell } from '../costs/proposal.ts';
import type { Legality } from '../payment/answer.ts';
import { forAnyX } from '../payment/anyX.ts';
import { isOutOfReach } from '../payment/outOfReach.ts';
import { type Payments, paymentsOfCasting } from '../payment/payFor.ts';
import { isPayable } from '../payment/told.ts';
import type { GameState } from '../state/game.ts';
import { naturals, once, payableNumbers, targetsAndModes, withTargets } from './announcing.ts';
import { elsewhere, ownCards } from './cards.ts';
import type { Announcement, LegalAction, PlayerAction } from './option.ts';
import { prospectOf } from './prospect.ts';
import { untoldOf } from './untold.ts';

/** 601.3: every way in which a player may cast a card now, one of those that are meant, and could pay for it. Nothing is said of casting for free, which an effect has to let happen. */
export function castOptions(state: GameState, player: string, isMeant: (id: string) => boolean): readonly LegalAction[] {
  const now = withPriority(state, player);
  const own = ownCards(now, player);
  const isPermitted = ofKind(standingEffects(now, layered(now).view), 'permission').length > 0;
  const all = isPermitted ? new Set([...own, ...elsewhere(now, player)]) : own;
  return [...all].filter(isMeant).flatMap((card) => ofCard(state, now, player, card));
}

function ofCard(state: GameState, now: GameState, player: string, card: string): readonly LegalAction[] {
  const ways = waysToCast(now, player, card);
  const keyOf = ({ face, alternative }: CastWay): string => `${face} ${alternative}`;
  const plain = new Set(ways.filter(({ flash, refusal }) => flash === null && refusal === null).map(keyOf));
  // What is paid for flash is paid where it can't be cast otherwise.
  return ways.flatMap((way) => (way.flash !== null && plain.has(keyOf(way)) ? [] : ofWay(state, now, player, card, way)));
}

function ofWay(state: GameState, now: GameState, player: string, card: string, way: CastWay): readonly LegalAction[] {
  const { face, refusal } = way;
  if (refusal !== null && refusal.notModelled === null) return [];
  const paymentsAt = (x: number): Payments => paymentsOfCasting(now, player, { card, face, asked: { ...announcedBy(way), x } });
  const payments = once(() => paymentsAt(0));
  const total = castCost(now, player, { card, face }, { ...announcedBy(way), x: 0 });
  if (refusal === null && isOutOfReach(now, player, { kind: 'cast', card, face }, total)) return [];
  const least = told(refusal === null ? untoldOf(payments()) : refusal.notModelled);
  const { legal, notModelled } = total.hasX
    ? forAnyX(now, least, (x) => withX(now, player, card, way, x, () => (x === 0 ? payments() : paymentsAt(x))))
    : least;
  if (!legal && notModelled === null) return [];
  const alternative = alternativeOf(now, player, card, way);
  const action: PlayerAction = {
    kind: 'cast',
    ...{ card, face, by: player },
    ...(alternative === null ? {} : { alternative: alternative.at }),
  };
  return [
    {
      action,
      text: now.cards.get(card)?.card.faces[face]?.definition.name ?? card,
      alternative: alternative?.cost.text ?? null,
      notModelled,
      announcement: once(() => announcementOf(now, player, card, way)),
      payments,
      prospect: once(() => prospectOf(state, action)),
    },
  ];
}

const told = (untold: string | 'unpayable' | null): Pick<Legality, 'legal' | 'notModelled'> =>
  untold === 'unpayable' ? { legal: false, notModelled: null } : { legal: untold === null, notModelled: untold };

/** Casting it with a value of X; `payments`: for that. */
function withX(
  state: GameState,
  player: string,
  card: string,
  way: CastWay,
  x: number,
  payments: () => Payments,
): Pick<Legality, 'legal' | 'notModelled'> {
  const against = mayCast(state, { player, card, face: way.face, ...announcedBy(way), x });
  return against === null ? told(untoldOf(payments())) : { legal: false, notModelled: against.notModelled };
}

/** The alternative of a way, and its place among those that there are. */
function alternativeOf(
  state: GameState,
  player: string,
  card: string,
  { face, alternative }: CastWay,
): { readonly cost: AlternativeCost; readonly at: number } | null {
  const proposed = alternative === null ? undefined : proposedSpell(state, player, card, { face, faceDown: false, x: null });
  if (proposed === undefined) return null;
  const all = alternativesOf(state, proposed).filter(({ id }) => id !== FREE);
  const at = all.findIndex(({ id }) => id === alternative);
  const cost = all[at];
  return cost === undefined ? null : { cost, at };
}

/** 601.2b-c. */
function announcementOf(state: GameState, player: string, card: string, way: CastWay): Announcement | null {
  const said = announcedBy(way);
  const cost = alternativeOf(state, player, card, way)?.cost;
  const choice = { face: cost?.face ?? way.face, faceDown: cost?.faceDown ?? false, x: null };
  const proposed = proposedSpell(state, player, card, choice);
  if (proposed === undefined) return null;
  const asked = { ...PLAIN, ...said };
  const { hasX } = castCost(state, player, { card, face: way.face }, { ...asked, x: 0 });
  const additional = additionalCostsOf(state, proposed, asked).filter(({ optional, available }) => optional && available !== false);
  const announced: Announcement = {
    x: hasX
      ? withTargets(
          payableNumbers(naturals(), (x) => isPayable(paymentsOfCasting(state, player, { card, face: way.face, asked: { ...said, x } }))),
          (x) => mayCast(state, { player, card, face: way.face, ...said, x }) === null,
        )
      : null,
    ...targetsAndModes(partsOfSpell(aimOfSpell(state, proposed, asked))),
    creatures: [],
    additional: additional.filter(({ id }) => id !== way.flash).map(({ id, text, most }) => ({ name: id, text, most })),
  };
  return announced;
}
