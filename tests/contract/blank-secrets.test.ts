import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../schemas/provider');

type Schema = { type?: unknown; title?: string; pattern?: string; enum?: unknown; format?: unknown };

/** Lists the schemas of texts that are secrets, by title. */
function secretsIn(value: unknown, title = ''): [string, Schema][] {
  if (typeof value !== 'object' || value === null) return [];
  const schema = value as Schema & { 'x-secret'?: boolean };
  const name = schema.title ?? title;
  const own: [string, Schema][] =
    schema['x-secret'] === true && schema.type === 'string' ? [[name, schema]] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => secretsIn(inner, key))];
}

// A password is compared as it is, and a new one has the policy of passwords to pass.
const judged = ['Password', 'NewPassword'];

const secrets = globSync('*.json', { cwd: folder })
  .flatMap((file) => secretsIn(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
  .filter(([name]) => !judged.includes(name));

it('no secret that the bank asks for is met by spaces or signs alone', () => {
  const blank = ['   ', '???'].flatMap((text) =>
    secrets
      .filter(
        ([, { pattern, enum: listed, format }]) =>
          listed === undefined && format === undefined && new RegExp(pattern ?? '', 'u').test(text),
      )
      .map(([name]) => `${name}: "${text}"`),
  );

  expect(secrets.length).toBeGreaterThan(5);
  expect(blank).toEqual([]);
});
