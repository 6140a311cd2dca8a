import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import type { Context, ObjectView, View } from '../characteristics/view.ts';
import { type Asked, PLAIN } from '../costs/asked.ts';
import { contextFor, type ProposedSpell } from '../costs/proposal.ts';
import type { CardZone, GameState } from '../state/game.ts';

/** A spell or ability that has its modes and targets chosen (601.2b-c, 602.2b, 603.3c-d). */
export interface Aim {
  readonly state: GameState;
  readonly view: View;
  readonly kind: 'spell' | 'activatedAbility' | 'triggeredAbility';
  /** The spell as it is on the stack, or the ability's source; null where that is gone. */
  readonly source: ObjectView | null;
  /** Who chooses: its controller. */
  readonly player: string;
  /** For whom its text is read. */
  readonly context: Context;
  /** What has been announced of a spell; of abilities nothing. */
  readonly asked: Asked;
  /** From where a spell is cast. */
  readonly from: CardZone | null;
  readonly proposed: ProposedSpell | null;
}

/** A spell that is being cast. */
export function aimOfSpell(state: GameState, proposed: ProposedSpell, asked: Asked): Aim {
  const { view, spell, player, from } = proposed;
  const context = { ...contextFor(view, spell.id, spell.id, { it: null, player }), x: asked.x };
  return { state, view, kind: 'spell', source: spell, player, context, asked, from, proposed };
}

/** An ability that is put on the stack: of which object, under whose control, and what its words point back to. */
export interface AimingAbility {
  readonly kind: 'activatedAbility' | 'triggeredAbility';
  readonly source: string;
  readonly named: string;
  readonly player: string;
  readonly meant: Pick<Context, 'it' | 'they' | 'x' | 'thatMany' | 'other'>;
}

export function aimOfAbility(state: GameState, { kind, source, named, player, meant }: AimingAbility): Aim {
  const { view } = layered(state);
  const { it, they, x, thatMany, other } = meant;
  const context = {
    ...contextOf(view, EVALUATE, source, named),
    you: player,
    it,
    they,
    x,
    thatMany,
    ...(other === undefined ? {} : { other }),
  };
  return { state, view, kind, source: view.object(source) ?? null, player, context, asked: PLAIN, from: null, proposed: null };
}
