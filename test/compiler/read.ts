import { type Ability, abilityWords, compileText, unreadSpans } from '../../engine/index.ts';

/** One paragraph of a permanent's text (or of a sorcery's) as an ability, and what of it could not be read. */
export function read(text: string, typeLine = 'Artifact'): { readonly ability: Ability; readonly unread: readonly string[] } {
  const [only, ...others] = compileText({ name: 'Testing Stone', typeLine, oracleText: text });
  if (!only || others.length > 0) throw new Error(`not one paragraph: ${text}`);
  return { ability: only.ability, unread: unreadSpans(only.ability).map((span) => span.text) };
}

/** True where printing gives back the words that were read. */
export function printsBack(text: string, typeLine = 'Artifact'): boolean {
  return compileText({ name: 'Testing Stone', typeLine, oracleText: text }).every(
    ({ ability, words }) => abilityWords(ability).join(' ').toLowerCase() === words.join(' ').toLowerCase(),
  );
}

/** The nodes of a kind, wherever they stand in an ability. */
export function nodes(node: unknown, kind: string): readonly unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).flatMap(([key, value]) => (key === 'span' ? [] : nodes(value, kind)));
  return 'kind' in node && node.kind === kind ? [node, ...inner] : inner;
}
