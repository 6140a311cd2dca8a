import type { Ability } from '../ast/index.ts';
import type { Ask } from '../choices.ts';
import type { Asked } from '../costs/asked.ts';
import { isKicked } from '../costs/linked.ts';
import { consequenceOf } from '../costs/riders.ts';
import { consequencesOf } from '../costs/spending.ts';
import { carryOut } from '../effects/carryOut.ts';
import { ok, type Result } from '../result.ts';
import type { SpellOnStack, SpentConsequenceOf } from '../state/game.ts';
import { addToPool, type PooledMana } from '../state/manaPool.ts';
import { nextStackId } from '../triggers/stackIds.ts';
import type { Illegal } from './action.ts';
import { apart } from './apart.ts';
import type { Way } from './castWay.ts';
import { stopped } from './illegal.ts';
import { carriedOut, happen, type Progress } from './progress.ts';

/** The mana that was spent on a spell, and what was said of the spell where that mana was made (106.6). */
export interface Spent {
  readonly mana: readonly PooledMana[];
  readonly consequences: readonly SpentConsequenceOf[];
}

/** What was spent since a spell was proposed (601.2a) and until its costs were paid. */
export function spentOn(
  paid: Progress,
  proposed: Progress,
  { player, way, asked }: { readonly player: string; readonly way: Way; readonly asked: Asked },
): Spent {
  const { card, face } = way;
  const mana = paid.events
    .slice(proposed.events.length)
    .flatMap((event) => (event.kind === 'ManaSpent' && event.on === card ? [event.mana] : []))
    .reduce<readonly PooledMana[]>((sum, one) => addToPool(sum, one), []);
  const purpose = { kind: 'cast', card, face, x: asked.x ?? 0, kicked: isKicked(asked) } as const;
  const consequences = consequencesOf(proposed.state, player, purpose, mana).map(
    ({ mana: { origin }, consequence, text }): SpentConsequenceOf => ({ source: origin?.id ?? null, text, consequence }),
  );
  return { mana, consequences };
}

/** 106.6a, 603.2: "When you spend this mana to cast a creature spell, …": an ability that triggers on that goes on the stack. */
export function triggeredBySpending(progress: Progress, player: string, spell: SpellOnStack): Progress {
  let now = progress;
  for (const { mana, text, consequence } of whenSpent(spell).flatMap((one) => times(one.mana.amount, one))) {
    const source = mana.origin?.id ?? spell.id;
    const ability: Ability = {
      kind: 'triggered',
      trigger: 'when',
      event: { kind: 'casts', who: { kind: 'you' }, what: { kind: 'it', plural: false } },
      condition: null,
      effects: [consequence],
      limit: null,
      span: { start: 0, end: text.length, text },
    };
    const meant = { it: [spell.id], they: player, x: null, thatMany: null };
    now = happen(
      now,
      { kind: 'AbilityTriggered', source, ability: null, player, text, mana: false, instance: text },
      {
        kind: 'AbilityPutOnStack',
        object: {
          kind: 'triggeredAbility',
          id: nextStackId(now.state),
          ...{ source, named: source, ability, text, instance: text, controller: player, targets: [], modes: [], meant },
        },
      },
    );
  }
  return now;
}

/** Once for each mana (106.6a), as far as there can be objects on a stack. */
const times = <T>(amount: bigint, one: T): readonly T[] => Array.from({ length: Number(amount < MOST ? amount : MOST) }, () => one);
const MOST = 1000n;

/** 106.6: "If that mana is spent on a creature spell, it gains haste until end of turn": done at once. */
export function followedBySpending(progress: Progress, player: string, spell: SpellOnStack, ask: Ask): Result<Progress, Illegal> {
  let now = progress;
  for (const { mana, text, effect } of ifSpent(spell)) {
    const source = mana.origin?.id ?? spell.id;
    const done = carryOut([effect], apart(now.state, { source, you: player, text, it: [spell.id] }, ask));
    if (done.kind !== 'done') return stopped(done);
    now = carriedOut(now, done);
  }
  return ok(now);
}

const ifSpent = ({ cast: { manaSpent, consequences } }: SpellOnStack) =>
  manaSpent.flatMap((mana) =>
    mana.riders.flatMap((rider) => {
      const consequence = consequenceOf(rider);
      if (consequence?.kind !== 'effect' || (rider.kind === 'ifSpent' && rider.word === 'when')) return [];
      const said = consequences.find((one) => one.consequence === consequence);
      return said === undefined ? [] : [{ mana, text: said.text, effect: consequence.effect }];
    }),
  );

const whenSpent = ({ cast: { manaSpent, consequences } }: SpellOnStack) =>
  manaSpent.flatMap((mana) =>
    mana.riders.flatMap((rider) => {
      const counts = rider.kind === 'ifSpent' && rider.word === 'when' && rider.consequence.kind === 'effect';
      const said = counts ? consequences.find(({ consequence }) => consequence === rider.consequence) : undefined;
      return said === undefined || !counts ? [] : [{ mana, text: said.text, consequence: rider.consequence.effect }];
    }),
  );
