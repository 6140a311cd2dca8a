import type { Deed, Keyword } from '../ast/index.ts';
import { every, isKnown, not, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { ObjectView } from '../characteristics/view.ts';
import { PLAIN } from '../costs/asked.ts';
import { contextFor, type ProposedSpell } from '../costs/proposal.ts';
import { fitsSpell } from '../costs/subjects.ts';
import type { GameState } from '../state/game.ts';
import { isInForce, type Prohibition, type Standing, staticsOf } from './statics.ts';

/** 115, 702.11, 702.16b, 702.18: whether a spell may have an object or player for a target, what the words of the target say left aside. */
export function mayBeTargeted(state: GameState, proposed: ProposedSpell, id: string): Truth {
  if (id === proposed.spell.id) return false;
  const object = proposed.view.object(id);
  const keywords =
    object?.zone === 'battlefield' ? object.abilities.flatMap(({ ability }) => (ability.kind === 'keywords' ? ability.keywords : [])) : [];
  return every(
    [
      ...keywords.map((keyword) => () => not(guards(keyword, object, proposed))),
      () =>
        not(
          some(staticsOf(state).cant, (standing) =>
            some(standing.effect.deeds, (deed) =>
              every(
                [
                  () => shields(deed, standing, proposed, id),
                  () => standing.context.evaluate.isRecipient(standing.effect.subject, id, standing.context),
                  () => isInForce(standing),
                ],
                (part) => part(),
              ),
            ),
          ),
        ),
    ],
    (test) => test(),
  );
}

/** Whether a keyword of an object keeps the spell from targeting it. */
function guards({ name, filter, text }: Keyword, object: ObjectView | undefined, proposed: ProposedSpell): Truth {
  if (object === undefined) return false;
  const quality = (): Truth => {
    if (filter !== null)
      return fitsSpell(filter, proposed, PLAIN, contextFor(proposed.view, object.id, object.id, { it: null, player: proposed.player }));
    if (text === null) return true;
    return text.includes('everything') ? true : undetermined(`what “${name} ${text}” keeps off`);
  };
  switch (name) {
    case 'shroud':
      return true;
    case 'hexproof':
      return object.controller !== proposed.player && quality();
    case 'protection':
      return quality();
    default:
      return false;
  }
}

/** Whether a deed keeps the spell from targeting those that it is about; words of the closed lists of the grammar. */
function shields({ what, object }: Deed, { context }: Standing<Prohibition>, proposed: ProposedSpell, id: string): Truth {
  const { player, spell } = proposed;
  const opposed = (proposed.view.object(id)?.controller ?? id) !== player;
  switch (what) {
    case 'has hexproof':
      return opposed;
    case 'has shroud':
    case 'has protection from everything':
    case "can't be the target of spells or abilities":
    case "can't be the targets of spells or abilities":
    case "can't be the target of spells":
    case "can't be the targets of spells":
      return true;
    case "can't be the target of spells or abilities your opponents control":
    case "can't be the targets of spells or abilities your opponents control":
      return player !== context.you;
    case "can't be the target of Aura spells":
      return spell.subtypes.has('Aura');
    case "can't be the target of":
    case "can't be the targets of":
      if (object === null || !('filter' in object) || object.filter === 'any') return undetermined('what can not target it');
      return fitsSpell(object.filter, proposed, PLAIN, context);
    default:
      return false;
  }
}

/** Those of some ids that may be targeted, and those of which it can't be told. */
export function targetable(
  state: GameState,
  proposed: ProposedSpell,
  ids: readonly string[],
): { readonly legal: readonly string[]; readonly open: readonly string[] } {
  const legal: string[] = [];
  const open = new Set<string>();
  for (const id of ids) {
    const truth = mayBeTargeted(state, proposed, id);
    if (truth === true) legal.push(id);
    else if (!isKnown(truth)) open.add(truth.why);
  }
  return { legal, open: [...open] };
}
