import type { TriggerEvent } from '../../../ast/index.ts';
import { oneOf, phrase } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { place } from '../place.ts';
import { conjugate, type Form } from './conjugate.ts';
import { damageKinds, damageSize, sizeAfter, sizeSaid } from './damage.ts';

/** What an object does, or has done to it: the verb of an event sentence without its subject. */
export type ObjectEvent = Extract<
  TriggerEvent,
  { readonly what: import('../../../ast/index.ts').ObjectRef; readonly kind: ObjectEventKind }
>;
type ObjectEventKind =
  | 'enters'
  | 'leaves'
  | 'dies'
  | 'zoneChange'
  | 'attacks'
  | 'blocks'
  | 'becomesBlocked'
  | 'unblocked'
  | 'dealsDamage'
  | 'isDealtDamage'
  | 'becomesTapped'
  | 'becomesUntapped'
  | 'becomesTarget'
  | 'turnedFaceUp'
  | 'transforms'
  | 'isCast'
  | 'isActivated'
  | 'becomes'
  | 'objectAction';
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type ObjectVerb = Without<ObjectEvent, 'what'>;

/** 701: keyword actions that creatures and others carry out, without an object and with one. */
const ACTIONS = [
  '{explore}',
  '{mutate}',
  '{phase} in',
  '{phase} out',
  '{connive}',
  '{fight}',
  '{train}',
  '{mentor}',
  '{evolve}',
  '{adapt}',
  '{be} countered',
  '{be} sacrificed',
  '{be} discarded',
  '{be} cycled',
  '{be} foretold',
  '{be} destroyed',
  '{be} exerted',
  '{be} milled',
  '{be} created',
  '{be} revealed',
  '{be} championed',
  '{be} crewed',
  '{be} saddled',
  '{be} turned face down',
  '{be} attached to a permanent',
  '{be} drawn',
  '{be} copied',
  '{be} goaded',
  '{be} unlocked',
  '{be} activated',
  '{be} enlisted',
  '{be} forged',
  '{be} played',
  '{regenerate}',
  '{transform} or {enter}',
] as const;
const OBJECT_ACTIONS = [
  '{exploit}',
  '{fight}',
  '{crew}',
  '{saddle}',
  '{enlist}',
  '{champion}',
  '{mentor}',
  '{devour}',
  '{train} with',
] as const;
const STATES = [
  'monstrous',
  'renowned',
  'saddled',
  'crewed',
  'suspected',
  'plotted',
  'prepared',
  'harnessed',
  'enchanted',
  'equipped',
  'modified',
  'level 2',
  'level 3',
  'a creature',
  'attached',
  'unattached',
  'day',
  'night',
] as const;

/** The verb with what follows it, in one form. */
export function objectVerbs(form: Form): Syntax<ObjectVerb> {
  const t = (template: string): string => conjugate(template, form);
  const recipient = g.recipient;
  return choice<ObjectVerb>(
    phrase(t('{enter}'), { kind: 'enters', from: null, elsewhere: false, under: null }, {}),
    phrase(t('{enter} under <under> control'), { kind: 'enters', from: null, elsewhere: false }, { under: g.playerPossessive }),
    phrase(t('{enter} tapped'), { kind: 'enters', from: null, elsewhere: false, under: null, tapped: true }, {}),
    phrase(
      t('{enter} tapped and under <under> control'),
      { kind: 'enters', from: null, elsewhere: false, tapped: true },
      { under: g.playerPossessive },
    ),
    phrase(t('{enter} from <from>'), { kind: 'enters', elsewhere: false, under: null }, { from: place }),
    phrase(t('{enter} from anywhere other than <from>'), { kind: 'enters', elsewhere: true, under: null }, { from: place }),
    phrase(
      t('{enter} under <under> control from <from>'),
      { kind: 'enters', elsewhere: false },
      { under: g.playerPossessive, from: place },
    ),
    phrase(t('{die}'), { kind: 'dies', under: null }, {}),
    phrase(t('{die} under <under> control'), { kind: 'dies' }, { under: g.playerPossessive }),
    phrase(t('{leave} the battlefield'), { kind: 'leaves', under: null }, {}),
    phrase(t('{leave} the battlefield under <under> control'), { kind: 'leaves' }, { under: g.playerPossessive }),
    phrase(t('{leave} <from>'), { kind: 'zoneChange', verb: 'leaves', elsewhere: false, to: null }, { from: place }),
    phrase(t('{be} put into <to>'), { kind: 'zoneChange', verb: 'put', from: null, elsewhere: false }, { to: place }),
    phrase(t('{be} put into <to> from anywhere'), { kind: 'zoneChange', verb: 'put', from: 'anywhere', elsewhere: false }, { to: place }),
    phrase(t('{be} put into <to> from <from>'), { kind: 'zoneChange', verb: 'put', elsewhere: false }, { to: place, from: place }),
    phrase(
      t('{be} put into <to> from anywhere other than <from>'),
      { kind: 'zoneChange', verb: 'put', elsewhere: true },
      { to: place, from: place },
    ),
    phrase(t('{be} returned to <to>'), { kind: 'zoneChange', verb: 'returned', from: null, elsewhere: false }, { to: place }),
    phrase(t('{be} returned to <to> from <from>'), { kind: 'zoneChange', verb: 'returned', elsewhere: false }, { to: place, from: place }),
    phrase(t('{be} exiled'), { kind: 'zoneChange', verb: 'exiled', from: null, elsewhere: false, to: null }, {}),
    phrase(t('{be} exiled from <from>'), { kind: 'zoneChange', verb: 'exiled', elsewhere: false, to: null }, { from: place }),
    phrase(t('{attack}'), { kind: 'attacks', alone: false, whom: null }, {}),
    phrase(t('{attack} alone'), { kind: 'attacks', alone: true, whom: null }, {}),
    phrase(t('{attack} <whom>'), { kind: 'attacks', alone: false }, { whom: recipient }),
    phrase(t('{attack} and {be not} blocked'), { kind: 'unblocked' }, {}),
    phrase(t('{block}'), { kind: 'blocks', whom: null }, {}),
    phrase(t('{block} <whom>'), { kind: 'blocks' }, { whom: g.objects }),
    phrase(t('{become} blocked'), { kind: 'becomesBlocked', by: null }, {}),
    phrase(t('{become} blocked by <by>'), { kind: 'becomesBlocked' }, { by: g.objects }),
    phrase(t('{deal} <amount> <combat>'), { kind: 'dealsDamage', to: null }, { amount: damageSize, combat: damageKinds }),
    phrase(t('{deal} <amount> <combat> to <to>'), { kind: 'dealsDamage' }, { amount: damageSize, combat: damageKinds, to: recipient }),
    phrase(t('{deal} <combat> to <to> <amount>'), { kind: 'dealsDamage' }, { combat: damageKinds, to: recipient, amount: sizeAfter }),
    phrase(t('{be} dealt <combat>'), { kind: 'isDealtDamage', excess: false, by: null }, { combat: damageKinds }),
    phrase(
      t('{be} dealt <amount> <combat>'),
      { kind: 'isDealtDamage', excess: false, by: null },
      { amount: sizeSaid, combat: damageKinds },
    ),
    phrase(t('{be} dealt excess <combat>'), { kind: 'isDealtDamage', excess: true, by: null }, { combat: damageKinds }),
    phrase(t('{be} dealt <combat> by <by>'), { kind: 'isDealtDamage', excess: false }, { combat: damageKinds, by: g.objects }),
    phrase(t('{become} tapped'), { kind: 'becomesTapped' }, {}),
    phrase(t('{become} untapped'), { kind: 'becomesUntapped' }, {}),
    phrase(t('{become} the target of <of>'), { kind: 'becomesTarget' }, { of: g.objects }),
    phrase(t('{be} turned face up'), { kind: 'turnedFaceUp' }, {}),
    phrase(t('{transform}'), { kind: 'transforms', into: null }, {}),
    phrase(t('{transform} into <into>'), { kind: 'transforms' }, { into: g.objects }),
    phrase(t('{be} cast'), { kind: 'isCast' }, {}),
    phrase(t('{become} <state>'), { kind: 'becomes', to: null }, { state: oneOf(...STATES) }),
    phrase(t('{become} <state> to <to>'), { kind: 'becomes' }, { state: oneOf('attached'), to: g.objects }),
    phrase(t('{become} <state> from <to>'), { kind: 'becomes' }, { state: oneOf('unattached'), to: g.objects }),
    ...ACTIONS.map((action) => phrase(t(action), { kind: 'objectAction', action, object: null }, {})),
    ...OBJECT_ACTIONS.map((action) => phrase(t(`${action} <object>`), { kind: 'objectAction', action }, { object: g.objects })),
  );
}
