import type { DamageSize, Recipient, TriggerEvent } from '../../../ast/index.ts';
import { around, phrase, words } from '../../phrase.ts';
import { choice, optional, type Syntax } from '../../syntax.ts';
import { digitAmount } from '../amount.ts';
import * as g from '../declared.ts';
import { conjugate, type Form } from './conjugate.ts';

/** Damage as an event (120): its kind and size, and sentences of which it is the subject. */

/** null: any; true: combat damage; false: noncombat damage. */
export const damageKinds = words([
  ['damage', null],
  ['combat damage', true],
  ['noncombat damage', false],
] as const);

/** "4 or more", "3 or less", "exactly 1". */
export const sizeSaid: Syntax<DamageSize> = choice<DamageSize>(
  phrase('<than> or more', { comparison: 'orGreater' }, { than: digitAmount }),
  phrase('<than> or less', { comparison: 'orLess' }, { than: digitAmount }),
  phrase('exactly <than>', { comparison: 'equal' }, { than: digitAmount }),
);
export const damageSize: Syntax<DamageSize | null> = optional(sizeSaid, null);
/** After whom it is dealt to. */
export const sizeAfter: Syntax<DamageSize> = phrase('equal to <than>', { comparison: 'equal', after: true }, { than: g.quantity });

const to: Syntax<Recipient | null> = optional(around('to <it>', g.recipient), null);

/** "combat damage is dealt to you", "excess damage was dealt this way", "damage from a red source is prevented". */
export function damageEvents(form: Form): Syntax<TriggerEvent> {
  const t = (template: string): string => conjugate(template, form);
  return choice<TriggerEvent>(
    phrase(t('<combat> {be} dealt <to>'), { kind: 'damageDealt', excess: false }, { combat: damageKinds, to }),
    phrase(t('excess <combat> {be} dealt <to>'), { kind: 'damageDealt', excess: true }, { combat: damageKinds, to }),
    phrase(t('damage {be} prevented'), { kind: 'damagePrevented', from: null, to: null }, {}),
    phrase(t('damage from <from> {be} prevented'), { kind: 'damagePrevented', to: null }, { from: g.objects }),
    phrase(t('damage that would be dealt to <to> {be} prevented'), { kind: 'damagePrevented', from: null }, { to: g.recipient }),
  );
}
