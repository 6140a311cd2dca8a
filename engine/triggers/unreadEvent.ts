import type { Seen } from './occurrence.ts';
import { namesOf } from './phases.ts';

/** Whether unread text that waits for something could wait for that; of what happens as players act it is not asked. */
export function couldMean(text: string, what: Seen['what']): boolean {
  switch (what.kind) {
    case 'StepBegan':
      return namesOf(what.step).some((name) => new RegExp(`\\b(beginning|end) of .*\\b${name.replace(/^end of /, '')}`, 'i').test(text));
    case 'PermanentUntapped':
      return /\buntap/i.test(text);
    case 'CounterAdded':
      return what.counter === 'lore' && /\b(chapter|lore)\b/i.test(text);
    case 'ZoneChanged':
      return (
        (what.cause === 'draw' && /\bdraws?\b/i.test(text)) ||
        (what.cause === 'discard' && /\bdiscards?\b/i.test(text)) ||
        (what.to === 'battlefield' && /\benters?\b/i.test(waitedFor(text)))
      );
    case 'SpellCast':
      return /\b(casts?|plays?|becomes? the target)\b/i.test(waitedFor(text));
    case 'LandPlayed':
      return /\bplays?\b/i.test(waitedFor(text));
    case 'SpellCopied':
      return /\b(cop(y|ies)|becomes? the target)\b/i.test(waitedFor(text));
    case 'TargetsChanged':
    case 'AbilityPutOnStack':
      return /\bbecomes? the target\b/i.test(waitedFor(text));
    case 'PermanentHeldTapped':
      return /\bexerts?\b/i.test(waitedFor(text));
    case 'AttackersDeclared':
      return what.attackers.length > 0 && /\battacks?\b/i.test(waitedFor(text)) && !/ blocked\b/.test(waitedFor(text));
    case 'BlockersDeclared':
      return what.blocks.length > 0 && /\bblock(s|ed)?\b/i.test(waitedFor(text)) && !/(isn't|aren't) blocked\b/.test(waitedFor(text));
    case 'BecameBlocked':
      return /\bbecomes? blocked\b/i.test(waitedFor(text));
    case 'Unblocked':
      return /(isn't|aren't) blocked\b/i.test(waitedFor(text));
    default:
      return IN_WORDS[what.kind]?.test(waitedFor(text)) === true;
  }
}

/** What happens in few words, by those words. */
const IN_WORDS: Readonly<Partial<Record<Seen['what']['kind'], RegExp>>> = {
  DamageDealt: /\bdamage\b(?!.*\bprevented\b)/i,
  DamagePrevented: /\bprevent(s|ed)?\b/i,
  LifeGained: /\bgains?\b.*\blife\b|\blife total\b/i,
  LifeLost: /\b(loses?|pays?)\b.*\blife\b|\blife total\b/i,
  LifePaid: /\b(loses?|pays?)\b.*\blife\b|\blife total\b/i,
  PlayerLost: /\bloses? the game\b/i,
};

/** Whether unread text could wait for events of a kind that are told by few words alone; to be asked before anything is looked at. */
export const couldWaitFor = (text: string, kind: Seen['what']['kind']): boolean => IN_WORDS[kind]?.test(text) === true;

/** The words before what an ability does; all of them where it is only those. Commas of a list don't end them. */
const waitedFor = (text: string): string =>
  /^(when|whenever|at)\b/i.test(text) ? (text.split(/,(?! (?:[^,]+, )*(?:or|and|and\/or) )/)[0] ?? text) : text;
