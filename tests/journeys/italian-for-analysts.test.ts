import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const english = /\b(?:the|of|is|are|and|with|holder|bank|goes|who|that|not|when|after|again)\b/i;
const templates = join(root, 'cli/templates');
const told = new Set([
  'title',
  'body',
  'label',
  'help',
  'error',
  'text',
  'message',
  'submit',
  'close',
  'note',
]);

/** The texts of a file that somebody reads, each with where it stands. */
function textsIn(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    typeof inside === 'string' && told.has(key)
      ? [{ at: `${at}/${key}`, text: inside }]
      : textsIn(inside, `${at}/${key}`),
  );
}

it('whatever is written for analysts to begin with is Italian: screens, titles of scenarios, what to sign [STUDIO-22]', () => {
  const texts = readdirSync(templates)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => textsIn(JSON.parse(readFileSync(join(templates, name), 'utf8')), name));

  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(({ text }) => english.test(text))).toEqual([]);
});

it('the title of every scenario is Italian, as analysts read it in Studio and on the command line [STUDIO-22]', () => {
  const journeys = join(root, 'journeys');
  const scenarios = readdirSync(journeys, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\/scenarios\/[^/]+\.json$/.test(path),
  );
  const titles = scenarios.map((path) => [
    path,
    String(Object(JSON.parse(readFileSync(join(journeys, path), 'utf8'))).title),
  ]);

  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter(([, title = '']) => english.test(title) || !/[a-zà-ù]/.test(title))).toEqual([]);
});

it('the first page that the README names is the guide in Italian, and it says so in Italian [STUDIO-22]', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [link = '', name = '', page = ''] = /(?<!!)\[([^\]]+)\]\(([^)]+)\)/.exec(readme) ?? [];

  expect(page).toBe('docs/guida/README.md');
  expect(name).toMatch(/guida in italiano/);
  expect(readme.slice(0, readme.indexOf(link)).split('\n').at(-1)).toMatch(/^\*\*Scrivi/);
});
