import type { ManaType } from '../ast/index.ts';
import type { ManaSystem } from './system.ts';

/** Words for explanations. */

export const nameOf = ({ view }: ManaSystem, id: string): string => {
  const name = view.object(id)?.names[0];
  return name === undefined || name === '' ? `the permanent ${id}` : `${name} (${id})`;
};

export const abilityText = ({ surroundings }: ManaSystem, id: string, index: number): string =>
  surroundings.abilitiesOf(id)[index]?.text ?? '';

export const colorlessOr = (type: ManaType): string => (type === 'C' ? 'colorless mana {C}' : `{${type}}`);

export const showTypes = (types: readonly ManaType[]): string => types.map((type) => `{${type}}`).join(', ');
