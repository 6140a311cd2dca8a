import type { Ability, Cost } from '../ast/index.ts';
import type { PermanentAbility } from '../characteristics/abilities.ts';
import { abilitiesOn } from '../characteristics/abilitiesOn.ts';
import { layered } from '../characteristics/layers.ts';
import type { Truth } from '../characteristics/truth.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import type { Asked } from './asked.ts';
import { waysToPay } from './costWays.ts';
import { ofKind, standing, standingEffects } from './effects.ts';
import { Ledger } from './ledger.ts';
import { typesPayableWithLife } from './lifeForMana.ts';
import type { TotalCost } from './locked.ts';
import { isWhen, type Modifying, modified, reducesColoredOnly } from './modifications.ts';
import { contextFor, contextOfStanding } from './proposal.ts';
import { type ActivatedAbility, isAboutAbility } from './subjects.ts';

/** 602.1a: what is paid for an ability before anything changes it, and the keyword that stands for it. */
interface Activation {
  readonly costs: readonly Cost[];
  readonly keyword: string | null;
}

/** 601.2f, 602.2b: the total cost of activating an ability; `index` is its place among the abilities of the object as they are numbered. */
export function abilityCost(state: GameState, player: string, id: string, index: number, asked: Asked): TotalCost {
  const ledger = new Ledger();
  const { view } = layered(state);
  const source = view.object(id);
  const ability = abilitiesOn(state, id)[index];
  const activation = ability === undefined ? null : activationOf(ability.ability);
  if (source === undefined || ability === undefined || activation === null)
    return ledger.open('which activated ability is meant', ability?.text ?? '').total([], asked, true);
  const named = ability.origin.kind === 'granted' ? ability.origin.by : id;
  const context: Context = { ...contextFor(view, id, named, { it: id, player }), you: player, x: asked.x };
  const ways = waysToPay(activation.costs, context);
  if ('kind' in ways) return ledger.open(ways.why, ability.text).total([], asked, true);
  ledger.step(`Its activation cost is “${ability.text.split(':')[0] ?? ''}”.`, '602.1a', '602.2b');
  ownModifications(ability, source, context, asked, ledger);
  const { costs, keyword } = activation;
  const isLoyalty = costs.some(({ kind }) => kind === 'loyalty');
  const life = typesPayableWithLife(state, player);
  for (const why of life.open) ledger.open(why, '');
  ledger.lifeFor(life.types, '119.4', '601.2h');
  effectsOn({ source, player, keyword, isMana: ability.isManaAbility, isLoyalty }, state, asked, ledger);
  return ledger.total(ways, asked, false);
}

const CHANGED = new WeakMap<GameState, boolean>();

/** Whether anything on the board changes what activating abilities costs; text of the abilities themselves left aside. */
export function changesActivation(state: GameState): boolean {
  const known = CHANGED.get(state);
  if (known !== undefined) return known;
  const all = standingEffects(state, layered(state).view);
  const found = all.some(
    ({ effect }) => effect.kind === 'lifeForMana' || (effect.kind === 'costModification' && effect.of.kind === 'abilities'),
  );
  CHANGED.set(state, found);
  return found;
}

/** Whether an ability's own text changes what activating it costs. */
export const changesItself = ({ abilities }: ObjectView, ability: Ability): boolean =>
  ability.kind === 'activated'
    ? ability.restrictions.some(({ kind }) => kind === 'costs')
    : abilities.some(
        (owned) =>
          owned.ability.kind === 'static' &&
          owned.ability.effects.some((effect) => effect.kind === 'costModification' && effect.of.kind === 'itself'),
      );

/** Keywords that stand for an activated ability whose cost is the keyword's. */
const ACTIVATED: ReadonlySet<string> = new Set([
  'equip',
  'cycling',
  'typecycling',
  'fortify',
  'reconfigure',
  'level up',
  'outlast',
  'ninjutsu',
  'commander ninjutsu',
  'transmute',
  'unearth',
  'embalm',
  'eternalize',
  'encore',
  'scavenge',
  'reinforce',
  'transfigure',
  'craft',
  'crew',
  'saddle',
  'station',
]);

function activationOf(ability: Ability): Activation | null {
  if (ability.kind === 'activated') return { costs: ability.costs, keyword: ability.word?.toLowerCase() ?? null };
  if (ability.kind !== 'keywords') return null;
  const keyword = ability.keywords.find(({ name }) => ACTIVATED.has(name));
  if (keyword === undefined) return null;
  return { costs: keyword.cost, keyword: keyword.name === 'typecycling' ? 'cycling' : keyword.name };
}

/** "This ability costs {1} less to activate …": among the ability's limits, or in the sentence after its keyword. */
function ownModifications(ability: PermanentAbility, source: ObjectView, context: Context, asked: Asked, ledger: Ledger): void {
  const limits = ability.ability.kind === 'activated' ? ability.ability.restrictions : [];
  for (const limit of limits) if (limit.kind === 'costs') modify(limit, false, true, context, asked, ledger, 'its own text', ability.text);
  if (ability.ability.kind !== 'keywords') return;
  const next = source.abilities[source.abilities.findIndex((owned) => owned.ability === ability.ability) + 1];
  if (next === undefined) return;
  for (const { effect, among, at, text } of ofKind(standing(source.id, next), 'costModification'))
    if (effect.of.kind === 'itself') modify(effect, reducesColoredOnly(among, at), true, context, asked, ledger, 'its own text', text);
}

/** Effects of permanents on what activating abilities costs. */
function effectsOn(ability: ActivatedAbility, state: GameState, asked: Asked, ledger: Ledger): void {
  const { view } = layered(state);
  for (const one of ofKind(standingEffects(state, view), 'costModification')) {
    const { source, effect, among, at, text } = one;
    const context = contextOfStanding(view, one, { it: ability.source.id, player: ability.player });
    const about = isAboutAbility(effect.of, ability, asked, context);
    modify(effect, reducesColoredOnly(among, at), about, context, asked, ledger, view.object(source)?.names[0] ?? source, text);
  }
}

function modify(
  effect: Modifying,
  coloredOnly: boolean,
  about: Truth,
  context: Context,
  asked: Asked,
  ledger: Ledger,
  by: string,
  text: string,
): void {
  const counting = { spell: null, asked, linked: null };
  const when = (): Truth => isWhen(effect.modification.when, context.they ?? '', context);
  ledger.apply(modified(effect, coloredOnly, { about: () => about, when }, counting, context), by, text);
}
