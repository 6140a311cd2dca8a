import type { Ability, AbilityBody, ActivationRestriction, Cost, Effect, StaticEffect, TriggerWord } from '../ast/index.ts';
import { framed } from './frames.ts';
import { loyaltyCost } from './grammar/cost.ts';
import * as g from './grammar/declared.ts';
import { severalStatics } from './grammar/joinedStatics.ts';
import { keywordLine } from './grammar/keyword.ts';
import { triggerPrefix } from './grammar/trigger.ts';
import { listed } from './modal.ts';
import { around } from './phrase.ts';
import { quoted, type Range, sentences, spanOf, unread } from './sentences.ts';
import { type Input, inputOf, readExactly, tokenIs } from './syntax.ts';
import type { Token } from './tokens.ts';

/** Where a text stands: on an instant or sorcery its sentences are instructions, on a permanent they are static abilities. */
export type Home = 'spell' | 'permanent';

/**
 * One paragraph of Oracle text as one ability (113.3). Total: what no grammar reads becomes `unsupported` where it stands,
 * as small as can be told: a sentence, a cost, an event.
 */
export function readParagraph(tokens: readonly Token[], home: Home): Ability {
  const input = inputOf(tokens);
  const all: Range = { from: 0, to: tokens.length };
  const span = spanOf(tokens, all);
  const frame = framed(tokens, {
    paragraph: (inner) => readParagraph(inner, home),
    costs: readCosts,
    effects: (inner) => readEffects(inputOf(inner), { from: 0, to: inner.length }),
  });
  if (frame) return { ...frame, span };
  const keywords = readExactly(hasDash(tokens) ? keywordLine : stoppedLine, input, 0, all.to);
  if (keywords) return { kind: 'keywords', keywords: keywords.value, span };
  const colon = topLevel(input, ':');
  if (colon > 0) return { ...activated(input, colon), span };
  const first = tokens[0];
  if (first && ['when', 'whenever', 'at'].some((word) => tokenIs(first, word))) {
    const ability = triggered(input);
    if (ability) return { ...ability, span };
  }
  if (home === 'permanent') return { ...statics(input, all), span };
  const effects = readEffects(input, all);
  if (effects.every(isInstruction) && !isOfItsCost(input, all)) return { kind: 'spell', effects, span };
  const asStatic = statics(input, all);
  if (asStatic.effects.every((effect) => effect.kind !== 'unsupported')) return { ...asStatic, span };
  return { kind: 'spell', effects, span };
}

/** Some lines of keywords end with a full stop that means nothing, other than one after a cost in words. */
const stoppedLine = around('<it> [.]', keywordLine);
const hasDash = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => text === '—');

/** What a spell tells to do as it resolves; other sentences of it may be static abilities, as is what it says of itself (113.3a, 113.3d). */
const isInstruction = (effect: Effect): boolean =>
  effect.kind !== 'unsupported' &&
  effect.kind !== 'startStatic' &&
  !(effect.kind === 'continuous' && effect.subject.kind === 'self' && effect.duration.kind === 'permanent');

/** 118.9: what a spell says of its own cost, though it reads like an instruction: "you may pay 4 life rather than pay this spell's mana cost". */
const isOfItsCost = (input: Input, range: Range): boolean =>
  input.tokens.some(({ lower }) => lower === 'rather' || lower === 'without') &&
  statics(input, range).effects.every((effect) => effect.kind === 'alternativeCost' && effect.of.kind === 'thisSpell');

function topLevel({ tokens }: Input, text: string): number {
  const inQuotes = quoted(tokens);
  for (const [index, token] of tokens.entries()) {
    if (inQuotes[index]) continue;
    if (token.text === text) return index;
    if (token.text === '.') return -1;
  }
  return -1;
}

/** 602.1: cost, colon, instructions, and what limits the activation. */
function activated(input: Input, colon: number): Extract<AbilityBody, { kind: 'activated' }> {
  const modal = listed(input, { from: colon + 1, to: input.tokens.length }, readSentences);
  if (modal) return { kind: 'activated', costs: readCosts(input, colon), effects: modal, restrictions: [], word: null };
  const effects: Effect[] = [];
  const restrictions: ActivationRestriction[] = [];
  for (const sentence of sentences(input, { from: colon + 1, to: input.tokens.length })) {
    const restriction = readExactly(g.activationRestriction, input, sentence.content.from, sentence.content.to);
    if (restriction) restrictions.push(restriction.value);
    else if (restrictions.length > 0)
      return {
        kind: 'activated',
        costs: readCosts(input, colon),
        effects: readEffects(input, { from: colon + 1, to: input.tokens.length }),
        restrictions: [],
        word: null,
      };
    else effects.push(readEffect(input, sentence));
  }
  return { kind: 'activated', costs: readCosts(input, colon), effects, restrictions, word: null };
}

function readCosts(input: Input, colon: number): readonly Cost[] {
  const loyalty = readExactly(loyaltyCost, input, 0, colon);
  if (loyalty) return [loyalty.value];
  const whole = readExactly(g.costs, input, 0, colon);
  if (whole) return whole.value;
  const costs: Cost[] = [];
  let from = 0;
  for (let i = 0; i <= colon; i += 1) {
    if (i < colon && input.tokens[i]?.text !== ',') continue;
    const part = readExactly(g.cost, input, from, i);
    costs.push(part ? part.value : unread(input, { from, to: i }));
    from = i + 1;
  }
  return costs;
}

/** 603.1: trigger word, event, perhaps an intervening if, instructions. */
function triggered(input: Input): Extract<AbilityBody, { kind: 'triggered' }> | undefined {
  const candidates = triggerPrefix
    .read(input, 0)
    .map(({ value, end }) => ({ ...value, effects: readEffects(input, { from: end, to: input.tokens.length }) }));
  const badness = (effects: readonly Effect[]): number => effects.filter(({ kind }) => kind === 'unsupported').length;
  // "If you control a creature with flying, ~ gains flying. The same is true for …": each has its own "if", so that it is none of the trigger.
  const ofEach = (effects: readonly Effect[]): boolean =>
    effects.some((one) => one.kind === 'startStatic' && one.effect.kind === 'rule' && one.effect.about === 'same is true');
  const fitting = candidates.some(({ condition, effects }) => condition === null && ofEach(effects))
    ? candidates.filter(({ condition }) => condition === null)
    : candidates;
  const best = fitting.sort((a, b) => badness(a.effects) - badness(b.effects))[0];
  if (best) {
    const last = best.effects[best.effects.length - 1];
    const limit = last?.kind === 'instruction' && last.about === 'trigger limit' ? last.text : null;
    return {
      kind: 'triggered',
      trigger: best.trigger,
      event: best.event,
      condition: best.condition,
      effects: limit === null ? best.effects : best.effects.slice(0, -1),
      limit,
    };
  }
  const inQuotes = quoted(input.tokens);
  const commas = input.tokens.flatMap((token, index) => (token.text === ',' && !inQuotes[index] ? [index] : []));
  const word = input.tokens[0]?.lower;
  const trigger: TriggerWord = word === 'when' ? 'when' : word === 'at' ? 'at' : 'whenever';
  for (const comma of commas) {
    const effects = readEffects(input, { from: comma + 1, to: input.tokens.length });
    if (effects.every(({ kind }) => kind !== 'unsupported'))
      return { kind: 'triggered', trigger, event: unread(input, { from: 1, to: comma }), condition: null, effects, limit: null };
  }
  return undefined;
}

/** Static sentences; some are said in two or three ("As this land enters, you may pay 3 life. If you don't, it enters tapped."). */
function statics(input: Input, range: Range): Extract<AbilityBody, { kind: 'static' }> {
  const said = sentences(input, range);
  const effects: StaticEffect[] = [];
  const joined: number[] = [];
  for (let at = 0; at < said.length; ) {
    const first = said[at];
    if (!first) break;
    const read = [3, 2, 1].flatMap((count) => {
      const last = said[at + count - 1];
      const found = last && readExactly(g.staticEffect, input, first.content.from, last.content.to);
      return found ? [{ value: found.value, count }] : [];
    })[0];
    const several = read === undefined ? readExactly(severalStatics, input, first.content.from, first.content.to)?.value : undefined;
    for (let more = 1; more < (several ?? []).length; more += 1) joined.push(effects.length + more);
    effects.push(...(several ?? [read?.value ?? unread(input, first)]));
    at += read?.count ?? 1;
  }
  return joined.length === 0 ? { kind: 'static', effects } : { kind: 'static', effects, joined };
}

/** The instructions of a range, a sentence each, but that a list of modes or results is one. */
export function readEffects(input: Input, range: Range): readonly Effect[] {
  return listed(input, range, readSentences) ?? readSentences(input, range);
}

const readSentences = (input: Input, range: Range): readonly Effect[] =>
  sentences(input, range).map((sentence) => readEffect(input, sentence));

function readEffect(input: Input, sentence: Range & { readonly content: Range }): Effect {
  return (
    readExactly(g.effect, input, sentence.content.from, sentence.content.to)?.value ??
    unread(input, { from: sentence.from, to: sentence.to })
  );
}
