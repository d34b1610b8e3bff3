import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'journey');

/** Lists the parts of a schema that take a text of a pattern. */
function patternsIn(node: unknown): object[] {
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.entries(node).flatMap(([key, part]) => (key === 'examples' ? [] : patternsIn(part)));
  return 'pattern' in node && typeof node.pattern === 'string' ? [node, ...within] : within;
}

it.each(readdirSync(folder))(
  'tells analysts in both languages, in %s, how each text is written that a pattern is held against',
  (file) => {
    const patterns = patternsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')));

    for (const each of patterns)
      expect(each).toMatchObject({
        'x-written': { en: expect.stringMatching(/\.$/), it: expect.stringMatching(/\.$/) },
      });
  },
);
