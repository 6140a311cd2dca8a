import type { WouldEvent } from '../../ast/index.ts';
import type { Bearing } from './bearing.ts';

/**
 * The events on which a replacement effect of such words could bear without being looked at there (614.1): none of what is looked at as events are settled, as
 * cards are drawn and milled, tokens are created, libraries are searched, extra turns begin, and in the untap and draw steps.
 */
export function wouldPassOver(would: WouldEvent): readonly Bearing[] {
  switch (would.kind) {
    case 'damage':
    case 'countersPut':
    case 'draws':
    case 'created':
    case 'mills':
    case 'discards':
    case 'zoneChange':
    case 'tappedForMana':
    case 'addsMana':
      return [];
    case 'losesLife':
      return would.amount === null ? [] : ['LifeLost', 'LifePaid'];
    case 'gainsLife':
      return would.amount === null ? [] : ['LifeGained'];
    case 'enters':
      return would.from === null ? [] : ['ZoneChanged'];
    case 'dies':
    case 'leaves':
      return would.under === null ? [] : ['ZoneChanged'];
    case 'objectAction':
      return would.action === '{be} destroyed' ? [] : ['ActionTaken'];
    case 'keywordAction':
      return LOOKED_AT.has(would.action) || /\bsearch/.test(would.action)
        ? []
        : ['ActionTaken', 'PlayerLost', 'LibraryArranged', 'CoinFlipped', 'DieRolled'];
    case 'would':
      return /^(untap during|begin your draw step|begin a extra turn|scry a number of cards)/.test(would.what)
        ? []
        : ['ActionTaken', 'LibraryArranged'];
    case 'either':
      return would.events.flatMap(wouldPassOver);
    case 'limited':
      return [
        ...wouldPassOver(would.event),
        ...(OF_SETTLED.has(would.event.kind) ? (['ZoneChanged', 'LifeGained', 'LifeLost'] as const) : []),
      ];
    case 'hasEnter':
    case 'cycles':
    case 'sacrifices':
    case 'exiles':
    case 'reveals':
    case 'creates':
      return ['ZoneChanged'];
    case 'attacks':
    case 'attacksWith':
    case 'isAttacked':
      return ['AttackersDeclared'];
    case 'blocks':
    case 'becomesBlocked':
    case 'unblocked':
      return ['BlockersDeclared'];
    case 'dealsDamage':
    case 'isDealtDamage':
    case 'playerDealtDamage':
    case 'damageDealt':
      return ['DamageDealt'];
    case 'damagePrevented':
      return ['DamagePrevented'];
    case 'becomesTapped':
      return ['PermanentTapped'];
    case 'becomesUntapped':
      return ['PermanentUntapped'];
    case 'taps':
      return ['PermanentTapped', 'PermanentUntapped'];
    case 'casts':
    case 'nextCasts':
    case 'nextCast':
    case 'isCast':
    case 'nth':
      return ['SpellCast'];
    case 'castsOrCopies':
    case 'copies':
      return ['SpellCast', 'SpellCopied'];
    case 'plays':
      return ['SpellCast', 'LandPlayed'];
    case 'countersRemoved':
      return ['CounterRemoved'];
    case 'nthCounterPut':
      return ['CounterAdded'];
    case 'becomesTarget':
    case 'playerBecomesTarget':
      return ['SpellCast', 'AbilityPutOnStack'];
    case 'phase':
      return ['StepBegan'];
    case 'turnedFaceUp':
      return ['TurnedFaceUp'];
    case 'transforms':
      return ['Transformed'];
    case 'nextActivates':
    case 'activates':
    case 'isActivated':
      return ['AbilityActivated'];
    case 'becomes':
      return ['Attached', 'Designated'];
    case 'causes':
      return ['ZoneChanged'];
    case 'causesGain':
      return ['LifeGained'];
    case 'abilityTriggers':
      return ['AbilityTriggered'];
    case 'chapter':
      return ['CounterAdded'];
    case 'occurrence':
      return ['DayNightChanged', 'ActionTaken', 'PlayerLost'];
    // What a state is like is no event; what isn't read is told as that.
    case 'state':
    case 'unsupported':
      return [];
  }
}

/** Keyword actions that are looked at before they are taken, and losing the game. */
const LOOKED_AT: ReadonlySet<string> = new Set(['{scry}', '{surveil}', '{proliferate}', '{lose} the game']);

/** Kinds that are looked at as events are settled only where nothing limits them. */
const OF_SETTLED: ReadonlySet<WouldEvent['kind']> = new Set<WouldEvent['kind']>([
  'enters',
  'dies',
  'leaves',
  'zoneChange',
  'gainsLife',
  'losesLife',
]);
