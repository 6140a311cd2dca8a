import type { Ability, Effect, Keyword, ManaRider } from '../ast/index.ts';
import { chapterWords, frameWords } from './frames.ts';
import { loyaltyCost } from './grammar/cost.ts';
import * as g from './grammar/declared.ts';
import { severalStatics } from './grammar/joinedStatics.ts';
import { keywordLine } from './grammar/keyword.ts';
import { rider } from './grammar/restriction.ts';
import { triggerPrefix } from './grammar/trigger.ts';
import { listedWords } from './modal.ts';
import { join, tokenize } from './tokens.ts';

/** The normalised text that reads as this ability: the inverse of reading a paragraph, but for the listed synonyms. */
export const print = (ability: Ability): string => join(abilityWords(ability));

/** The sentence about mana that reads as this rider (106.6): "Spend this mana only to cast creature spells." `~` stands for the source's name. */
export const printRider = (each: ManaRider): string => join(sentenceWords(each, rider.write(each)));

/** A keyword as a sentence says it: "protection from artifacts". */
export const printKeyword = (keyword: Keyword): string => join(g.keyword.write(keyword) ?? [keyword.name]);

/** The same as tokens. A part that no syntax writes comes out as `?`, so that a fault shows. */
export function abilityWords(ability: Ability): readonly string[] {
  switch (ability.kind) {
    case 'keywords':
      return keywordLine.write(ability.keywords) ?? ['?'];
    case 'activated':
      return [
        ...(ability.word === null ? [] : [ability.word, '—']),
        ...(ability.costs.length === 1 && ability.costs[0]?.kind === 'loyalty'
          ? (loyaltyCost.write(ability.costs[0]) ?? ['?'])
          : costWords(ability.costs)),
        ':',
        ...effectWords(ability.effects),
        ...ability.restrictions.flatMap((restriction) => sentenceWords(restriction, g.activationRestriction.write(restriction))),
      ];
    case 'triggered':
      return [
        ...triggerWords(ability),
        ...effectWords(ability.effects),
        ...(ability.limit === null ? [] : [...rawWords(ability.limit), '.']),
      ];
    case 'static':
      return staticWords(ability);
    case 'spell':
      return effectWords(ability.effects);
    case 'level':
    case 'gated':
    case 'toSolve':
      return frameWords(ability, abilityWords, costWords);
    case 'unsupported':
      return tokenize(ability.text, []).map(({ text }) => text);
  }
}

/** Sentences, some of which say several effects. */
function staticWords({ effects, joined = [] }: Extract<Ability, { kind: 'static' }>): readonly string[] {
  return effects.flatMap((effect, place) => {
    if (joined.includes(place)) return [];
    let end = place + 1;
    while (joined.includes(end)) end += 1;
    const several = end > place + 1 ? severalStatics.write(effects.slice(place, end)) : undefined;
    return sentenceWords(effect, several ?? g.staticEffect.write(effect));
  });
}

function costWords(costs: Extract<Ability, { kind: 'activated' }>['costs']): readonly string[] {
  const whole = g.costs.write(costs);
  return (
    whole ??
    costs.flatMap((cost, index) => [
      ...(index === 0 ? [] : [',']),
      ...(cost.kind === 'unsupported' ? rawWords(cost.text) : (g.cost.write(cost) ?? ['?'])),
    ])
  );
}

function triggerWords(ability: Extract<Ability, { kind: 'triggered' }>): readonly string[] {
  const { trigger, event, condition } = ability;
  if (event.kind === 'chapter') return chapterWords(event.numbers);
  if (event.kind === 'unsupported') return [trigger, ...rawWords(event.text), ','];
  return triggerPrefix.write({ trigger, event, condition }) ?? ['?'];
}

/** The sentences that read as these instructions; what nothing reads as stands there as `?`. */
export const printEffects = (effects: readonly Effect[]): string => join(effectWords(effects));

const effectWords = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) =>
    effect.kind === 'modal' || effect.kind === 'results' ? listedWords(effect, effectWords) : sentenceWords(effect, g.effect.write(effect)),
  );

/** A sentence with its stop, unless a quotation at its end holds the stop. */
function sentenceWords(
  node: { readonly kind: string; readonly text?: unknown },
  written: readonly string[] | undefined,
): readonly string[] {
  if (node.kind === 'unsupported' && typeof node.text === 'string') return rawWords(node.text);
  if (!written) return ['?'];
  return written[written.length - 1] === '"' ? written : [...written, '.'];
}

const rawWords = (text: string): readonly string[] => tokenize(text, []).map((token) => token.text);
