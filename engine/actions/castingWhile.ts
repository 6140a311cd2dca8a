import { valuesOfFace } from '../characteristics/printed.ts';
import { FREE } from '../costs/asked.ts';
import { following, renamed } from '../effects/following.ts';
import type { Casts } from '../effects/resolving.ts';
import type { Answers } from './answers.ts';
import { castBy } from './castBy.ts';
import { plainWay, type Way } from './castWay.ts';
import { landPlayed } from './playLand.ts';
import { begin } from './progress.ts';
import { stopOf } from './stops.ts';

/** 608.2g: a player casts a card, or plays it as a land, as something resolves; "it" is then the spell or permanent. Null where it can't be done. */
export const castingWhile =
  (answers: Answers): Casts =>
  ({ player, card, face, free, paying, transformed }, resolving) => {
    const way: Way = { ...plainWay(card, face), alternative: free ? FREE : paying, byEffect: transformed ? 'transformed' : true };
    const left = answers.copy();
    const up = resolving.state.cards.get(card)?.card.faces[face];
    const isLand = up !== undefined && valuesOfFace(up).types.includes('land');
    const cast = isLand
      ? landPlayed(begin(resolving.state), { player, card, face }, left)
      : castBy(begin(resolving.state), player, way, {}, left);
    if (!cast.ok) {
      const { missingChoice, notModelled } = cast.error;
      return missingChoice === null && notModelled === null ? null : stopOf(cast.error, resolving.text);
    }
    const answered = left.count < answers.count;
    answers.become(left);
    const { occurrences } = cast.value;
    const { state, rename } = following(resolving.state, occurrences, cast.value.state);
    const { meant } = resolving;
    const among = meant.among?.filter((id) => id !== card) ?? null;
    const after = renamed({ ...resolving, meant: { ...meant, among } }, rename);
    return { kind: 'done', state, happened: occurrences, after: { ...after, meant: { ...after.meant, it: [card] } }, did: true, answered };
  };
