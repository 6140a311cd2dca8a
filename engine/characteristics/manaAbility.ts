import type { Ability, TriggerEvent } from '../ast/index.ts';
import { type Explanation, explanation, type Step, step } from '../trace.ts';
import type { OwnedAbility } from './view.ts';
import { contains, type Node } from './walk.ts';

const VERDICTS = new WeakMap<Ability, Explanation & { readonly is: boolean }>();

/** 605.1: whether an ability is a mana ability, whatever it would add just now (605.2). */
export const isManaAbility = (ability: Ability): boolean => verdict(ability).is;

/** 605.1: whether an ability of a permanent is a mana ability, and each test that it passes or fails. */
export const explainManaAbility = (ability: Ability): Explanation => {
  const { summary, steps, rules } = verdict(ability);
  return { summary, steps, rules };
};

/** Whether one of an object's abilities is a mana ability. */
export const hasManaAbility = ({ abilities }: { readonly abilities: readonly OwnedAbility[] }): boolean =>
  abilities.some(({ ability }) => isManaAbility(ability));

function verdict(ability: Ability): Explanation & { readonly is: boolean } {
  const known = VERDICTS.get(ability);
  if (known !== undefined) return known;
  const { is, steps } = judge(ability);
  const found = { ...explanation(is ? 'It is a mana ability.' : 'It is not a mana ability.', steps), is };
  VERDICTS.set(ability, found);
  return found;
}

function judge(ability: Ability): { readonly is: boolean; readonly steps: readonly Step[] } {
  switch (ability.kind) {
    case 'activated': {
      const tests = [
        test(couldAddMana(ability.effects), 'it could add mana when it resolves', 'nothing that it does adds mana', '605.1a'),
        test(!hasTarget(ability.effects), 'it has no target', 'it has a target', '605.1a', '605.5a'),
        test(
          !ability.costs.some(({ kind }) => kind === 'loyalty'),
          'it is no loyalty ability',
          'it is a loyalty ability',
          '605.1a',
          '606.2',
        ),
        test(
          !movesLibraryCard([ability.costs, ability.effects]),
          'neither its cost nor its effect moves a card to or from a library',
          'its cost or its effect moves a card to or from a library',
          '605.1a',
        ),
      ];
      return outcome('It is an activated ability.', '602.1', tests);
    }
    case 'triggered': {
      const tests = [
        test(
          triggersOnMana(ability.event),
          'it triggers on mana being made with a mana ability, or being added',
          'it triggers on something other than a mana ability or mana being added',
          '605.1b',
          '605.5a',
        ),
        test(couldAddMana(ability.effects), 'it could add mana when it resolves', 'nothing that it does adds mana', '605.1b', '605.5a'),
        test(!hasTarget(ability.effects), 'it has no target', 'it has a target', '605.1b', '605.5a'),
      ];
      return outcome('It is a triggered ability.', '603.1', tests);
    }
    case 'spell':
      return { is: false, steps: [step('What a spell does is never a mana ability.', '605.5b')] };
    case 'static':
    case 'keywords':
    case 'level':
    case 'gated':
    case 'toSolve':
      return { is: false, steps: [step('Only activated and triggered abilities can be mana abilities.', '605.1', '605.5')] };
    case 'unsupported':
      return { is: false, steps: [step('Its text is not read, so it is not taken for one.', '605.1')] };
  }
}

interface Test {
  readonly passed: boolean;
  readonly step: Step;
}

const test = (passed: boolean, yes: string, no: string, ...rules: Parameters<typeof step>[1][]): Test => ({
  passed,
  step: step(`${passed ? 'Yes' : 'No'}: ${passed ? yes : no}.`, ...(passed ? rules.slice(0, 1) : rules)),
});

function outcome(kind: string, rule: Parameters<typeof step>[1], tests: readonly Test[]): ReturnType<typeof judge> {
  return { is: tests.every(({ passed }) => passed), steps: [step(kind, rule), ...tests.map((one) => one.step)] };
}

/** What an ability sets up for later is no part of it: delayed and reflexive triggers (603.7, 603.12), what spending its mana does, abilities it grants, tokens. */
const isPartOfIt = (node: Node): boolean => {
  switch (node.kind) {
    case 'delayed':
    case 'reflexive':
    case 'rider':
    case 'token':
    case 'activated':
    case 'triggered':
    case 'static':
    case 'spell':
    case 'keywords':
    case 'level':
    case 'gated':
      return false;
    case 'ifYouDo':
      return !('word' in node) || node.word !== 'when';
    default:
      return true;
  }
};

/** Words of an instruction that is kept as text. */
const textOf = (node: Node): string =>
  (node.kind === 'unsupported' || node.kind === 'instruction') && 'text' in node && typeof node.text === 'string' ? node.text : '';

const couldAddMana = (effects: unknown): boolean =>
  contains(
    effects,
    (node) => node.kind === 'addMana' || node.kind === 'doubleMana' || /\badds?\b[^.]*(\{|\bmana\b)/i.test(textOf(node)),
    isPartOfIt,
  );

const hasTarget = (effects: unknown): boolean =>
  contains(
    effects,
    (node) =>
      node.kind === 'target' ||
      ((node.kind === 'player' || node.kind === 'opponent') && 'quantifier' in node && node.quantifier === 'target') ||
      /\btargets?\b/i.test(textOf(node)),
    isPartOfIt,
  );

const ACTIONS_ON_LIBRARY = /^(surveil|explore|manifest|manifest dread|cloak|connive|discover|cascade|fateseal|mill|draw|learn)s?$/i;
const WORDS_ON_LIBRARY =
  /\b(draws?|mills?|surveils?|explores?|manifests?|cloaks?|connives?|discovers?|search(es)?)\b|\b(from|into|of)\b[^.]*\blibrary\b/i;

/** 605.1a: whether carrying it out moves a card to or from a library. */
const movesLibraryCard = (parts: unknown): boolean =>
  contains(
    parts,
    (node) => {
      switch (node.kind) {
        case 'draw':
        case 'mill':
        case 'search':
        case 'putOnLibrary':
          return true;
        case 'scry':
          return 'action' in node && node.action === 'surveil';
        case 'keywordAction':
          return 'action' in node && typeof node.action === 'string' && ACTIONS_ON_LIBRARY.test(node.action);
        case 'exile':
          return ('from' in node && node.from === 'library') || takesTopCards(node);
        case 'move':
          return ('to' in node && node.to === 'library') || takesTopCards(node);
        default:
          return WORDS_ON_LIBRARY.test(textOf(node));
      }
    },
    isPartOfIt,
  );

const takesTopCards = (node: Node): boolean =>
  contains(node, (inner) => inner.kind === 'topCards' || (inner.kind === 'inZone' && 'zone' in inner && inner.zone === 'library'));

/** 605.1b: whether it triggers from a mana ability's activation or resolution, or from mana being added. */
function triggersOnMana(event: TriggerEvent): boolean {
  if (event.kind === 'tappedForMana' || event.kind === 'addsMana') return true;
  if (event.kind === 'limited') return triggersOnMana(event.event);
  if (event.kind === 'either') return event.events.every(triggersOnMana);
  return (event.kind === 'activates' || event.kind === 'isActivated') && contains(event.what, isManaAbilityWord);
}

const isManaAbilityWord = (node: Node): boolean =>
  node.kind === 'abilityKind' && 'which' in node && node.which === 'mana' && 'not' in node && node.not === false;
