import { reasonsAgainstPlaying } from '../activation/lands.ts';
import { refusal } from '../activation/reasons.ts';
import type { CompiledCard } from '../cards/definition.ts';
import { valuesOfFace } from '../characteristics/printed.ts';
import { ok, type Result } from '../result.ts';
import { playerOf } from '../state/game.ts';
import type { Action, Illegal } from './action.ts';
import { Answers } from './answers.ts';
import { enter } from './enter.ts';
import { faceNamed, facesThat } from './faces.ts';
import { badInput, forbidden, missing, refused } from './illegal.ts';
import { outOfGame } from './inGame.ts';
import { happen, type Progress } from './progress.ts';

type PlayLand = Extract<Action, { readonly kind: 'playLand' }>;

/** 116.2a, 305.1: a player puts a land onto the battlefield; it uses no stack. */
export function playLand(progress: Progress, { card: id, face, chosen, choose = [], by }: PlayLand): Result<Progress, Illegal> {
  const { state } = progress;
  const card = state.cards.get(id);
  if (card === undefined)
    return state.permanents.has(id)
      ? forbidden(`${id} is on the battlefield already.`, '305.1')
      : badInput('card', `There is no card “${id}”.`);
  const player = by ?? card.owner;
  if (playerOf(state, player) === undefined) return badInput('by', `There is no player “${player}”.`);
  const gone = outOfGame(state, player);
  if (gone !== null) return gone;
  const named = faceNamed(card.card, face);
  if (!named.ok) return named;
  const lands = playableFaces(card.card);
  const [only = 0, another] = named.value === null ? lands : [named.value];
  if (another !== undefined)
    return missing(
      'the face',
      lands.map((index) => card.card.faces[index]?.definition.name ?? ''),
    );
  if (named.value !== null && named.value > 0 && !isPlayable(false, card.card.definition.layout))
    return forbidden(`${card.card.definition.name} is played with its front face up.`, '712.8a');
  const against = refusal(reasonsAgainstPlaying(state, { player, card: id, face: only }));
  if (against !== null) return refused(against);
  const answers = new Answers(choose);
  const played = landPlayed(progress, { player, card: id, face: only, ...(chosen === undefined ? {} : { chosen }) }, answers);
  return played.ok ? ok({ ...played.value, left: answers.rest }) : played;
}

/** A land that a player plays, with which of its faces up and what is chosen as it enters. */
interface Played {
  readonly player: string;
  readonly card: string;
  readonly face: number;
  readonly chosen?: NonNullable<PlayLand['chosen']>;
}

/** 305.1, 305.2: the land goes onto the battlefield, and counts as one that was played. */
export function landPlayed(progress: Progress, { player, card: id, face, chosen }: Played, answers: Answers): Result<Progress, Illegal> {
  const from = progress.state.cards.get(id)?.zone;
  if (from === undefined) return forbidden(`There is no card ${id} that could be played.`, '305.1');
  const entered = enter(
    progress,
    {
      kind: 'ZoneChanged',
      ...{ id, as: id, from, to: 'battlefield', cause: 'other' },
      entering: { controller: player, ...(face > 0 ? { face } : {}), ...(chosen === undefined ? {} : { chosen }) },
    },
    answers,
  );
  return entered.ok ? ok(happen(entered.value, { kind: 'LandPlayed', player, permanent: id })) : entered;
}

/** The places of the faces of a card with which it could be played as a land. */
export const playableFaces = (card: CompiledCard): readonly number[] =>
  facesThat(card, (one) => valuesOfFace(one).types.includes('land') && isPlayable(one === card.faces[0], card.definition.layout));

/** 712.8a: either face of a modal double-faced card; of others the front. */
const isPlayable = (isFront: boolean, layout: string | undefined): boolean => isFront || layout === 'modal_dfc';
