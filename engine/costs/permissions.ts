import type { Cost, Filter, ObjectRef } from '../ast/index.ts';
import { every, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { contains, type Node } from '../characteristics/walk.ts';
import { type CardZone, type GameState, playerOf } from '../state/game.ts';
import type { Asked } from './asked.ts';
import { ofKind, type Standing } from './effects.ts';
import { conditionHolds } from './modifications.ts';
import { contextOfStanding, type ProposedSpell } from './proposal.ts';
import { effectsOnSpell } from './spellEffects.ts';
import { fitsSpell } from './subjects.ts';

/** 601.3: an effect that lets a player cast a spell. */
export interface CastPermission {
  /** Names it, as an alternative does where something is paid for it: the object with the text and the place of the sentence. */
  readonly id: string;
  readonly source: string;
  readonly named: string;
  readonly text: string;
  /** What is paid for casting so; null where nothing is said of it. `rather`: in place of the mana cost. */
  readonly by: { readonly costs: readonly Cost[]; readonly rather: boolean } | null;
  /** 702.8: as though it had flash; `only`: it says nothing of where it may be cast from. */
  readonly flash: 'no' | 'also' | 'only';
  /** Whether it says from where: then the card may be cast from there, which the rules alone don't allow. */
  readonly permits: boolean;
  /** Whether it is about this spell now. */
  readonly allows: Truth;
  /** What a use of it is remembered by, where it may be used only so often; null: as often as one likes. */
  readonly limited: string | null;
}

/** What the words of a permission let be cast: from where, and what is said of it. Closed list of the grammar; null: they are about something else. */
interface Said {
  readonly from: 'graveyard' | 'exile' | 'top of library' | 'hand or top of library' | 'anywhere';
  /** Null: any spell; `permanent`: permanent spells; `own`: the object that has the text; `object`: those that follow. */
  readonly what: 'permanent' | 'own' | 'object' | null;
  readonly flash: boolean;
}

const SAID: ReadonlyMap<string, Said> = new Map<string, Said>([
  ['play lands and cast spells from the top of your library', { from: 'top of library', what: null, flash: false }],
  ['cast spells from the top of your library', { from: 'top of library', what: null, flash: false }],
  ['play lands and cast permanent spells from your graveyard', { from: 'graveyard', what: 'permanent', flash: false }],
  ['cast permanent spells from your graveyard', { from: 'graveyard', what: 'permanent', flash: false }],
  ['cast spells as though they had flash', { from: 'anywhere', what: null, flash: true }],
  ['cast this card from your graveyard', { from: 'graveyard', what: 'own', flash: false }],
  ['cast ~ from your graveyard', { from: 'graveyard', what: 'own', flash: false }],
  ['cast this card from exile', { from: 'exile', what: 'own', flash: false }],
  ['play this card from exile', { from: 'exile', what: 'own', flash: false }],
  ['cast … as though they had flash', { from: 'anywhere', what: 'object', flash: true }],
  ['cast … from your graveyard', { from: 'graveyard', what: 'object', flash: false }],
  ['play … from your graveyard', { from: 'graveyard', what: 'object', flash: false }],
  ['cast … from exile', { from: 'exile', what: 'object', flash: false }],
  ['play … from exile', { from: 'exile', what: 'object', flash: false }],
  ['cast … from the top of your library', { from: 'top of library', what: 'object', flash: false }],
  ['play … from the top of your library', { from: 'top of library', what: 'object', flash: false }],
  ['cast … from your hand or the top of your library', { from: 'hand or top of library', what: 'object', flash: false }],
  ['play a land or cast a spell from among …', { from: 'anywhere', what: 'object', flash: false }],
  ['cast spells from among …', { from: 'anywhere', what: 'object', flash: false }],
  ['play lands and cast spells from among …', { from: 'anywhere', what: 'object', flash: false }],
  ['look at and play … for as long as they remain exiled', { from: 'exile', what: 'object', flash: false }],
  ['play …', { from: 'anywhere', what: 'object', flash: false }],
  ['cast …', { from: 'anywhere', what: 'object', flash: false }],
  ...['this spell', 'this card', '~', 'this Aura', 'this creature', 'this enchantment', 'this artifact'].map((own): [string, Said] => [
    `cast ${own} as though it had flash`,
    { from: 'anywhere', what: 'own', flash: true },
  ]),
]);

/** 601.3, 702.8a: the permissions that may be about a spell: of its own text, and of effects. Those that surely are not are left out. */
export function castPermissions(state: GameState, proposed: ProposedSpell, asked: Asked): readonly CastPermission[] {
  return ofKind(effectsOnSpell(state, proposed), 'permission').flatMap((one): readonly CastPermission[] => {
    const said = SAID.get(one.effect.what);
    if (said === undefined) return [];
    const { source, named, effect, text, at } = one;
    const context = contextOfStanding(proposed.view, one, { it: proposed.spell.id, player: proposed.player });
    const limited = limitOf(one, state);
    const allows = every(
      [
        () => context.evaluate.isPlayer(effect.who, proposed.player, context),
        () => isFrom(said.from, state, proposed, context),
        () => isThat(said.what, one, proposed, asked, context),
        () => isOften(effect, limited, context),
        () => conditionHolds(effect, { spell: proposed.spell, asked, linked: null }, context),
      ],
      (test) => test(),
    );
    if (allows === false) return [];
    const { object } = effect;
    const by = effect.by ?? paidThisWay(one);
    const permits = said.from !== 'anywhere' || (!said.flash && (one.lasting !== null || contains(object, saysWhere)));
    const flash = said.flash ? 'only' : by?.flash === true ? 'also' : 'no';
    return [
      {
        id: one.lasting?.id ?? `${source} ${at}`,
        source,
        named,
        text,
        by: by === null ? null : { costs: by.costs, rather: by.rather },
        flash,
        permits,
        allows,
        limited,
      },
    ];
  });
}

/** 118.9: "If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost": what the sentence after a permission asks for. */
function paidThisWay({
  among,
  at,
}: Standing): { readonly costs: readonly Cost[]; readonly rather: boolean; readonly flash: boolean } | null {
  const next = among[at + 1];
  return next?.kind === 'alternativeCost' && next.said === 'if cast this way' ? { costs: next.costs, rather: true, flash: false } : null;
}

/** Cards that are meant one by one may be cast from where they lie. "cards exiled with this artifact": cards, or spells from some zone, are told by where they are. */
const saysWhere = (node: Node): boolean =>
  node.kind === 'inZone' ||
  node.kind === 'inZones' ||
  node.kind === 'exiledWith' ||
  (node.kind === 'noun' && 'which' in node && node.which === 'card');

/** Whether the card lies where the permission lets it be cast from; the top card of a library is the first of it. */
function isFrom(from: Said['from'], state: GameState, { card, from: zone }: ProposedSpell, { you }: Context): boolean {
  const onTop = zone === 'library' && playerOf(state, card.owner)?.library[0] === card.id;
  const own = card.owner === you;
  const isZone = (other: CardZone): boolean => zone === other;
  switch (from) {
    case 'anywhere':
      return true;
    case 'graveyard':
      return isZone('graveyard') && own;
    case 'exile':
      return isZone('exile');
    case 'top of library':
      return onTop && own;
    case 'hand or top of library':
      return (isZone('hand') || onTop) && own;
  }
}

function isThat(
  what: Said['what'],
  { source, lasting, effect: { object } }: Standing & { readonly effect: { readonly object: ObjectRef | null } },
  proposed: ProposedSpell,
  asked: Asked,
  context: Context,
): Truth {
  const { spell } = proposed;
  switch (what) {
    case null:
      return true;
    case 'own':
      return source === spell.id;
    case 'permanent':
      return !spell.types.has('instant') && !spell.types.has('sorcery');
    case 'object':
      return object !== null && isObject(object, lasting, proposed, asked, context);
  }
}

function isObject(ref: ObjectRef, lasting: Standing['lasting'], proposed: ProposedSpell, asked: Asked, context: Context): Truth {
  switch (ref.kind) {
    case 'it':
      return lasting === null ? undetermined('which cards are meant') : lasting.objects?.includes(proposed.spell.id) === true;
    case 'that':
      return every(
        [
          () => (lasting === null ? undetermined('which cards are meant') : lasting.objects?.includes(proposed.spell.id) === true),
          () => fitsSpell(withoutNouns(ref.filter), proposed, asked, context),
        ],
        (part) => part(),
      );
    case 'self':
      return context.source === proposed.spell.id;
    case 'all':
    case 'each':
    case 'some':
      return fitsSpell(ref.filter, proposed, asked, context);
    case 'several':
      return some(ref.refs, (one) => isObject(one, lasting, proposed, asked, context));
    default:
      return undetermined('which cards are meant');
  }
}

/** "That card" is a spell as it is cast. */
const withoutNouns = (filter: Filter): Filter =>
  filter.kind === 'either'
    ? { ...filter, filters: filter.filters.map(withoutNouns) }
    : { ...filter, words: filter.words.filter(({ kind }) => kind !== 'noun') };

/** By what a use of a permission is told that may be used only so often: a permanent that came anew has one of its own (400.7). */
function limitOf(
  { source, at, lasting, effect }: Standing & { readonly effect: { readonly often: string | null } },
  { permanents }: GameState,
) {
  if (lasting?.use?.kind === 'once') return lasting.id;
  return effect.often === null ? null : (lasting?.id ?? `${source} ${at} ${permanents.get(source)?.timestamp ?? 0}`);
}

/** Whether it may be used still this turn, and whether it is the turn for it. As everywhere, it has not been used on a board. */
function isOften(
  { often, what }: { readonly often: string | null; readonly what: string },
  key: string | null,
  { view, you }: Context,
): Truth {
  const ownTurns = often === 'once during each of your turns' || often === 'once during your turn';
  if (ownTurns && view.state.active !== you) return false;
  if (often === null) return true;
  if (isUsed(view.state, key)) return false;
  // A land that was played may have been played by it.
  return /\blands?\b|^play /.test(what) && (playerOf(view.state, you ?? '')?.landsPlayed ?? 0) > 0
    ? undetermined('whether it was used this turn')
    : true;
}

/** Whether a spell was cast by a permission this turn. */
const isUsed = ({ thisTurn }: GameState, key: string | null): boolean =>
  key !== null && thisTurn.spells.some(({ spell }) => spell.cast.permitted === key);
