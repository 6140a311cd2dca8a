import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'explorer', 'dist');
const BUILT = join(DIST, 'page');
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

/** The explorer's files by the path they are asked for. */
export type Page = ReadonlyMap<string, { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array }>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
};

/** Nothing is loaded from anywhere but this server. The editor writes styles into its elements and starts workers. */
const POLICY =
  "default-src 'self'; script-src 'self'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:";

/** The built page; built first where it isn't there yet, which takes some seconds. */
export async function explorerPage(): Promise<Page> {
  if (!existsSync(join(BUILT, 'index.html'))) await build();
  const page = new Map<string, { headers: Record<string, string>; body: Uint8Array }>();
  for (const entry of readdirSync(BUILT, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(BUILT, file).split(sep).join('/')}`;
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': cache,
      'content-security-policy': POLICY,
    };
    page.set(path === '/index.html' ? '/' : path, { headers, body: readFileSync(file) });
  }
  return page;
}

/** Built aside and moved into its place as a whole, so that what is there is never half a page, whoever else builds at the same time. */
async function build(): Promise<void> {
  const aside = join(DIST, `building-${process.pid}-${Date.now()}`);
  await vite('build', '--config', join(ROOT, 'explorer', 'vite.config.ts'), '--outDir', aside);
  try {
    renameSync(aside, BUILT);
  } catch (error) {
    rmSync(aside, { recursive: true });
    if (!existsSync(join(BUILT, 'index.html'))) throw error;
  }
}

/** Doesn't keep this process alive, and ends with it. */
function vite(...args: readonly string[]): Promise<void> {
  const run = spawn(process.execPath, [VITE, ...args], { stdio: 'inherit' });
  run.unref();
  process.once('exit', () => run.kill());
  return new Promise((resolve, reject) => {
    run.once('error', reject);
    run.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`building the explorer failed with exit code ${code}`))));
  });
}
