import { expect, test } from 'vitest';
import { explorerPage } from '../../cli/explorerPage.ts';
import { EXAMPLE_QUERY, EXAMPLE_VARIABLES } from '../../explorer/example.ts';
import { answer } from './client.ts';

/** Built where it isn't yet, which takes some seconds. */
const page = await explorerPage();
const textAt = (path: string): string => Buffer.from(page.get(path)?.body ?? []).toString('utf8');

test('the explorer is one page whose files all lie beside it', () => {
  const links = [...textAt('/').matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    expect(link).toMatch(/^\.\//);
    expect(page.has(new URL(link, 'http://localhost/').pathname)).toBe(true);
  }
});

test('browsers are told to load nothing from elsewhere', () => {
  const policy = page.get('/')?.headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/https?:|\*/);
});

test('its styles name no other place', () => {
  const styles = [...page.keys()].filter((path) => path.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(0);
  for (const path of styles) expect(textAt(path)).not.toMatch(/url\(["']?(?:https?:)?\/\/|@import/);
});

test('every file has a type that browsers know', () => {
  expect([...page].filter(([, { headers }]) => headers['content-type'] === 'application/octet-stream').map(([path]) => path)).toEqual([]);
});

test('the question that it opens with has an answer', async () => {
  expect(await answer(EXAMPLE_QUERY, JSON.parse(EXAMPLE_VARIABLES))).toMatchObject({
    board: { permanent: { name: 'Reflecting Pool', couldProduce: { types: ['U', 'R'] } }, warnings: [] },
  });
});
