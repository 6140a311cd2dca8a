import { thirdPerson } from '../compiler/grammar/effects/verb.ts';
import { called as calledIn, listed as listedIn } from '../events/called.ts';
import { overInWords } from '../events/endings.ts';
import type { DeclaredAttack, DeclaredBlock, GameEventBody, LeftOut } from '../events/event.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState, StackObject } from '../state/game.ts';
import { showPool } from '../state/manaPool.ts';
import { LOSSES } from '../stateBasedActions/losing.ts';
import { type Explanation, explanation, step } from '../trace.ts';
import { NAMES } from '../turn/steps.ts';

type Said = readonly [text: string, ...rules: RuleNumber[]];

/** Why an event happens, as far as its kind tells: a sentence and the rules; `after`: the game with it, for the names of what is only just there. */
export function describe(event: GameEventBody, state: GameState, after: GameState = state): Explanation {
  const [text, ...rules] = said(event, { state, after });
  return explanation(text, [step(text, ...rules)]);
}

/** By what part of an object's text was left out: the rule by which it would have counted. */
const LEFT_OUT: Readonly<Record<LeftOut['part'], RuleNumber>> = {
  instruction: '608.2c',
  resolution: '608.2',
  trigger: '603.2',
  standing: '604.1',
};

/** The game before and after what is told. */
interface Around {
  readonly state: GameState;
  readonly after: GameState;
}

const called = ({ state, after }: Around, id: string): string => calledIn(state, id, after);
const listed = ({ state, after }: Around, ids: readonly string[]): string => listedIn(state, ids, after);

function said(event: GameEventBody, around: Around): Said {
  switch (event.kind) {
    case 'ManaAdded':
      return [`${event.player} adds ${showPool(event.mana)}.`, '106.3', '106.4'];
    case 'ManaSpent':
      return [`${event.player} pays ${showPool(event.mana)}.`, '118.3a', '601.2h'];
    case 'ManaEmptied':
      return [`${event.player} loses ${showPool(event.mana)} as the step or phase ends.`, '500.5'];
    case 'ManaChanged':
      return [`${showPool(event.from)} of ${event.player} becomes ${showPool(event.to)}.`, '500.5'];
    case 'PermanentTapped':
      return [`${called(around, event.permanent)} is tapped${event.forMana ? ' for mana' : ''}.`, event.forMana ? '107.5' : '701.26a'];
    case 'PermanentUntapped':
      return [`${called(around, event.permanent)} is untapped.`, '701.26b'];
    case 'PermanentHeldTapped':
      return [`${called(around, event.permanent)} won't untap in its controller's next untap step.`, '502.3'];
    case 'PermanentStayedTapped':
      return [`${called(around, event.permanent)} stays tapped.`, '502.3'];
    case 'LifePaid':
      return [`${event.player} pays ${event.amount} life.`, '119.4', '118.3b'];
    case 'LifeLost':
      return [`${event.player} loses ${event.amount} life.`, '119.3'];
    case 'LifeGained':
      return [`${event.player} gains ${event.amount} life.`, '119.3'];
    case 'LifeHeld':
      return [
        `${called(around, event.source)} lets damage bring ${event.player} down to ${event.least} life and no lower: ${event.instead} of ${event.of} life is lost.`,
        '120.4c',
        '614.1a',
      ];
    case 'EnergyPaid':
      return [`${event.player} pays ${event.amount} energy ${event.amount === 1 ? 'counter' : 'counters'}.`, '107.14'];
    case 'DamageDealt':
      return [`${called(around, event.source)} deals ${event.amount} damage to ${called(around, event.target)}.`, '120.1', '120.3'];
    case 'DamagePrevented':
      return [
        `${event.amount} of the damage of ${called(around, event.source)} to ${called(around, event.target)} is prevented.`,
        '615.1',
        '615.6',
      ];
    case 'Regenerated':
      return [`${called(around, event.permanent)} regenerates.`, '701.19', '614.8'];
    case 'CounterAdded':
      return [`${countersOf(event)} put on ${called(around, event.object)}.`, '122.1'];
    case 'CounterRemoved':
      return [`${countersOf(event)} removed from ${called(around, event.object)}.`, '122.1'];
    case 'ZoneChanged':
      return zoneChanged(event, around);
    case 'ControlChanged':
      return [`${event.to} gains control of ${called(around, event.permanent)}.`, '110.2'];
    case 'LastingEffectBegan':
      return [`An effect of ${called(around, event.effect.source)} begins: “${event.effect.text}”`, '611.2'];
    case 'LastingEffectReduced':
      return [`${event.left} is left of “${event.effect.text}” of ${called(around, event.effect.source)}.`, '615.7'];
    case 'LastingEffectEnded':
      return [overInWords(event, around.state, around.after), '611.2a'];
    case 'DelayedTriggerSetUp':
      return [`“${event.trigger.text}” of ${called(around, event.trigger.source)} waits to trigger.`, '603.7'];
    case 'ReflexiveTriggerSetUp':
      return [`“${event.trigger.text}” of ${called(around, event.trigger.source)} triggers on what was done.`, '603.12'];
    case 'DelayedTriggerGone':
      return [overInWords(event, around.state, around.after), '603.7b'];
    case 'ReturnAwaited':
      return [
        `${listed(
          around,
          event.returning.cards.map(({ id }) => id),
        )} will return: “${event.returning.text}”.`,
        '610.3',
      ];
    case 'ReturnDue':
    case 'ReturnOver':
      return [overInWords(event, around.state, around.after), '610.3'];
    case 'Attached':
      return [`${called(around, event.permanent)} becomes attached to ${called(around, event.to)}.`, '701.3a'];
    case 'Unattached':
      return [`${called(around, event.permanent)} becomes unattached.`, '701.3d'];
    case 'AbilityActivated':
      return [`${event.player} activates “${event.text}” of ${called(around, event.source)}.`, '602.2'];
    case 'AbilityTriggered':
      return [
        `“${event.text}” of ${called(around, event.source)} triggers.`,
        ...(event.mana ? (['605.4a'] as const) : (['603.2'] as const)),
      ];
    case 'AbilityPutOnStack':
      return [
        `“${event.object.text}” of ${called(around, event.object.source)} goes on the stack${withWhat(event.object, around)}.`,
        event.object.kind === 'activatedAbility' ? '602.2a' : '603.3',
      ];
    case 'SpellCopied':
      return [`${event.object.controller} copies ${event.object.text}.`, '707.10'];
    case 'TargetsChanged':
      return [`${event.object.text} gets other targets${withWhat(event.object, around)}.`, '115.7'];
    case 'SpellCast':
      return [`${event.player} casts ${event.object.text} (${event.object.id})${withWhat(event.object, around)}.`, '601.2i'];
    case 'LandPlayed':
      return [`${event.player} plays ${called(around, event.permanent)}.`, '305.1', '305.2'];
    case 'AbilityResolved':
      return [`“${event.object.text}” of ${called(around, event.object.source)} resolves.`, '608.2', '608.2n'];
    case 'SpellResolved':
      return [`${event.object.text} resolves.`, '608.1', '608.2'];
    case 'ResolutionFailed':
      return event.because === 'targets'
        ? [`“${event.object.text}” has no legal target left and does nothing.`, '608.2b']
        : [`“${event.object.text}” asks for something that is not so any longer, and does nothing.`, '608.2a', '603.4'];
    case 'PlayerLost':
      return [`${event.player} loses the game: ${LOSSES[event.because].text}.`, ...LOSSES[event.because].rules, '104.5'];
    case 'PlayerLeft':
      return [`${event.player} leaves the game with all that is theirs.`, '800.4a'];
    case 'DrawFailed':
      return [`${event.player} can't draw from an empty library.`, '121.4'];
    case 'LibraryShuffled':
      return [`${event.player}'s library is shuffled.`, '701.24'];
    case 'LibraryArranged':
      return [`${event.player}'s library is put in order.`, '401.4'];
    case 'ChosenAtRandom':
      return [`Chosen at random for ${event.player}: ${event.chosen.map((id) => called(around, id)).join(', ') || 'nothing'}.`, '608.2d'];
    case 'Countered':
      return [`${event.object.kind === 'spell' ? event.object.text : `“${event.object.text}”`} is countered.`, '701.6a'];
    case 'Transformed':
      return [`${called(around, event.permanent)} transforms.`, '701.27a'];
    case 'TurnedFaceUp':
      return [`${printedName(around, event.permanent)} (${event.permanent}) is turned face up.`, '708.7', '708.8'];
    case 'TurnedFaceDown':
      return [`${called(around, event.permanent)} is turned face down.`, '708.2a'];
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
      return [
        `${listed(around, event.permanents)} ${event.permanents.length === 1 ? 'phases' : 'phase'} ${event.kind === 'PhasedIn' ? 'in' : 'out'}.`,
        '502.1',
      ];
    case 'Designated':
      return [`${called(around, event.object)} ${HAS.has(event.what) ? 'has' : 'becomes'} ${event.what}.`, RULE_OF[event.what]];
    case 'DesignationLost':
      return [`${called(around, event.object)} is ${event.what} no longer.`, RULE_OF[event.what]];
    case 'SpeedChanged':
      return [`${event.player}'s speed becomes ${event.to}.`, '702.179'];
    case 'DayNightChanged':
      return [`It becomes ${event.to}.`, '731'];
    case 'ActionTaken':
      return [`${event.object === null ? event.player : called(around, event.object)} ${done(event.keyword)}.`, '701'];
    case 'CoinFlipped':
      return [`${event.player} flips a coin and ${event.won ? 'wins' : 'loses'} the flip.`, '705.2'];
    case 'LeftOut':
      return [
        `“${event.text}” of ${called(around, event.object)} is left out, since it is not modelled: ${event.why}.`,
        LEFT_OUT[event.part],
      ];
    case 'DieRolled':
      return [`${event.player} rolls a ${event.sides}-sided die: ${event.result}.`, '706.2'];
    case 'DamageWoreOff':
      return ['Damage wears off.', '514.2'];
    case 'AttackersDeclared':
      return [
        `${event.player} attacks with ${listed(around, ids(event.attackers)) || 'nothing'}${bandsOf(event.attackers, around)}.`,
        '508.1',
        ...(event.attackers.some(({ band }) => band !== undefined) ? (['702.22c'] as const) : []),
        '508.1k',
      ];
    case 'BlockersDeclared':
      return [
        blocksOf(event.blocks, around),
        '509.1',
        '509.1g',
        '509.1h',
        ...(event.blocks.some(({ attacker }) => around.state.permanents.get(attacker)?.attacking?.band !== undefined)
          ? (['702.22h'] as const)
          : []),
      ];
    case 'ProtectorChosen':
      return [`${event.player} protects ${called(around, event.permanent)}.`, '310.8'];
    case 'BecameBlocked':
      return [`${listed(around, event.permanents)} ${event.permanents.length === 1 ? 'becomes' : 'become'} blocked.`, '509.1h'];
    case 'RemovedFromCombat':
      return [`${listed(around, event.permanents)} ${event.permanents.length === 1 ? 'leaves' : 'leave'} combat.`, '506.4'];
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

function zoneChanged(event: Extract<GameEventBody, { kind: 'ZoneChanged' }>, around: Around): Said {
  const { state } = around;
  const { id, to } = event;
  const object = called(around, id);
  const owner = state.permanents.get(id)?.owner ?? state.cards.get(id)?.owner ?? '';
  const place = PLACES[to] ?? `to ${owner}'s ${to}`;
  if (to === 'nowhere') return [`${object} leaves the game with its owner.`, '800.4a'];
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
      return [`${object} ${to === 'battlefield' ? 'enters the battlefield' : `goes ${place}`}.`, '400.7', ...gone];
  }
}

/** Of zones that all players share. */
const PLACES: Readonly<Record<string, string>> = { stack: 'on the stack', exile: 'into exile', command: 'to the command zone' };

const countersOf = ({ amount, counter }: { readonly amount: number; readonly counter: string }): string =>
  amount === 1 ? `1 ${counter} counter is` : `${amount} ${counter} counters are`;

/** 601.2b-c: what was chosen for an object on the stack. */
function withWhat({ targets, meant: { x } }: StackObject, around: Around): string {
  const aims = targets.flat();
  return `${x === null ? '' : ` with X = ${x}`}${aims.length === 0 ? '' : `, targeting ${listed(around, aims)}`}`;
}

/** A keyword action in the third person: "scries", "explores", "proliferates". */
const done = (keyword: string): string => {
  const [verb = '', ...rest] = keyword.split(' ');
  return [thirdPerson(verb), ...rest].join(' ');
};

/** 702.22c: who attacks in a band with whom; nothing where nobody does. */
const bandsOf = (attackers: readonly DeclaredAttack[], around: Around): string =>
  [...Map.groupBy(attackers, ({ band }) => band)]
    .filter(([band]) => band !== undefined)
    .map(([, members]) => `; in a band: ${listed(around, ids(members))}`)
    .join('');
const ids = (attackers: readonly DeclaredAttack[]): readonly string[] => attackers.map(({ attacker }) => attacker);

const blocksOf = (blocks: readonly DeclaredBlock[], around: Around): string =>
  blocks.length === 0
    ? 'Nothing blocks.'
    : `${blocks.map(({ blocker, attacker }) => `${called(around, blocker)} blocks ${called(around, attacker)}`).join(', ')}.`;

/** The name that a permanent has face up. */
const printedName = ({ state: { permanents } }: Around, id: string): string => permanents.get(id)?.card.definition.name ?? id;
