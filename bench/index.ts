import { benchCouldProduce } from './boards.ts';
import { benchCompile } from './compile.ts';
import { benchDamage } from './damage.ts';
import { benchGames } from './games.ts';
import { benchGraphql } from './graphql.ts';
import { benchPayment } from './payment.ts';
import { benchPlaying } from './playing.ts';

/** `npm run bench [-- NAME…]`: prints rates and ratios, never a verdict. Names: compile, could-produce, damage, games, graphql, payment, playing; all where none is given. */
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  compile: benchCompile,
  'could-produce': benchCouldProduce,
  damage: benchDamage,
  games: benchGames,
  graphql: benchGraphql,
  payment: benchPayment,
  playing: benchPlaying,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`no such bench: ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(BENCHES)) if (asked.length === 0 || asked.includes(name)) await bench();
