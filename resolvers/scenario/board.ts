import type { BoardInput, CardObjectInput, ChosenInput, PermanentInput, PlayerInput } from '../generated/types.ts';
import { parseMana, printSymbols } from '../scalars/mana.ts';
import { PAIRS } from './format.ts';
import { asIs, beyond, fields, listOf, pairs, unless, unlessEmpty, type Write } from './written.ts';

/** Symbol by symbol. */
const pool: Write = (value) => {
  const amounts = typeof value === 'string' ? parseMana(value) : null;
  if (amounts === null) return value;
  const symbols = printSymbols(amounts);
  return symbols === '' ? undefined : symbols;
};

const lowerCase: Write = (value) => (typeof value === 'string' ? value.toLowerCase() : value);

/** What was chosen for a permanent as it entered. */
export const chosen = fields({
  color: asIs,
  type: asIs,
  creatureType: asIs,
  word: asIs,
  player: asIs,
  card: asIs,
} satisfies Record<keyof ChosenInput, Write>);

const card = fields({
  card: asIs,
  id: asIs,
  count: unless(1),
  commander: unless(false),
  counters: beyond(unlessEmpty(pairs(PAIRS.counters))),
  foretold: beyond(unless(false)),
  plotted: beyond(unless(false)),
} satisfies Record<keyof CardObjectInput, Write>);

const permanent = fields({
  card: asIs,
  id: asIs,
  count: unless(1),
  tapped: unless(false),
  sick: unless(false),
  owner: asIs,
  counters: pairs(PAIRS.counters),
  attachedTo: asIs,
  x: asIs,
  chosen,
  face: asIs,
  copyOf: asIs,
  faceDown: unless(false),
  faceDownBy: beyond(asIs),
  phasedOut: unless(false),
  token: unless(false),
  commander: unless(false),
  damage: unless(0),
  designations: beyond(unlessEmpty(asIs)),
  attacking: asIs,
  band: beyond(asIs),
  blocking: asIs,
  imprinted: asIs,
  exiledWith: asIs,
  timestamp: asIs,
} satisfies Record<keyof PermanentInput, Write>);

const player = fields({
  id: asIs,
  life: asIs,
  poison: unless(0),
  energy: unless(0),
  blessing: beyond(unless(false)),
  speed: beyond(asIs),
  manaPool: pool,
  landsPlayed: unless(0),
  commanderDamage: pairs(PAIRS.commanderDamage),
  battlefield: listOf(permanent),
  hand: listOf(card),
  graveyard: listOf(card),
  exile: listOf(card),
  library: listOf(card),
  command: listOf(card),
} satisfies Record<keyof PlayerInput, Write>);

/** A `BoardInput` as the format's `board`; its `cards` are the document's own. */
export const boardWritten: Write = fields({
  active: asIs,
  priority: asIs,
  step: unless('PRECOMBAT_MAIN'),
  format: lowerCase,
  seed: unless(0),
  monarch: beyond(asIs),
  initiative: beyond(asIs),
  dayNight: beyond(asIs),
  players: listOf(player),
  cards: () => undefined,
} satisfies Record<keyof BoardInput, Write>);
