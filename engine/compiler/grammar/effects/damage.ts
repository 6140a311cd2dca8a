import type { DamagePart, DamageRecipient, Effect, Quantity } from '../../../ast/index.ts';
import { list, phrase, words } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';
import { digitAmount } from '../amount.ts';
import * as g from '../declared.ts';
import { halfOf, howMuch } from './cards.ts';
import { type ObjectVerb, objectVerb, objectVerbs } from './objectVerb.ts';
import { things } from './things.ts';

/** Dealing damage (120): by one source, to one or more recipients; and fighting (701.14). */

export const recipient: Syntax<DamageRecipient> = choice<DamageRecipient>(g.recipient, phrase('itself', { kind: 'itself' }, {}));

const part: Syntax<DamagePart> = phrase('<amount> damage to <to>', { kind: 'damagePart' }, { amount: howMuch, to: recipient });
const NO_PARTS: readonly DamagePart[] = [];

const THAT_MANY = { kind: 'thatMany' } as const;
const EXCESS = { kind: 'thisWay', what: 'excess damage' } as const;
const THAT_DAMAGE = { kind: 'thatMany', said: 'that damage' } as const;
/** With the word "damage" in it: "that damage", "double that damage", "that much damage plus 2". */
const damageAmount: Syntax<Quantity> = choice<Quantity>(
  words<Quantity>([
    ['that damage', THAT_DAMAGE],
    ['(double|twice) that damage', { kind: 'times', factor: 2, of: THAT_DAMAGE }],
    ['(triple|three times) that damage', { kind: 'times', factor: 3, of: THAT_DAMAGE }],
    ['double that much damage', { kind: 'times', factor: 2, of: THAT_MANY }],
    ['three times that much damage', { kind: 'times', factor: 3, of: THAT_MANY }],
    ['an amount of damage of your choice', { kind: 'anyNumber' }],
  ]),
  halfOf(phrase('that damage', THAT_DAMAGE, {})),
  phrase('that much damage plus <right>', { kind: 'plus', left: THAT_MANY }, { right: digitAmount }),
  phrase('that much damage plus an amount of damage equal to <right>', { kind: 'plus', left: THAT_DAMAGE }, { right: g.quantity }),
  phrase('that much damage minus <right>', { kind: 'minus', left: THAT_MANY }, { right: digitAmount }),
);

/** Between commas: "half that damage, rounded down, to …", "half X damage, rounded up, to …". */
const halfOfDamage: Syntax<Quantity> = halfOf(
  choice<Quantity>(phrase('that damage', THAT_DAMAGE, {}), phrase('X damage', { kind: 'x' }, {})),
);
const whole = { kind: 'dealDamage', divided: false, amountLast: false, also: NO_PARTS } as const;
const deals: ObjectVerb = objectVerbs(
  objectVerb((source, form) =>
    phrase(form('<source> ^deal <amount> , to <to>'), whole, {
      source,
      amount: halfOfDamage,
      to: recipient,
    }),
  ),
  objectVerb((source, form) => phrase(form('<source> ^deal <amount> to <to>'), whole, { source, amount: damageAmount, to: recipient })),
  objectVerb((source, form) => phrase(form('<source> ^deal <amount>'), { ...whole, to: null }, { source, amount: damageAmount })),
  objectVerb((source, form) => phrase(form('<source> ^deal <amount> damage'), { ...whole, to: null }, { source, amount: howMuch })),
  objectVerb((source, form) =>
    phrase(form('<source> ^deal damage equal to <amount>'), { ...whole, to: null }, { source, amount: g.quantity }),
  ),
  objectVerb((source, form) =>
    phrase(
      form('<source> ^deal <amount> damage to <to>'),
      { kind: 'dealDamage', divided: false, amountLast: false, also: NO_PARTS },
      { source, amount: howMuch, to: recipient },
    ),
  ),
  objectVerb((source, form) =>
    phrase(
      form('<source> ^deal <amount> damage to <to> and <also>'),
      { kind: 'dealDamage', divided: false, amountLast: false },
      { source, amount: howMuch, to: recipient, also: list(part, 'and') },
    ),
  ),
  objectVerb((source, form) =>
    phrase(
      form('<source> ^deal <amount> damage to <to> , <also>'),
      { kind: 'dealDamage', divided: false, amountLast: false },
      { source, amount: howMuch, to: recipient, also: list(part, 'and', 2) },
    ),
  ),
  objectVerb((source, form) =>
    phrase(
      form('<source> ^deal <amount> damage divided as you choose among <to>'),
      { kind: 'dealDamage', divided: 'chosen', amountLast: false, also: NO_PARTS },
      { source, amount: howMuch, to: recipient },
    ),
  ),
  objectVerb((source, form) =>
    phrase(
      form('<source> ^deal <amount> damage divided evenly , rounded down , among <to>'),
      { kind: 'dealDamage', divided: 'evenly', amountLast: false, also: NO_PARTS },
      { source, amount: howMuch, to: recipient },
    ),
  ),
  objectVerb((source, form) =>
    phrase(
      form('<source> ^deal damage equal to <amount> to <to>'),
      { kind: 'dealDamage', divided: false, amountLast: false, also: NO_PARTS },
      { source, amount: g.quantity, to: recipient },
    ),
  ),
  objectVerb((source, form) =>
    phrase(
      form('<source> ^deal damage to <to> equal to <amount>'),
      { kind: 'dealDamage', divided: false, amountLast: true, also: NO_PARTS },
      { source, amount: g.quantity, to: recipient },
    ),
  ),
);
const fights: ObjectVerb = objectVerbs(
  objectVerb((left, form) => phrase(form('<left> ^fight <right>'), { kind: 'fight' }, { left, right: things })),
  objectVerb((left, form) => phrase(form('<left> ^fight each other'), { kind: 'fight', right: null }, { left })),
);

/** "that damage is dealt to this creature": in the place of whom or what it would be dealt to. */
const dealtInstead: Syntax<Effect> = choice<Effect>(
  phrase('that damage is dealt to <to>', { kind: 'dealtInstead', amount: null }, { to: recipient }),
  phrase('<amount> of that damage is dealt to <to>', { kind: 'dealtInstead' }, { amount: digitAmount, to: recipient }),
  phrase('(excess damage|the excess damage) is dealt to <to> instead', { kind: 'dealtInstead', amount: EXCESS }, { to: recipient }),
);

/** "(you may have) that damage dealt to this creature". */
const hadDealtInstead: Syntax<Effect> = choice<Effect>(
  phrase('that damage dealt to <to>', { kind: 'dealtInstead', amount: null }, { to: recipient }),
  phrase('<amount> of that damage dealt to <to>', { kind: 'dealtInstead' }, { amount: digitAmount, to: recipient }),
);

export const damageVerbs: ObjectVerb = objectVerbs(deals, fights, { finite: dealtInstead, bare: hadDealtInstead });
