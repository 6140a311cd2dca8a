import type { Keyword, TextSpan, TriggerEvent } from '../ast/index.ts';
import { abilitiesOf } from '../characteristics/abilities.ts';
import { abilityOfDelayed } from '../characteristics/delayed.ts';
import { layered } from '../characteristics/layers.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import { mentions } from '../characteristics/mentions.ts';
import type { ObjectView } from '../characteristics/view.ts';
import type { Node } from '../characteristics/walk.ts';
import type { DelayedTrigger, GameState, StackObject } from '../state/game.ts';
import { type TriggeredAbility, triggeredAbilitiesIn } from './keywordAbilities.ts';
import { keywordTriggers } from './keywordTriggers.ts';
import { ofTheMonarch } from './monarch.ts';
import type { Seen } from './occurrence.ts';
import { triggersIn, worksIn } from './places.ts';
import { isAnySpeed, ofSpeed, SPEEDING_UP } from './speed.ts';
import { couldMean, couldWaitFor } from './unreadEvent.ts';

/** A triggered ability of an object that uses the stack. */
export interface Waiting {
  readonly source: string;
  /** Its place among the object's abilities; null for one that a spell or ability had set up. */
  readonly index: number | null;
  readonly ability: TriggeredAbility;
  readonly text: string;
  /** Which of its object's abilities a limit on it counts. */
  readonly instance: string;
  /** 201.5: the object that its text means by a name. */
  readonly named: string;
  /** The keyword that stands for it; null where it is written out. */
  readonly keyword: Keyword | null;
  /** 603.7: what a spell or ability had set up; null: an ability of the object. */
  readonly delayed: DelayedTrigger | null;
}

const KNOWN = new WeakMap<GameState, readonly Waiting[]>();

/**
 * The triggered abilities that use the stack of a board and of cards in other zones where they work there, in the order of the board; then those that were
 * set up and wait (603.7).
 */
export function waitingIn(state: GameState): readonly Waiting[] {
  const known = KNOWN.get(state);
  if (known !== undefined) return known;
  const { view } = layered(state);
  const elsewhere = [...state.cards.values()].filter(({ card, zone }) => triggersIn(card, zone)).map(({ id }) => id);
  const found = [...view.permanents, ...elsewhere].flatMap((id) => {
    const object = view.object(id);
    return object === undefined || !object.abilities.some(({ ability }) => triggeredAbilitiesIn(ability).length > 0)
      ? []
      : waitingOn(object);
  });
  const later = [...state.delayedTriggers, ...ofTheMonarch(state)];
  const granted = state.stack.flatMap(grantedTo);
  const speeds = ofSpeed(state).map((one) => waitingAs(SPEEDING_UP, one));
  const all =
    later.length + granted.length + speeds.length === 0 ? found : [...found, ...granted, ...later.flatMap(waitingLater), ...speeds];
  KNOWN.set(state, all);
  return all;
}

/** 611.3, 113.6c: keywords that effects gave a spell and that trigger on its being cast, such as storm. */
function grantedTo(object: StackObject): readonly Waiting[] {
  const granted = object.kind === 'spell' && object.granted !== undefined ? object.granted : [];
  return granted.flatMap((keyword) =>
    keywordTriggers(keyword, NOWHERE)
      .filter((ability) => worksIn(ability, 'stack'))
      .map((ability) => {
        const { name } = keyword;
        return { source: object.id, index: null, ability, text: name, instance: name, named: object.id, keyword, delayed: null };
      }),
  );
}

const NOWHERE: TextSpan = { start: 0, end: 0, text: '' };

/** 603.7; mana abilities don't use the stack (605.4a). */
function waitingLater(delayed: DelayedTrigger): readonly Waiting[] {
  const ability = abilityOfDelayed(delayed);
  return isManaAbility(ability) ? [] : [waitingAs(ability, delayed)];
}

function waitingAs(ability: TriggeredAbility, delayed: DelayedTrigger): Waiting {
  const { id, source, named, text } = delayed;
  return { source, index: null, ability, text, instance: id, named, keyword: null, delayed };
}

function waitingOn(object: ObjectView): readonly Waiting[] {
  const { zone } = object;
  const seen = new Map<string, number>();
  return abilitiesOf(object).flatMap(({ ability, index, text, origin }) => {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    const named = origin.kind === 'granted' ? origin.by : object.id;
    const instance = count === 1 ? text : `${text} #${count}`;
    return triggeredAbilitiesIn(ability)
      .filter((one) => zone === 'battlefield' || worksIn(one.ability, zone))
      .map(({ ability: one, keyword }) => ({
        source: object.id,
        index,
        ability: one,
        text: keyword?.name ?? text,
        instance: keyword?.name ?? instance,
        // 201.5a: what a keyword stands for means the object that has it, whatever granted it.
        named: keyword === null ? named : object.id,
        keyword,
        delayed: null,
      }));
  });
}

/** Kinds of events that trigger conditions wait for; those that are not listed wait for none that happens here. */
const WAITS_FOR: Readonly<Partial<Record<TriggerEvent['kind'], readonly Seen['what']['kind'][]>>> = {
  tappedForMana: ['TappedForMana'],
  addsMana: ['ManaAdded'],
  becomesTapped: ['PermanentTapped'],
  taps: ['PermanentTapped', 'PermanentUntapped'],
  draws: ['ZoneChanged'],
  cycles: ['ZoneChanged'],
  chapter: ['CounterAdded'],
  becomesUntapped: ['PermanentUntapped'],
  sacrifices: ['ZoneChanged'],
  discards: ['ZoneChanged'],
  mills: ['ZoneChanged'],
  dies: ['ZoneChanged'],
  leaves: ['ZoneChanged'],
  enters: ['ZoneChanged'],
  hasEnter: ['ZoneChanged'],
  zoneChange: ['ZoneChanged'],
  objectAction: ['ZoneChanged', 'ActionTaken', 'PhasedIn', 'PhasedOut', 'AbilityActivated'],
  gainsLife: ['LifeGained'],
  causesGain: ['LifeGained'],
  losesLife: ['LifeLost', 'LifePaid'],
  keywordAction: [
    'LifePaid',
    'ActionTaken',
    'CoinFlipped',
    'DieRolled',
    'Designated',
    'SpellCast',
    'AbilityPutOnStack',
    'TurnedFaceUp',
    'CounterAdded',
    'PlayerLost',
    'ManaSpent',
  ],
  creates: ['ZoneChanged'],
  transforms: ['Transformed'],
  turnedFaceUp: ['TurnedFaceUp'],
  occurrence: ['DayNightChanged'],
  isDealtDamage: ['DamageDealt'],
  playerDealtDamage: ['DamageDealt'],
  damageDealt: ['DamageDealt'],
  damagePrevented: ['DamagePrevented'],
  dealsDamage: ['DamageDealt'],
  countersPut: ['CounterAdded'],
  nthCounterPut: ['CounterAdded'],
  countersRemoved: ['CounterRemoved'],
  nextActivates: ['AbilityActivated'],
  exiles: ['ZoneChanged'],
  causes: ['ZoneChanged'],
  activates: ['AbilityActivated'],
  isActivated: ['AbilityActivated'],
  nth: ['AbilityActivated', 'ZoneChanged', 'SpellCast', 'LandPlayed'],
  casts: ['SpellCast'],
  castsOrCopies: ['SpellCast', 'SpellCopied'],
  copies: ['SpellCopied'],
  nextCasts: ['SpellCast'],
  nextCast: ['SpellCast'],
  isCast: ['SpellCast'],
  plays: ['LandPlayed', 'SpellCast'],
  abilityTriggers: ['AbilityPutOnStack'],
  becomesTarget: ['BecomesTarget'],
  playerBecomesTarget: ['BecomesTarget'],
  phase: ['StepBegan'],
  becomes: ['Attached', 'Unattached', 'Designated'],
  attacks: ['Attacks'],
  attacksWith: ['AttackersDeclared', 'Attacks'],
  isAttacked: ['IsAttacked'],
  blocks: ['Blocks', 'BlocksOne'],
  becomesBlocked: ['BecomesBlocked', 'BlocksOne'],
  unblocked: ['Unblocked'],
};

/** Whether a trigger condition may be met by such an event at all. */
export function mayMatch(event: TriggerEvent, what: Seen['what']): boolean {
  if (event.kind === 'either') return event.events.some((one) => mayMatch(one, what));
  if (event.kind === 'limited') return mayMatch(event.event, what);
  return event.kind === 'unsupported' ? couldMean(event.text, what) : WAITS_FOR[event.kind]?.includes(what.kind) === true;
}

type OccurrenceKind = Seen['what']['kind'];
const QUESTIONS = new Map<OccurrenceKind, (node: Node) => boolean>();

/** Kinds of events that keywords and text that is not read may wait for too. */
const ALWAYS_LOOKED_AT: ReadonlySet<OccurrenceKind> = new Set<OccurrenceKind>([
  'ZoneChanged',
  'StepBegan',
  'PermanentUntapped',
  'PermanentHeldTapped',
  'CounterAdded',
  'CounterRemoved',
  'SpellCast',
  'AbilityPutOnStack',
  'SpellCopied',
  'TargetsChanged',
  'BecomesTarget',
  'AttackersDeclared',
  'Attacks',
  'BecomesBlocked',
  'BlockersDeclared',
  'Blocks',
  'BlocksOne',
  'Unblocked',
]);

/** Whether any text waits for events of a kind at all; to be asked before the board is looked at. */
export function mayTrigger(state: GameState, kind: OccurrenceKind): boolean {
  if (ALWAYS_LOOKED_AT.has(kind) || state.delayedTriggers.length > 0 || state.monarch !== null) return true;
  if ((isAnySpeed(state) && WAITS_FOR.losesLife?.includes(kind) === true) || triggersElsewhere(state)) return true;
  const question =
    QUESTIONS.get(kind) ??
    ((node: Node): boolean => WAITS_FOR_KIND.get(node.kind)?.includes(kind) === true || isOnDamage(node, kind) || isUnreadOn(node, kind));
  QUESTIONS.set(kind, question);
  return mentions(state, question);
}

/** 702.70, 702.112, 702.115: keywords that trigger on dealing combat damage. */
const isOnDamage = (node: Node, kind: OccurrenceKind): boolean =>
  kind === 'DamageDealt' && node.kind === 'keyword' && 'name' in node && /^(poisonous|renown|ingest)$/.test(String(node.name));

const isUnreadOn = (node: Node, kind: OccurrenceKind): boolean =>
  node.kind === 'unsupported' && 'text' in node && typeof node.text === 'string' && couldWaitFor(node.text, kind);

const WAITS_FOR_KIND: ReadonlyMap<string, readonly OccurrenceKind[]> = new Map(Object.entries(WAITS_FOR));
const ELSEWHERE = new WeakMap<GameState['cards'], boolean>();

/** Whether a card outside the battlefield has a triggered ability that works there. */
function triggersElsewhere({ cards }: GameState): boolean {
  const known = ELSEWHERE.get(cards) ?? [...cards.values()].some(({ card, zone }) => triggersIn(card, zone));
  ELSEWHERE.set(cards, known);
  return known;
}
