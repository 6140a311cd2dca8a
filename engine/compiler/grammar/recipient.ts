import type { ObjectRef, PlayerRef, Recipient } from '../../ast/index.ts';
import { list, phrase, words } from '../phrase.ts';
import { choice, fieldsOf, reshaped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { listedPlayer } from './listedPlayer.ts';

/** Whoever or whatever something is done to: damage, attacks, targets. */

const either: Syntax<ObjectRef | PlayerRef> = choice<ObjectRef | PlayerRef>(g.player, g.objects);
const mixed = (join: 'and' | 'or'): Syntax<Recipient> =>
  reshaped(
    list(either, join, 2),
    (refs): Recipient => ({ kind: 'mixed', refs, join }),
    (value) => {
      const fields = fieldsOf(value);
      return fields?.kind === 'mixed' && fields.join === join ? fields.refs : undefined;
    },
  );

/** "you and/or permanents you control". */
const andOr: Syntax<Recipient> = reshaped(
  phrase('<left> and / or <right>', {}, { left: either, right: either }),
  ({ left, right }): Recipient => ({ kind: 'mixed', refs: [left, right], join: 'and/or' }),
  (value) => {
    const { kind, refs, join } = fieldsOf(value) ?? {};
    return kind === 'mixed' && join === 'and/or' && Array.isArray(refs) && refs.length === 2
      ? { left: refs[0], right: refs[1] }
      : undefined;
  },
);

const article = words([
  ['a', 'a'],
  ['that', 'that'],
  ['each', 'each'],
  ['the', 'the'],
] as const);

/** "a creature, battle, or opponent". */
const listed: Syntax<Recipient> = reshaped(
  phrase('<article> <it>', {}, { article, it: listedPlayer }),
  ({ article: said, it: { filter, players, playersFirst } }): Recipient => ({
    kind: playersFirst ? 'playerOr' : 'orPlayer',
    article: said,
    opponent: players === 'opponent',
    filter,
    listed: true,
  }),
  (value) => {
    const { kind, article: said, opponent, filter, listed: isListed } = fieldsOf(value) ?? {};
    if ((kind !== 'playerOr' && kind !== 'orPlayer') || isListed !== true) return undefined;
    return { article: said, it: { filter, players: opponent === true ? 'opponent' : 'player', playersFirst: kind === 'playerOr' } };
  },
);

const IT: ObjectRef = { kind: 'it', plural: false };

g.recipient.define(
  choice<Recipient>(
    g.player,
    g.objects,
    phrase('<article> player or <filter>', { kind: 'playerOr', opponent: false }, { article, filter: g.filterSingular }),
    phrase('<article> opponent or <filter>', { kind: 'playerOr', opponent: true }, { article, filter: g.filterSingular }),
    phrase('<article> <filter> or player', { kind: 'orPlayer', opponent: false }, { article, filter: g.filterSingular }),
    phrase('<article> <filter> or opponent', { kind: 'orPlayer', opponent: true }, { article, filter: g.filterSingular }),
    listed,
    phrase("the player or planeswalker it's attacking", { kind: 'attackedBy', battle: false, by: IT }, {}),
    phrase("the player , planeswalker , or battle it's attacking", { kind: 'attackedBy', battle: true, by: IT }, {}),
    phrase('the player or planeswalker <by> is attacking', { kind: 'attackedBy', battle: false }, { by: g.objects }),
    phrase('the player , planeswalker , or battle <by> is attacking', { kind: 'attackedBy', battle: true }, { by: g.objects }),
    mixed('and'),
    mixed('or'),
    andOr,
  ),
);
