import { isForbidden } from '../activation/forbidden.ts';
import type { GrantedAbility, Keyword } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import { cannot, type Stop } from '../choices.ts';
import { applyAll } from '../events/apply.ts';
import type { Entering, GameEventBody } from '../events/event.ts';
import { playersOf } from '../state/game.ts';
import { type Applied, entered } from './applied.ts';
import type { EnteringTools, Entrance } from './entrance.ts';
import type { KeywordEntrance, Modification } from './modification.ts';

/** 702, 614.12a: what a keyword leaves to a choice as its permanent enters, as it is chosen. */
export function keywordChoice(how: KeywordEntrance, modification: Modification, entrance: Entrance, tools: EnteringTools): Applied | Stop {
  const { details, object } = entrance;
  switch (how.kind) {
    case 'riot': {
      const chosen = answered('a +1/+1 counter or haste', ['+1/+1', 'haste'], tools);
      if (typeof chosen !== 'string') return chosen;
      return chosen === 'haste'
        ? { ...entered(entrance, {}), later: [gained([{ kind: 'keyword', keyword: HASTE }], modification, entrance)] }
        : entered(entrance, withMore(details, 1));
    }
    case 'unleash': {
      const chosen = answered('whether it enters with a +1/+1 counter', ['yes', 'no'], tools);
      return typeof chosen === 'string' ? entered(entrance, withMore(details, chosen === 'yes' ? 1 : 0)) : chosen;
    }
    case 'tribute': {
      const opponents = playersOf(entrance.before)
        .filter(({ id }) => id !== object.controller)
        .map(({ id }) => id);
      const opponent = answered('the opponent who may pay tribute', opponents, tools);
      if (typeof opponent !== 'string') return opponent;
      const chosen = answered(`whether ${opponent} pays tribute`, ['yes', 'no'], tools);
      if (typeof chosen !== 'string') return chosen;
      if (chosen === 'no') return entered(entrance, {});
      return entered(entrance, { ...withMore(details, how.amount), chosen: { ...details.chosen, word: 'tribute' } });
    }
    case 'devour':
      return devour(how, modification, entrance, tools);
    case 'amplify': {
      const { players, cards } = entrance.before;
      const hand = players.find(({ id }) => id === object.controller)?.hand ?? [];
      const alike = hand.filter((id) => cards.has(id) && sharesCreatureType(id, entrance));
      const revealed = several('a card to reveal', alike, tools);
      return 'kind' in revealed ? revealed : entered(entrance, withMore(details, how.each * revealed.length));
    }
  }
}

/** 702.82a: any number of creatures that its controller controls are sacrificed as it enters. */
function devour(
  { each, what }: Extract<KeywordEntrance, { readonly kind: 'devour' }>,
  { text, context }: Modification,
  entrance: Entrance,
  tools: EnteringTools,
): Applied | Stop {
  const { id: itself, before, view, object, details } = entrance;
  const prey: string[] = [];
  for (const id of view.permanents) {
    const one = view.object(id);
    if (id === itself || one === undefined || one.controller !== object.controller) continue;
    if (isForbidden(before, id, "can't be sacrificed") === true) continue;
    const fits = what === null ? one.types.has('creature') : context.evaluate.fits(what, one, context);
    if (!isKnown(fits)) return cannot(text, fits.why);
    if (fits) prey.push(id);
  }
  const chosen = several('a permanent to devour', prey, tools);
  if ('kind' in chosen) return chosen;
  const events: GameEventBody[] = [];
  for (const id of chosen) {
    const as = before.permanents.get(id)?.token === true ? null : id;
    const settled = tools.settle(before, { kind: 'ZoneChanged', id, as, from: 'battlefield', to: 'graveyard', cause: 'sacrifice' }, null);
    if ('kind' in settled) return settled;
    events.push(...settled);
  }
  return { ...entered(entrance, withMore(details, each * chosen.length)), events, before: applyAll(before, events) };
}

const withMore = ({ counters }: Entering, amount: number): Partial<Entering> =>
  amount <= 0 ? {} : { counters: new Map(counters ?? []).set('+1/+1', (counters?.get('+1/+1') ?? 0) + amount) };

function answered(what: string, options: readonly string[], { ask }: EnteringTools): string | Stop {
  const [only, another] = options;
  if (only === undefined) return 'no';
  if (another === undefined) return only;
  const question = { what, options, least: 1, most: 1 };
  return ask(question)?.[0] ?? { kind: 'unanswered', question };
}

/** Any number of the options; "no" for none. */
function several(what: string, options: readonly string[], { ask }: EnteringTools): readonly string[] | Stop {
  if (options.length === 0) return [];
  const question = { what, options: [...options, 'no'], least: 1, most: options.length };
  const answer = ask(question);
  if (answer === null) return { kind: 'unanswered', question };
  return answer.includes('no') ? [] : [...new Set(answer)];
}

function sharesCreatureType(id: string, { object, view }: Entrance): boolean {
  const card = view.object(id);
  return card?.types.has('creature') === true && [...card.subtypes].some((type) => object.subtypes.has(type));
}

const HASTE: Keyword = { kind: 'keyword', name: 'haste', cost: [], amount: null, filter: null, text: null };

/** That it has abilities from entering on, for as long as it is there. */
export function gained(abilities: readonly GrantedAbility[], { text, source }: Modification, { id, object }: Entrance): GameEventBody {
  return {
    kind: 'LastingEffectBegan',
    effect: {
      source,
      named: source,
      controller: object.controller,
      text,
      effect: {
        kind: 'continuous',
        subject: { kind: 'it', plural: false },
        changes: [{ kind: 'gains', abilities, verb: 'has' }],
        condition: null,
        conditionFirst: false,
      },
      objects: [id],
      meant: { it: [id], they: null, x: null, thatMany: null },
      duration: { kind: 'permanent' },
      copied: null,
      settled: [],
      use: null,
    },
  };
}
