import type { Effect, Mode } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import { paidAsAsked } from '../costs/linked.ts';
import type { Aim } from './aim.ts';

export type Modal = Extract<Effect, { readonly kind: 'modal' }>;

/** 700.2: how many modes of a modal spell or ability may be chosen. */
export interface ModeCount {
  readonly least: number;
  readonly most: number;
  /** 700.2d: the same one more than once. */
  readonly repeats: boolean;
  /** Why it can't be told; how many there are then, is what is sure. */
  readonly open: string | null;
}

type Bounds = Pick<ModeCount, 'least' | 'most'>;

/** How many modes are chosen, by the words that offer them and what has been announced. */
export function modeCount({ head, modes }: Modal, aim: Aim): ModeCount {
  const all = modes.length;
  const repeats = head.some((effect) => effect.kind === 'instruction' && effect.text.includes('same mode more than once'));
  // 702.42a.
  if ((aim.asked.optional.get('entwine') ?? 0) > 0) return { least: all, most: all, repeats: false, open: null };
  let bounds: Bounds = { least: 1, most: 1 };
  let open: string | null = null;
  for (const effect of head) {
    const said = boundsSaid(effect, all, aim);
    if (said === null) continue;
    if (typeof said === 'string') open = said;
    else bounds = said;
  }
  return { ...bounds, repeats, open };
}

/** What one instruction says of how many; in words why it can't be told; null where it says nothing of that. */
function boundsSaid(effect: Effect, all: number, aim: Aim): Bounds | string | null {
  switch (effect.kind) {
    case 'chooseModes':
      return boundsOf(effect.how, all, aim.context.x) ?? `how many modes “choose ${effect.how}” means`;
    case 'instruction':
      // 702.172a, 702.183a.
      if (effect.about !== 'modes') return null;
      if (effect.text === 'spree') return { least: 1, most: all };
      return effect.text === 'tiered' ? { least: 1, most: 1 } : `how many modes “${effect.text}” means`;
    case 'may': {
      const said = boundsSaid(effect.effect, all, aim);
      return said === null || typeof said === 'string' ? said : { least: 1, most: said.most };
    }
    case 'if':
    case 'insteadIf': {
      const said = boundsSaid(effect.effect, all, aim);
      if (said === null) return null;
      const holds = paidAsAsked(effect.condition, aim.asked, null) ?? aim.context.evaluate.holds(effect.condition, aim.context);
      if (!isKnown(holds)) return holds.why;
      return holds ? said : null;
    }
    default:
      return null;
  }
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five'];

function boundsOf(how: string, all: number, x: number | null): Bounds | null {
  const [, upTo, word = ''] = /^(up to )?(\w+)(?: of the following)?$/.exec(how) ?? [];
  const number = word === 'X' ? x : NUMBERS.includes(word) ? NUMBERS.indexOf(word) : null;
  if (number !== null && number !== undefined) return { least: upTo === undefined ? number : 0, most: number };
  switch (how) {
    case 'both':
    case 'all':
      return { least: all, most: all };
    case 'one or both':
    case 'one or more':
      return { least: 1, most: all };
    case 'any number':
      return { least: 0, most: all };
    default:
      return null;
  }
}

/** The words of each mode, as they stand in the text of the ability; its name or place where they can't be told apart. */
export function modeTexts(modes: readonly Mode[], text: string): readonly string[] {
  const lines = text
    .split(/\n?\s*(?:•|(?<=\n)\+(?=\s*\{)|^\+(?=\s*\{)|(?<=\n)(?=(?:\{P\})+ —))\s*/)
    .slice(1)
    .map((line) => line.trim());
  return modes.map(({ name }, index) => (lines.length === modes.length ? (lines[index] ?? '') : (name ?? String(index))));
}
