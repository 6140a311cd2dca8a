import type { Condition, PlayerRef } from '../../../ast/index.ts';
import { oneOf, phrase, words } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { conjugate } from '../triggers/conjugate.ts';

/** Conditions on the turn, on what players are and have, and those of closed lists. */

const turn: readonly Syntax<Condition>[] = [
  phrase("it 's <of> turn", { kind: 'turn', not: false, said: 'it is' }, { of: g.playerPossessive }),
  phrase("it ('s not|isn't) <of> turn", { kind: 'turn', not: true, said: 'it is' }, { of: g.playerPossessive }),
  phrase(
    '<when>',
    { kind: 'time' },
    {
      when: oneOf(
        "it 's your main phase",
        "it 's night",
        "it 's day",
        "it 's neither day nor night",
        "it 's the first combat phase of the turn",
        "it 's not the first combat phase of the turn",
        "it 's combat",
        "it 's your first turn of the game",
        "it 's the first, second, or third turn of the game",
        "it 's your first main phase",
        "it 's your postcombat main phase",
        "it isn't the first turn of the game",
      ),
    },
  ),
];

/** 702.131, 725, 726, 702.179 and the like. */
const held = oneOf(
  'a full party',
  'the initiative',
  "the city 's blessing",
  'max speed',
  'a enduring story',
  'a emblem',
  'no maximum hand size',
  'a commander in the command zone',
  'unspent mana',
);
const being = oneOf(
  'the monarch',
  'the starting player',
  'the defending player',
  'poisoned',
  'your opponent',
  'a opponent',
  'attacking',
  'not playing for ante',
  'an attacking player',
  'being attacked',
);
const has = (template: string, player: Syntax<PlayerRef>): readonly Syntax<Condition>[] => [
  phrase(
    conjugate('<player> {have} <what>', template === 'plural' ? 'plural' : 'singular'),
    { kind: 'designation', not: false },
    { player, what: held },
  ),
];
const designations: readonly Syntax<Condition>[] = [
  ...has('plural', g.pluralPlayer),
  ...has('singular', g.singularPlayer),
  phrase("<player> don't have <what>", { kind: 'designation', not: true }, { player: g.pluralPlayer, what: held }),
  phrase("<player> doesn't have <what>", { kind: 'designation', not: true }, { player: g.singularPlayer, what: held }),
  phrase("<player> ('re|are) <what>", { kind: 'designation', not: false }, { player: g.pluralPlayer, what: being }),
  phrase("<player> aren't <what>", { kind: 'designation', not: true }, { player: g.pluralPlayer, what: being }),
  phrase('<player> is <what>', { kind: 'designation', not: false }, { player: g.singularPlayer, what: being }),
  phrase("<player> isn't <what>", { kind: 'designation', not: true }, { player: g.singularPlayer, what: being }),
];

const other: Syntax<Condition> = phrase(
  '<what>',
  { kind: 'other' },
  {
    what: oneOf(
      "tribute wasn't paid",
      'the gift was promised',
      "the gift wasn't promised",
      'evidence was collected',
      "evidence wasn't collected",
      'no spells were cast last turn',
      'a player cast two or more spells last turn',
      'you won',
      'you win',
      'you win the flip',
      'you lose the flip',
      'you won the flip',
      'you lost the flip',
      'you lose',
      'it comes up heads',
      'it comes up tails',
      'they guessed right',
      'they guessed wrong',
      "you 've completed a dungeon",
      "you haven't completed a dungeon",
      'you cast it any time a sorcery could not have been cast',
      "you cast it any time a sorcery couldn't have been cast",
      'you cast this spell during your main phase',
      'damage is prevented this way',
      'you descended this turn',
      'both targets are still legal as this ability resolves',
      'the result is even',
      'the result is odd',
      'the number is even',
      'the number is odd',
      'you roll a 1',
      'you win the clash',
      'a spell was warped this turn',
      'you control a commander as you cast this spell',
      'it has a single target',
      'that spell has a single target',
      'you committed a crime this turn',
      'the ring has tempted you two or more times this game',
      'you attacked with creatures with total power 6 or greater this combat',
      'that creature is paired with another creature',
      'you have another turn after this one',
      'you have no other cards in hand',
      'it devoured a creature',
      'the attack is no longer legal',
      'they all share a color',
      'you searched your library this way',
      'you guessed right',
      'it would be put into a graveyard this turn',
      "you haven't played it",
      'that mana is spent this way',
      'a opponent protects it',
      'you protect it',
      "it 's greater",
      "it 's less",
      'the player guessed wrong',
      'the player guessed right',
      "that cost wasn't paid",
      'that cost was paid',
      'you won five flips this way',
      'you have no land cards in hand',
      'a library has twenty or fewer cards in it',
      'a opponent was dealt 7 or more damage this turn',
      'a opponent had three or more cards put into their graveyard from anywhere this turn',
      'a noncreature permanent under your control was destroyed this turn by a spell or ability a opponent controlled',
    ),
  },
);

const addedMana: Syntax<Condition> = choice<Condition>(
  phrase("<who> 've added mana with this ability this turn", { kind: 'addedMana', not: false }, { who: g.pluralPlayer }),
  phrase("<who> haven't added mana with this ability this turn", { kind: 'addedMana', not: true }, { who: g.pluralPlayer }),
);

export const gameCondition: Syntax<Condition> = choice<Condition>(
  ...turn,
  ...designations,
  words<Condition>([["you 're the monarch", { kind: 'designation', player: { kind: 'you' }, what: 'the monarch', not: false }]]),
  addedMana,
  other,
);
