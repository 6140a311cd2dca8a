import {
  CONCERNS,
  type Concern,
  characteristicsOf,
  type GameState,
  type ManaCost,
  type PaymentQuestion,
  type Purpose,
  parseManaCost,
} from '../../engine/index.ts';
import { ENGINE_CONCERN } from '../enums.ts';
import { badInput, type FieldPath } from '../errors.ts';
import type { PaymentConcern, PlayerCanPayArgs, PlayerMaxXArgs, Purpose as PurposeInput } from '../generated/types.ts';
import { LIMITS } from '../limits.ts';
import { invalid, tooLarge } from './card.ts';

/** What `canPay` asks the engine; `at`: where the arguments stand. Throws the error of `badInput` that names the argument at fault. */
export function paymentQuestion(
  state: GameState,
  args: Partial<PlayerCanPayArgs> & Pick<PlayerCanPayArgs, 'cost'>,
  at: FieldPath = [],
): PaymentQuestion {
  const x = args.x ?? 0;
  return {
    cost: readCost(args.cost, at),
    purpose: readPurpose(state, args.for ?? null, checkedX(x), at),
    x,
    preference: readPreference(args.preference ?? []),
  };
}

/** The same for `maxX`. */
export function maxXQuestion(state: GameState, args: PlayerMaxXArgs): Pick<PaymentQuestion, 'cost' | 'purpose'> {
  const cost = readCost(args.cost, []);
  if (!cost.includes('X')) throw badInput(invalid(['cost'], 'There is no {X} in this cost. Ask canPay instead.'));
  return { cost, purpose: readPurpose(state, args.for ?? null, null, []) };
}

function readCost(text: string, at: FieldPath): ManaCost {
  if (text.length > LIMITS.shortText) throw badInput(tooLarge([...at, 'cost'], `A cost has at most ${LIMITS.shortText} characters.`));
  const cost = parseManaCost(text);
  if (!cost.ok) throw badInput(invalid([...at, 'cost'], `${cost.error.message}.`));
  return cost.value;
}

/** 107.3: a value of {X} that may be asked about. */
export function checkedX(x: number): number {
  if (x < 0 || x > LIMITS.amount) throw badInput(invalid(['x'], `{X} is from 0 to ${LIMITS.amount}, not ${x}.`));
  return x;
}

function readPreference(concerns: readonly PaymentConcern[]): readonly Concern[] {
  const twice = concerns.findIndex((concern, index) => concerns.indexOf(concern) !== index);
  if (twice >= 0)
    throw badInput(invalid(['preference', twice], `${concerns[twice]} is named twice. Name each once, the most important first.`));
  const named = concerns.map((concern) => ENGINE_CONCERN[concern]);
  return [...named, ...CONCERNS.filter((concern) => !named.includes(concern))];
}

function readPurpose(state: GameState, input: PurposeInput | null, x: number | null, at: FieldPath): Purpose {
  if (input === null) return null;
  if (input.cast !== undefined) return { kind: 'cast', card: cardOf(state, input.cast, [...at, 'for', 'cast']), face: 0, x };
  if (input.castFace !== undefined) {
    const card = cardOf(state, input.castFace.card, [...at, 'for', 'castFace', 'card']);
    return { kind: 'cast', card, face: faceOf(state, card, input.castFace.face, [...at, 'for', 'castFace', 'face']), x };
  }
  const { permanent, ability } = input.activate;
  if (!state.permanents.has(permanent) && !state.cards.has(permanent))
    throw badInput(unknown(permanent, [...at, 'for', 'activate', 'permanent']));
  return { kind: 'activate', permanent, ability: ability === null || ability === undefined ? null : abilityOf(state, permanent, ability) };
}

function cardOf(state: GameState, id: string, path: FieldPath): string {
  if (state.cards.has(id) || state.permanents.has(id)) return id;
  throw badInput(unknown(id, path));
}

const unknown = (id: string, path: FieldPath) =>
  ({ code: 'UNKNOWN_ID', path, message: `There is no card or permanent "${id.slice(0, 40)}" in this game.` }) as const;

/** The place of the face of that name. */
export function faceOf(state: GameState, card: string, name: string, path: FieldPath): number {
  const faces = (state.cards.get(card) ?? state.permanents.get(card))?.card.faces ?? [];
  const face = faces.findIndex(({ definition }) => definition.name.toLowerCase() === name.trim().toLowerCase());
  if (face >= 0) return face;
  const suggestions = faces.map(({ definition }) => definition.name);
  throw badInput({ ...invalid(path, `There is no face of that name. Its faces are ${suggestions.join(' and ')}.`), suggestions });
}

function abilityOf(state: GameState, permanent: string, name: number | string): number {
  const path = ['for', 'activate', 'ability'];
  const abilities = state.permanents.has(permanent) ? characteristicsOf(state, permanent).abilities : [];
  const named = abilities.filter(({ index, text }) => (typeof name === 'number' ? index === name : text.includes(name)));
  const [ability] = named;
  if (ability !== undefined && named.length === 1) return ability.index;
  const suggestions = abilities.map(({ text }) => text);
  const message = `${named.length === 0 ? 'No ability' : 'More than one ability'} of this permanent is meant. Give an index from 0 or a longer piece of its text.`;
  throw badInput({ ...invalid(path, message), suggestions });
}
