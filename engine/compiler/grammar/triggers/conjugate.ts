/** Verbs of event sentences in the forms that cards use, so that one template reads "dies", "die" and "died". */

/** The third person; the plural (and "you"); the past of each; after "has" or "have"; after "would"; "a creature dying". */
export type Form = 'singular' | 'plural' | 'past' | 'pastPlural' | 'participle' | 'infinitive' | 'gerund';

const IRREGULAR: Readonly<Record<string, readonly [singular: string, past: string, participle: string]>> = {
  deal: ['deals', 'dealt', 'dealt'],
  leave: ['leaves', 'left', 'left'],
  die: ['dies', 'died', 'died'],
  become: ['becomes', 'became', 'become'],
  cast: ['casts', 'cast', 'cast'],
  copy: ['copies', 'copied', 'copied'],
  draw: ['draws', 'drew', 'drawn'],
  lose: ['loses', 'lost', 'lost'],
  win: ['wins', 'won', 'won'],
  put: ['puts', 'put', 'put'],
  tap: ['taps', 'tapped', 'tapped'],
  untap: ['untaps', 'untapped', 'untapped'],
  get: ['gets', 'got', 'gotten'],
  fight: ['fights', 'fought', 'fought'],
  pay: ['pays', 'paid', 'paid'],
  play: ['plays', 'played', 'played'],
  have: ['has', 'had', 'had'],
  search: ['searches', 'searched', 'searched'],
  cause: ['causes', 'caused', 'caused'],
  give: ['gives', 'gave', 'given'],
  foretell: ['foretells', 'foretold', 'foretold'],
  planeswalk: ['planeswalks', 'planeswalked', 'planeswalked'],
  scry: ['scries', 'scried', 'scried'],
  mutate: ['mutates', 'mutated', 'mutated'],
  commit: ['commits', 'committed', 'committed'],
  plot: ['plots', 'plotted', 'plotted'],
  clash: ['clashes', 'clashed', 'clashed'],
  choose: ['chooses', 'chose', 'chosen'],
};

const BE: Readonly<Record<Form, string>> = {
  singular: 'is',
  plural: 'are',
  past: 'was',
  pastPlural: 'were',
  participle: 'been',
  infinitive: 'be',
  gerund: 'being',
};
const BE_NOT: Readonly<Record<Form, string>> = {
  singular: "isn't",
  plural: "aren't",
  past: "wasn't",
  pastPlural: "weren't",
  participle: "hasn't been",
  infinitive: 'not be',
  gerund: 'not being',
};

function inflected(verb: string, form: Form): string {
  if (verb === 'be') return BE[form];
  if (verb === 'be not') return BE_NOT[form];
  if (form === 'plural' || form === 'infinitive') return verb;
  if (form === 'gerund') return gerund(verb);
  const known = IRREGULAR[verb];
  if (form === 'singular') return known?.[0] ?? `${verb}s`;
  if (form === 'participle' && known) return known[2];
  return known?.[1] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);
}

/** `die` gives `dying`, `leave` gives `leaving`, `put` gives `putting`. */
function gerund(verb: string): string {
  if (verb === 'die') return 'dying';
  if (/[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^(put|tap|untap|get|win|commit|plot|set|flip)$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** A template with its verbs, written `{attack}`, in a form. */
export const conjugate = (template: string, form: Form): string =>
  template.replace(/\{([a-z ]+)\}/g, (_, verb: string) => inflected(verb, form));
