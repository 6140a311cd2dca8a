import type { Effect } from '../../../ast/index.ts';
import { choice, type Syntax } from '../../syntax.ts';
import { ofWould } from '../would.ts';
import { clauses } from './clause.ts';

/** Replacement effects (614) and preventions (615) that a resolving spell or ability starts: "if … would …, … instead". */

type Wording = Extract<Effect, { kind: 'replace' }>['wording'];
const replace = (template: string, wording: Wording, next = false): Syntax<Effect> =>
  ofWould(template, { kind: 'replace', wording, next }, clauses);

export const replacing: Syntax<Effect> = choice<Effect>(
  replace('if <would> , <effect> instead', 'last'),
  replace('if <would> , instead <effect>', 'first'),
  replace('if <would> , <effect> instead of putting it anywhere else', 'instead of putting it anywhere else'),
  replace("if <would> , <effect> instead of putting it into its owner 's graveyard", "instead of putting it into its owner's graveyard"),
  replace('if <would> , <effect>', 'none'),
  replace('each time <would> , <effect> instead', 'each time'),
  replace('the next time <would> , <effect> instead', 'last', true),
  replace('the next time <would> , instead <effect>', 'first', true),
  replace('the next time <would> , <effect>', 'none', true),
);
