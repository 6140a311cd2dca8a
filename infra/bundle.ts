import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where Lambda looks for the handler, in the asset's folder. `.mjs`: the folder has no package.json that would say "module". */
export const BUNDLE_FILE = 'index.mjs';

/**
 * How the handler is bundled, in the cloud and in tests alike.
 * - The aliases make one copy of Apollo of what the server imports and what CommonJS packages (the adapter first) require.
 * - `mainFields` prefers ES modules: esbuild's default for Node takes graphql's CommonJS build, which is larger and starts later.
 * - Usage reporting is a service of Apollo's that is not used here; its protobuf code would be a third of the bundle.
 * - The banner gives the CommonJS packages in the bundle a `require` for Node's own modules.
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
    outfile: join(directory, BUNDLE_FILE),
    metafile: true,
  });
  return metafile;
}
