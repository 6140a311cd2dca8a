import { copyNow } from '../characteristics/copies.ts';
import type { DeclaredBlock, Ended, GameEventBody } from '../events/event.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState } from '../state/game.ts';
import type { PooledMana } from '../state/manaPool.ts';
import { type Explanation, explanation, step } from '../trace.ts';
import { NAMES } from '../turn/steps.ts';

type Said = readonly [text: string, ...rules: RuleNumber[]];

/** Why an event happens, as far as its kind tells: a sentence and the rules. */
export function describe(event: GameEventBody, state: GameState): Explanation {
  const [text, ...rules] = said(event, state);
  return explanation(text, [step(text, ...rules)]);
}

function said(event: GameEventBody, state: GameState): Said {
  switch (event.kind) {
    case 'ManaAdded':
      return [`${event.player} adds ${show(event.mana)}.`, '106.3', '106.4'];
    case 'ManaSpent':
      return [`${event.player} pays ${show(event.mana)}.`, '118.3a', '601.2h'];
    case 'ManaEmptied':
      return [`${event.player} loses ${show(event.mana)} as the step or phase ends.`, '500.5'];
    case 'ManaChanged':
      return [`${show(event.from)} of ${event.player} becomes ${show(event.to)}.`, '500.5'];
    case 'PermanentTapped':
      return [`${called(state, event.permanent)} is tapped${event.forMana ? ' for mana' : ''}.`, event.forMana ? '107.5' : '701.26a'];
    case 'PermanentUntapped':
      return [`${called(state, event.permanent)} is untapped.`, '701.26b'];
    case 'PermanentHeldTapped':
      return [`${called(state, event.permanent)} won't untap in its controller's next untap step.`, '502.3'];
    case 'PermanentStayedTapped':
      return [`${called(state, event.permanent)} stays tapped.`, '502.3'];
    case 'LifePaid':
      return [`${event.player} pays ${event.amount} life.`, '119.4', '118.3b'];
    case 'LifeLost':
      return [`${event.player} loses ${event.amount} life.`, '119.3'];
    case 'LifeGained':
      return [`${event.player} gains ${event.amount} life.`, '119.3'];
    case 'LifeHeld':
      return [
        `${called(state, event.source)} lets damage bring ${event.player} down to ${event.least} life and no lower: ${event.instead} of ${event.of} life is lost.`,
        '120.4c',
        '614.1a',
      ];
    case 'EnergyPaid':
      return [`${event.player} pays ${event.amount} energy counters.`, '107.14'];
    case 'DamageDealt':
      return [`${called(state, event.source)} deals ${event.amount} damage to ${called(state, event.target)}.`, '120.1', '120.3'];
    case 'DamagePrevented':
      return [
        `${event.amount} of the damage of ${called(state, event.source)} to ${called(state, event.target)} is prevented.`,
        '615.1',
        '615.6',
      ];
    case 'Regenerated':
      return [`${called(state, event.permanent)} regenerates.`, '701.19', '614.8'];
    case 'CounterAdded':
      return [`${event.amount} ${event.counter} counters are put on ${called(state, event.object)}.`, '122.1'];
    case 'CounterRemoved':
      return [`${event.amount} ${event.counter} counters are removed from ${called(state, event.object)}.`, '122.1'];
    case 'ZoneChanged':
      return zoneChanged(event, state);
    case 'ControlChanged':
      return [`${event.to} gains control of ${called(state, event.permanent)}.`, '110.2'];
    case 'LastingEffectBegan':
      return [`An effect of ${called(state, event.effect.source)} begins: “${event.effect.text}”`, '611.2'];
    case 'LastingEffectReduced':
      return [`${event.left} is left of “${event.effect.text}” of ${called(state, event.effect.source)}.`, '615.7'];
    case 'LastingEffectEnded':
      return [`${ended(event.effects)} of ${listed(state, sourcesOf(event.effects))} no longer applies.`, '611.2a'];
    case 'DelayedTriggerSetUp':
      return [`“${event.trigger.text}” of ${called(state, event.trigger.source)} waits to trigger.`, '603.7'];
    case 'ReflexiveTriggerSetUp':
      return [`“${event.trigger.text}” of ${called(state, event.trigger.source)} triggers on what was done.`, '603.12'];
    case 'DelayedTriggerGone':
      return [`${ended(event.triggers)} of ${listed(state, sourcesOf(event.triggers))} waits no longer.`, '603.7b'];
    case 'ReturnAwaited':
      return [
        `${listed(
          state,
          event.returning.cards.map(({ id }) => id),
        )} will return: “${event.returning.text}”.`,
        '610.3',
      ];
    case 'ReturnDue':
    case 'ReturnOver':
      return [`${ended(event.returning)} of ${listed(state, sourcesOf(event.returning))} is over.`, '610.3'];
    case 'Attached':
      return [`${called(state, event.permanent)} becomes attached to ${called(state, event.to)}.`, '701.3a'];
    case 'Unattached':
      return [`${called(state, event.permanent)} becomes unattached.`, '701.3d'];
    case 'AbilityActivated':
      return [`${event.player} activates “${event.text}” of ${called(state, event.source)}.`, '602.2'];
    case 'AbilityTriggered':
      return [
        `“${event.text}” of ${called(state, event.source)} triggers.`,
        ...(event.mana ? (['605.4a'] as const) : (['603.2'] as const)),
      ];
    case 'AbilityPutOnStack':
      return [
        `“${event.object.text}” of ${called(state, event.object.source)} goes on the stack.`,
        event.object.kind === 'activatedAbility' ? '602.2a' : '603.3',
      ];
    case 'SpellCopied':
      return [`${event.object.controller} copies ${event.object.text}.`, '707.10'];
    case 'TargetsChanged':
      return [`The targets of ${event.object.text} are changed.`, '115.7'];
    case 'SpellCast':
      return [`${event.player} casts ${event.object.text}.`, '601.2i'];
    case 'LandPlayed':
      return [`${event.player} plays ${called(state, event.permanent)}.`, '305.1', '305.2'];
    case 'AbilityResolved':
      return [`“${event.object.text}” resolves.`, '608.2', '608.2n'];
    case 'SpellResolved':
      return [`${event.object.text} resolves.`, '608.1', '608.2'];
    case 'ResolutionFailed':
      return event.because === 'targets'
        ? [`“${event.object.text}” has no legal target left and does nothing.`, '608.2b']
        : [`“${event.object.text}” asks for something that is not so any longer, and does nothing.`, '608.2a', '603.4'];
    case 'PlayerLost':
      return [`${event.player} loses the game.`, '104.3', '104.5'];
    case 'PlayerLeft':
      return [`${event.player} leaves the game with all that is theirs.`, '800.4a'];
    case 'DrawFailed':
      return [`${event.player} can't draw from an empty library.`, '121.4'];
    case 'LibraryShuffled':
      return [`${event.player}'s library is shuffled.`, '701.24'];
    case 'LibraryArranged':
      return [`${event.player}'s library is put in order.`, '401.4'];
    case 'ChosenAtRandom':
      return [`Chosen at random for ${event.player}: ${event.chosen.map((id) => called(state, id)).join(', ') || 'nothing'}.`, '608.2d'];
    case 'Countered':
      return [`${event.object.kind === 'spell' ? event.object.text : `“${event.object.text}”`} is countered.`, '701.6a'];
    case 'Transformed':
      return [`${called(state, event.permanent)} transforms.`, '701.27a'];
    case 'TurnedFaceUp':
      return [`${printedName(state, event.permanent)} (${event.permanent}) is turned face up.`, '708.7', '708.8'];
    case 'TurnedFaceDown':
      return [`${called(state, event.permanent)} is turned face down.`, '708.2a'];
    case 'TurnBegan':
      return [`Turn ${event.turn} of ${event.active} begins.`, '500.1'];
    case 'ExtraTurnAdded':
      return [`${event.player} will take an extra turn after this one.`, '500.7'];
    case 'PhasesAdded':
      return [`After this phase there is an additional ${event.phases.map((one) => `${one} phase`).join(', then a ')}.`, '500.8'];
    case 'PhaseInserted':
      return [event.phase === null ? 'The turn goes on as it would have.' : `An additional ${event.phase} phase comes.`, '500.8'];
    case 'SkipSetUp':
      return [`${event.player} will skip their next ${event.what}.`, '500.11'];
    case 'Skipped':
      return [`${event.player} skips a ${event.what}.`, '500.11'];
    case 'StepBegan':
      return [`The ${NAMES[event.step]} of turn ${event.turn} begins.`, '500.1'];
    case 'PhasedIn':
    case 'PhasedOut':
      return [`${listed(state, event.permanents)} ${event.kind === 'PhasedIn' ? 'phase in' : 'phase out'}.`, '502.1'];
    case 'Designated':
      return [`${called(state, event.object)} ${HAS.has(event.what) ? 'has' : 'becomes'} ${event.what}.`, RULE_OF[event.what]];
    case 'DesignationLost':
      return [`${called(state, event.object)} is ${event.what} no longer.`, RULE_OF[event.what]];
    case 'DayNightChanged':
      return [`It becomes ${event.to}.`, '731'];
    case 'ActionTaken':
      return [`${event.object === null ? event.player : called(state, event.object)} has done this: ${event.keyword}.`, '701'];
    case 'CoinFlipped':
      return [`${event.player} flips a coin and ${event.won ? 'wins' : 'loses'} the flip.`, '705.2'];
    case 'DieRolled':
      return [`${event.player} rolls a ${event.sides}-sided die: ${event.result}.`, '706.2'];
    case 'DamageWoreOff':
      return ['Damage wears off.', '514.2'];
    case 'AttackersDeclared':
      return [
        `${event.player} attacks with ${
          listed(
            state,
            event.attackers.map(({ attacker }) => attacker),
          ) || 'nothing'
        }.`,
        '508.1',
        '508.1k',
      ];
    case 'BlockersDeclared':
      return [blocksOf(event.blocks, state), '509.1', '509.1g', '509.1h'];
    case 'RemovedFromCombat':
      return [`${listed(state, event.permanents)} leave combat.`, '506.4'];
  }
}

/** Where the rules say what being or having that means. */
const RULE_OF = {
  monstrous: '701.37',
  renowned: '702.112',
  saddled: '702.171',
  suspected: '701.60',
  solved: '719.3',
  'the monarch': '725',
  'the initiative': '726',
  "the city's blessing": '702.131',
} as const;
const HAS: ReadonlySet<string> = new Set(['the initiative', "the city's blessing"]);

function zoneChanged(event: Extract<GameEventBody, { kind: 'ZoneChanged' }>, state: GameState): Said {
  const { id, to } = event;
  const object = called(state, id);
  const owner = state.permanents.get(id)?.owner ?? state.cards.get(id)?.owner ?? '';
  const place = `${owner}'s ${to === 'command' ? 'command zone' : to}`;
  const gone: readonly RuleNumber[] = event.as === null ? ['111.7'] : [];
  switch (event.cause) {
    case 'sacrifice':
      return [`${object} is sacrificed.`, '701.21', ...gone];
    case 'destroy':
      return [`${object} is destroyed.`, '701.8a', ...gone];
    case 'exile':
      return [`${object} is exiled.`, '701.13', ...gone];
    case 'discard':
      return [`${object} is discarded.`, '701.9'];
    case 'mill':
      return [`${object} is milled.`, '701.17'];
    case 'draw':
      return [`${owner} draws ${object}.`, '121.1'];
    case 'returnToHand':
    case 'stateBasedAction':
    case 'other':
      return [`${object} goes to ${place}.`, '400.7', ...gone];
  }
}

const blocksOf = (blocks: readonly DeclaredBlock[], state: GameState): string =>
  blocks.length === 0
    ? 'Nothing blocks.'
    : `${blocks.map(({ blocker, attacker }) => `${called(state, blocker)} blocks ${called(state, attacker)}`).join(', ')}.`;

/** The name that a permanent has face up. */
const printedName = ({ permanents }: GameState, id: string): string => permanents.get(id)?.card.definition.name ?? id;

/** An object's printed name with its id; a player's id alone. */
function called(state: GameState, id: string): string {
  const { permanents, cards, past } = state;
  const gone = past.get(id);
  if (gone !== undefined) return gone.object.names[0] === undefined ? gone.was : `${gone.object.names[0]} (${gone.was})`;
  const permanent = permanents.get(id);
  const { card, face } = (permanent && copyNow(state, permanent)?.copied) ?? permanent ?? { card: cards.get(id)?.card, face: 0 };
  const name = permanent?.faceDown ? undefined : card?.faces[face]?.definition.name;
  return name === undefined ? id : `${name} (${id})`;
}

const listed = (state: GameState, ids: readonly string[]): string => ids.map((id) => called(state, id)).join(', ');

const ended = (all: readonly Ended[]): string => [...new Set(all.map(({ text }) => `“${text}”`))].join(', ');
const sourcesOf = (all: readonly Ended[]): readonly string[] => [...new Set(all.map(({ source }) => source))];

const show = (mana: readonly PooledMana[]): string =>
  mana.map(({ type, amount }) => (amount <= 20n ? `{${type}}`.repeat(Number(amount)) : `{${type}}×${amount}`)).join('');
