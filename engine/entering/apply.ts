import type { EntersModification } from '../ast/index.ts';
import { type Amount, combine, isKnown } from '../characteristics/truth.ts';
import { cannot, type Stop } from '../choices.ts';
import type { Entering } from '../events/event.ts';
import { type Applied, entered, type Turned } from './applied.ts';
import { choosing } from './choosing.ts';
import { copying, entrancesOf } from './copying.ts';
import type { EnteringTools, Entrance } from './entrance.ts';
import { gained, keywordChoice } from './keywordChoices.ts';
import type { Modification } from './modification.ts';
import { onlyIf } from './onlyIf.ts';
import { paying } from './paying.ts';

/** 616.1b. */
export const isOfControl = ({ how }: Modification): boolean => how.kind === 'underControlOf';
/** 616.1c. */
export const isCopying = ({ how }: Modification): boolean => how.kind === 'asCopy';

/** 614.1c-d: applies one effect to how a permanent enters. */
export function applyModification(modification: Modification, entrance: Entrance, tools: EnteringTools): Applied | Turned | Stop {
  const { how, text, context } = modification;
  const { details } = entrance;
  const applied = (changed: Partial<Entering>): Applied => entered(entrance, changed);
  switch (how.kind) {
    case 'tapped':
      return applied({ tapped: true });
    case 'untapped':
      return applied({ tapped: false });
    case 'withCounters': {
      const amount = countersOf(how, context);
      if (!isKnown(amount)) return cannot(text, amount.why);
      const there = details.counters?.get(how.counter) ?? 0;
      return applied({ counters: new Map(details.counters ?? []).set(how.counter, there + Math.max(0, amount)) });
    }
    case 'counterOfChoice': {
      const question = { what: `the counter of “${text}”`, options: how.counters, least: 1, most: 1 };
      const [counter] = tools.ask(question) ?? [];
      if (counter === undefined) return { kind: 'unanswered', question };
      return applied({ counters: new Map(details.counters ?? []).set(counter, (details.counters?.get(counter) ?? 0) + 1) });
    }
    case 'choose': {
      const chosen = choosing(how, modification, entrance, tools);
      return 'kind' in chosen ? chosen : applied({ chosen: { ...details.chosen, ...chosen } });
    }
    case 'asCopy': {
      const copied = copying(how, modification, entrance, tools);
      if ('kind' in copied) return copied;
      return { ...applied(copied), copied: copied.copy === undefined ? [] : entrancesOf(how.except) };
    }
    case 'mayPay': {
      const paid = paying(how, modification, entrance, tools);
      if ('kind' in paid) return paid;
      if (!paid.paid) return applyModification({ ...modification, how: how.else }, entrance, tools);
      return { kind: 'applied', details, events: paid.events, before: paid.state, later: [], copied: [] };
    }
    case 'onlyIf':
      return onlyIf(how, modification, entrance, tools);
    case 'escaped':
      return applyModification({ ...modification, how: how.how }, entrance, tools);
    case 'underControlOf': {
      const players = context.evaluate.players(how.player, context);
      if (!isKnown(players)) return cannot(text, players.why);
      const [only, another] = players;
      if (another === undefined) return only === undefined ? applied({}) : applied({ controller: only });
      const question = { what: 'the player under whose control it enters', options: players, least: 1, most: 1 };
      const [answer] = tools.ask(question) ?? [];
      return answer === undefined ? { kind: 'unanswered', question } : applied({ controller: answer });
    }
    case 'in':
      if (how.state === 'transformed' || how.state === 'converted') return applied({ face: 1 });
      if (how.state === 'face down') return applied({ faceDown: 'plain' });
      return cannot(text, `entering ${how.state} is not carried out`);
    case 'together':
      return how.parts.reduce<Applied | Turned | Stop>(
        (now, part) =>
          now.kind === 'applied'
            ? joined(
                now,
                applyModification({ ...modification, how: part }, { ...entrance, details: now.details, before: now.before }, tools),
              )
            : now,
        applied({}),
      );
    case 'with':
      return { ...applied({}), later: [gained(how.abilities, modification, entrance)] };
    case 'riot':
    case 'unleash':
    case 'devour':
    case 'tribute':
    case 'amplify':
      return keywordChoice(how, modification, entrance, tools);
    case 'does':
      return cannot(text, 'what is done as it enters is not carried out');
    case 'unsupported':
      return cannot(text, 'how it enters is not read');
  }
}

/** What both parts do, one after the other. */
const joined = (one: Applied, next: Applied | Turned | Stop): Applied | Turned | Stop =>
  next.kind === 'applied' ? { ...next, events: [...one.events, ...next.events], later: [...one.later, ...next.later] } : next;

function countersOf({ amount, forEach }: Extract<EntersModification, { kind: 'withCounters' }>, context: Modification['context']): Amount {
  const each = context.evaluate.amount(amount, context);
  return forEach === null ? each : combine(each, context.evaluate.amount(forEach, context), (one, times) => one * times);
}
