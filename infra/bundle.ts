import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import { shapeOfGames } from '../data/games/snapshot/shape.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where Lambda looks for the handler, in the asset's folder. `.mjs`: the folder has no package.json that would say "module". */
export const BUNDLE_FILE = 'index.mjs';

/** The folder beside it with what the handler shares with what is loaded late. */
export const CHUNKS = 'chunks';

/**
 * How the handler is bundled, in the cloud and in tests alike.
 * - The aliases make one copy of Apollo of what the server imports and what CommonJS packages (the adapter first) require.
 * - `mainFields` prefers ES modules: esbuild's default for Node takes graphql's CommonJS build, which is larger and starts later.
 * - Usage reporting is a service of Apollo's that is not used here; its protobuf code would be a third of the bundle.
 * - The banner gives the CommonJS packages in the bundle a `require` for Node's own modules.
 * - The digest of the types that stored games are made of is put in: the sources that it is worked out from are not in the bundle.
 * - What is loaded late stands in files of its own: DynamoDB's client costs a cold start nothing where only the rules are asked about.
 * - No source map: loading one costs more at a cold start than everything else together.
 */
const OPTIONS = {
  absWorkingDir: ROOT,
  entryPoints: ['infra/lambda/graphql.ts'],
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  minify: true,
  sourcemap: false,
  legalComments: 'none',
  charset: 'utf8',
  mainFields: ['module', 'main'],
  alias: {
    '@apollo/server': join(ROOT, 'node_modules/@apollo/server/dist/esm'),
    'lru-cache': join(ROOT, 'node_modules/lru-cache/dist/esm/node/index.min.js'),
    '@apollo/usage-reporting-protobuf': join(ROOT, 'infra/lambda/usageReporting.ts'),
  },
  banner: { js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);" },
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Writes the bundled handler into the folder; tells what went into it, and how large each part is. */
export function bundleHandler(directory: string): Metafile {
  const { metafile } = buildSync({
    ...OPTIONS,
    entryPoints: [...OPTIONS.entryPoints],
    mainFields: [...OPTIONS.mainFields],
    define: { 'process.env.WELLSPRING_SHAPE': JSON.stringify(shapeOfGames()) },
    outdir: directory,
    entryNames: 'index',
    chunkNames: `${CHUNKS}/[name]-[hash]`,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    metafile: true,
  });
  return metafile;
}
