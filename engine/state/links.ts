import { type Complaints, nearIds } from './checks.ts';
import type { CardEntry, Entries, PermanentEntry } from './entries.ts';

/** What of a board an id may name. */
export interface Names {
  readonly players: ReadonlySet<string>;
  readonly permanents: ReadonlyMap<string, PermanentEntry>;
  readonly cards: ReadonlyMap<string, CardEntry>;
}

export function namesOf(players: readonly string[], { permanents, cards }: Entries): Names {
  return {
    players: new Set(players),
    permanents: new Map(permanents.map((entry) => [entry.id, entry])),
    cards: new Map(cards.map((entry) => [entry.id, entry])),
  };
}

type Kind = 'player' | 'permanent' | 'cardInGraveyard';
const SAID: Readonly<Record<Kind, string>> = { player: 'a player', permanent: 'a permanent', cardInGraveyard: 'a card in a graveyard' };

/** The id where it names one of these kinds; otherwise null and a complaint. */
export function linked(
  id: string | undefined,
  kinds: readonly Kind[],
  names: Names,
  path: readonly (string | number)[],
  errors: Complaints,
): string | null {
  if (id === undefined) return null;
  const found = kinds.some((kind) => {
    if (kind === 'player') return names.players.has(id);
    return kind === 'permanent' ? names.permanents.has(id) : names.cards.get(id)?.zone === 'graveyard';
  });
  if (found) return id;
  const known = kinds.flatMap((kind) => [...(kind === 'player' ? names.players : kind === 'permanent' ? names.permanents.keys() : [])]);
  const wanted = kinds.map((kind) => SAID[kind]).join(' or ');
  errors.add('UNKNOWN_ID', path, `${JSON.stringify(id)} is not the id of ${wanted} on this board`, nearIds(id, known));
  return null;
}

/**
 * 301.5, 303.4: why a permanent can't be attached to anything, or to no player; null where it can. What is a copy, or speaks of attaching (or
 * has a keyword that does), is given the benefit of the doubt.
 */
function whyNotAttached({ card, setup }: PermanentEntry, toPlayer: boolean): string | null {
  if (setup.copyOf !== undefined) return null;
  const lines = card.faces.map(({ definition }) => definition.typeLine).join(' // ');
  const text = card.faces.map(({ definition }) => definition.oracleText ?? '').join('\n');
  const name = card.definition.name;
  const attaches = /\b(Aura|Equipment|Fortification)\b/.test(lines) || /attach|bestow|reconfigure|\bAura\b|\bEquipment\b/i.test(text);
  if (!attaches) return `${name} is no Aura, Equipment or Fortification and can't be attached to anything; leave attachedTo out`;
  const enchantsPlayers = /\benchant (a )?(player|opponent)\b/i.test(text) || /attach/i.test(text);
  return toPlayer && !enchantsPlayers ? `${name} can't be attached to a player; name a permanent` : null;
}

/** 701.3, 303.4d: what each permanent is attached to. Nothing is attached to itself, nor in a circle. */
export function attachmentsOf(names: Names, errors: Complaints): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { id, setup, path } of names.permanents.values()) {
    const host = linked(setup.attachedTo, ['permanent', 'player', 'cardInGraveyard'], names, [...path, 'attachedTo'], errors);
    const entry = names.permanents.get(id);
    const obstacle = host === null || entry === undefined ? null : whyNotAttached(entry, names.players.has(host));
    if (host === id) errors.add('CYCLE', [...path, 'attachedTo'], `${id} can't be attached to itself`);
    else if (obstacle !== null) errors.add('INVALID_VALUE', [...path, 'attachedTo'], obstacle);
    else if (host !== null) found.set(id, host);
  }
  const fine = new Set<string>();
  for (const start of [...found.keys()]) {
    const way: string[] = [];
    const seen = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !fine.has(at) && !seen.has(at)) {
      way.push(at);
      seen.add(at);
      at = found.get(at);
    }
    if (at !== undefined && seen.has(at)) {
      const path = names.permanents.get(at)?.path ?? [];
      errors.add('CYCLE', [...path, 'attachedTo'], `${at} is attached to itself, by way of ${way.slice(way.indexOf(at) + 1).join(', ')}`);
    }
    for (const one of way) fine.add(one);
  }
  return found;
}

/** 702.26g: the permanents that are phased out, by themselves or together with what they are attached to. */
export function phasedOut(names: Names, attachments: ReadonlyMap<string, string>): ReadonlySet<string> {
  const out = new Set<string>();
  for (const { id } of names.permanents.values()) {
    const seen = new Set<string>();
    let at: string | undefined = id;
    while (at !== undefined && !seen.has(at)) {
      if (names.permanents.get(at)?.setup.phasedOut === true || out.has(at)) {
        for (const one of [...seen, at]) out.add(one);
        break;
      }
      seen.add(at);
      at = attachments.get(at);
    }
  }
  return out;
}
