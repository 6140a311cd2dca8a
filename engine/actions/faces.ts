import type { CompiledCard, CompiledFace } from '../cards/definition.ts';
import { ok, type Result } from '../result.ts';
import type { Illegal } from './action.ts';
import { badInput } from './illegal.ts';

/** The place of the face that an action names: by its place, by its name, or as "front" or "back". Null where none is named. */
export function faceNamed({ definition, faces }: CompiledCard, face: number | string | undefined): Result<number | null, Illegal> {
  if (face === undefined) return ok(null);
  const wanted = typeof face === 'string' ? plain(face) : '';
  const named = faces.findIndex((one) => plain(one.definition.name) === wanted);
  const index = typeof face === 'number' ? face : named >= 0 ? named : wanted === 'front' ? 0 : wanted === 'back' ? 1 : -1;
  return faces[index] === undefined ? badInput('face', `${definition.name} has no face ${JSON.stringify(face)}.`) : ok(index);
}

/** The places of the faces of which a test holds. */
export const facesThat = ({ faces }: CompiledCard, test: (face: CompiledFace) => boolean): readonly number[] =>
  faces.flatMap((face, index) => (test(face) ? [index] : []));

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'");
