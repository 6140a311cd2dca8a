import type { Ability, Effect } from '../ast/index.ts';
import type { Asked } from '../costs/asked.ts';
import type { ProposedSpell } from '../costs/proposal.ts';
import { spliced } from '../costs/splice.ts';
import { type GameState, playersOf } from '../state/game.ts';
import { type Aim, aimOfSpell } from './aim.ts';
import { type Modal, type ModeCount, modeCount, modeTexts } from './modes.ts';
import { type AsCast, NOT_CAST, type TargetPlace, targetPlaces } from './targetPlaces.ts';
import { slotFor, slotOf, type TargetSlot } from './targetSlots.ts';

export type { TargetSlot } from './targetSlots.ts';

/** 700.2a: a spell's or ability's modes, each with its own slots and its words; how many are to be chosen. */
export interface ModalSlots extends ModeCount {
  readonly modes: readonly (readonly TargetSlot[])[];
  readonly texts: readonly string[];
}

/** What a spell or ability has to be aimed at, in the order of its text. */
export type TargetPart =
  | { readonly kind: 'slots'; readonly slots: readonly TargetSlot[] }
  | { readonly kind: 'modal'; readonly modal: ModalSlots };

/** The same apart: the slots that it always has, and those of its modes. */
export interface SpellTargets {
  readonly slots: readonly TargetSlot[];
  readonly modal: readonly ModalSlots[];
}

/** 115.1a-b, 601.2c: the targets of a spell, by its own instructions; an Aura's is what it may enchant. */
export function targetsOf(state: GameState, proposed: ProposedSpell, asked: Asked): SpellTargets {
  const parts = partsOfSpell(aimOfSpell(state, proposed, asked));
  const modal = parts.flatMap((part) => (part.kind === 'modal' ? [part.modal] : []));
  return {
    slots: parts.flatMap((part) => (part.kind === 'slots' ? part.slots : [])),
    modal: asked.modes === null ? modal : modal.map((one) => chosenOnly(one, asked.modes ?? [])),
  };
}

const chosenOnly = (modal: ModalSlots, chosen: readonly number[]): ModalSlots => {
  const modes = chosen.flatMap((at) => (modal.modes[at] === undefined ? [] : [modal.modes[at]]));
  return { ...modal, least: modes.length, most: modes.length, modes };
};

/** 601.2c: what a spell has to be aimed at. */
export function partsOfSpell(aim: Aim): readonly TargetPart[] {
  const { source, asked } = aim;
  // Overload has "each" in place of "target" (702.96a).
  if (source === null || asked.alternative?.startsWith('overload') === true) return [];
  const own = [...(source.subtypes.has('Aura') ? enchanting(aim) : []), ...byAlternative(asked.alternative, aim)];
  return [
    ...(own.length === 0 ? [] : [{ kind: 'slots', slots: own } as const]),
    ...[...source.abilities, ...spliced(aim.state, asked.optional.keys())].flatMap(({ ability, text }) =>
      ability.kind === 'spell' ? partsOf(ability.effects, text, aim) : [],
    ),
  ];
}

/** 602.2b, 603.3d: what an ability has to be aimed at. */
export const partsOfAbility = (effects: readonly Effect[], text: string, aim: Aim): readonly TargetPart[] => partsOf(effects, text, aim);

function partsOf(effects: readonly Effect[], text: string, aim: Aim): readonly TargetPart[] {
  return effects.flatMap((effect): readonly TargetPart[] => {
    if (effect.kind === 'modal') return [{ kind: 'modal', modal: modalSlots(effect, text, aim) }];
    const slots = slotsIn([effect], aim);
    return slots.length === 0 ? [] : [{ kind: 'slots', slots }];
  });
}

const modalSlots = (modal: Modal, text: string, aim: Aim): ModalSlots => ({
  ...modeCount(modal, aim),
  modes: modal.modes.map((mode) => slotsIn(mode.effects, aim)),
  texts: modeTexts(modal.modes, text),
});

const slotsIn = (effects: readonly Effect[], aim: Aim): readonly TargetSlot[] => targetPlaces(effects, aim).map((one) => slotOf(one, aim));

/**
 * 601.2c: each "target" of a text with its chosen modes, in the order in which its targets are listed. An Aura's own target, and one that its
 * alternative cost gives a spell, come before them and are none of these.
 */
export function placesChosen(abilities: readonly Ability[], modes: readonly number[], cast: AsCast = NOT_CAST): readonly TargetPlace[] {
  return abilities.flatMap((ability) =>
    'effects' in ability && ability.kind !== 'static'
      ? ability.effects.flatMap((effect) =>
          effect.kind === 'modal'
            ? modes.flatMap((at) => targetPlaces(effect.modes[at]?.effects ?? [], cast))
            : targetPlaces([effect], cast),
        )
      : [],
  );
}

/** 702.5, 303.4a: what an Aura may enchant. */
function enchanting(aim: Aim): readonly TargetSlot[] {
  const { state, source, player } = aim;
  return (source?.abilities ?? []).flatMap(({ ability }) => {
    const keywords = ability.kind === 'keywords' ? ability.keywords.filter(({ name }) => name === 'enchant') : [];
    return keywords.map(({ filter, text }) => {
      const players = text === null ? [] : playersOf(state).map(({ id }) => id);
      return slotFor(filter, text === 'opponent' ? players.filter((id) => id !== player) : players, aim);
    });
  });
}

/** 702.103a, 702.140a: bestowed it enchants a creature; mutating it is aimed at a creature of its owner's that is no Human. */
function byAlternative(alternative: string | null, aim: Aim): readonly TargetSlot[] {
  const creature = { kind: 'cardType', type: 'creature', not: false } as const;
  const [name] = (alternative ?? '').split(' ');
  // As an Aura spell it is aimed by its enchant ability.
  if (name === 'bestow' && aim.source?.subtypes.has('Aura') === true) return [];
  if (name === 'bestow') return [slotFor({ kind: 'objects', words: [creature], suffixes: [] }, [], aim)];
  if (name !== 'mutate') return [];
  const words = [{ kind: 'subtype', type: 'Human', not: true } as const, creature];
  return [slotFor({ kind: 'objects', words, suffixes: [{ kind: 'ownedBy', player: { kind: 'you' }, not: false }] }, [], aim)];
}

/** 601.2c: whether there are enough legal targets; null where that can't be told. */
export function areEnough({ slots, modal }: SpellTargets): boolean | null {
  const verdicts = [slotsEnough(slots), ...modal.map(modesEnough)];
  if (verdicts.includes(false)) return false;
  return verdicts.includes(null) ? null : true;
}

function modesEnough({ least, modes, repeats }: ModalSlots): boolean | null {
  const verdicts = modes.map(slotsEnough);
  const needed = repeats ? Math.min(1, least) : least;
  const sure = verdicts.filter((verdict) => verdict === true).length;
  if (sure >= needed) return true;
  return sure + verdicts.filter((verdict) => verdict === null).length >= needed ? null : false;
}

/** Whether there are enough legal targets for each of these, as far as that can be told before any is chosen. */
export function slotsEnough(slots: readonly TargetSlot[]): boolean | null {
  let open = false;
  for (const [at, { least, another, legal, open: untold }] of slots.entries()) {
    const before = another ? slots[at - 1] : undefined;
    const taken =
      before === undefined ? 0 : before.legal.filter((id) => legal.includes(id)).length === before.legal.length ? before.least : 0;
    if (legal.length >= least + taken) continue;
    if (untold.length === 0 && (before === undefined || before.open.length === 0)) return false;
    open = true;
  }
  return open ? null : true;
}
