import type { Effect } from '../ast/index.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';
import { isObjection, type Objection, untold } from './objection.ts';

/** 701.43d: that a creature may be exerted as it attacks, by whose text, and what triggers when it is. */
export interface Exertion {
  readonly attacker: string;
  readonly source: string;
  readonly named: string;
  readonly text: string;
  readonly effects: readonly Effect[];
}

/** 508.1g: the optional costs of exerting attackers, in their order; or what can't be told. */
export function exertionsOf(state: GameState, attackers: readonly string[]): readonly Exertion[] | Objection {
  const found = attackers.flatMap((attacker) => [...withThen(state, attacker), ...alone(state, attacker)]);
  return found.find(isObjection) ?? found.filter((one): one is Exertion => !isObjection(one));
}

function withThen(state: GameState, attacker: string): readonly (Exertion | Objection)[] {
  return staticEffects(state, 'exertion').flatMap(({ effect, text, source, context }): readonly (Exertion | Objection)[] => {
    const about = context.evaluate.isRecipient(effect.object, attacker, context);
    if (!isKnown(about)) return [untold(text, about.why, '508.1g')];
    return about ? [{ attacker, source, named: context.named ?? source, text, effects: effect.effects }] : [];
  });
}

/** Without anything that triggers, or with text for that which isn't read: that is found out when it is exerted. */
function alone(state: GameState, attacker: string): readonly (Exertion | Objection)[] {
  return staticEffects(state, 'permission').flatMap(({ effect, text, source, context, together }): readonly (Exertion | Objection)[] => {
    if (effect.what !== 'exert … as it attacks' || effect.object === null) return [];
    const about = context.evaluate.isRecipient(effect.object, attacker, context);
    if (!isKnown(about)) return [untold(text, about.why, '508.1g')];
    if (!about) return [];
    const effects = together.filter((one) => one.kind === 'unsupported');
    return [{ attacker, source, named: context.named ?? source, text, effects }];
  });
}
