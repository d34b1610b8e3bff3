import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { conform } from './command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'percorso-accounts-'));

afterAll(() => rmSync(folder, { recursive: true }));

async function ask(...args: string[]) {
  const printed: string[] = [];
  const code = await conform(args, (text) => printed.push(text));
  return { code, printed: printed.join('') };
}

it.each([
  ['absent', null, /accounts\.json cannot be read: ENOENT/],
  ['no JSON', '{"codes":', /accounts\.json is no JSON/],
  ['of another shape', '{"codes": {}}', /accounts\.json is not what accounts\.schema\.json says/],
])('says of an accounts file that is %s what is wrong with it, and ends with 2', async (_how, text, told) => {
  const accounts = join(folder, 'accounts.json');
  if (text !== null) writeFileSync(accounts, text);

  const { code, printed } = await ask('--base-url', 'http://localhost:9', '--accounts', accounts);

  expect(code).toBe(2);
  expect(printed).toMatch(told);
  expect(printed).toContain('--accounts <file>');
});

it('tells how it is called to who asks, and ends with 0', async () => {
  const { code, printed } = await ask('--help');

  expect(code).toBe(0);
  expect(printed).toMatch(/^npm run conformance -- --base-url <url>/);
  expect(printed).toContain('--help');
});
