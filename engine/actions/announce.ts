import type { Aim } from '../activation/aim.ts';
import { whyNotTargeted } from '../activation/targetable.ts';
import { type ModalSlots, slotsEnough, type TargetPart, type TargetSlot } from '../activation/targets.ts';
import { ok, type Result } from '../result.ts';
import type { RuleNumber } from '../rules.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { badInput, beyond, forbidden, missing } from './illegal.ts';

/** What was announced for a spell or ability (601.2b-c): the places of its modes, and its targets, one list for each "target". */
export interface Announced {
  readonly modes: readonly number[];
  readonly targets: readonly (readonly string[])[];
}

/** What an action says of that; absent: nothing. */
export interface Said {
  readonly modes?: readonly (number | string)[] | undefined;
  readonly targets?: readonly string[] | undefined;
}

/** 700.2a: the modes that are chosen: those that the action or the answers say, or the only ones that there can be; null where there are none to choose. */
export function chooseModes(
  parts: readonly TargetPart[],
  said: Said['modes'],
  text: string,
  answers: Answers,
): Result<readonly number[] | null, Illegal> {
  const [modal, another] = parts.flatMap((part) => (part.kind === 'modal' ? [part.modal] : []));
  if (modal === undefined)
    return said === undefined || said.length === 0 ? ok(null) : badInput('modes', `“${text}” has no modes to choose.`);
  if (another !== undefined) return beyond(text, 'modes of two lists would have to be chosen');
  if (said !== undefined) return modesSaid(modal, said, text);
  const possible = modal.modes.flatMap((slots, at) => (slotsEnough(slots) === false ? [] : [at]));
  const answered = modesAnswered(modal, answers);
  if (answered !== null) return checked(modal, answered, text);
  if (modal.open === null && modal.least === modal.most && !modal.repeats && possible.length === modal.least) return ok(possible);
  return missing(
    modal.most === 1 ? 'the mode' : 'the modes',
    possible.map((at) => modal.texts[at] ?? ''),
  );
}

function modesSaid(modal: ModalSlots, said: readonly (number | string)[], text: string): Result<readonly number[], Illegal> {
  const places: number[] = [];
  for (const one of said) {
    const place = placeOf(modal, one);
    if (!place.ok) return place;
    places.push(place.value);
  }
  return checked(modal, places, text);
}

function placeOf({ texts, modes }: ModalSlots, said: number | string): Result<number, Illegal> {
  if (typeof said === 'number') return modes[said] === undefined ? badInput('modes', `There is no mode number ${said}.`) : ok(said);
  const found = matching(texts, said);
  const [only, another] = found;
  if (only === undefined) return badInput('modes', `There is no mode with the words “${said}”.`);
  return another === undefined ? ok(only) : badInput('modes', `There are several modes with the words “${said}”.`);
}

/** Places of the texts that have those words; of those that are just that, where there are any. */
function matching(texts: readonly string[], said: string): readonly number[] {
  const wanted = plain(said);
  const found = texts.flatMap((one, at) => (plain(one).includes(wanted) ? [at] : []));
  const whole = found.filter((at) => plain(texts[at] ?? '') === wanted);
  return whole.length > 0 ? whole : found;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Modes that the answers name one after the other, by words that only one of them has; null where the next answer names none. */
function modesAnswered(modal: ModalSlots, answers: Answers): readonly number[] | null {
  const places: number[] = [];
  for (;;) {
    const next = answers.nextId;
    const found = next === null || next.length < 3 ? [] : matching(modal.texts, next);
    const [only, another] = found;
    if (only === undefined || another !== undefined || places.length === Math.max(1, modal.most)) break;
    answers.takeAny();
    places.push(only);
  }
  return places.length === 0 ? null : places;
}

/** 700.2a, 700.2d: as many as may be chosen, none twice, and in the order of the text. */
function checked(modal: ModalSlots, places: readonly number[], text: string): Result<readonly number[], Illegal> {
  const { least, most, repeats, open } = modal;
  if (!repeats && new Set(places).size < places.length) return forbidden(`No mode of “${text}” is chosen twice.`, '700.2d', '601.2b');
  if (places.length < least || places.length > most) {
    if (open !== null) return beyond(text, open);
    const number = least === most ? `${least}` : `${least} to ${most}`;
    return forbidden(`${places.length} modes were chosen, and it is ${number}.`, '700.2a', '601.2b');
  }
  for (const at of places)
    if (slotsEnough(modal.modes[at] ?? []) === false)
      return forbidden(`There is no legal target for “${modal.texts[at] ?? ''}”.`, '700.2a', '601.2c');
  return ok([...places].sort((left, right) => left - right));
}

/** The slots that are to be filled, in the order of the text, with those of the chosen modes. */
export const slotsOf = (parts: readonly TargetPart[], modes: readonly number[]): readonly TargetSlot[] =>
  parts.flatMap((part) => (part.kind === 'slots' ? part.slots : modes.flatMap((at) => part.modal.modes[at] ?? [])));

/** 601.2c: the targets for each slot: those that the action lists, then those of the answers, and by themselves where there is one way only. */
export function chooseTargets(
  slots: readonly TargetSlot[],
  said: Said['targets'],
  aim: Aim,
  text: string,
  answers: Answers,
): Result<readonly (readonly string[])[], Illegal> {
  const given = said === undefined ? [] : shared(slots, said);
  if (given === null) return whyNot(slots, said ?? [], aim, text);
  const chosen: (readonly string[])[] = [];
  for (const [at, slot] of slots.entries()) {
    const first = given[at] ?? [];
    const { legal, open } = slot.after(chosen);
    const left = legal.filter((id) => !first.includes(id));
    const asked = said === undefined || first.length < slot.least;
    const most = slot.most ?? Number.POSITIVE_INFINITY;
    const more = asked ? answers.takeIds(left, most - first.length) : [];
    const both = [...first, ...more];
    if (both.length >= slot.least && (both.length > 0 || said !== undefined || legal.length === 0 || answers.takeNone())) {
      chosen.push(both);
      continue;
    }
    const rest = left.filter((id) => !more.includes(id));
    const needed = slot.least - both.length;
    if (open.length > 0 && rest.length <= needed) return beyond(text, open[0] ?? '');
    if (rest.length < needed) return forbidden(`There is no legal target for “${text}”.`, '601.2c', '115.1');
    if (needed > 0 && rest.length === needed && slot.least === slot.most) {
      chosen.push([...both, ...rest]);
      continue;
    }
    const what = slots.length === 1 ? `a target for “${text}”` : `target ${at + 1} of “${text}”`;
    return missing(what, slot.least === 0 ? [...rest, 'none'] : rest, answers.nextId);
  }
  return ok(chosen);
}

/** How a list of targets is shared out among slots, in its order: as many as there can be to each, but so that all of it goes somewhere; null: it can't be. */
function shared(slots: readonly TargetSlot[], list: readonly string[]): readonly (readonly string[])[] | null {
  const fill = (at: number, from: number, before: readonly (readonly string[])[]): readonly (readonly string[])[] | null => {
    const slot = slots[at];
    if (slot === undefined) return from === list.length ? before : null;
    const { legal } = slot.after(before);
    const most = Math.min(slot.most ?? list.length, list.length - from);
    let fits = 0;
    while (fits < most && legal.includes(list[from + fits] ?? '') && !list.slice(from, from + fits).includes(list[from + fits] ?? ''))
      fits += 1;
    for (let count = fits; count >= 0; count -= 1) {
      // A slot that is not full is filled by answers or by itself, and so is none after it by the list.
      if (count < slot.least && from + count < list.length) break;
      const found = fill(at + 1, from + count, [...before, list.slice(from, from + count)]);
      if (found !== null) return found;
    }
    return null;
  };
  return fill(0, 0, []);
}

/** Why a list of targets does not do: the first that has no place, and what is against it. */
function whyNot(slots: readonly TargetSlot[], list: readonly string[], aim: Aim, text: string): ReturnType<typeof forbidden> {
  let at = 0;
  let count = 0;
  const before: (readonly string[])[] = [];
  for (const [place, id] of list.entries()) {
    let slot = slots[at];
    if (slot !== undefined && slot.most !== null && count >= slot.most) {
      before.push(list.slice(place - count, place));
      at += 1;
      count = 0;
      slot = slots[at];
    }
    if (slot === undefined)
      return forbidden(`“${text}” has ${slots.length === 0 ? 'no target' : 'no more targets'}, so ${id} can't be one.`, '601.2c', '115.1');
    const { legal, open } = slot.after(before);
    count += 1;
    if (legal.includes(id)) continue;
    const [untold] = open;
    const why = whyNotTargeted(aim, id);
    const rules: readonly RuleNumber[] = ['601.2c', '115.1'];
    if (why !== null) return forbidden(`${id} can't be a target of “${text}”: ${why.text}.`, ...why.rules, ...rules);
    if (untold !== undefined) return beyond(text, untold);
    return forbidden(`${id} is no legal target of “${text}”.`, ...rules);
  }
  return forbidden(`The targets ${list.join(', ')} are not what “${text}” asks for.`, '601.2c', '115.1', '115.3');
}
