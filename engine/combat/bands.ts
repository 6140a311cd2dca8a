import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { every, isKnown, some, type Truth } from '../characteristics/truth.ts';
import { hasKeyword, keywordsOf, type ObjectView } from '../characteristics/view.ts';
import type { DeclaredAttack, DeclaredBlock } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { type Objection, objection, untold } from './objection.ts';

/** Ids of attackers that are to attack in a band, as the active player names them. */
export type NamedBand = readonly string[];

/** 508.1e, 702.22c-d: the attackers with the bands that they are in, numbered from 1; or why those can't be bands. */
export function banded(
  state: GameState,
  declared: readonly DeclaredAttack[],
  bands: readonly NamedBand[],
): readonly DeclaredAttack[] | Objection {
  const bandOf = new Map<string, number>();
  for (const [at, members] of bands.entries()) {
    for (const id of members) {
      if (bandOf.has(id)) return objection(`${id} can be in one band only, once.`, '702.22c');
      bandOf.set(id, at + 1);
    }
    const why = whyNoBand(state, declared, members);
    if (why !== null) return why;
  }
  return declared.map((one) => {
    const band = bandOf.get(one.attacker);
    return band === undefined ? one : { ...one, band };
  });
}

function whyNoBand(state: GameState, declared: readonly DeclaredAttack[], members: NamedBand): Objection | null {
  if (members.length === 0) return objection('A band has at least one creature; leave out one that has none.', '702.22c');
  const attacks = members.map((id) => declared.find(({ attacker }) => attacker === id));
  const stray = members.find((_, at) => attacks[at] === undefined);
  if (stray !== undefined) return objection(`${stray} does not attack and can't be in a band.`, '508.1e', '702.22c');
  if (new Set(attacks.map((one) => one?.whom)).size > 1)
    return objection(`All creatures of a band attack the same; ${members.join(', ')} do not.`, '702.22d');
  const may = mayBand(objectsOf(state, members), state);
  if (!isKnown(may)) return untold('bands with other', may.why, '702.22c');
  return may
    ? null
    : objection(
        `${members.join(', ')} can't be a band: more than one of them has no banding, and no “bands with other” lets all of them be one.`,
        '702.22c',
        '508.1e',
      );
}

const objectsOf = (state: GameState, ids: readonly string[]): readonly ObjectView[] =>
  ids.flatMap((id) => layered(state).view.object(id) ?? []);

/** 702.22c: all but one with banding, or all with the quality of a "bands with other" that one of them has. */
function mayBand(members: readonly ObjectView[], state: GameState): Truth {
  const without = members.filter((one) => !hasKeyword(one, 'banding'));
  return without.length <= 1 && without.length < members.length ? true : some(members, (one) => withOther(one, members, state));
}

/** Whether a creature has a "bands with other" of a quality that it and all of the others have. */
function withOther(object: ObjectView, others: readonly ObjectView[], state: GameState): Truth {
  const filters = keywordsOf(object).flatMap(({ name, filter }) => (name === 'bands with other' ? [filter] : []));
  const context = contextOf(layered(state).view, EVALUATE, object.id);
  return some(filters, (filter) =>
    filter === null
      ? { kind: 'undetermined', why: 'with what it bands is not read' }
      : every([object, ...others], (one) => EVALUATE.matches(filter, one, context)),
  );
}

/** 702.22h: blocks with those that follow from them: whatever blocks a creature of a band blocks each creature of it. */
export function withBands(state: GameState, blocks: readonly DeclaredBlock[]): readonly DeclaredBlock[] {
  if (!blocks.some(({ attacker }) => state.permanents.get(attacker)?.attacking?.band !== undefined)) return blocks;
  const all = blocks.flatMap((one): readonly DeclaredBlock[] => [
    one,
    ...bandmatesOf(state, one.attacker).map((attacker) => ({ blocker: one.blocker, attacker })),
  ]);
  return [...new Map(all.map((one) => [JSON.stringify([one.blocker, one.attacker]), one])).values()];
}

/**
 * 702.22j-k: of the creatures that fight against one, the one by whose banding its own controller divides that one's damage: it has banding, or it and another
 * of them have the quality of a "bands with other" that it has. Null where none does so.
 */
export function dividesByBanding(state: GameState, opposed: readonly string[]): ObjectView | Objection | null {
  const objects = objectsOf(state, opposed);
  const plain = objects.find((one) => hasKeyword(one, 'banding'));
  if (plain !== undefined) return plain;
  for (const one of objects) {
    const does = some(
      objects.filter((other) => other !== one),
      (other) => withOther(one, [other], state),
    );
    if (!isKnown(does)) return untold('bands with other', does.why, '702.22j');
    if (does) return one;
  }
  return null;
}

/** The other creatures of an attacker's band that are still in it (702.22e-f). */
export function bandmatesOf(state: GameState, id: string): readonly string[] {
  const band = state.permanents.get(id)?.attacking?.band;
  if (band === undefined) return [];
  return [...state.permanents.values()].filter((one) => one.id !== id && one.attacking?.band === band).map((one) => one.id);
}
