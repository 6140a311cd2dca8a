import type { Keyword } from '../../ast/index.ts';
import { oneOf, phrase } from '../phrase.ts';
import { choice } from '../syntax.ts';
import * as g from './declared.ts';

/** Keyword abilities (702) by name, with their parameters. */
const none = { cost: [], amount: null, filter: null, text: null } as const;
g.keyword.define(
  choice<Keyword>(
    phrase('<name>', { kind: 'keyword', ...none }, {
      name: oneOf('deathtouch', 'defender', 'double strike', 'first strike', 'flash', 'flying', 'haste', 'hexproof', 'indestructible', 'lifelink', 'menace', 'reach', 'shroud', 'trample', 'vigilance'),
    }),
  ),
);
