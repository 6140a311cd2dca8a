import type { DamagePart, DamageRecipient } from '../../../ast/index.ts';
import { list, phrase } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { howMuch } from './cards.ts';
import { type ObjectVerb, objectVerb, objectVerbs } from './objectVerb.ts';
import { things } from './things.ts';

/** Dealing damage (120): by one source, to one or more recipients; and fighting (701.14). */

export const recipient: Syntax<DamageRecipient> = choice<DamageRecipient>(g.recipient, phrase('itself', { kind: 'itself' }, {}));

const part: Syntax<DamagePart> = phrase('<amount> damage to <to>', { kind: 'damagePart' }, { amount: howMuch, to: recipient });
const NO_PARTS: readonly DamagePart[] = [];

const deals: ObjectVerb = objectVerbs(
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

export const damageVerbs: ObjectVerb = objectVerbs(deals, fights);
