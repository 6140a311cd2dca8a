import type { BoardSetup, CardSetup, PermanentSetup, PlayerSetup } from '../../engine/index.ts';
import { ENGINE_DAY_NIGHT, ENGINE_FORMAT, FACE_DOWN } from '../enums.ts';
import type { BoardInput, CardObjectInput, CounterInput, PermanentInput, PlayerInput } from '../generated/types.ts';
import { parseMana, printSymbols } from '../scalars/mana.ts';
import { given } from './given.ts';

/** The engine's form of a board: lists of pairs become maps, and what is null is left out. */
export function boardSetup(input: BoardInput): BoardSetup {
  return {
    players: input.players.map(playerSetup),
    ...given(input.active, (active) => ({ active })),
    ...given(input.priority, (priority) => ({ priority })),
    ...given(input.step, (step) => ({ step })),
    ...given(input.format, (format) => ({ format: ENGINE_FORMAT[format] })),
    ...given(input.monarch, (monarch) => ({ monarch })),
    ...given(input.initiative, (initiative) => ({ initiative })),
    ...given(input.dayNight, (dayNight) => ({ dayNight: ENGINE_DAY_NIGHT[dayNight] })),
    ...given(input.seed, (seed) => ({ seed })),
  };
}

function playerSetup(player: PlayerInput): PlayerSetup {
  return {
    id: player.id,
    ...given(player.life, (life) => ({ life })),
    ...given(player.poison, (poison) => ({ poison })),
    ...given(player.energy, (energy) => ({ energy })),
    ...given(player.manaPool, (mana) => ({ manaPool: written(mana) })),
    ...given(player.blessing, (blessing) => ({ blessing })),
    ...given(player.speed, (speed) => ({ speed })),
    ...given(player.landsPlayed, (landsPlayed) => ({ landsPlayed })),
    ...given(player.commanderDamage, (pairs) => ({
      commanderDamage: Object.fromEntries(pairs.map(({ commander, amount }): [string, number] => [commander, amount])),
    })),
    ...given(player.battlefield, (permanents) => ({ battlefield: permanents.map(permanentSetup) })),
    ...given(player.hand, (cards) => ({ hand: cards.map(cardSetup) })),
    ...given(player.graveyard, (cards) => ({ graveyard: cards.map(cardSetup) })),
    ...given(player.exile, (cards) => ({ exile: cards.map(cardSetup) })),
    ...given(player.library, (cards) => ({ library: cards.map(cardSetup) })),
    ...given(player.command, (cards) => ({ command: cards.map(cardSetup) })),
  };
}

/** Large amounts spelled out; what is no mana stays as it is, for the engine to refuse. */
function written(mana: string): string {
  const amounts = parseMana(mana);
  return amounts === null ? mana : printSymbols(amounts);
}

function cardSetup(card: CardObjectInput): CardSetup {
  return {
    card: card.card,
    ...given(card.id, (id) => ({ id })),
    ...given(card.count, (count) => ({ count })),
    ...given(card.commander, (commander) => ({ commander })),
    ...given(card.counters, (pairs) => ({ counters: counterMap(pairs) })),
    ...given(card.foretold, (foretold) => ({ foretold })),
    ...given(card.plotted, (plotted) => ({ plotted })),
  };
}

function permanentSetup(permanent: PermanentInput): PermanentSetup {
  return {
    card: permanent.card,
    ...given(permanent.id, (id) => ({ id })),
    ...given(permanent.count, (count) => ({ count })),
    ...given(permanent.tapped, (tapped) => ({ tapped })),
    ...given(permanent.sick, (sick) => ({ sick })),
    ...given(permanent.owner, (owner) => ({ owner })),
    ...given(permanent.counters, (counters) => ({ counters: counterMap(counters) })),
    ...given(permanent.attachedTo, (attachedTo) => ({ attachedTo })),
    ...given(permanent.x, (x) => ({ x })),
    ...given(permanent.chosen, (chosen) => ({
      chosen: {
        ...given(chosen.color, (color) => ({ color })),
        ...given(chosen.type, (type) => ({ type })),
        ...given(chosen.creatureType, (creatureType) => ({ creatureType })),
        ...given(chosen.player, (player) => ({ player })),
        ...given(chosen.word, (word) => ({ word })),
        ...given(chosen.card, (card) => ({ card })),
      },
    })),
    ...given(permanent.face, (face) => ({ face })),
    ...given(permanent.copyOf, (copyOf) => ({ copyOf })),
    ...given(permanent.faceDown, (faceDown) => ({ faceDown })),
    ...given(permanent.faceDownBy, (how) => ({ faceDown: FACE_DOWN[how] })),
    ...given(permanent.phasedOut, (phasedOut) => ({ phasedOut })),
    ...given(permanent.token, (token) => ({ token })),
    ...given(permanent.commander, (commander) => ({ commander })),
    ...given(permanent.designations, (designations) => ({ designations })),
    ...given(permanent.damage, (damage) => ({ damage })),
    ...given(permanent.attacking, (attacking) => ({ attacking })),
    ...given(permanent.band, (band) => ({ band })),
    ...given(permanent.blocking, (blocking) => ({ blocking })),
    ...given(permanent.imprinted, (imprinted) => ({ imprinted })),
    ...given(permanent.exiledWith, (exiledWith) => ({ exiledWith })),
    ...given(permanent.timestamp, (timestamp) => ({ timestamp })),
  };
}

function counterMap(counters: readonly CounterInput[]): Readonly<Record<string, number>> {
  return Object.fromEntries(counters.map(({ kind, amount }): [string, number] => [kind, amount]));
}
