import type { Ability, Keyword } from '../ast/index.ts';
import type { CompiledFace, FaceDefinition } from '../cards/definition.ts';
import { printManaCost } from '../cards/manaCost.ts';
import { NUMBER_WORDS } from './grammar/numbers.ts';

/** What a face is as a spell cast in a way that changes it: its definition, and the text that is read for it. */
export interface VariantText {
  readonly definition: FaceDefinition;
  readonly text: string;
}

/** 702.103b, 702.113a, 702.148a, 718: the face as it is with bestow, awaken, cleave or prototype; null for faces without such a keyword. */
export function variantOf({ definition, abilities }: CompiledFace): VariantText | null {
  for (const keyword of abilities.flatMap(keywordsIn)) {
    const text = definition.oracleText ?? '';
    const { name, cost, amount } = keyword;
    switch (name) {
      case 'cleave':
        return { definition, text: withoutBrackets(text) };
      case 'awaken': {
        const count = amount?.kind === 'number' ? (NUMBER_WORDS[amount.value] ?? String(amount.value)) : 'X';
        const counters = count === 'one' ? 'a +1/+1 counter' : `${count} +1/+1 counters`;
        const whole = `${text}\nPut ${counters} on target land you control. It becomes a 0/0 Elemental creature with haste. It's still a land.`;
        return { definition: { ...definition, oracleText: whole }, text: whole };
      }
      case 'bestow': {
        const whole = `${text}\nEnchant creature`;
        const typeLine = definition.typeLine.replace(/ ?\bCreature\b/, '').replace(/\s*—.*$/, '');
        return { definition: { ...definition, typeLine: `${typeLine} — Aura`, oracleText: whole }, text: whole };
      }
      case 'prototype': {
        const [power, toughness] = (keyword.text ?? '').split('/');
        if (power === undefined || toughness === undefined) return null;
        const { colors: _, ...others } = definition;
        const manaCost = printManaCost(cost.flatMap((one) => (one.kind === 'mana' ? one.cost : [])));
        return { definition: { ...others, manaCost, power, toughness }, text };
      }
      default:
    }
  }
  return null;
}

/** 702.102b: both halves of a split card with fuse as one spell: their costs, types and texts together, the left half first; null for other cards. */
export function fusedOf(layout: string | undefined, faces: readonly CompiledFace[]): VariantText | null {
  if (layout !== 'split' || !faces.every(({ abilities }) => abilities.flatMap(keywordsIn).some(({ name }) => name === 'fuse'))) return null;
  const all = faces.map(({ definition }) => definition);
  const [left] = all;
  if (left === undefined) return null;
  const text = all.map(({ oracleText = '' }) => oracleText).join('\n');
  const { colors: _, ...others } = left;
  const definition: FaceDefinition = {
    ...others,
    name: all.map(({ name }) => name).join(' // '),
    manaCost: all.map(({ manaCost = '' }) => manaCost).join(''),
    typeLine: [...new Set(all.map(({ typeLine }) => typeLine))].join(' '),
    oracleText: text,
  };
  return { definition, text };
}

const keywordsIn = (ability: Ability): readonly Keyword[] => (ability.kind === 'keywords' ? ability.keywords : []);

/** Whether a text is one that cleave takes words out of: no other text has words in square brackets. */
const isCleaved = (text: string): boolean => /^Cleave\b/m.test(text);

/** A text that cleave leaves whole: its brackets are no words; everything keeps its place. */
export const readWhole = (text: string): string => (isCleaved(text) ? text.replace(/[[\]]/g, ' ') : text);

/** 702.148a: without what stands in square brackets; everything else keeps its place. */
const withoutBrackets = (text: string): string => text.replace(/\[[^\]]*\]/g, (words) => ' '.repeat(words.length));
