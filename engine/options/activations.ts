import { numbersFor } from '../actions/numbers.ts';
import { hasTapSymbol } from '../actions/resolveMana.ts';
import { type ActivatedAbility, activatedAbilities } from '../activation/activated.ts';
import { aimOfAbility } from '../activation/aim.ts';
import { isNotModelled } from '../activation/bounds.ts';
import { demandsOf } from '../activation/demandsOf.ts';
import { asksForTargets, mayActivate } from '../activation/legality.ts';
import { partsOfAbility } from '../activation/targets.ts';
import { mayBeActivatedBy } from '../activation/whose.ts';
import { canActivate } from '../payment/mayDo.ts';
import { paymentsOfActivating } from '../payment/payFor.ts';
import { isPayable } from '../payment/told.ts';
import { costsNoMana } from '../payment/withoutMana.ts';
import { type GameState, permanentsOf } from '../state/game.ts';
import { once, payableNumbers, targetsAndModes, withTargets } from './announcing.ts';
import { ownCards } from './cards.ts';
import type { Announcement, LegalAction, PlayerAction } from './option.ts';
import { prospectOf } from './prospect.ts';

/** 602.2, 605.3a: every ability of what is meant that a player may activate now and could pay for; one that taps its permanent for mana as that (106.12). */
export function activationOptions(state: GameState, player: string, isMeant: (id: string) => boolean): readonly LegalAction[] {
  const here = permanentsOf(state)
    .filter(isMeant)
    .flatMap((id) => activatedAbilities(state, id).filter(({ zone }) => zone === 'battlefield'));
  const off = ownCards(state, player)
    .filter(isMeant)
    .flatMap((id) => activatedAbilities(state, id).filter(({ zone }) => zone === state.cards.get(id)?.zone));
  return [...here, ...off].flatMap((ability) => ofAbility(state, player, ability));
}

function ofAbility(state: GameState, player: string, ability: ActivatedAbility): readonly LegalAction[] {
  const { source, index, owned, isManaAbility, text } = ability;
  if (mayBeActivatedBy(state, player, ability) === false) return [];
  const { legal, notModelled } = canActivate(state, { source, ability: index, player, x: null });
  if (!legal && notModelled === null) return [];
  const kind = isManaAbility && hasTapSymbol(owned.ability) && state.permanents.has(source) ? 'tapForMana' : 'activate';
  const action: PlayerAction = { kind, permanent: source, ability: index, by: player };
  return [
    {
      ...{ action, text, notModelled, alternative: null },
      announcement: once(() => announcementOf(state, player, ability)),
      payments: once(() =>
        costsNoMana(state, player, source, index) ? null : paymentsOfActivating(state, player, { source, ability: index }),
      ),
      prospect: once(() => prospectOf(state, action)),
    },
  ];
}

/** 602.2b; a mana ability has no targets (605.1a). */
function announcementOf(state: GameState, player: string, ability: ActivatedAbility): Announcement | null {
  const { source, index, owned, body, text, isManaAbility } = ability;
  const demands = demandsOf(state, player, source, index);
  if (isNotModelled(demands)) return null;
  const named = owned.origin.kind === 'granted' ? owned.origin.by : source;
  const meant = { it: null, they: null, x: null, thatMany: null };
  const aim = aimOfAbility(state, { kind: 'activatedAbility', source, named, player, meant });
  const parts = isManaAbility ? [] : partsOfAbility(body.effects, text, aim);
  const canPay = (x: number): boolean => isPayable(paymentsOfActivating(state, player, { source, ability: index, x }));
  const payable = demands.x === null ? null : payableNumbers(numbersFor(demands, state, { player, pay: 'auto' }), canPay);
  const may = (value: number): boolean => mayActivate(state, { source, ability: index, player, x: value }) === null;
  const x = payable === null || !asksForTargets(body) ? payable : withTargets(payable, may);
  return { x, ...targetsAndModes(parts), additional: [], creatures: [] };
}
