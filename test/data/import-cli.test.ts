import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARTER_THEMES } from '../../data/cards/starter/index.ts';

const CLI = fileURLToPath(new URL('../../cli/import.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'wellspring-import-cli-'));
const target = join(folder, 'catalogue.sqlite');
const list = join(folder, 'cards.json');
const cards = Object.values(STARTER_THEMES).flat();

function run(...args: readonly string[]): { readonly status: number | null; readonly out: string; readonly err: string } {
  const environment = { ...process.env, WELLSPRING_CATALOGUE: target, WELLSPRING_SCRYFALL: 'http://127.0.0.1:9' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8', env: environment });
  return { status, out: stdout, err: stderr };
}

beforeAll(() => writeFileSync(list, `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')},\n{"name": oops}\n]`));
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run cards:import', () => {
  it('reports what was read, left out and not understood, and how much is modelled', () => {
    const { status, out, err } = run(list);
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`^read +${cards.length + 1} records in `, 'm'));
    expect(out).toMatch(new RegExp(`^catalogue +${cards.length} cards -> `, 'm'));
    expect(out).toMatch(/^modelled +whole \d+ \([\d.]+%\), in part \d+ .*, not at all \d+ /m);
    expect(out).toMatch(/^skipped +0$/m);
    expect(out).toMatch(new RegExp(`^unreadable +1\n +.*cards\\.json, line ${cards.length + 2}, byte \\d+: `, 'm'));
    expect(err).toMatch(/^reading 100%\n(?:compiling \d+%\n)+$/m);
  });

  it('compiles a catalogue again', () => {
    expect(run(target)).toMatchObject({ status: 0, out: expect.stringContaining(`catalogue   ${cards.length} cards`) });
    expect(run(target, list)).toMatchObject({ status: 1, err: expect.stringContaining('is compiled again alone') });
  });

  it.each([
    ['a file that is not there', ['nowhere.json'], 1, /ENOENT/],
    ['nobody at the address', [], 1, /127\.0\.0\.1:9\/bulk-data\/oracle-cards cannot be reached/],
    ['an option that is none', ['--nonsense'], 2, /--nonsense[\s\S]*Usage: npm run cards:import/],
  ] as const)('says what is wrong and keeps the catalogue: %s', (_, args, code, message) => {
    const before = readFileSync(target);
    const { status, out, err } = run(...args);
    expect({ status, out }).toEqual({ status: code, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^ +at /m);
    expect(readFileSync(target).equals(before)).toBe(true);
  });

  it('explains itself', () => {
    expect(run('--help')).toMatchObject({ status: 0, out: expect.stringMatching(/^Usage: /), err: '' });
  });

  it.each(['SIGINT', 'SIGKILL'] as const)('stopped by %s in the middle, it keeps the catalogue', async (signal) => {
    const before = readFileSync(target);
    const importing = spawn(process.execPath, [CLI, '--out', target, '/dev/stdin'], { stdio: ['pipe', 'ignore', 'ignore'] });
    const ended = new Promise<number | null>((resolve) => importing.once('exit', resolve));
    importing.stdin.on('error', () => {});
    importing.stdin.write(`${JSON.stringify(cards[0])}\n`);
    await new Promise((resolve) => setTimeout(resolve, 800));
    importing.kill(signal);
    importing.stdin.write(`${JSON.stringify(cards[1])}\n`);
    await ended;
    expect(readFileSync(target).equals(before)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['cards.json', 'catalogue.sqlite']);
  });
});
