import commanders from './commanders.json' with { type: 'json' };
import creatures from './creatures-mana.json' with { type: 'json' };
import damage from './damage-and-life.json' with { type: 'json' };
import changers from './land-changers.json' with { type: 'json' };
import basics from './lands-basic.json' with { type: 'json' };
import duals from './lands-dual.json' with { type: 'json' };
import utility from './lands-utility.json' with { type: 'json' };
import doublers from './mana-doublers.json' with { type: 'json' };
import rituals from './rituals.json' with { type: 'json' };
import rocks from './rocks.json' with { type: 'json' };
import staples from './staples.json' with { type: 'json' };
import tokens from './tokens.json' with { type: 'json' };
import xCards from './x-cards.json' with { type: 'json' };

/** The day on which the starter cards' facts were last checked. */
export const STARTER_DATE = '2026-11-29';

/** The starter cards by theme, in Scryfall's shape, as they stand in the files beside this one. */
export const STARTER_THEMES: Readonly<Record<string, readonly unknown[]>> = {
  basics,
  duals,
  utility,
  rocks,
  creatures,
  rituals,
  doublers,
  changers,
  damage,
  xCards,
  tokens,
  commanders,
  staples,
};
