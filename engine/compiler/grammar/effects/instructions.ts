import type { Effect } from '../../../ast/index.ts';
import { oneOf, phrase } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';

/** Sentences of fixed wording that tell how something else is done; kept by kind and words. */
const about = (kind: string, ...wordings: readonly string[]): Syntax<Effect> =>
  phrase('<text>', { kind: 'instruction', about: kind }, { text: oneOf(...wordings) });

export const instruction: Syntax<Effect> = choice<Effect>(
  about(
    'trigger limit',
    'this ability triggers only once each turn',
    'this ability triggers only twice each turn',
    'this ability triggers only once',
    'this ability triggers only during your turn',
    'do this only once each turn',
    'do this only twice each turn',
  ),
  about(
    'regeneration',
    "it can't be regenerated",
    "they can't be regenerated",
    "that creature can't be regenerated",
    "a creature destroyed this way can't be regenerated",
    "creatures destroyed this way can't be regenerated",
  ),
  about(
    'repetition',
    'repeat this process',
    'repeat this process once',
    'repeat this process any number of times',
    'you may repeat this process any number of times',
    'repeat the process',
  ),
  about(
    'choosing targets',
    'you may choose the same mode more than once',
    'each mode must target a different player',
    "the copy can't be copied",
  ),
  about(
    'phases',
    'after this phase , there is a additional combat phase',
    'after this main phase , there is a additional combat phase followed by a additional main phase',
    'after this phase , there is a additional combat phase followed by a additional main phase',
    'after this combat phase , there is a additional combat phase',
    'after that phase , there is a additional combat phase',
    'there is a additional combat phase after this phase',
  ),
  about(
    'countered',
    "if that spell is countered this way , exile it instead of putting it into its owner 's graveyard",
    "if that spell is countered this way , put it into its owner 's hand instead of into that player 's graveyard",
    "if that spell is countered this way , put it on top of its owner 's library instead of into that player 's graveyard",
    "if that spell is countered this way , put it on the bottom of its owner 's library instead of into that player 's graveyard",
    "if that spell is countered this way , put that card on the top or bottom of its owner 's library instead of into that player 's graveyard",
  ),
  about('copies', 'each copy targets a different one of those creatures', "the copies can't be copied"),
  about('modes', 'spree', 'tiered'),
  about(
    'searching',
    'if you search your library this way , shuffle',
    'if you search your library this way , shuffle it',
    'if that player searches their library this way , they shuffle',
  ),
  about(
    'prevention',
    "the damage can't be prevented",
    "this damage can't be prevented",
    "that damage can't be prevented",
    "this spell can't be countered and the damage can't be prevented",
  ),
  about('rounding', 'round down each time'),
  about('still', "it's still a land", "they're still lands", "that's still a land", "it's still a creature"),
);
