import type { Ability, Effect } from '../ast/index.ts';
import { compileText } from './compile.ts';

/** What keywords and the rules themselves do, in words of our own: read like the text of any card, each text once. */

type TriggeredAbility = Extract<Ability, { readonly kind: 'triggered' }>;
type ActivatedAbility = Extract<Ability, { readonly kind: 'activated' }>;

const READ = new Map<string, readonly Ability[]>();

function read(text: string, typeLine: 'Creature' | 'Instant'): readonly Ability[] {
  const key = `${typeLine}: ${text}`;
  const abilities = READ.get(key) ?? compileText({ name: '', typeLine, oracleText: text }).map(({ ability }) => ability);
  READ.set(key, abilities);
  return abilities;
}

/** The triggered abilities that a permanent with this text has. */
export const triggeredIn = (text: string): readonly TriggeredAbility[] =>
  read(text, 'Creature').flatMap((ability) => (ability.kind === 'triggered' ? [ability] : []));

/** The activated abilities that a permanent with this text has. */
export const activatedIn = (text: string): readonly ActivatedAbility[] =>
  read(text, 'Creature').flatMap((ability) => (ability.kind === 'activated' ? [ability] : []));

/** The instructions of a spell with this text, in order. */
export const instructionsIn = (text: string): readonly Effect[] =>
  read(text, 'Instant').flatMap((ability) => (ability.kind === 'spell' ? ability.effects : []));
