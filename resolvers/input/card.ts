import { type CardDefinition, type FaceDefinition, parseManaCost } from '../../engine/index.ts';
import type { FieldPath, Problem } from '../errors.ts';
import type { CardInput } from '../generated/types.ts';
import { LIMITS } from '../limits.ts';
import { given } from './given.ts';

const SHORT_TEXTS = ['name', 'manaCost', 'typeLine', 'power', 'toughness', 'loyalty', 'defense', 'layout'] as const;

/** What keeps a card from being read: nothing but its form; whatever its text says is read as far as it goes. */
export function cardProblems(card: CardInput, path: FieldPath): readonly Problem[] {
  const faces = card.cardFaces ?? [];
  if (faces.length > LIMITS.faces)
    return [tooLarge([...path, 'cardFaces'], `A card may have at most ${LIMITS.faces} faces, not ${faces.length}.`)];
  return [
    ...faceProblems(card, path),
    ...faces.flatMap((face, index) => [
      ...faceProblems(face, [...path, 'cardFaces', index]),
      ...((face.cardFaces ?? []).length === 0
        ? []
        : [invalid([...path, 'cardFaces', index, 'cardFaces'], 'A face has no faces of its own. List all faces in the card.')]),
    ]),
  ];
}

/** The characters of the texts of cards and of their faces, which is what the work of reading them goes by. */
export function textLength(cards: readonly CardInput[]): number {
  return cards.reduce((sum, { oracleText, cardFaces }) => sum + (oracleText ?? '').length + textLength(cardFaces ?? []), 0);
}

function faceProblems(face: CardInput, path: FieldPath): readonly Problem[] {
  const problems: Problem[] = [];
  if (face.name.trim() === '') problems.push(invalid([...path, 'name'], 'A card needs a name.'));
  if ((face.oracleText ?? '').length > LIMITS.cardText) {
    problems.push(tooLarge([...path, 'oracleText'], `A card's text may have at most ${LIMITS.cardText} characters.`));
  }
  for (const key of SHORT_TEXTS) {
    if ((face[key] ?? '').length > LIMITS.shortText) {
      problems.push(tooLarge([...path, key], `This may have at most ${LIMITS.shortText} characters.`));
    }
  }
  if ((face.manaCost ?? '').length <= LIMITS.shortText) problems.push(...costProblems(face.manaCost ?? '', [...path, 'manaCost']));
  return problems;
}

/** The cost of a card with two costs has ` // ` between them. */
function costProblems(text: string, path: FieldPath): readonly Problem[] {
  return text
    .split('//')
    .map((cost) => parseManaCost(cost.trim()))
    .flatMap((cost) => (cost.ok ? [] : [invalid(path, cost.error.message)]));
}

/** The engine's form of a card that `cardProblems` has nothing to say about. */
export function cardDefinition(card: CardInput): CardDefinition {
  return {
    ...faceDefinition(card),
    ...given(card.layout, (layout) => ({ layout })),
    ...given(card.cardFaces, (faces) => (faces.length === 0 ? {} : { faces: faces.map(faceDefinition) })),
  };
}

function faceDefinition(face: CardInput): FaceDefinition {
  return {
    name: face.name,
    typeLine: face.typeLine,
    ...given(face.manaCost, (manaCost) => ({ manaCost })),
    ...given(face.oracleText, (oracleText) => ({ oracleText })),
    ...given(face.power, (power) => ({ power })),
    ...given(face.toughness, (toughness) => ({ toughness })),
    ...given(face.loyalty, (loyalty) => ({ loyalty })),
    ...given(face.defense, (defense) => ({ defense })),
    ...given(face.colors, (colors) => ({ colors })),
  };
}

export const invalid = (path: FieldPath, message: string): Problem => ({ code: 'INVALID_VALUE', path, message });
export const tooLarge = (path: FieldPath, message: string): Problem => ({ code: 'TOO_LARGE', path, message });
