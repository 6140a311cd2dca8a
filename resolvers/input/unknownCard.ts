import type { CardCatalogue } from '../../data/cards/catalogue.ts';
import { foldName } from '../../data/cards/names.ts';
import { editDistance } from '../../data/cards/nearest.ts';
import type { FieldPath, Problem } from '../errors.ts';

const SUGGESTIONS = 3;
/** Names and questions are compared as far as this; the work grows with the square of it. */
const COMPARED = 60;

/** A name that neither the catalogue nor the request defines, with the three names nearest to it. */
export function unknownCard(name: string, path: FieldPath, catalogue: CardCatalogue, defined: readonly string[] = []): Problem {
  const asked = foldName(name).slice(0, COMPARED);
  const suggestions = [...new Set([...catalogue.nearest(name, SUGGESTIONS), ...defined])]
    .map((each) => ({ name: each, distance: editDistance(asked, foldName(each).slice(0, COMPARED)) }))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, SUGGESTIONS)
    .map((each) => each.name);
  const hint = suggestions.length === 0 ? '' : ` Did you mean ${suggestions.map((each) => `"${each}"`).join(', ')}?`;
  const message = `There is no card named "${name.slice(0, COMPARED)}".${hint}`;
  return { code: 'UNKNOWN_CARD', path, message, suggestions };
}
