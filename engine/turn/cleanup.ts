import { layered } from '../characteristics/layers.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { unread } from '../characteristics/unread.ts';
import { called } from '../events/called.ts';
import { ok, type Result } from '../result.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { Answers } from './answers.ts';
import { type Course, endings, type Halt, type Happening, happenTogether, notModelled } from './course.ts';
import { deedsOn } from './deeds.ts';
import { settledInTurn } from './settled.ts';

/** 402.2. */
const MAXIMUM_HAND_SIZE = 7;
const SIZES: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** 402.2, 613.7: a player's maximum hand size, as effects set and change it in the order of their timestamps. */
function maximumHandSize(state: GameState, player: string): number {
  const said = staticEffects(state, 'rule').filter(({ effect, context }) => effect.about === 'hand size' && context.you === player);
  const since = ({ source }: (typeof said)[number]): number => state.permanents.get(source)?.timestamp ?? 0;
  return said
    .toSorted((one, other) => since(one) - since(other))
    .reduce((size, { effect }) => {
      const [, reduced, number = ''] = /^your maximum hand size is (reduced by )?(\w+)$/.exec(effect.text) ?? [];
      const named = SIZES[number] ?? 0;
      return reduced === undefined ? named : Math.max(0, size - named);
    }, MAXIMUM_HAND_SIZE);
}

/** 514.1: the active player discards down to their maximum hand size; which cards is theirs to choose. */
export function discardToHandSize(course: Course, answers: Answers): Result<Course, Halt> {
  const { state } = course;
  const { active } = state;
  const hand = playerOf(state, active)?.hand ?? [];
  if (hand.length === 0) return ok(course);
  const text = unread(state, /hand size/i);
  if (text !== null) return notModelled(text, `This could change how many cards ${active} may keep: “${text}”.`, '402.2');
  const unlimited = deedsOn(state, active, /^(has|have) no maximum hand size$/, active);
  if (!unlimited.ok) return unlimited;
  const most = maximumHandSize(state, active);
  if (unlimited.value.length > 0 || hand.length <= most) return ok(course);
  const chosen = answers.take(`which cards ${active} discards`, hand, hand.length - most, '514.1');
  if (!chosen.ok) return chosen;
  const all: Happening[] = [];
  for (const id of chosen.value) {
    const move = { kind: 'ZoneChanged', id, as: id, from: 'hand', to: 'graveyard', cause: 'discard', turnBased: true } as const;
    const settled = settledInTurn(state, move, id, `where ${id} goes as it is discarded`);
    if (!settled.ok) return settled;
    all.push(...settled.value.map((body) => ({ body, text: `${active} discards ${called(state, id)}.` })));
  }
  return ok(happenTogether(course, all, '514.1'));
}

/** 514.2: the damage on all permanents, phased-out ones too, wears off, and what lasts until end of turn ends; at the same time. */
export function wearOff(course: Course): Course {
  const { view } = layered(course.state);
  const stays = staticEffects(course.state, 'rule').some(({ effect }) => effect.about === 'damage');
  const damaged = [...course.state.permanents.values()]
    .filter(({ id, damage }) => damage > 0 && !(stays && view.object(id)?.types.has('creature') === true))
    .map(({ id }) => id);
  const damage: readonly Happening[] =
    damaged.length === 0 ? [] : [{ body: { kind: 'DamageWoreOff', permanents: damaged }, text: 'Marked damage wears off.' }];
  const mounts = [...course.state.permanents.values()].filter(({ designations }) => designations.has('saddled'));
  const saddles = mounts.map(
    ({ id }): Happening => ({ body: { kind: 'DesignationLost', object: id, what: 'saddled' }, text: `${id} is saddled no longer.` }),
  );
  return together(course, [...damage, ...saddles, ...endings('cleanup', course.state)]);
}

const together = (course: Course, all: readonly Happening[]): Course => (all.length === 0 ? course : happenTogether(course, all, '514.2'));
