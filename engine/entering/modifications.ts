import type { Condition, EntersModification, ObjectRef, SpentConsequence, StaticEffect } from '../ast/index.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown, not, some, type Truth } from '../characteristics/truth.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import { cannot, type Stop } from '../choices.ts';
import { isOmitted } from '../state/omitted.ts';
import { contextOfEntrance, type Entrance } from './entrance.ts';
import { keywordEntrances } from './keywords.ts';
import type { CopyEntrance, KeywordEntrance, Modification } from './modification.ts';

type Enters = Extract<StaticEffect, { readonly kind: 'enters' }>;

/**
 * 614.12: what applies to how a permanent enters, as it would exist on the battlefield: what its own text and keywords say of itself, what other
 * permanents say of it, what was said of it where the mana for its spell was made, and what a copy effect that was applied already says of how
 * the copy enters (`copied`). Stops where it can't be told whether something applies.
 */
export function modificationsOf(entrance: Entrance, copied: readonly CopyEntrance[]): readonly Modification[] | Stop {
  const found: Modification[] = [];
  const { id, object, details, before } = entrance;
  const add = (
    key: string,
    source: string,
    text: string,
    effect: { readonly how: EntersModification | KeywordEntrance },
    context: Context,
    applies: Truth,
  ): Stop | null => {
    if (applies === false || isOmitted(before, text)) return null;
    if (!isKnown(applies)) return cannot(text, applies.why);
    found.push(...partsOf(effect.how).map((how, at) => ({ key: `${key} ${at}`, source, text, how, context })));
    return null;
  };
  for (const [place, { ability, text, origin }] of object.abilities.entries()) {
    if (isOmitted(before, text)) continue;
    const read = contextOfEntrance(entrance, id, origin.kind === 'granted' ? origin.by : id);
    // 107.3m, 707.2: the X of text that it copies is not the X of the spell that it was.
    const context = (details.copy ?? null) === null || details.token === true ? read : { ...read, x: 0 };
    if (ability.kind === 'keywords')
      for (const [at, keyword] of ability.keywords.entries()) {
        const how = keywordEntrances(keyword, entrance);
        if (how === null) continue;
        const stop = add(`${id} ${place} ${at}`, id, text, { how }, context, true);
        if (stop !== null) return stop;
      }
    if (ability.kind === 'unsupported' && SPEAKS_OF_ENTERING.test(text) && !WAITS.test(text))
      return cannot(text, 'how it enters is not read');
    if (ability.kind !== 'static') continue;
    for (const [at, effect] of ability.effects.entries()) {
      if (effect.kind === 'unsupported' && SPEAKS_OF_ENTERING.test(effect.text) && !isOmitted(before, effect.text))
        return cannot(effect.text, 'how it enters is not read');
      if (
        effect.kind === 'replaces' &&
        effect.event.kind === 'enters' &&
        effect.effect.kind !== 'exile' &&
        isAboutItself(effect.event.what)
      )
        return cannot(text, 'what happens in place of its entering is not carried out');
      if (effect.kind !== 'enters' || !isAboutItself(effect.subject)) continue;
      const stop = add(`${id} ${place} ${at} ${text}`, id, text, effect, context, inForce(effect, entrance, context));
      if (stop !== null) return stop;
    }
  }
  const unread = staticEffects(entrance.before, 'unsupported').find(({ effect }) => SPEAKS_OF_ENTERING.test(effect.text));
  if (unread !== undefined) return cannot(unread.effect.text, 'it could be about how permanents enter');
  for (const [place, { source, text, effect, context: read }] of staticEffects(entrance.before, 'enters').entries()) {
    if (isAboutItself(effect.subject)) continue;
    const context = { ...read, view: entrance.view };
    const applies = every(
      [() => isAmong(effect.subject, object, context), () => inForce(effect, entrance, { ...context, it: [id], they: object.controller })],
      (part) => part(),
    );
    const stop = add(`${source} at ${place}`, source, text, effect, { ...context, it: [id], they: object.controller }, applies);
    if (stop !== null) return stop;
  }
  for (const [place, { how, condition }] of copied.entries()) {
    const context = { ...contextOfEntrance(entrance), x: details.x ?? 0 };
    const stop = add(`copy ${place}`, id, 'as a copy', { how }, context, condition === null || holdsBefore(condition, context));
    if (stop !== null) return stop;
  }
  for (const [place, { source, text, consequence }] of (details.cast?.consequences ?? []).entries()) {
    const how = entersBy(consequence);
    if (how === null) continue;
    if (consequence.kind === 'entersWithCounters' && consequence.also !== null)
      return cannot(text, 'what happens besides is not carried out');
    const stop = add(`mana ${place}`, source ?? id, text, { how }, contextOfEntrance(entrance), true);
    if (stop !== null) return stop;
  }
  return found;
}

/** Text that is not read and could be about how something enters. */
const SPEAKS_OF_ENTERING = /\benters?\b/i;
/** What begins so is a triggered ability. */
const WAITS = /^(when|whenever|at)\b/i;

/** 106.6: what was said of the spell where the mana was made. */
function entersBy(consequence: SpentConsequence): EntersModification | null {
  if (consequence.kind !== 'entersWithCounters') return null;
  const { amount, counter, equalTo } = consequence;
  return { kind: 'withCounters', amount, counter, additional: true, forEach: null, wording: equalTo ? 'equal' : 'number' };
}

/** "It enters tapped and with a charge counter on it": each by itself. */
const partsOf = (how: EntersModification | KeywordEntrance): readonly (EntersModification | KeywordEntrance)[] =>
  how.kind === 'together' ? how.parts.flatMap(partsOf) : [how];

const isAboutItself = ({ kind }: ObjectRef): boolean => kind === 'self' || kind === 'it';

/** Whether what enters is among those that the words of another permanent speak of. */
function isAmong(ref: ObjectRef, object: ObjectView, context: Context): Truth {
  if (ref.kind === 'several') return some(ref.refs, (one) => isAmong(one, object, context));
  if (ref.kind === 'all' || ref.kind === 'each' || ref.kind === 'some') return context.evaluate.matches(ref.filter, object, context);
  return context.evaluate.isRecipient(ref, object.id, context);
}

/** Its condition, or with "unless" that it is not so; for "escapes with" that it was cast so. */
function inForce({ how, condition, unless }: Enters, { details }: Entrance, context: Context): Truth {
  if (how.kind === 'escaped' && details.cast?.alternative?.startsWith('escape') !== true) return false;
  if (condition === null) return true;
  const holds = holdsBefore(condition, context);
  return unless ? not(holds) : holds;
}

/** What is asked as it enters is looked at before: it does not count itself. */
const holdsBefore = (condition: Condition, context: Context): Truth => context.evaluate.holds(condition, context);
