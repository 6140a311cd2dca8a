import type { JsonObject } from './json.ts';

/** A step that acts as the API's `Action`, or why it can't be one yet. */
export type Acting = { readonly kind: 'action'; readonly action: JsonObject } | { readonly kind: 'unsupported'; readonly reason: string };

/** The fields that each kind of step has in the API, beside what every step may have. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  tapForMana: ['permanent', 'ability', 'choose', 'by', 'pay'],
  activate: ['permanent', 'ability', 'x', 'targets', 'modes', 'choose', 'by', 'pay'],
  resolve: ['all', 'choose'],
  tap: ['permanents', 'choose'],
  untap: ['permanents', 'choose'],
  destroy: ['permanents', 'choose'],
  sacrifice: ['permanents', 'choose'],
  exile: ['permanents', 'choose'],
  returnToHand: ['permanents', 'choose'],
  dealDamage: ['parts', 'combat', 'choose'],
  gainControl: ['player', 'permanent', 'choose'],
  gainLife: ['player', 'amount', 'choose'],
  loseLife: ['player', 'amount', 'choose'],
  payLife: ['player', 'amount', 'choose'],
  setLife: ['player', 'to', 'choose'],
  addCounters: ['permanent', 'kind', 'amount', 'choose'],
  removeCounters: ['permanent', 'kind', 'amount', 'choose'],
  attach: ['permanent', 'to', 'choose'],
  cast: ['card', 'face', 'x', 'targets', 'modes', 'kicked', 'alternative', 'free', 'choose', 'by', 'pay'],
  playLand: ['card', 'face', 'chosen', 'choose', 'by'],
  suspend: ['card', 'alternative', 'x', 'choose', 'by', 'pay'],
  foretell: ['card', 'alternative', 'x', 'choose', 'by', 'pay'],
  plot: ['card', 'alternative', 'x', 'choose', 'by', 'pay'],
  turnFaceUp: ['permanent', 'alternative', 'x', 'choose', 'by', 'pay'],
  attack: ['attackers', 'choose', 'pay'],
  block: ['blocks', 'choose', 'pay'],
  combatDamage: ['assign', 'choose'],
  advance: ['to', 'turns', 'choose'],
};

/** What a step says of itself and not of the action. */
const OF_THE_STEP = ['do', 'fails'];

/** A field that the action has no place for is said, never left out. */
export function actionOf(step: JsonObject, what: string): Acting {
  const known = ACTIONS[what];
  if (known === undefined) return { kind: 'unsupported', reason: `the API has no action "${what}" yet` };
  const fields = Object.entries(step).filter(([key, value]) => !OF_THE_STEP.includes(key) && !(key === 'pay' && value === 'auto'));
  const unknown = fields.find(([key]) => !known.includes(key));
  if (unknown !== undefined) return { kind: 'unsupported', reason: `the API's action "${what}" has no "${unknown[0]}" yet` };
  return { kind: 'action', action: { [what]: Object.fromEntries(fields) } };
}
