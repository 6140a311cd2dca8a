import type { PlayerRef, Quantity, Recipient, TriggerEvent } from '../ast/index.ts';
import { every, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { typeSet } from '../mana/amounts.ts';
import type { Meant, Moment } from '../state/game.ts';
import { isActivation } from './abilityWords.ts';
import { isAimer, isNth, isSpell } from './casts.ts';
import { isCausedBy } from './causes.ts';
import { matchCombat } from './combatMatch.ts';
import { matchCounters } from './counters.ts';
import { matchDamage } from './damage.ts';
import { type DeedMatch, matchAction, matchDeed } from './deedMatch.ts';
import { hasType, isFirstTime, isWithin } from './limits.ts';
import { controllerOf, entersSo, isCard, isDoneTo, movedSo, ownerOf } from './moves.ts';
import type { Seen } from './occurrence.ts';
import { beginsNow } from './phases.ts';
import { sharingObject } from './sharing.ts';

/** Whether a trigger condition is met, and what the ability's words then point back to. */
export interface Match {
  readonly truth: Truth;
  readonly meant: Meant;
}

const NO: Match = { truth: false, meant: { it: null, they: null, x: null, thatMany: null } };
const all = (...parts: readonly (() => Truth)[]): Truth => every(parts, (part) => part());

function match(meant: Partial<Meant>, ...parts: readonly (() => Truth)[]): Match {
  const truth = all(...parts);
  return truth === false ? NO : { truth, meant: { ...NO.meant, ...meant } };
}

/** What was looked at part by part. */
const ofParts = (found: DeedMatch | null): Match => (found === null ? NO : match(found.meant, ...found.parts));

/**
 * 603.2: whether what happened meets a trigger condition, one row for each kind of condition: the compiler holds the table whole, so that it is one
 * file however many kinds there are; `context` is the ability's, in the game as it is looked at (603.10). `since`: when it was set
 * up, for one that waits (603.7).
 */
export function matchTrigger(event: TriggerEvent, occurrence: Seen, context: Context, since: Moment | null = null): Match {
  const { what } = occurrence;
  const is = (ref: Recipient | null, id: string | null): Truth =>
    ref === null || (id !== null && context.evaluate.isRecipient(ref, id, context));
  const who = (ref: PlayerRef | null, id: string | null): Truth =>
    ref === null || (id !== null && context.evaluate.isPlayer(ref, id, context));
  switch (event.kind) {
    case 'either': {
      const matches = sharingObject(event.events).map((one) => matchTrigger(one, occurrence, context, since));
      return matches.find(({ truth }) => truth === true) ?? matches.find(({ truth }) => truth !== false) ?? NO;
    }
    case 'limited': {
      const { truth, meant } = matchTrigger(event.event, occurrence, context, since);
      return match(
        meant,
        () => truth,
        () => isFirstTime(event, occurrence, context) ?? isWithin(event.to, occurrence, context),
      );
    }
    case 'tappedForMana':
      if (what.kind !== 'TappedForMana') return NO;
      return match(
        { it: [what.permanent], they: what.player, thatMany: Number(what.amount) },
        () => is(event.what, what.permanent),
        () => who(event.by, what.player),
        () => event.of === null || hasType(event.of, what.types, context),
        () => event.least === null || what.amount >= BigInt(event.least),
      );
    case 'addsMana': {
      if (what.kind !== 'ManaAdded') return NO;
      const [source = null] = what.mana.flatMap(({ origin }) => origin?.id ?? []);
      const types = typeSet(what.mana.map(({ type }) => type));
      return match(
        { it: source === null ? null : [source], they: what.player },
        () => is(event.source, source),
        () => who(event.player, what.player),
        () => event.of === null || hasType(event.of, types, context),
      );
    }
    case 'becomesTapped':
      if (what.kind !== 'PermanentTapped') return NO;
      return match({ it: [what.permanent], they: what.by }, () => is(event.what, what.permanent));
    case 'becomesUntapped':
      return what.kind === 'PermanentUntapped' ? match({ it: [what.permanent] }, () => is(event.what, what.permanent)) : NO;
    case 'taps':
      if (event.untaps) return what.kind === 'PermanentUntapped' ? untappedBy(event, what.permanent, occurrence, context) : NO;
      if (what.kind !== 'PermanentTapped') return NO;
      return match(
        { it: [what.permanent], they: what.by },
        () => who(event.who, what.by),
        () => is(event.what, what.permanent),
      );
    case 'sacrifices': {
      if (what.kind !== 'ZoneChanged' || what.cause !== 'sacrifice') return NO;
      const they = controllerOf(what.id, context);
      return match(
        { it: [what.id], they },
        () => who(event.who, they),
        () => is(event.what, what.id),
      );
    }
    case 'cycles':
      if (what.kind !== 'ZoneChanged' || what.cause !== 'discard' || !(event.orDiscards || what.cycled !== undefined)) return NO;
      return match(
        // 702.29c: X of the cycling cost, for the card that was cycled itself.
        { it: [what.id], they: ownerOf(what.id, context), x: what.id === context.source ? (what.cycled?.x ?? null) : null },
        () => who(event.who, ownerOf(what.id, context)),
        () => isCard(event.what, what.id, context),
      );
    case 'draws':
    case 'discards':
    case 'mills': {
      if (what.kind !== 'ZoneChanged' || what.cause !== CAUSE[event.kind]) return NO;
      const they = ownerOf(what.id, context);
      return match(
        { it: [what.id], they },
        () => who(event.who, they),
        () => isCard(event.what, what.id, context),
      );
    }
    case 'dies':
    case 'leaves': {
      if (what.kind !== 'ZoneChanged' || what.from !== 'battlefield' || (event.kind === 'dies' && what.to !== 'graveyard')) return NO;
      const they = controllerOf(what.id, context);
      return match(
        { it: [what.id], they },
        () => is(event.what, what.id),
        () => who(event.under, they),
      );
    }
    case 'zoneChange':
      if (what.kind !== 'ZoneChanged') return NO;
      return match({ it: [what.id], they: ownerOf(what.id, context) }, () => movedSo(event, what, context));
    case 'objectAction':
      if (what.kind === 'ActionTaken') return ofParts(matchAction(event, what, context));
      if (what.kind === 'AbilityActivated')
        return event.action === '{be} activated'
          ? match({ it: [what.source], they: what.player }, () => isActivation(event.what, what, occurrence.before, context))
          : NO;
      if (what.kind === 'PhasedIn' || what.kind === 'PhasedOut') {
        if (event.action !== (what.kind === 'PhasedIn' ? '{phase} in' : '{phase} out')) return NO;
        return match({ it: what.permanents.filter((id) => is(event.what, id) === true) }, () =>
          some(what.permanents, (id) => is(event.what, id)),
        );
      }
      if (what.kind !== 'ZoneChanged') return NO;
      return match({ it: [what.id], they: controllerOf(what.id, context) }, () => isDoneTo(event, what, context));
    case 'enters':
    case 'hasEnter': {
      if (what.kind !== 'ZoneChanged' || what.to !== 'battlefield' || what.as === null) return NO;
      const they = controllerOf(what.as, context);
      return match(
        { it: [what.as], they },
        () => is(event.what, what.as),
        () => who(event.under, they),
        () => event.kind === 'hasEnter' || entersSo(event, what, context),
      );
    }
    case 'gainsLife':
      if (what.kind !== 'LifeGained') return NO;
      return match(
        { they: what.player, thatMany: what.amount },
        () => who(event.who, what.player),
        () => isAtLeast(event.amount, what.amount, context),
      );
    case 'causesGain':
      if (what.kind !== 'LifeGained') return NO;
      return match(
        { it: what.source === null ? null : [what.source], they: what.player, thatMany: what.amount },
        () => is(event.cause, what.source),
        () => who(event.who, what.player),
      );
    case 'losesLife':
      if (what.kind !== 'LifeLost' && what.kind !== 'LifePaid') return NO;
      return match(
        { they: what.player, thatMany: what.amount },
        () => who(event.who, what.player),
        () => isAtLeast(event.amount, what.amount, context),
      );
    case 'isDealtDamage':
    case 'damageDealt':
    case 'damagePrevented':
    case 'playerDealtDamage':
    case 'dealsDamage':
      return ofParts(matchDamage(event, occurrence, context));
    case 'countersPut':
    case 'countersRemoved':
    case 'nthCounterPut':
    case 'chapter':
      return ofParts(matchCounters(event, occurrence, context));
    case 'activates':
    case 'nextActivates':
    case 'isActivated':
      if (what.kind !== 'AbilityActivated') return NO;
      return match(
        { it: [what.source], they: what.player },
        () => event.kind === 'isActivated' || who(event.who, what.player),
        () => isActivation(event.what, what, occurrence.before, context),
      );
    case 'nth': {
      const player = doerOf(event.deed, what, context);
      if (player === null) return NO;
      return match(
        what.kind === 'SpellCast' ? { it: [what.object.id], they: player } : {},
        () => who(event.who, player),
        () => isNth(event, player, occurrence, context),
      );
    }
    case 'casts':
    case 'castsOrCopies':
    case 'copies':
    case 'nextCasts':
    case 'nextCast':
    case 'isCast': {
      const isCopy = what.kind === 'SpellCopied' && (event.kind === 'copies' || event.kind === 'castsOrCopies');
      if (!isCopy && (what.kind !== 'SpellCast' || event.kind === 'copies')) return NO;
      const { object } = what;
      return match(
        { it: [object.id], they: object.controller, x: object.id === context.source ? object.cast.x : null },
        () => event.kind === 'isCast' || who(event.who, object.controller),
        () => isSpell(event.what, object, occurrence.after, context),
      );
    }
    case 'plays':
      if (what.kind === 'SpellCast')
        return match(
          { it: [what.object.id], they: what.player },
          () => who(event.who, what.player),
          () => isSpell(event.what, what.object, occurrence.after, context),
        );
      if (what.kind !== 'LandPlayed') return NO;
      return match(
        { it: [what.permanent], they: what.player },
        () => who(event.who, what.player),
        () => isCard(event.what, what.permanent, context),
      );
    case 'becomesTarget':
    case 'playerBecomesTarget': {
      if (what.kind !== 'BecomesTarget') return NO;
      const { object, target } = what;
      const isObject = context.view.object(target) !== undefined;
      return match(
        { it: [isObject ? target : object.id], they: object.controller, aimer: object.id },
        () => is(event.kind === 'becomesTarget' ? event.what : event.who, target),
        () => isAimer(event.of, object, context),
      );
    }
    case 'abilityTriggers': {
      const { cause } = occurrence;
      if (what.kind !== 'AbilityPutOnStack' || cause === undefined || !isCausedBy(event.cause, cause.event)) return NO;
      return match(
        { it: [what.object.id], they: what.object.controller },
        () => is(event.of, what.object.source),
        () => matchTrigger(event.cause, cause.on, context, null).truth,
      );
    }
    case 'attacks':
    case 'attacksWith':
    case 'isAttacked':
    case 'blocks':
    case 'becomesBlocked':
    case 'unblocked':
      return ofParts(matchCombat(event, occurrence, context));
    case 'unsupported':
      return match({}, () => undetermined('what an ability waits for'));
    case 'phase':
      if (what.kind !== 'StepBegan') return NO;
      return match({ they: what.active }, () => beginsNow(event.which, event.whose, what, context, since));
    case 'becomes':
    case 'creates':
    case 'keywordAction':
    case 'occurrence':
    case 'turnedFaceUp':
    case 'transforms':
      return ofParts(matchDeed(event, what, context));
    // What these wait for does not come about here, or is told when the game looks for states (603.8).
    case 'state':
    case 'reveals':
      return NO;
    case 'exiles':
      if (what.kind !== 'ZoneChanged' || what.to !== 'exile') return NO;
      return match(
        {},
        () => isCard(event.what, what.id, context),
        () => undetermined('who exiled it'),
      );
    // What happens as a turn goes its course is caused by no spell or ability.
    case 'causes':
      if (what.kind !== 'ZoneChanged' || what.cause !== event.deed || what.turnBased === true || what.stateBased === true) return NO;
      return match(
        {},
        () => is(event.what, what.id),
        () => who(event.who, controllerOf(what.id, context) ?? ownerOf(what.id, context)),
        () => undetermined('what caused it'),
      );
  }
}

/** Why a card moves when a player does that with it. */
const CAUSE = { draws: 'draw', discards: 'discard', mills: 'mill' } as const;

/** Who did what "the second card you draw each turn" and the like count; null where it was something else. */
function doerOf(deed: Extract<TriggerEvent, { kind: 'nth' }>['deed'], what: Seen['what'], context: Context): string | null {
  if (deed === 'activate') return what.kind === 'AbilityActivated' ? what.player : null;
  if (deed === 'cast') return what.kind === 'SpellCast' ? what.player : null;
  if (deed === 'play') return what.kind === 'LandPlayed' || what.kind === 'SpellCast' ? what.player : null;
  return deed === 'draw' && what.kind === 'ZoneChanged' && what.cause === 'draw' ? ownerOf(what.id, context) : null;
}

/** "Whenever you untap a permanent": in the untap step it is the active player who does (502.3). */
function untappedBy({ who, what }: Extract<TriggerEvent, { kind: 'taps' }>, permanent: string, { before }: Seen, context: Context): Match {
  const { active, step } = before;
  return match(
    { it: [permanent], they: active },
    () => (step === 'UNTAP' ? context.evaluate.isPlayer(who, active, context) : undetermined('who untapped it')),
    () => context.evaluate.isRecipient(what, permanent, context),
  );
}

function isAtLeast(quantity: Quantity | null, amount: number, context: Context): Truth {
  if (quantity === null) return true;
  const least = context.evaluate.amount(quantity, context);
  return typeof least === 'number' ? amount >= least : least;
}
