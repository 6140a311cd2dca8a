import type { Effect, PlayerRef } from '../../../ast/index.ts';
import { phrase } from '../../phrase.ts';
import { choice, deepEqual, fieldsOf, mapped, reshaped, restricted, rule, type Syntax, tokenIs } from '../../syntax.ts';
import * as g from '../declared.ts';
import { manaEffect, manaVerbs } from '../manaEffect.ts';
import { whilePlayersCant } from '../players.ts';
import { actionVerbs, objectActions } from './actions.ts';
import { cardVerbs } from './cards.ts';
import { chain } from './chain.ts';
import { continuous } from './continuous.ts';
import { counterVerbs, putInstead } from './counters.ts';
import { damageVerbs } from './damage.ts';
import { lifeVerbs } from './life.ts';
import { objectVerbs } from './objectVerb.ts';
import { preventVerbs, redirected } from './prevent.ts';
import { stackVerbs } from './stack.ts';
import { textVerbs } from './text.ts';
import { createdInstead, tokenVerbs } from './tokens.ts';
import { clauseOf, doerOf, doneBy, isEffect, type Verb, verb, verbs, YOU } from './verb.ts';
import { zoneVerbs } from './zones.ts';

/** Clauses: a subject and what it does, each verb written once and said in every person. */

const objectVerb = objectVerbs(damageVerbs, objectActions, continuous);

/** "have it deal 2 damage to you", "have that player lose 3 life". */
const has: Verb<Effect> = verbs<Effect>(
  verb('have <effect>', { kind: 'have' }, { effect: objectVerb.bare }),
  verb(
    'have <effect>',
    { kind: 'have' },
    { effect: phrase('<who> life total become [equal to] <to>', { kind: 'setLife' }, { who: g.playerPossessive, to: g.quantity }) },
  ),
  verb('have <effect>', { kind: 'have' }, { effect: rule(() => clauseOf('<who> <deed>', g.player, each(deeds.base), false)) }),
);

const deeds: Verb<Effect> = verbs<Effect>(
  cardVerbs,
  zoneVerbs,
  lifeVerbs,
  counterVerbs,
  tokenVerbs,
  stackVerbs,
  actionVerbs,
  preventVerbs,
  manaVerbs,
  textVerbs,
  has,
);

/** A deed, perhaps "for each" of something. */
function each(deed: Syntax<Effect>): Syntax<Effect> {
  return choice<Effect>(
    deed,
    phrase('<effect> for each <quantity>', { kind: 'forEach', leading: false }, { effect: deed, quantity: g.each }),
  );
}
/** A deed in the base form. */
export const baseDeed: Syntax<Effect> = rule(() => base);
const base: Syntax<Effect> = rule(() => each(deeds.base));
const third: Syntax<Effect> = rule(() => each(deeds.third));
/** "search your library for up to X cards, where X is the number of lands you control, put them …": X is said of one deed of several. */
function settled(deed: Syntax<Effect>): Syntax<Effect> {
  const where: Syntax<Effect> = phrase('<effect> , where X is <x>', { kind: 'where' }, { effect: deed, x: g.quantity });
  return choice<Effect>(deed, {
    ...where,
    read: (input, at) => where.read(input, at).filter(({ end }) => tokenIs(input.tokens[end], ',')),
  });
}
const baseChain = chain(
  rule(() => settled(base)),
  true,
);
const thirdChain = chain(
  rule(() => settled(third)),
  true,
);

/** "[you] draw a card": the controller, said or not. */
const imperative: Syntax<Effect> = mapped(
  phrase('[you] <deed>', {}, { deed: base }),
  ({ deed }) => deed,
  (value) => (isEffect(value) && doerOf(value)?.kind === 'you' ? { deed: value } : undefined),
);

/** Plural subjects other than "you", which goes unsaid. */
const others: Syntax<PlayerRef> = restricted(g.pluralPlayer, (value) => fieldsOf(value)?.kind !== 'you');

/** 615.12: "~ deals 10 damage to that player and the damage can't be prevented". */
const unpreventable: Syntax<Effect> = reshaped(
  phrase(
    "<effect> and the damage can't be prevented",
    {},
    { effect: restricted(damageVerbs.finite, (value) => fieldsOf(value)?.kind === 'dealDamage') },
  ),
  ({ effect }): Effect => (effect.kind === 'dealDamage' ? { ...effect, unpreventable: true } : effect),
  (value) => {
    const { unpreventable: isSo, ...effect } = fieldsOf(value) ?? {};
    return isSo === true ? { effect } : undefined;
  },
);

/** What an object does, perhaps "for each" of something. */
const ofObjects: Syntax<Effect> = rule(() => each(objectVerb.finite));

/** "they may copy this spell and may choose new targets": two permissions of one player. */
const bothMay = (subject: Syntax<PlayerRef>): Syntax<Effect> =>
  mapped(
    phrase('<who> may <first> and may <second>', {}, { who: subject, first: base, second: base }),
    ({ who, first, second }): Effect => ({
      kind: 'sequence',
      effects: [
        { kind: 'may', who, effect: doneBy(first, who) },
        { kind: 'may', who, effect: doneBy(second, who) },
      ],
      joins: ['and'],
      shared: true,
    }),
    (value) => {
      if (!isEffect(value) || value.kind !== 'sequence' || !value.shared || value.effects.length !== 2) return undefined;
      const [first, second] = value.effects;
      if (first?.kind !== 'may' || second?.kind !== 'may' || !deepEqual(first.who, second.who)) return undefined;
      return { who: first.who, first: doneBy(first.effect, YOU), second: doneBy(second.effect, YOU) };
    },
  );

const STARTING_LIFE = { kind: 'playerNumber', which: 'startingLife', of: YOU } as const;

/** One subject and what it does. */
export const clause: Syntax<Effect> = rule(() =>
  choice<Effect>(
    imperative,
    clauseOf('<who> may <deed>', g.pluralPlayer, baseChain, false),
    clauseOf('<who> may <deed>', g.singularPlayer, baseChain, false),
    bothMay(g.pluralPlayer),
    bothMay(g.singularPlayer),
    clauseOf('<who> <deed>', g.singularPlayer, thirdChain, true),
    clauseOf('<who> [each] <deed>', others, baseChain, true),
    unpreventable,
    ofObjects,
    redirected,
    createdInstead,
    putInstead,
    manaEffect,
    phrase('<who> life total becomes [equal to] <to>', { kind: 'setLife' }, { who: g.playerPossessive, to: g.quantity }),
    phrase('it becomes equal to your starting life total', { kind: 'setLife', said: 'it', who: YOU, to: STARTING_LIFE }, {}),
    phrase('<effect> <duration>', { kind: 'startStatic', durationLast: true }, { effect: whilePlayersCant, duration: g.duration }),
    phrase(
      '<blockers> able to block <what> <duration> do so',
      { kind: 'lure' },
      { blockers: g.pluralSubject, what: g.objects, duration: g.duration },
    ),
    phrase('it enters under <player> control', { kind: 'entersUnder' }, { player: g.playerPossessive }),
    phrase('the Ring tempts <who>', { kind: 'ringTempts' }, { who: g.player }),
  ),
);

/** Clauses in a row. */
export const clauses: Syntax<Effect> = rule(() =>
  chain(
    rule(() => settled(clause)),
    false,
  ),
);
