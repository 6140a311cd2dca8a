import type { CompiledCard } from '../cards/definition.ts';
import { type Complaints, nearIds } from './checks.ts';
import type { Find, PermanentEntry } from './entries.ts';
import { faceDownOf } from './faceDown.ts';
import type { CopiedValues } from './game.ts';

/**
 * The number of the face that is up of each permanent, 0 the front; a face that the card hasn't is complained about.
 * Of a copy of a card it is that card's face.
 */
export function facesOf(permanents: readonly PermanentEntry[], find: Find, errors: Complaints): ReadonlyMap<string, number> {
  const ids = new Set(permanents.map(({ id }) => id));
  return new Map(
    permanents.map((entry) => {
      const { copyOf } = entry.setup;
      const copied = copyOf === undefined || ids.has(copyOf) ? undefined : find(copyOf);
      return [entry.id, faceOf(entry, copied ?? entry.card, errors)];
    }),
  );
}

function faceOf({ setup, path }: PermanentEntry, card: CompiledCard, errors: Complaints): number {
  const wanted = setup.face?.trim().toLowerCase();
  if (wanted === undefined || wanted === 'front') return 0;
  const faces = card.faces.map(({ definition }) => definition.name);
  const named = faces.findIndex((name) => name.toLowerCase().replace(/[\u2018\u2019]/g, "'") === wanted.replace(/[\u2018\u2019]/g, "'"));
  const index = named >= 0 ? named : wanted === 'back' ? 1 : -1;
  if (index >= 0 && index < faces.length) return index;
  const message =
    faces.length === 1
      ? `${card.definition.name} has one face only; leave "face" out`
      : `${card.definition.name} has no face ${JSON.stringify(setup.face)}; its faces are ${faces.join(' and ')}`;
  errors.add('INVALID_VALUE', [...path, 'face'], message, faces);
  return 0;
}

/**
 * 707.2, 707.3: what each permanent with `copyOf` is a copy of, copies of copies followed to the end. Ids come before names.
 * What is neither is complained about, and so are copies that go round in a circle.
 */
export function copiesOf(
  permanents: readonly PermanentEntry[],
  faces: ReadonlyMap<string, number>,
  find: Find,
  errors: Complaints,
): ReadonlyMap<string, CopiedValues> {
  const entries = new Map(permanents.map((entry) => [entry.id, entry]));
  const settled = new Map<string, CopiedValues>();
  for (const entry of permanents) {
    if (entry.setup.copyOf === undefined || settled.has(entry.id)) continue;
    const chain: PermanentEntry[] = [];
    const seen = new Set<string>();
    let end: PermanentEntry | undefined = entry;
    let values: CopiedValues | undefined;
    while (end !== undefined) {
      const { copyOf } = end.setup;
      const known = settled.get(end.id);
      values = known !== undefined ? copiedOn(known, end) : copyOf === undefined ? ownValues(end, faces) : undefined;
      if (values !== undefined) break;
      if (seen.has(end.id)) {
        errors.add('CYCLE', [...entry.path, 'copyOf'], `${entry.id} is a copy of itself, by way of ${[...seen].join(', ')}`);
        break;
      }
      seen.add(end.id);
      chain.push(end);
      const next: PermanentEntry | undefined = entries.get(copyOf ?? '');
      if (next === undefined) values = cardValues(end, copyOf ?? '', faces, find, entries.keys(), errors);
      end = next;
    }
    for (const one of chain.reverse()) {
      if (values === undefined) continue;
      settled.set(one.id, values);
      values = copiedOn(values, one);
    }
  }
  return settled;
}

/** 707.3: what a copy of a copy takes from it. */
function copiedOn(values: CopiedValues, { card, setup }: PermanentEntry): CopiedValues {
  return { ...values, through: [...values.through, card], faceDown: values.faceDown || faceDownOf(setup.faceDown, card) };
}

/** 707.2: what a copy of this permanent takes from it: the face that is up, and that it is face down. */
function ownValues({ id, card, setup }: PermanentEntry, faces: ReadonlyMap<string, number>): CopiedValues {
  return { card, face: faces.get(id) ?? 0, faceDown: faceDownOf(setup.faceDown, card), through: [] };
}

function cardValues(
  entry: PermanentEntry,
  name: string,
  faces: ReadonlyMap<string, number>,
  find: Find,
  ids: Iterable<string>,
  errors: Complaints,
): CopiedValues | undefined {
  const card = find(name);
  if (card !== undefined) return { card, face: faces.get(entry.id) ?? 0, faceDown: false, through: [] };
  const message = `${JSON.stringify(name)} is neither an object on this board nor the name of a card`;
  errors.add('UNKNOWN_ID', [...entry.path, 'copyOf'], message, nearIds(name, ids));
  return undefined;
}
