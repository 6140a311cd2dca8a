import { slotsEnough, type TargetPart, type TargetSlot } from '../activation/targets.ts';
import type { Announcement, ModesToChoose, NumberToChoose, TargetToChoose } from './option.ts';

/** What parts of a text ask to be aimed at, as it is told. */
export function targetsAndModes(parts: readonly TargetPart[]): Pick<Announcement, 'modes' | 'targets'> {
  const [modal] = parts.flatMap((part) => (part.kind === 'modal' ? [part.modal] : []));
  const modes: ModesToChoose | null =
    modal === undefined
      ? null
      : {
          least: modal.least,
          most: modal.most,
          repeats: modal.repeats,
          modes: modal.modes.map((slots, at) => ({
            text: modal.texts[at] ?? '',
            targets: slots.map(toChoose),
            possible: slotsEnough(slots) !== false,
          })),
        };
  return { modes, targets: parts.flatMap((part) => (part.kind === 'slots' ? part.slots.map(toChoose) : [])) };
}

const toChoose = ({ least, most, legal, open }: TargetSlot): TargetToChoose => ({ least, most, options: legal, open });

/** Most values of a number that are looked at. */
const MOST_VALUES = 100;

/** The values of a number for which something can be paid: from the first one that can be up to the first that can't. */
export function payableNumbers(candidates: Iterable<number>, isPayable: (value: number) => boolean): NumberToChoose {
  const values: number[] = [];
  let looked = 0;
  for (const value of candidates) {
    looked += 1;
    if (looked > MOST_VALUES) return { values, truncated: true };
    if (isPayable(value)) values.push(value);
    else if (values.length > 0) return { values, truncated: false };
  }
  return { values, truncated: false };
}

/** 601.2c: of values of X that can be paid those for which nothing is against it, such as that there is no target. */
export const withTargets = ({ values, truncated }: NumberToChoose, may: (x: number) => boolean): NumberToChoose => ({
  values: values.filter(may),
  truncated,
});

/** 0, 1, 2 and so on. */
export function* naturals(): Iterable<number> {
  for (let value = 0; ; value += 1) yield value;
}

/** Works something out once, when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
