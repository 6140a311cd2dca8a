import { withPriority } from '../actions/cast.ts';
import { purposeOf } from '../actions/paySpecial.ts';
import { refusal } from '../activation/reasons.ts';
import type { SpecialAction } from '../activation/specialAction.ts';
import { reasonsAgainstSpecial, specialActions, specialObjects } from '../activation/specials.ts';
import { specialCost } from '../costs/specialCost.ts';
import { paymentsOfSpecial } from '../payment/payFor.ts';
import { isPayable } from '../payment/told.ts';
import type { GameState } from '../state/game.ts';
import { naturals, once, payableNumbers } from './announcing.ts';
import type { Announcement, LegalAction, PlayerAction } from './option.ts';
import { prospectOf } from './prospect.ts';
import { untoldOf } from './untold.ts';

/** 116.2: every special action but playing lands that a player may take now with what is meant and could pay for, each way of it by itself. */
export function specialOptions(state: GameState, player: string, isMeant: (id: string) => boolean): readonly LegalAction[] {
  const now = withPriority(state, player);
  return specialObjects(now, player).flatMap(({ kind, object }) => {
    if (!isMeant(object)) return [];
    const against = refusal(reasonsAgainstSpecial(now, player, kind, object));
    if (against !== null && against.notModelled === null) return [];
    const ways = specialActions(now, kind, object);
    return ways.flatMap((way, at) => ofWay(state, now, player, way, ways.length > 1 ? at : null, against?.notModelled ?? null));
  });
}

function ofWay(
  state: GameState,
  now: GameState,
  player: string,
  way: SpecialAction,
  at: number | null,
  notModelled: string | null,
): readonly LegalAction[] {
  const purpose = purposeOf(now, way);
  const payments = once(() => paymentsOfSpecial(now, player, way, purpose));
  const untold = notModelled ?? untoldOf(payments());
  if (untold === 'unpayable') return [];
  const rest = { by: player, ...(at === null ? {} : { alternative: at }) };
  const action: PlayerAction =
    way.kind === 'turnFaceUp' ? { kind: way.kind, permanent: way.object, ...rest } : { kind: way.kind, card: way.object, ...rest };
  const canPay = (x: number): boolean => isPayable(paymentsOfSpecial(now, player, way, purpose, x));
  const announced = (): Announcement | null =>
    specialCost(now, player, way, 0).hasX
      ? { x: payableNumbers(naturals(), canPay), modes: null, targets: [], creatures: [], additional: [] }
      : null;
  return [
    {
      ...{ action, text: way.text, alternative: null, notModelled: untold },
      announcement: once(announced),
      payments,
      prospect: once(() => prospectOf(state, action)),
    },
  ];
}
