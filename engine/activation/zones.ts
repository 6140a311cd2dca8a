import type { Ability, ObjectRef, Zone } from '../ast/index.ts';
import { contains } from '../characteristics/walk.ts';

type ActivatedBody = Extract<Ability, { readonly kind: 'activated' }>;

const ZONES = new WeakMap<ActivatedBody, Zone>();

/** 113.6: the zone that an activated ability works in: where its cost, condition or effect takes its object to be; the battlefield otherwise. */
export function zoneOf(body: ActivatedBody): Zone {
  const known = ZONES.get(body) ?? zoneIn(body);
  ZONES.set(body, known);
  return known;
}

function zoneIn({ costs, effects, restrictions }: ActivatedBody): Zone {
  for (const cost of costs) {
    if ((cost.kind === 'exile' || cost.kind === 'reveal') && cost.from !== null && isSelf(cost.what)) return cost.from;
    if (cost.kind === 'discard' && isSelf(cost.what)) return 'hand';
  }
  const said = placeSaid(restrictions);
  if (said !== null) return said;
  for (const effect of effects) {
    if (effect.kind !== 'move') continue;
    for (const { what, from } of effect.parts) if (isSelf(what) && from?.kind === 'place') return from.zone;
  }
  return 'battlefield';
}

const isSelf = ({ kind }: ObjectRef): boolean => kind === 'self';

/** "Activate only if this card is in your graveyard." */
function placeSaid(restrictions: ActivatedBody['restrictions']): Zone | null {
  let zone: Zone | null = null;
  contains(restrictions, (node) => {
    if (node.kind !== 'inPlace' || !('subject' in node) || !('places' in node) || !Array.isArray(node.places)) return false;
    const [place]: readonly { readonly zone: Zone }[] = node.places;
    if (place !== undefined) zone = place.zone;
    return true;
  });
  return zone;
}
