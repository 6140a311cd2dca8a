import type { FilterSuffix, ManaCost } from '../ast/index.ts';
import { BASIC_LAND_TYPES } from '../cards/subtypes.ts';
import { unreachable } from '../result.ts';
import { permanentIn } from '../state/game.ts';
import { isOfChosen } from './chosen.ts';
import { attacksAlone, blockersOf } from './fighting.ts';
import { inDamageThisTurn } from './foughtThisTurn.ts';
import { fitsThisTurn } from './hereThisTurn.ts';
import { compares, countersOn, numberOf } from './numbers.ts';
import { shares } from './sharing.ts';
import { attachedAs } from './statuses.ts';
import { type Amount, every, isKnown, not, some, type Truth, undetermined } from './truth.ts';
import { type Context, hasKeyword, type ObjectView } from './view.ts';
import { fitsWord } from './words.ts';

/** Whether what follows the head of a noun phrase is true of an object. */
export function fitsSuffix(suffix: FilterSuffix, object: ObjectView, context: Context): Truth {
  const { evaluate, view } = context;
  switch (suffix.kind) {
    case 'controlledBy':
      return negated(evaluate.isPlayer(suffix.player, object.controller, context), suffix.not);
    // 608.2h: whoever controls it, or did as it was last there.
    case 'controlled':
      return evaluate.isPlayer(suffix.player, object.controller, context);
    case 'ownedBy':
      return negated(evaluate.isPlayer(suffix.player, object.owner, context), suffix.not);
    case 'controlsAndOwns':
      return every(
        [
          negated(evaluate.isPlayer(suffix.player, object.controller, context), !suffix.controls),
          negated(evaluate.isPlayer(suffix.player, object.owner, context), !suffix.owns),
        ],
        (truth) => truth,
      );
    case 'inZone':
      return object.zone === suffix.zone && (suffix.of === null || evaluate.isPlayer(suffix.of, object.owner, context));
    case 'inZones':
      return some(suffix.zones, ({ zone, of }) => object.zone === zone && (of === null || evaluate.isPlayer(of, object.owner, context)));
    case 'outsideOf':
      return object.zone !== suffix.zone;
    case 'fromAnywhere': {
      const { except } = suffix;
      if (except === null || object.zone !== except.zone) return true;
      return except.of === null ? false : not(evaluate.isPlayer(except.of, object.owner, context));
    }
    case 'compare': {
      const value = numberOf(suffix.which, object);
      const to = suffix.comparison === 'odd' || suffix.comparison === 'even' ? 0 : comparedTo(suffix, object, context);
      if (!isKnown(to)) return to;
      return value !== null && compares(value, suffix.comparison, to);
    }
    case 'extreme': {
      if (suffix.among === null) return undetermined('which of several objects is the greatest or least');
      const ids = evaluate.matching(suffix.among, context);
      if (!isKnown(ids)) return ids;
      const values = ids.flatMap((id) => [view.object(id)].flatMap((one) => (one && numberOf(suffix.which, one)) ?? []));
      const best = suffix.of === 'greatest' ? Math.max(...values) : Math.min(...values);
      return numberOf(suffix.which, object) === best;
    }
    case 'named': {
      // 201.5b: its own name, wherever the object that says it may be by now.
      const names = suffix.name === '~' ? view.object(context.named ?? context.source ?? '')?.names : [suffix.name];
      if (names === undefined) return undetermined('the name of what says it');
      return object.names.some((name) => names.some((one) => one.toLowerCase() === name.toLowerCase())) !== suffix.not;
    }
    case 'sameName': {
      const others = evaluate.objects(suffix.as, context);
      if (!isKnown(others)) return others;
      const names = others.flatMap((id) => view.object(id)?.names ?? []);
      return object.names.some((name) => names.includes(name)) !== suffix.not;
    }
    case 'same': {
      // "Target creature and each other creature with the same controller": as what was named before.
      const others = suffix.as === null ? (context.it ?? undetermined('which objects are alike')) : evaluate.objects(suffix.as, context);
      return isKnown(others) ? some(others, (id) => shares(suffix.what, object, view.object(id))) : others;
    }
    case 'shares': {
      if (suffix.with === null) return undetermined('which objects share something');
      const others = evaluate.objects(suffix.with, context);
      if (!isKnown(others)) return others;
      return negated(
        some(
          others.filter((id) => id !== object.id),
          (id) => shares(suffix.what, object, view.object(id)),
        ),
        suffix.not,
      );
    }
    case 'chosen':
      return isOfChosen(suffix.what, object, context);
    case 'keyword':
      return hasKeyword(object, suffix.keyword) !== suffix.not;
    case 'keywords': {
      const has = suffix.keywords.map((keyword) => hasKeyword(object, keyword));
      return (suffix.join !== 'and' ? has.includes(true) : !has.includes(false)) !== suffix.not;
    }
    case 'noAbilities':
      return object.abilities.length === 0;
    case 'counter':
      return countersOn(object.id, suffix.counter, context) >= suffix.least !== suffix.not;
    case 'manaAbility':
      return evaluate.hasManaAbility(object) !== suffix.not;
    case 'manaCostHas':
      return object.manaCost.includes(suffix.symbol);
    case 'manaCost':
      return suffix.costs.some((cost) => sameSymbols(cost, object.manaCost));
    case 'basicLandType':
      return BASIC_LAND_TYPES.some((type) => object.subtypes.has(type));
    case 'attachedTo': {
      const host = permanentIn(view.state, object.id)?.attachedTo ?? null;
      if (host === null) return false;
      return evaluate.isRecipient(suffix.to, host, context);
    }
    case 'hasAttached':
      return some(attachedAs(suffix.how === 'enchanted' ? 'Aura' : 'Equipment', object.id, view), (id) =>
        evaluate.isRecipient(suffix.by, id, context),
      );
    case 'inCombat':
      return inCombat(suffix, object, context);
    case 'is':
      return negated(fitsWord(suffix.word, object, context), suffix.not);
    case 'isBoth':
      return every([suffix.left, suffix.right], (color) => fitsWord({ kind: 'color', color, not: false }, object, context));
    case 'isA':
      return negated(evaluate.fits(suffix.filter, object, context), suffix.not);
    case 'exiledWith': {
      const by = evaluate.objects(suffix.by, context);
      if (!isKnown(by)) return by;
      return by.some((id) => {
        const permanent = permanentIn(view.state, id);
        return permanent?.exiledWith.includes(object.id) === true || permanent?.imprinted.includes(object.id) === true;
      });
    }
    case 'exceptFor': {
      const others = evaluate.objects(suffix.object, context);
      return isKnown(others) ? !others.includes(object.id) : others;
    }
    case 'attackingAlone':
      return attacksAlone(object.id, view);
    case 'ofChoice':
      // Every one of them can be chosen.
      return true;
    case 'event': {
      const happened = fitsThisTurn(suffix.what, object, context);
      if (happened !== null) return happened;
      if (suffix.what === "it's blocking") return isBlockedByIt(object.id, context);
      const colors = EXACTLY.exec(suffix.what)?.[1];
      return colors === undefined ? undetermined(`which objects ${suffix.what}`) : object.colors.size === (colors === 'two' ? 2 : 3);
    }
    case 'total':
    case 'different':
      return undetermined('which objects are chosen together');
    case 'paidWith':
      return undetermined('what mana was spent');
    case 'versusBase':
    case 'base':
      return undetermined('base power and toughness');
    case 'dealtDamageBy':
    case 'dealtDamageTo':
      return inDamageThisTurn(suffix, object, context);
    case 'createdWith':
      return undetermined('what happened to an object before');
    case 'targets':
    case 'isManaAbility':
    case 'abilityOf':
      return undetermined('which spells and abilities are meant');
    case 'couldProduce':
      return undetermined('what a land could produce');
    case 'ableToBlock':
      return undetermined('what could block');
    default:
      return unreachable(suffix);
  }
}

/** 105.2: "with exactly three colors", "that's exactly two colors". */
const EXACTLY = /^(?:with|that's|that are) exactly (two|three) colors$/;

/** 202.1: costs of the same symbols, in whatever order. */
const sameSymbols = (left: ManaCost, right: ManaCost): boolean => [...left].sort().join(' ') === [...right].sort().join(' ');

const negated = (truth: Truth, negate: boolean): Truth => (negate ? not(truth) : truth);

/** "With power greater than its toughness": where nothing was named before, "its" is the object that the phrase describes. */
const itsOwn = ({ id }: ObjectView, context: Context): Context => (context.it === null ? { ...context, it: [id] } : context);

/** 508, 509: who attacks and blocks whom. */
function inCombat({ how, whom }: Extract<FilterSuffix, { kind: 'inCombat' }>, { id }: ObjectView, context: Context): Truth {
  const permanent = context.view.state.permanents.get(id);
  const isThat = (other: string): Truth => context.evaluate.isRecipient(whom, other, context);
  switch (how) {
    case 'attacking':
      return permanent?.attacking?.whom != null && context.evaluate.isRecipient(whom, permanent.attacking.whom, context);
    case 'blocking':
      return some(permanent?.blocking ?? [], isThat);
    case 'blockedBy':
      return some(blockersOf(id, context.view), isThat);
    case 'blockingOrBlockedBy':
      return some([...(permanent?.blocking ?? []), ...blockersOf(id, context.view)], isThat);
    default:
      return unreachable(how);
  }
}

/** What a number is compared to; "with greater power": that of the object that was spoken of. */
function comparedTo({ to, which }: Extract<FilterSuffix, { kind: 'compare' }>, object: ObjectView, context: Context): Amount {
  const isThat = to.kind === 'stat' && to.what === 'the same of what was spoken of';
  if (!isThat) return context.evaluate.amount(to, itsOwn(object, context));
  const [only, another] = context.it ?? [];
  const spokenOf = another === undefined && only !== undefined ? context.view.object(only) : undefined;
  const value = spokenOf === undefined ? null : numberOf(which, spokenOf);
  return value ?? undetermined('what it is compared to');
}

/** "Creatures it's blocking": "it" is what was spoken of, or the object whose text it is. */
function isBlockedByIt(id: string, { it, source, view }: Context): Truth {
  const spokenOf = it ?? (source === null ? [] : [source]);
  return spokenOf.some((one) => view.state.permanents.get(one)?.blocking?.includes(id) === true);
}
