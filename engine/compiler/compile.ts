import './grammar/index.ts';
import type { Ability, TextSpan } from '../ast/index.ts';
import type { CardDefinition, CompiledCard, CompiledFace, FaceDefinition, Support } from '../cards/definition.ts';
import { normalize } from './normalize.ts';
import { type Home, readParagraph } from './paragraph.ts';
import { paragraphs } from './paragraphs.ts';
import { fusedOf, readWhole, variantOf } from './variant.ts';

/** A card's faces with their texts compiled. Total: any strings whatever, never an exception. */
export function compileCard(definition: CardDefinition): CompiledCard {
  const [first = definition, ...others] = definition.faces ?? [];
  const front = compileFace(first);
  const faces: [CompiledFace, ...CompiledFace[]] = [front, ...others.map((face) => compileFace(face))];
  const other = fusedOf(definition.layout, faces) ?? variantOf(front);
  const variant = other === null ? {} : { variant: compileFace(other.definition, other.text) };
  const all = [...faces, ...Object.values(variant)];
  return { definition, faces, support: joined(all.map((face) => face.support)), ...variant };
}

/** One face's text as abilities, a paragraph each; `text`: what is read in its place, every word where it stands there. */
export function compileFace(face: FaceDefinition, text = readWhole(face.oracleText ?? '')): CompiledFace {
  const abilities = compileText({ ...face, oracleText: text }).map(({ ability }) => ability);
  const unsupported = abilities.flatMap(unreadSpans);
  return { definition: face, abilities, support: supportOf(abilities, unsupported), unsupported };
}

/** Each ability together with the normalised words it was read from: what `print` must give back. */
export function compileText(face: FaceDefinition): readonly { readonly ability: Ability; readonly words: readonly string[] }[] {
  const home: Home = /\b(Instant|Sorcery)\b/.test(face.typeLine) ? 'spell' : 'permanent';
  const tokens = normalize(face.oracleText ?? '', face.name, /\bLegendary\b/.test(face.typeLine));
  return paragraphs(tokens).map((paragraph) => ({
    ability: readParagraph(paragraph, home),
    words: paragraph.map(({ text, lower }) => (text === lower ? text : lower)),
  }));
}

/** Spans of everything inside a node that was not read. */
export function unreadSpans(node: unknown): readonly TextSpan[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(unreadSpans);
  if ('kind' in node && node.kind === 'unsupported' && 'span' in node && isSpan(node.span)) return [node.span];
  return Object.entries(node).flatMap(([key, value]) => (key === 'span' ? [] : unreadSpans(value)));
}

const isSpan = (value: unknown): value is TextSpan =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value && 'text' in value;

function supportOf(abilities: readonly Ability[], unsupported: readonly TextSpan[]): Support {
  if (unsupported.length === 0) return 'full';
  return abilities.every((ability) => nothingRead(ability)) ? 'none' : 'partial';
}

/** True where an ability holds unread text and nothing else. */
function nothingRead(ability: Ability): boolean {
  switch (ability.kind) {
    case 'unsupported':
      return true;
    case 'static':
    case 'spell':
      return ability.effects.every(({ kind }) => kind === 'unsupported');
    default:
      return false;
  }
}

function joined(parts: readonly Support[]): Support {
  if (parts.every((part) => part === 'full')) return 'full';
  return parts.every((part) => part === 'none') ? 'none' : 'partial';
}
