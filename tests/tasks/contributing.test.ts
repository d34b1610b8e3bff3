import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tasksInWords, writtenPart } from './in-words.ts';
import { tasks } from './tasks.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (place: string): string =>
  existsSync(join(root, place)) ? readFileSync(join(root, place), 'utf8') : '';

it('the guide for contributors has every place of each task; when it has not, run npm run tasks -- --write', () => {
  const { part } = writtenPart(textOf('CONTRIBUTING.md'));

  expect(part).toBe(`\n${tasksInWords(tasks)}\n`);
});

it.each(tasks)('$wish: every place is where the guide says, and can be changed as it says', ({ stages }) => {
  for (const { place, edit } of stages) expect(() => edit(textOf(place)), place).not.toThrow();
});
