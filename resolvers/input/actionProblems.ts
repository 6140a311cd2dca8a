import type { GameState } from '../../engine/index.ts';
import type { FieldPath, Problem } from '../errors.ts';
import type { Action, ActivateAbility, Advance, CastSpell, DealDamage, PayWith, PlayLand, TapForMana } from '../generated/types.ts';
import { LIMITS } from '../limits.ts';
import { invalid, tooLarge } from './card.ts';

/** What keeps an action from being tried: its form, and ids that are nowhere. What the rules forbid is the engine's to say. */
export function actionProblems(action: Action, path: FieldPath, has: Known): readonly Problem[] {
  const at = (...rest: FieldPath): FieldPath => [...path, ...rest];
  if (action.tapForMana) return activationProblems(action.tapForMana, at('tapForMana'), has);
  if (action.activate)
    return [
      ...activationProblems(action.activate, at('activate'), has),
      ...modesProblems(action.activate.modes ?? [], at('activate', 'modes')),
    ];
  if (action.cast) return castProblems(action.cast, at('cast'), has);
  if (action.turnFaceUp)
    return [
      ...activationProblems(action.turnFaceUp, at('turnFaceUp'), has),
      ...refProblems(action.turnFaceUp.alternative, at('turnFaceUp', 'alternative')),
    ];
  for (const key of ['suspend', 'foretell', 'plot'] as const) {
    const input = action[key];
    if (input)
      return [
        ...activationProblems({ ...input, permanent: input.card }, at(key), has, 'card'),
        ...refProblems(input.alternative, at(key, 'alternative')),
      ];
  }
  if (action.playLand) return landProblems(action.playLand, at('playLand'), has);
  for (const key of ['tap', 'untap', 'destroy', 'sacrifice', 'exile', 'returnToHand'] as const) {
    const input = action[key];
    if (input)
      return [
        ...permanentsProblems(input.permanents, at(key, 'permanents'), has),
        ...answersProblems(input.choose ?? [], at(key, 'choose')),
      ];
  }
  for (const key of ['gainLife', 'loseLife', 'payLife'] as const) {
    const input = action[key];
    if (input)
      return [
        ...unknown(input.player, at(key, 'player'), has.player),
        ...range(input.amount, at(key, 'amount')),
        ...answersProblems(input.choose ?? [], at(key, 'choose')),
      ];
  }
  for (const key of ['addCounters', 'removeCounters'] as const) {
    const input = action[key];
    if (input) {
      return [
        ...unknown(input.permanent, at(key, 'permanent'), has.object),
        ...kindProblems(input.kind, at(key, 'kind')),
        ...range(input.amount, at(key, 'amount')),
        ...answersProblems(input.choose ?? [], at(key, 'choose')),
      ];
    }
  }
  if (action.resolve) return answersProblems(action.resolve.choose ?? [], at('resolve', 'choose'));
  if (action.dealDamage) return damageProblems(action.dealDamage, at('dealDamage'), has);
  if (action.gainControl) {
    const { player, permanent, choose } = action.gainControl;
    return [
      ...unknown(player, at('gainControl', 'player'), has.player),
      ...unknown(permanent, at('gainControl', 'permanent'), has.object),
      ...answersProblems(choose ?? [], at('gainControl', 'choose')),
    ];
  }
  if (action.setLife) {
    const { player, to, choose } = action.setLife;
    return [
      ...unknown(player, at('setLife', 'player'), has.player),
      ...range(to, at('setLife', 'to'), -LIMITS.amount),
      ...answersProblems(choose ?? [], at('setLife', 'choose')),
    ];
  }
  if (action.attach) {
    const { permanent, to, choose } = action.attach;
    return [
      ...unknown(permanent, at('attach', 'permanent'), has.object),
      ...unknown(to, at('attach', 'to'), has.anything),
      ...answersProblems(choose ?? [], at('attach', 'choose')),
    ];
  }
  if (action.attack) {
    const { attackers, bands, choose, pay } = action.attack;
    return [
      ...bandProblems(bands ?? [], at('attack', 'bands'), has),
      ...combatProblems(attackers, at('attack', 'attackers'), { attacker: has.object, defending: has.anything }),
      ...payProblems(pay ?? [], at('attack', 'pay'), has),
      ...answersProblems(choose ?? [], at('attack', 'choose')),
    ];
  }
  if (action.block) {
    const { blocks, choose, pay } = action.block;
    return [
      ...combatProblems(blocks, at('block', 'blocks'), { blocker: has.object, attacker: has.object }),
      ...payProblems(pay ?? [], at('block', 'pay'), has),
      ...answersProblems(choose ?? [], at('block', 'choose')),
    ];
  }
  if (action.combatDamage) {
    const { assign, choose } = action.combatDamage;
    const parts = assign ?? [];
    const path = at('combatDamage', 'assign');
    return [
      ...combatProblems<'source' | 'target'>(parts, path, { source: has.object, target: has.anything }),
      ...parts.flatMap(({ amount }, index) => range(amount, [...path, index, 'amount'])),
      ...answersProblems(choose ?? [], at('combatDamage', 'choose')),
    ];
  }
  return action.advance === undefined ? [] : advanceProblems(action.advance, at('advance'));
}

/** Whether something of that id is, or was earlier in the course of the actions, in the game. What was there and is gone is no bad input. */
export interface Known {
  readonly player: (id: string) => boolean;
  /** A permanent or a card. */
  readonly object: (id: string) => boolean;
  /** An object, a player or something on the stack. */
  readonly anything: (id: string) => boolean;
}

/** By the states that the actions went through so far. */
export function knownIn(states: readonly GameState[]): Known {
  const player = (id: string): boolean => states.some(({ players }) => players.some((one) => one.id === id));
  const object = (id: string): boolean => states.some(({ permanents, cards }) => permanents.has(id) || cards.has(id));
  const anything = (id: string): boolean => player(id) || object(id) || states.some(({ stack }) => stack.some((one) => one.id === id));
  return { player, object, anything };
}

function activationProblems(
  input: TapForMana & Pick<Partial<ActivateAbility>, 'x' | 'targets'>,
  path: FieldPath,
  has: Known,
  key: 'permanent' | 'card' = 'permanent',
): readonly Problem[] {
  const targets = input.targets ?? [];
  const pay = input.pay ?? [];
  return [
    ...sourceProblems(input, path, has, key),
    ...(typeof input.by === 'string' ? unknown(input.by, [...path, 'by'], has.player) : []),
    ...(typeof input.x === 'number' ? range(input.x, [...path, 'x']) : []),
    ...(longList(targets, [...path, 'targets']) ?? targets.flatMap((id, index) => unknown(id, [...path, 'targets', index], has.anything))),
    ...payProblems(pay, [...path, 'pay'], has),
  ];
}

function castProblems(input: CastSpell, path: FieldPath, has: Known): readonly Problem[] {
  return [
    ...activationProblems({ ...input, permanent: input.card }, path, has, 'card'),
    ...refProblems(input.face, [...path, 'face']),
    ...refProblems(input.alternative, [...path, 'alternative']),
    ...modesProblems(input.modes ?? [], [...path, 'modes']),
    ...(typeof input.kicked === 'object' && input.kicked !== null
      ? input.kicked.flatMap((name, index) => longText(name, [...path, 'kicked', index]))
      : []),
  ];
}

const modesProblems = (modes: readonly (number | string)[], path: FieldPath): readonly Problem[] =>
  longList(modes, path) ?? modes.flatMap((mode, index) => refProblems(mode, [...path, index]));

function landProblems({ card, face, chosen, choose, by }: PlayLand, path: FieldPath, has: Known): readonly Problem[] {
  const words = ['type', 'creatureType', 'card'] as const;
  return [
    ...unknown(card, [...path, 'card'], has.object),
    ...refProblems(face, [...path, 'face']),
    ...words.flatMap((key) => refProblems(chosen?.[key], [...path, 'chosen', key])),
    ...(typeof chosen?.player === 'string' ? unknown(chosen.player, [...path, 'chosen', 'player'], has.player) : []),
    ...answersProblems(choose ?? [], [...path, 'choose']),
    ...(typeof by === 'string' ? unknown(by, [...path, 'by'], has.player) : []),
  ];
}

const payProblems = (pay: readonly PayWith[], path: FieldPath, has: Known): readonly Problem[] =>
  longList(pay, path) ?? pay.flatMap((each, index) => sourceProblems(each, [...path, index], has));

/** Rows of ids, each key with what knows its ids. */
function combatProblems<K extends string>(
  rows: readonly { readonly [_ in K]: string }[],
  path: FieldPath,
  known: Readonly<Record<K, (id: string) => boolean>>,
): readonly Problem[] {
  if (rows.length > LIMITS.permanents) return [tooLarge(path, `At most ${LIMITS.permanents} entries may stand here, not ${rows.length}.`)];
  return rows.flatMap((row, index) => keysOf(known).flatMap((key) => unknown(row[key], [...path, index, key], known[key])));
}

/** 508.1e: ids of attackers, band by band. */
function bandProblems(bands: readonly (readonly string[])[], path: FieldPath, has: Known): readonly Problem[] {
  const size = bands.length + bands.flat().length;
  if (size > LIMITS.permanents) return [tooLarge(path, `At most ${LIMITS.permanents} ids may stand here, not ${size}.`)];
  return bands.flatMap((band, at) => band.flatMap((id, index) => unknown(id, [...path, at, index], has.object)));
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] => {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
};

const refProblems = (ref: number | string | null | undefined, path: FieldPath): readonly Problem[] =>
  typeof ref === 'string' ? longText(ref, path) : [];

function sourceProblems(
  { permanent, ability, choose }: PayWith,
  path: FieldPath,
  has: Known,
  key: 'permanent' | 'card' = 'permanent',
): readonly Problem[] {
  return [
    ...unknown(permanent, [...path, key], has.object),
    ...(typeof ability === 'string' ? longText(ability, [...path, 'ability']) : []),
    ...answersProblems(choose ?? [], [...path, 'choose']),
  ];
}

function advanceProblems({ to, turns, choose }: Advance, path: FieldPath): readonly Problem[] {
  if ((typeof to === 'string') === (typeof turns === 'number')) return [invalid(path, 'Give either a step to go to or a number of turns.')];
  return [
    ...(typeof turns === 'number' ? range(turns, [...path, 'turns'], 1, LIMITS.turns) : []),
    ...answersProblems(choose ?? [], [...path, 'choose']),
  ];
}

function answersProblems(choose: readonly string[], path: FieldPath): readonly Problem[] {
  return longList(choose, path) ?? choose.flatMap((each, index) => longText(each, [...path, index]));
}

function permanentsProblems(ids: readonly string[], path: FieldPath, has: Known): readonly Problem[] {
  if (ids.length === 0) return [invalid(path, 'Name at least one permanent.')];
  if (ids.length > LIMITS.permanents) return [tooLarge(path, `At most ${LIMITS.permanents} permanents may be named, not ${ids.length}.`)];
  const seen = new Set<string>();
  return ids.flatMap((id, index) => {
    if (seen.has(id)) return [invalid([...path, index], `"${shortened(id)}" is named twice. Name each permanent once.`)];
    seen.add(id);
    return unknown(id, [...path, index], has.object);
  });
}

function damageProblems({ parts, choose }: DealDamage, path: FieldPath, has: Known): readonly Problem[] {
  const at = [...path, 'parts'];
  if (parts.length === 0) return [invalid(at, 'Name at least one part.')];
  if (parts.length > LIMITS.permanents) return [tooLarge(at, `At most ${LIMITS.permanents} parts may be dealt, not ${parts.length}.`)];
  const wrong = parts.flatMap(({ source, target, amount }, index) => [
    ...unknown(source, [...at, index, 'source'], has.object),
    ...unknown(target, [...at, index, 'target'], has.anything),
    ...range(amount, [...at, index, 'amount']),
  ]);
  return [...wrong, ...answersProblems(choose ?? [], [...path, 'choose'])];
}

function unknown(id: string, path: FieldPath, known: (id: string) => boolean): readonly Problem[] {
  if (known(id)) return [];
  const message = `Nothing in this game that may stand here has the id "${shortened(id)}". Give an id of the board, or one that an action before gave.`;
  return [{ code: 'UNKNOWN_ID', path, message }];
}

function range(value: number, path: FieldPath, least = 0, most: number = LIMITS.amount): readonly Problem[] {
  return value < least || value > most ? [invalid(path, `This has to be from ${least} to ${most}, not ${value}.`)] : [];
}

function kindProblems(kind: string, path: FieldPath): readonly Problem[] {
  return kind.trim() === '' ? [invalid(path, 'Name the kind of the counters: "+1/+1", "charge".')] : longText(kind, path);
}

function longList(list: readonly unknown[], path: FieldPath): readonly Problem[] | null {
  return list.length > LIMITS.answers ? [tooLarge(path, `At most ${LIMITS.answers} entries may stand here, not ${list.length}.`)] : null;
}

function longText(text: string, path: FieldPath): readonly Problem[] {
  return text.length > LIMITS.shortText ? [tooLarge(path, `This may have at most ${LIMITS.shortText} characters.`)] : [];
}

const shortened = (id: string): string => id.slice(0, 40);
