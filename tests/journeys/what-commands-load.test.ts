import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('starts every command without a bank, which takes longer to load than a check takes', () => {
  const said = run(`
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { commands } = await import('./cli/registry.ts');
    const ofTheBank = loaded.filter((url) => /\\/sandbox\\/|\\/drizzle-orm\\//.test(url));
    console.log(JSON.stringify({ commands: commands.length > 0, ofTheBank }));
  `);

  expect(said).toEqual({ commands: true, ofTheBank: [] });
});

/** Runs a module in a Node of its own, and reads what it prints. */
function run(script: string): unknown {
  const typed = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, typed, { cwd: root, encoding: 'utf8' }));
}
