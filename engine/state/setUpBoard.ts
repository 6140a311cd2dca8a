import type { CompiledCard } from '../cards/definition.ts';
import { parseMana } from '../cards/manaCost.ts';
import { err, ok, type Result } from '../result.ts';
import { BOARD_LIMITS, type BoardError, type BoardSetup, type PlayerSetup } from './board.ts';
import { amounts, type Complaints, complaints, type Path, wholeNumber } from './checks.ts';
import { chosenOf, typeWordsOf } from './chosen.ts';
import { copiesOf, facesOf } from './copies.ts';
import { CARD_ZONES, type Entries, entriesOf, type Find, type PermanentEntry, withinLimits } from './entries.ts';
import { type ExiledLinks, exiledLinks } from './exiled.ts';
import { faceDownOf } from './faceDown.ts';
import {
  type Aside,
  type CardObject,
  type Designation,
  type GameState,
  MAX_SPEED,
  NEW_TURN,
  type PermanentObject,
  type PlayerState,
  plainOrder,
  STEPS,
  type StepName,
} from './game.ts';
import { attachmentsOf, linked, type Names, namesOf, phasedOut } from './links.ts';
import { plainMana } from './manaPool.ts';
import { combatOf, combatSoFar } from './setUpCombat.ts';

const ANY = Number.MIN_SAFE_INTEGER;

/**
 * A game in the state that a board describes. Nothing happens in setting it up: nothing triggers and nothing is replaced.
 * `find` gives the compiled card of a name as the caller typed it. Fails with everything that is wrong with the board,
 * each error with the place and what would be right; a board over `BOARD_LIMITS` is not looked at further.
 */
export function setUpBoard(setup: BoardSetup, find: (name: string) => CompiledCard | undefined): Result<GameState, readonly BoardError[]> {
  const errors = complaints(BOARD_LIMITS.errors);
  if (!withinLimits(setup, errors)) return err(errors.list);
  const search = remembering(find);
  const entries = entriesOf(setup, search, errors);
  const names = namesOf(playerIds(setup, errors), entries);
  const exiled = exiledLinks(names, search, errors);
  const step = oneOf(setup.step, STEPS, 'PRECOMBAT_MAIN', 'step', errors);
  const active = linked(setup.active, ['player'], names, ['active'], errors) ?? setup.players[0]?.id ?? '';
  const permanents = permanentObjects(entries, names, exiled, search, errors, { step, active });
  const cards = new Map([...entries.cards.map((entry) => cardObject(entry, errors)), ...exiled.cards].map((card) => [card.id, card]));
  const players = setup.players.map((player, index) => playerState(player, index, setup, cards, names, errors));
  const priority = linked(setup.priority, ['player'], names, ['priority'], errors) ?? active;
  const format = oneOf(setup.format ?? undefined, ['commander'], null, 'format', errors);
  const seed = wholeNumber(setup.seed, ANY, 0, ['seed'], errors);
  const monarch = linked(setup.monarch, ['player'], names, ['monarch'], errors);
  const initiative = linked(setup.initiative, ['player'], names, ['initiative'], errors);
  const dayNight = oneOf(setup.dayNight, ['day', 'night'], null, 'dayNight', errors);
  if (errors.list.length > 0) return err(errors.list);
  return ok({
    turn: 1,
    step,
    active,
    priority,
    format,
    seed,
    players,
    permanents,
    cards,
    stack: [],
    effects: [],
    delayedTriggers: [],
    returning: [],
    past: new Map(),
    nextNumber: permanents.size + cards.size + 1,
    thisTurn: NEW_TURN,
    combat: combatSoFar(step, permanents.values()),
    lastTurn: null,
    order: plainOrder(active),
    monarch,
    initiative,
    dayNight,
  });
}

/** Looks a name up once only. */
function remembering(find: Find): Find {
  const found = new Map<string, CompiledCard | undefined>();
  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
}

function playerIds(setup: BoardSetup, errors: Complaints): readonly string[] {
  if (setup.players.length === 0) errors.add('INVALID_VALUE', ['players'], 'a board has at least one player');
  const seen = new Set<string>();
  for (const [index, { id }] of setup.players.entries()) {
    const path = ['players', index, 'id'];
    if (id === '') errors.add('INVALID_VALUE', path, 'an id must not be empty');
    if (seen.has(id)) errors.add('DUPLICATE_ID', path, `there are two players with the id ${JSON.stringify(id)}; give each their own`);
    seen.add(id);
  }
  return [...seen];
}

function oneOf<T extends string, D extends T | null>(
  value: string | undefined,
  among: readonly T[],
  otherwise: D,
  key: string,
  errors: Complaints,
): T | D {
  if (value === undefined) return otherwise;
  const found = among.find((one) => one === value);
  if (found === undefined)
    errors.add('INVALID_VALUE', [key], `${JSON.stringify(value)} is no ${key}; it is one of ${among.join(', ')}`, among);
  return found ?? otherwise;
}

/** Steps in which a board does not tell since which upkeep the active player has had what is not new (702.30a). */
const BEFORE_UPKEEP: ReadonlySet<StepName> = new Set(['UNTAP', 'UPKEEP']);

function permanentObjects(
  { permanents, cards }: Entries,
  names: Names,
  exiled: ExiledLinks,
  find: Find,
  errors: Complaints,
  { step, active }: { readonly step: StepName; readonly active: string },
): ReadonlyMap<string, PermanentObject> {
  const combat = combatOf(names, step, errors);
  const faces = facesOf(permanents, find, errors);
  const copies = copiesOf(permanents, faces, find, errors);
  const attachments = attachmentsOf(names, errors);
  const out = phasedOut(names, attachments);
  const typeWords = typeWordsOf({ permanents, cards });
  const object = (entry: PermanentEntry, place: number): PermanentObject => {
    const { id, card, path, player } = entry;
    const set = entry.setup;
    const at = (key: string): readonly (string | number)[] => [...path, key];
    const counters = counterKinds(amounts(set.counters, at('counters'), errors));
    return {
      id,
      card,
      face: faces.get(id) ?? 0,
      copy: copies.get(id) ?? null,
      owner: linked(set.owner, ['player'], names, at('owner'), errors) ?? player,
      controller: player,
      tapped: set.tapped === true,
      sick: set.sick === true,
      counters,
      attachedTo: attachments.get(id) ?? null,
      x: set.x === undefined ? null : wholeNumber(set.x, 0, 0, at('x'), errors),
      chosen: chosenOf(set.chosen, typeWords, names, at('chosen'), errors),
      damage: wholeNumber(set.damage, 0, 0, at('damage'), errors),
      phasedOut: out.has(id),
      faceDown: faceDownOf(set.faceDown, card),
      token: set.token === true,
      commander: set.commander === true,
      attacking: combat.attacking.get(id) ?? null,
      blocking: combat.blocking.get(id) ?? null,
      imprinted: exiled.imprinted.get(id) ?? [],
      exiledWith: exiled.exiledWith.get(id) ?? [],
      timestamp: timestampOf(set.timestamp, place + 1, at('timestamp'), errors),
      chapters: counters.get('lore') ?? 0,
      heldTapped: 0,
      upkeepsHeld: set.sick === true ? 0 : player === active && BEFORE_UPKEEP.has(step) ? null : 1,
      activations: new Map(),
      cast: 'untold',
      designations: designationsOf(set.designations, at('designations'), errors),
    };
  };
  return new Map(permanents.map((entry, place) => [entry.id, object(entry, place)]));
}

/** What it has become already. */
function designationsOf(given: readonly string[] = [], path: readonly (string | number)[], errors: Complaints): ReadonlySet<Designation> {
  const found = new Set<Designation>();
  for (const word of given) {
    const one = DESIGNATIONS.find((known) => known === word);
    if (one === undefined)
      errors.add('INVALID_VALUE', path, `${JSON.stringify(word)} is no designation; it is one of ${DESIGNATIONS.join(', ')}`, DESIGNATIONS);
    else found.add(one);
  }
  return found;
}

const DESIGNATIONS: readonly Designation[] = ['monstrous', 'renowned', 'saddled', 'suspected', 'solved'];

/** 122.1: counters by kind, as rules texts write them. */
function counterKinds(given: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const [name, amount] of given) {
    const kind = name
      .trim()
      .toLowerCase()
      .replace(/[\u2212\u2013]/g, '-');
    kinds.set(kind, (kinds.get(kind) ?? 0) + amount);
  }
  return kinds;
}

function timestampOf(value: number | undefined, place: number, path: readonly (string | number)[], errors: Complaints): number {
  if (value === undefined) return place;
  if (!Number.isFinite(value)) errors.add('INVALID_VALUE', path, `timestamp must be a number, not ${value}`);
  return value;
}

function cardObject(entry: Entries['cards'][number], errors: Complaints): CardObject {
  const { id, card, player, zone, setup } = entry;
  const aside = asideOf(entry, errors);
  return { id, card, owner: player, zone, commander: setup.commander === true, ...(aside === null ? {} : { aside }) };
}

/** What a card in exile carries with it; a card elsewhere can carry nothing. */
function asideOf({ zone, path, setup }: Entries['cards'][number], errors: Complaints): Aside | null {
  const { counters, foretold = false, plotted = false } = setup;
  const said = [...(counters === undefined ? [] : ['counters']), ...(foretold ? ['foretold'] : []), ...(plotted ? ['plotted'] : [])];
  if (said.length === 0) return null;
  for (const key of zone === 'exile' ? [] : said) errors.add('INVALID_VALUE', [...path, key], `only a card in exile has ${key}`);
  if (foretold && plotted) errors.add('INVALID_VALUE', [...path, 'plotted'], 'a card is foretold or plotted, not both');
  return {
    ...(counters === undefined ? {} : { counters: counterKinds(amounts(counters, [...path, 'counters'], errors)) }),
    ...(foretold ? ({ as: 'foretold', since: 0, faceDown: true } as const) : {}),
    ...(plotted ? ({ as: 'plotted', since: 0 } as const) : {}),
  };
}

function playerState(
  player: PlayerSetup,
  index: number,
  { format }: BoardSetup,
  cards: ReadonlyMap<string, CardObject>,
  names: Names,
  errors: Complaints,
): PlayerState {
  const path = ['players', index];
  const number = (key: 'poison' | 'energy' | 'landsPlayed'): number => wholeNumber(player[key], 0, 0, [...path, key], errors);
  const mana = parseMana(player.manaPool ?? '');
  if (!mana.ok) errors.add('INVALID_VALUE', [...path, 'manaPool'], mana.error.message);
  const damage = amounts(player.commanderDamage, [...path, 'commanderDamage'], errors);
  for (const id of damage.keys()) if (!names.cards.has(id)) linked(id, ['permanent'], names, [...path, 'commanderDamage', id], errors);
  const zones = CARD_ZONES.map((zone): [string, readonly string[]] => [
    zone,
    [...cards.values()].filter((card) => card.owner === player.id && card.zone === zone).map(({ id }) => id),
  ]);
  const inZone = new Map(zones);
  return {
    id: player.id,
    life: wholeNumber(player.life, ANY, format === 'commander' ? 40 : 20, [...path, 'life'], errors),
    poison: number('poison'),
    energy: number('energy'),
    landsPlayed: number('landsPlayed'),
    commanderDamage: damage,
    commanderCasts: new Map(),
    manaPool: mana.ok ? plainMana(mana.value) : [],
    hand: inZone.get('hand') ?? [],
    graveyard: inZone.get('graveyard') ?? [],
    exile: inZone.get('exile') ?? [],
    library: inZone.get('library') ?? [],
    command: inZone.get('command') ?? [],
    blessing: player.blessing === true,
    speed: speedOf(player.speed, [...path, 'speed'], errors),
    lost: null,
  };
}

/** 702.179: a speed is 1 to 4. */
function speedOf(speed: number | undefined, path: Path, errors: Complaints): number | null {
  if (speed === undefined) return null;
  if (Number.isSafeInteger(speed) && speed >= 1 && speed <= MAX_SPEED) return speed;
  errors.add('INVALID_VALUE', path, `speed must be a whole number from 1 to ${MAX_SPEED}, not ${speed}; a player without speed has none`);
  return null;
}
