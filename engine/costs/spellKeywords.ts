import type { Filter, GrantedAbility, Keyword } from '../ast/index.ts';
import { every, isKnown, type Truth } from '../characteristics/truth.ts';
import { type Context, keywordsOf } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import type { Asked } from './asked.ts';
import { ofKind, type Standing, standingEffects } from './effects.ts';
import { changesWithCost } from './grantedCost.ts';
import { conditionHolds } from './modifications.ts';
import { contextOfStanding, type ProposedSpell } from './proposal.ts';
import { fitsSpell, isAboutSpell } from './subjects.ts';

/** A keyword that a spell has, and which object gives it; null where it has it from its own text. */
export interface SpellKeyword {
  readonly keyword: Keyword;
  readonly by: string | null;
}

export interface SpellKeywords {
  readonly keywords: readonly SpellKeyword[];
  /** What can't be told about keywords that effects may give it. */
  readonly open: readonly string[];
}

const KNOWN = new WeakMap<ProposedSpell, WeakMap<Asked, SpellKeywords>>();

/** 702, 611.3: the keywords of a spell that is being proposed: its own, and those that effects give to spells. Worked out once for a spell and what is asked. */
export function keywordsOfSpell(state: GameState, proposed: ProposedSpell, asked: Asked): SpellKeywords {
  const ofSpell = KNOWN.get(proposed) ?? new WeakMap<Asked, SpellKeywords>();
  KNOWN.set(proposed, ofSpell);
  const known = ofSpell.get(asked) ?? gather(state, proposed, asked);
  ofSpell.set(asked, known);
  return known;
}

function gather(state: GameState, proposed: ProposedSpell, asked: Asked): SpellKeywords {
  const keywords: SpellKeyword[] = keywordsOf(proposed.spell).map((keyword) => ({ keyword, by: null }));
  const open: string[] = [];
  const all = standingEffects(state, proposed.view);
  for (const { standing, granted } of [...continuousGrants(all, proposed), ...namedGrants(all)]) {
    const { source, effect } = standing;
    const context = contextOfStanding(proposed.view, standing, { it: proposed.spell.id, player: proposed.player });
    const counting = { spell: proposed.spell, asked, linked: null };
    const truth = every(
      [() => isGranted(standing, proposed, asked, context), () => conditionHolds({ ...effect, unless: false }, counting, context)],
      (test) => test(),
    );
    if (truth === true) keywords.push(...granted.map((keyword) => ({ keyword, by: source })));
    else if (!isKnown(truth)) open.push(`${truth.why}: “${standing.text}”`);
  }
  return { keywords, open };
}

/** Whether a spell is among those that an effect gives keywords to. */
function isGranted(standing: Grant['standing'], proposed: ProposedSpell, asked: Asked, context: Context): Truth {
  const { effect } = standing;
  if (effect.kind === 'spellsHave') return isAboutSpell(standing, effect.of, proposed, asked, context);
  // 611.2c: what a spell or ability started is about the objects that it was settled on.
  const objects = standing.lasting?.objects ?? null;
  if (objects !== null) return objects.includes(proposed.spell.id);
  const { subject } = effect;
  return 'filter' in subject && subject.filter !== 'any' && fitsSpell(asSpell(subject.filter), proposed, asked, context);
}

interface Grant {
  readonly standing: ReturnType<typeof ofKind<'continuous'>>[number] | ReturnType<typeof ofKind<'spellsHave'>>[number];
  readonly granted: readonly Keyword[];
}

const keywordsIn = (abilities: readonly GrantedAbility[]): readonly Keyword[] =>
  abilities.flatMap((one) => (one.kind === 'keyword' ? [one.keyword] : []));

/** "Cards in your graveyard": by the time it is asked the card is a spell. */
const asSpell = (filter: Filter): Filter =>
  filter.kind === 'objects'
    ? { ...filter, words: filter.words.filter((word) => word.kind !== 'noun' || word.which !== 'card') }
    : { ...filter, filters: filter.filters.map(asSpell) };

/** Whether a phrase is about spells, or about cards in the zone that the spell is cast from. */
function speaksOf(filter: Filter, from: ProposedSpell['from']): boolean {
  if (filter.kind === 'either') return filter.filters.some((one) => speaksOf(one, from));
  if (filter.words.some((word) => word.kind === 'noun' && word.which === 'spell')) return true;
  return filter.suffixes.some(
    (suffix) =>
      (suffix.kind === 'inZone' && suffix.zone === from) || (suffix.kind === 'inZones' && suffix.zones.some(({ zone }) => zone === from)),
  );
}

/** "Artifact spells you cast have convoke", "each sorcery card in your graveyard has flashback". */
function continuousGrants(all: readonly Standing[], proposed: ProposedSpell): readonly Grant[] {
  return ofKind(all, 'continuous').flatMap((standing): readonly Grant[] => {
    const { subject, changes } = standing.effect;
    if (standing.lasting?.objects == null) {
      if (subject.kind !== 'all' && subject.kind !== 'each') return [];
      if (!speaksOf(subject.filter, proposed.from)) return [];
    }
    const said = standing.among.flatMap((one) => (one.kind === 'rule' && one.about === 'granted cost' ? [one.text] : []));
    const told = said.reduce((all, text) => changesWithCost(all, text), changes);
    const granted = told.flatMap((change) => (change.kind === 'gains' ? keywordsIn(change.abilities) : []));
    return granted.length === 0 ? [] : [{ standing, granted }];
  });
}

/** "The first spell you cast each turn has convoke." */
const namedGrants = (all: readonly Standing[]): readonly Grant[] =>
  ofKind(all, 'spellsHave').map((standing) => ({ standing, granted: keywordsIn(standing.effect.abilities) }));
