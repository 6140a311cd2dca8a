import type { Ability, Keyword, TriggerEvent } from '../ast/index.ts';
import { abilitiesOf } from '../characteristics/abilities.ts';
import { layered } from '../characteristics/layers.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import type { ObjectView } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import { keywordTrigger } from './keywordTriggers.ts';
import type { Occurrence } from './occurrence.ts';

export type TriggeredAbility = Extract<Ability, { readonly kind: 'triggered' }>;

/** A triggered ability of a permanent that uses the stack. */
export interface Waiting {
  readonly source: string;
  /** Its place among the object's abilities. */
  readonly index: number;
  readonly ability: TriggeredAbility;
  readonly text: string;
  /** Which of its object's abilities a limit on it counts. */
  readonly instance: string;
  /** 201.5: the object that its text means by a name. */
  readonly named: string;
  /** The keyword that stands for it; null where it is written out. */
  readonly keyword: Keyword | null;
}

const KNOWN = new WeakMap<GameState, readonly Waiting[]>();

/** The triggered abilities on a board that use the stack (mana abilities don't, 605.4a), in the order of the board. */
export function waitingIn(state: GameState): readonly Waiting[] {
  const known = KNOWN.get(state);
  if (known !== undefined) return known;
  const { view } = layered(state);
  const found = view.permanents.flatMap((id) => {
    const object = view.object(id);
    return object === undefined || !object.abilities.some(({ ability }) => mayTrigger(ability)) ? [] : waitingOn(object);
  });
  KNOWN.set(state, found);
  return found;
}

const mayTrigger = ({ kind }: Ability): boolean => kind === 'triggered' || kind === 'keywords';

function waitingOn(object: ObjectView): readonly Waiting[] {
  const seen = new Map<string, number>();
  return abilitiesOf(object).flatMap(({ ability, index, text, origin }): readonly Waiting[] => {
    const named = origin.kind === 'granted' ? origin.by : object.id;
    if (ability.kind === 'keywords')
      return ability.keywords.flatMap((keyword) => {
        const written = keywordTrigger(keyword, ability.span);
        return written === null
          ? []
          : [{ source: object.id, index, ability: written, text: keyword.name, instance: keyword.name, named, keyword }];
      });
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    if (ability.kind !== 'triggered' || isManaAbility(ability)) return [];
    return [{ source: object.id, index, ability, text, instance: count === 1 ? text : `${text} #${count}`, named, keyword: null }];
  });
}

/** Kinds of events that trigger conditions wait for; those that are not listed wait for none that happens here. */
const WAITS_FOR: Readonly<Partial<Record<TriggerEvent['kind'], readonly Occurrence['what']['kind'][]>>> = {
  tappedForMana: ['TappedForMana'],
  addsMana: ['ManaAdded'],
  becomesTapped: ['PermanentTapped'],
  taps: ['PermanentTapped'],
  becomesUntapped: ['PermanentUntapped'],
  sacrifices: ['ZoneChanged'],
  discards: ['ZoneChanged'],
  mills: ['ZoneChanged'],
  dies: ['ZoneChanged'],
  leaves: ['ZoneChanged'],
  enters: ['ZoneChanged'],
  hasEnter: ['ZoneChanged'],
  zoneChange: ['ZoneChanged'],
  objectAction: ['ZoneChanged'],
  gainsLife: ['LifeGained'],
  losesLife: ['LifeLost', 'LifePaid'],
  keywordAction: ['LifePaid'],
  isDealtDamage: ['DamageDealt'],
  playerDealtDamage: ['DamageDealt'],
  dealsDamage: ['DamageDealt'],
  countersPut: ['CounterAdded'],
  nthCounterPut: ['CounterAdded'],
  countersRemoved: ['CounterRemoved'],
  activates: ['AbilityActivated'],
  isActivated: ['AbilityActivated'],
  nth: ['AbilityActivated'],
  phase: ['StepBegan'],
  becomes: ['Attached', 'Unattached'],
};

/** Whether a trigger condition may be met by an event of that kind at all. */
export function mayMatch(event: TriggerEvent, kind: Occurrence['what']['kind']): boolean {
  if (event.kind === 'either') return event.events.some((one) => mayMatch(one, kind));
  if (event.kind === 'limited') return mayMatch(event.event, kind);
  return WAITS_FOR[event.kind]?.includes(kind) === true;
}
