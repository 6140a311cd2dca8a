import type { Filter, FilterSuffix, FilterWord } from '../ast/index.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import { every, not, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { contains } from '../characteristics/walk.ts';
import type { AbilityOnStack, StackObject } from '../state/game.ts';

/** Whether a spell or ability on the stack is what a noun phrase says: "a spell or ability an opponent controls", "target triggered ability". */
export function fitsOnStack(filter: Filter, object: StackObject, context: Context): Truth {
  if (filter.kind === 'either') return some(filter.filters, (one) => fitsOnStack(one, object, context));
  if (object.kind === 'spell') {
    const spell = context.view.object(object.id);
    return spell === undefined ? undetermined('what the spell is') : context.evaluate.fits(filter, spell, context);
  }
  if (!speaksOfAbilities(filter)) return false;
  return every(
    [
      () => every(filter.words, (word) => fitsWord(word, object)),
      () => every(filter.suffixes, (suffix) => fitsSuffix(suffix, object, context)),
    ],
    (part) => part(),
  );
}

/** 113.3: whether a noun phrase is about abilities at all. */
export const speaksOfAbilities = (filter: Filter): boolean =>
  contains(
    filter.kind === 'objects' ? filter.words : filter,
    (node) => node.kind === 'noun' && 'which' in node && node.which === 'ability',
  );

function fitsWord(word: FilterWord, object: AbilityOnStack): Truth {
  switch (word.kind) {
    case 'noun':
      return word.which === 'ability' || word.which === 'object';
    case 'anyOf':
      return some(word.words, (one) => fitsWord(one, object));
    case 'allOf':
      return every(word.words, (one) => fitsWord(one, object));
    case 'abilityKind':
      return word.not ? not(isOfKind(word.which, object)) : isOfKind(word.which, object);
    // "Other" than what aims is told where targets are looked for: an ability never targets itself (115.5).
    case 'other':
      return true;
    default:
      return undetermined('which abilities are meant');
  }
}

function isOfKind(which: Extract<FilterWord, { kind: 'abilityKind' }>['which'], { kind, ability }: AbilityOnStack): Truth {
  switch (which) {
    case 'activated':
      return kind === 'activatedAbility';
    case 'triggered':
      return kind === 'triggeredAbility';
    case 'mana':
      return isManaAbility(ability);
    case 'loyalty':
      return contains(ability, (node) => node.kind === 'loyalty');
    default:
      return undetermined('which abilities are meant');
  }
}

function fitsSuffix(suffix: FilterSuffix, object: AbilityOnStack, context: Context): Truth {
  const said = (truth: Truth, negated: boolean): Truth => (negated ? not(truth) : truth);
  switch (suffix.kind) {
    case 'controlledBy':
      return said(context.evaluate.isPlayer(suffix.player, object.controller, context), suffix.not);
    case 'isManaAbility':
      return said(isManaAbility(object.ability), suffix.not);
    case 'abilityOf': {
      const source = context.view.object(object.source);
      if (source === undefined) return undetermined('what the source of the ability was');
      const { of } = suffix;
      if (of.kind === 'some' || of.kind === 'each' || of.kind === 'all') return context.evaluate.fits(of.filter, source, context);
      return context.evaluate.isRecipient(of, object.source, context);
    }
    default:
      return undetermined('which abilities are meant');
  }
}
