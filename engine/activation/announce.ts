import { type Ask, cannot, type Question, type Stop } from '../choices.ts';
import { err, ok, type Result } from '../result.ts';
import type { RuleNumber } from '../rules.ts';
import type { Aim } from './aim.ts';
import { whyNotTargeted } from './targetable.ts';
import { type ModalSlots, slotsEnough, type TargetPart, type TargetSlot } from './targets.ts';

/** Why modes or targets can't be announced: a choice is missing, text is not modelled, a rule forbids it, or what was said is nothing that is there. */
export type Unannounced =
  | Stop
  | { readonly kind: 'forbidden'; readonly message: string; readonly rules: readonly RuleNumber[] }
  | { readonly kind: 'badInput'; readonly field: 'modes' | 'targets'; readonly message: string };

type Announcing<T> = Result<T, Unannounced>;

const stop = (why: Stop): Announcing<never> => err(why);
const forbidden = (message: string, ...rules: readonly RuleNumber[]): Announcing<never> => err({ kind: 'forbidden', message, rules });
const badModes = (message: string): Announcing<never> => err({ kind: 'badInput', field: 'modes', message });
const unanswered = (question: Question): Announcing<never> => err({ kind: 'unanswered', question });

/** 700.2a: the modes that are chosen: those that are said, or the only ones that there can be, or as it is answered; null where there are none to choose. */
export function chooseModes(
  parts: readonly TargetPart[],
  said: readonly (number | string)[] | undefined,
  text: string,
  ask: Ask,
): Announcing<readonly number[] | null> {
  const [modal, another] = parts.flatMap((part) => (part.kind === 'modal' ? [part.modal] : []));
  if (modal === undefined) return said === undefined || said.length === 0 ? ok(null) : badModes(`“${text}” has no modes to choose.`);
  if (another !== undefined) return stop(cannot(text, 'modes of two lists would have to be chosen'));
  if (said !== undefined) return modesSaid(modal, said, text);
  const possible = modal.modes.flatMap((slots, at) => (slotsEnough(slots) === false ? [] : [at]));
  const { least, most, repeats, open } = modal;
  if (open === null && least === most && !repeats && possible.length === least) return ok(possible);
  if (possible.length < (repeats ? Math.min(1, least) : least)) return forbidden(`“${text}” has no mode that could be chosen.`, '700.2a');
  const options = possible.map((at) => modal.texts[at] ?? '');
  const question = { what: most === 1 ? 'the mode' : 'the modes', options, least: Math.max(1, least), most, byPiece: true };
  const answer = ask(question);
  if (answer === null) return unanswered(question);
  return checked(
    modal,
    answer.flatMap((one) => possible[options.indexOf(one)] ?? []),
    text,
  );
}

function modesSaid(modal: ModalSlots, said: readonly (number | string)[], text: string): Announcing<readonly number[]> {
  const places: number[] = [];
  for (const one of said) {
    const place = placeOf(modal, one);
    if (!place.ok) return place;
    places.push(place.value);
  }
  return checked(modal, places, text);
}

function placeOf({ texts, modes }: ModalSlots, said: number | string): Announcing<number> {
  if (typeof said === 'number') return modes[said] === undefined ? badModes(`There is no mode number ${said}.`) : ok(said);
  const [only, another] = matching(texts, said);
  if (only === undefined) return badModes(`There is no mode with the words “${said}”.`);
  return another === undefined ? ok(only) : badModes(`There are several modes with the words “${said}”.`);
}

/** Places of the texts that have those words; of those that are just that, where there are any. */
export function matching(texts: readonly string[], said: string): readonly number[] {
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

/** 700.2a, 700.2d: as many as may be chosen, none twice, and in the order of the text. */
function checked(modal: ModalSlots, places: readonly number[], text: string): Announcing<readonly number[]> {
  const { least, most, repeats, open } = modal;
  if (!repeats && new Set(places).size < places.length) return forbidden(`No mode of “${text}” is chosen twice.`, '700.2d', '601.2b');
  if (places.length < least || places.length > most) {
    if (open !== null) return stop(cannot(text, open));
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

/** 601.2c: the targets for each slot: those that are listed, then those that are answered, and by themselves where there is one way only. */
export function chooseTargets(
  slots: readonly TargetSlot[],
  said: readonly string[] | undefined,
  aim: Aim,
  text: string,
  ask: Ask,
): Announcing<readonly (readonly string[])[]> {
  const given = said === undefined ? [] : shared(slots, said);
  if (given === null) return whyNot(slots, said ?? [], aim, text);
  const chosen: (readonly string[])[] = [];
  for (const [at, slot] of slots.entries()) {
    const first = given[at] ?? [];
    const { legal, open } = slot.after(chosen);
    const left = legal.filter((id) => !first.includes(id));
    const least = Math.max(0, slot.least - first.length);
    const isFull = first.length >= slot.least && (said !== undefined || legal.length === 0);
    if (isFull) {
      chosen.push(first);
      continue;
    }
    const [untold] = open;
    if (untold !== undefined && left.length <= least) return stop(cannot(text, untold));
    if (left.length < least) return forbidden(`There is no legal target for “${text}”.`, '601.2c', '115.1');
    if (least > 0 && left.length === least && slot.least === slot.most) {
      chosen.push([...first, ...left]);
      continue;
    }
    const question: Question = {
      what: slots.length === 1 ? `a target for “${text}”` : `target ${at + 1} of “${text}”`,
      options: slot.least === 0 ? [...left, NONE] : left,
      least: Math.max(1, least),
      most: (slot.most ?? left.length) - first.length,
    };
    const answer = ask(question);
    if (answer === null) return unanswered(question);
    chosen.push([...first, ...answer.filter((id) => id !== NONE)]);
  }
  return ok(chosen);
}

/** The answer that there is no target where there may be none. */
const NONE = 'none';

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
function whyNot(slots: readonly TargetSlot[], list: readonly string[], aim: Aim, text: string): Announcing<never> {
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
    if (untold !== undefined) return stop(cannot(text, untold));
    return forbidden(`${id} is no legal target of “${text}”.`, ...rules);
  }
  return forbidden(`The targets ${list.join(', ')} are not what “${text}” asks for.`, '601.2c', '115.1', '115.3');
}
