import type { CompiledCard } from '../cards/definition.ts';

/**
 * 708.2: that an object is face down, and how it came to be so, which says what it is (708.2a) and what turns it face up (116.2b). `plain`: as a 2/2
 * creature with nothing else, by morph or an effect; `untold`: a board does not say how. False: it is face up.
 */
export type FaceDown = false | 'plain' | 'manifested' | 'cloaked' | 'disguised' | 'untold';

/**
 * How a permanent of a board came to be face down: as the board says; where it says only that it is, by the keyword that its card has for that
 * (702.37, 702.168), and of other cards that is not told.
 */
export function faceDownOf(said: boolean | Exclude<FaceDown, false> | undefined, { faces }: CompiledCard): FaceDown {
  if (said === undefined || said === false) return false;
  if (said !== true) return said;
  const names = faces[0].abilities.flatMap((ability) => (ability.kind === 'keywords' ? ability.keywords.map(({ name }) => name) : []));
  if (names.includes('disguise')) return 'disguised';
  return names.includes('morph') || names.includes('megamorph') ? 'plain' : 'untold';
}
