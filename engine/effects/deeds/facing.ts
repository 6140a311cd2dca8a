import type { Effect } from '../../ast/index.ts';
import { valuesOfFace } from '../../characteristics/printed.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { FaceDown, PermanentObject } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { objectsFor } from '../objectsFor.ts';
import { about, type CarriedOut, cannot, contextWhile, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import { playersFor, spokenOf } from './players.ts';
import { selected } from './selecting.ts';

/**
 * 701.40a, 701.58a: cards are put onto the battlefield face down as 2/2 creatures, with ward {2} where they are cloaked, under the control of who does
 * it; whatever card it is.
 */
export const putFaceDown =
  (how: Extract<FaceDown, 'manifested' | 'cloaked'>) =>
  (deed: Extract<Effect, { kind: 'keywordAction' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop => {
    if (deed.object === null || deed.amount !== null) return unmodelled(deed, resolving);
    const context = contextWhile(resolving);
    const players = playersFor(deed.who, resolving, context);
    if ('kind' in players) return players;
    const taken = new Set<string>();
    const events: GameEventBody[] = [];
    for (const player of players) {
      const own = deed.who.kind === 'you' ? context : { ...context, they: player };
      const ids = selected(deed.object, { what: `a card for ${player} to put face down`, from: null, taken }, resolving, own);
      if ('kind' in ids) return ids;
      for (const id of ids) {
        taken.add(id);
        const card = resolving.state.cards.get(id);
        if (card === undefined || card.zone === 'stack') return cannot(resolving.text, 'what is put face down is not carried out');
        events.push({
          kind: 'ZoneChanged',
          ...{ id, as: id, from: card.zone, to: 'battlefield', cause: 'other' },
          entering: { controller: player, faceDown: how },
        });
      }
    }
    return happening({ ...about([...taken], events, spokenOf(deed.who, players)), thatMany: taken.size }, resolving, did);
  };

/** 708.7, 708.2b: permanents are turned face up or face down by an effect; what is so already, or can't be so, stays as it is. */
export function turnOver(deed: Extract<Effect, { kind: 'turnOver' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, text } = resolving;
  const up = deed.to === 'face up';
  const ids = objectsFor(deed.what, resolving, contextWhile(resolving), `a permanent to turn ${deed.to}`, (id) => state.permanents.has(id));
  if ('kind' in ids) return ids;
  const turning = ids.flatMap((id) => state.permanents.get(id) ?? []).filter(up ? canTurnUp : canTurnDown);
  const unread = up ? turning.find(({ card }) => card.faces[0].unsupported.some((one) => AS_TURNED.test(one.text))) : undefined;
  if (unread !== undefined) return cannot(text, `what is done as ${unread.id} is turned face up is not carried out`);
  const events = turning.map(
    ({ id: permanent }): GameEventBody =>
      up ? { kind: 'TurnedFaceUp', permanent, by: null, x: null } : { kind: 'TurnedFaceDown', permanent },
  );
  return happening(about(ids, events), resolving, did);
}

/** Text that is not read of what is done as something is turned face up (614.1e). */
export const AS_TURNED = /^as [^.]*\bturned face up\b/i;

/** 701.40g: an instant or sorcery card on the battlefield stays face down. */
function canTurnUp({ faceDown, card }: PermanentObject): boolean {
  const { types } = valuesOfFace(card.faces[0]);
  return faceDown !== false && !types.includes('instant') && !types.includes('sorcery');
}

/** 708.2b, 712.16: what is face down already, and double-faced permanents, can't be turned face down. */
const canTurnDown = ({ faceDown, card }: PermanentObject): boolean =>
  faceDown === false && !/^(transform|modal_dfc|meld)$/.test(card.definition.layout ?? '');
