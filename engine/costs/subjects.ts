import type { CostSubject, Filter, FilterSuffix, FilterWord, ObjectRef } from '../ast/index.ts';
import { spellsCast } from '../characteristics/thisTurn.ts';
import { every, isKnown, not, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import type { Asked } from './asked.ts';
import type { Standing } from './effects.ts';
import { isKicked } from './linked.ts';
import type { ProposedSpell } from './proposal.ts';
import { aimsAt } from './targets.ts';

/** Whether an effect is about a spell that is being proposed. `context`: that of the effect's text for this spell. */
export function isAboutSpell(
  { source, among, at, lasting }: Pick<Standing, 'source' | 'among' | 'at' | 'lasting'>,
  of: CostSubject,
  proposed: ProposedSpell,
  asked: Asked,
  context: Context,
): Truth {
  switch (of.kind) {
    case 'thisSpell':
      return source === proposed.spell.id;
    case 'spells':
      return every(
        [
          () => of.caster === null || context.evaluate.isPlayer(of.caster, proposed.player, context),
          () => isFrom(of.from, proposed, context),
          () => isNth(of, lasting, proposed.player, context),
          () => fitsSpell(of.filter, proposed, asked, context),
          () => every(of.also, (suffix) => fitsSuffix(suffix, proposed, asked, context)),
        ],
        (test) => test(),
      );
    case 'objects': {
      // "Those spells", said after an additional cost of theirs.
      const before = among[at - 1];
      if (of.what.kind === 'that' && before?.kind === 'additionalCost' && before.of.kind === 'spells')
        return isAboutSpell({ source, among, at: -1, lasting }, before.of, proposed, asked, context);
      return isAmong(of.what, proposed, asked, context);
    }
    case 'abilities':
    case 'itself':
      return false;
  }
}

/** "Each spell" of some kind; spells told by how they came to be cast are no spell that is cast in the usual way. */
function isAmong(ref: ObjectRef, proposed: ProposedSpell, asked: Asked, context: Context): Truth {
  return (ref.kind === 'each' || ref.kind === 'all') && fitsSpell(ref.filter, proposed, asked, context);
}

/** Whether a spell that is being proposed is what a noun phrase says; where it was and what it targets are looked at as they were announced. */
export function fitsSpell(filter: Filter, proposed: ProposedSpell, asked: Asked, context: Context): Truth {
  if (filter.kind === 'either') return some(filter.filters, (one) => fitsSpell(one, proposed, asked, context));
  if (filter.words.some(saysKicked) && !isKicked(asked)) return false;
  const plain = filter.words.filter((word) => !saysKicked(word));
  const words = context.evaluate.fits({ ...filter, words: plain, suffixes: [] }, proposed.spell, context);
  if (words === false) return false;
  const suffixes = every(filter.suffixes, (suffix) => fitsSuffix(suffix, proposed, asked, context));
  return suffixes === true ? words : suffixes;
}

/** "Kicked" of a spell (702.33d). */
export const saysKicked = (word: FilterWord): boolean => word.kind === 'quality' && word.which === 'kicked';

function fitsSuffix(suffix: FilterSuffix, proposed: ProposedSpell, asked: Asked, context: Context): Truth {
  const { evaluate } = context;
  const test = (object: ObjectView): Truth => evaluate.fits({ kind: 'objects', words: [], suffixes: [suffix] }, object, context);
  switch (suffix.kind) {
    case 'inZone':
    case 'inZones':
    case 'fromAnywhere':
    case 'outsideOf':
      return test(proposed.before);
    case 'exceptFor': {
      // "from anywhere other than your hand".
      const others = suffix.object.kind === 'wholeZone' ? suffix.object : null;
      if (others === null) return test(proposed.spell);
      return not(every([proposed.from === others.zone, evaluate.isPlayer(others.of, proposed.card.owner, context)], (truth) => truth));
    }
    case 'targets':
      return aimsAt(suffix.what, suffix.only, proposed.spell, asked.targets, context);
    case 'event':
      return castByWords(suffix.what, proposed, context);
    default:
      return test(proposed.spell);
  }
}

/** "Spells you cast": the phrase says who casts them as something that happens to them. */
function castByWords(what: string, { player }: ProposedSpell, { you }: Context): Truth {
  if (what === 'you cast') return player === you;
  if (what === 'your opponents cast') return player !== you;
  return undetermined(`which spells ${what}`);
}

/** Where spells are cast from, or when: words of the closed list of the grammar. */
function isFrom(from: string | null, { from: zone, card, player }: ProposedSpell, { you, view }: Context): Truth {
  const { active } = view.state;
  switch (from) {
    case null:
    case 'this turn':
    case 'each turn':
      return true;
    case 'from your graveyard':
      return zone === 'graveyard' && card.owner === you;
    case 'from exile':
      return zone === 'exile';
    case 'from your hand':
      return zone === 'hand' && card.owner === you;
    case 'from anywhere other than your hand':
      return zone !== 'hand' || card.owner !== you;
    case 'from anywhere other than their hands':
      return zone !== 'hand' || card.owner !== player;
    case 'from graveyards':
      return zone === 'graveyard';
    case 'from graveyards or from exile':
      return zone === 'graveyard' || zone === 'exile';
    case 'from the top of your library':
      return zone === 'library' && card.owner === you;
    case 'during your turn':
      return active === you;
    case 'during each of their turns':
      return active === player;
    case "during other players' turns":
    case 'during turns other than yours':
      return active !== you;
    default:
      return undetermined(`whether a spell is cast ${from}`);
  }
}

/** Which of such spells it is that its player casts this turn: those that were cast before it count. */
function isNth(
  { nth, filter, each, from }: Extract<CostSubject, { kind: 'spells' }>,
  lasting: Standing['lasting'],
  caster: string,
  context: Context,
): Truth {
  if (nth === null) return true;
  const { view, you } = context;
  if (each && from === null && view.state.active !== you) return false;
  const isNext = nth === 'next' && lasting !== null;
  const cast = spellsCast(context, (player) => player === caster, filter, isNext ? lasting.spellsBefore : 0);
  if (!isKnown(cast)) return cast;
  const place = ['first', 'second', 'third'].indexOf(nth);
  if (isNext) return cast === 0;
  return place < 0 ? undetermined(`which spell is the ${nth} one`) : cast === place;
}

/** Whether an effect is about an ability that a player activates: `ability` is what kind it is. */
export interface ActivatedAbility {
  readonly source: ObjectView;
  readonly player: string;
  /** Its keyword, if a keyword stands for it ("equip", "cycling"), or its ability word ("exhaust", "boast"). */
  readonly keyword: string | null;
  readonly isMana: boolean;
  readonly isLoyalty: boolean;
}

export function isAboutAbility(of: CostSubject, ability: ActivatedAbility, asked: Asked, context: Context): Truth {
  if (of.kind !== 'abilities') return false;
  if (of.exceptMana && ability.isMana) return false;
  const { evaluate } = context;
  return every(
    [
      () => isKind(of.which, ability, context),
      () => of.by === null || evaluate.isPlayer(of.by, ability.player, context),
      () => of.of === null || evaluate.isRecipient(of.of, ability.source.id, context),
      () => of.targeting === null || aimsAt(of.targeting, false, null, asked.targets, context),
    ],
    (test) => test(),
  );
}

function isKind(which: string, ability: ActivatedAbility, { view, you }: Context): Truth {
  const [last] = which.split(' ').slice(-1);
  switch (which) {
    case 'activated':
    case 'any':
    case 'own':
      return true;
    case 'nonmana':
      return !ability.isMana;
    case 'loyalty':
    case 'own loyalty':
      return ability.isLoyalty;
    case 'first activated during your turn':
      if (view.state.active !== you) return false;
      return [...view.state.permanents.values()].some(({ activations }) => [...activations.values()].some(({ thisTurn }) => thisTurn > 0))
        ? undetermined('which ability was the first of the turn')
        : true;
    default:
      if (last === 'costs') return ability.keyword === which.slice(0, -' costs'.length);
      return ability.keyword === (which.startsWith('own ') ? which.slice(4) : which);
  }
}
