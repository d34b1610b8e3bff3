import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserSteps, checkSteps } from '../support/check-steps.ts';
import { programOf } from '../support/programs.ts';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const onTheWay = '{analysis,cli,conformance,console,engine,i18n,sandbox,schemas,server,studio,ui}/**/*.ts';
const sources = globSync(onTheWay, { cwd: root })
  .filter((name) => !/\.(?:test|fixture)\./u.test(name))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(root, name), 'utf8') }));

/** The container’s rehearsal and the release are made on Linux; what they make runs elsewhere too. */
const ofLinux = /^server\/(?:container|release)\//;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Returns the lines of the product in which something stands, and where. */
const linesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ name }) => !ofLinux.test(name))
    .flatMap(({ name, text }) =>
      text
        .split('\n')
        .filter((line) => !line.startsWith('import ') && pattern.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );

describe('the commands', () => {
  it.each(Object.entries(scripts))(
    'npm run %s says nothing that only one shell understands [RUN-16]',
    (name, script) => {
      // A signal to npm reaches what its shell has become; docs/operations.md says what to type where there is no such word.
      const commands = ['start', 'dev'].includes(name) ? script.replace(/^exec /u, '') : script;

      for (const command of commands.split(' && ')) expect(command).toMatch(/^(?!exec )[\w./:=@ -]+$/u);
    },
  );

  it('start each tool as a program of Node, since a folder of links is not on every system [RUN-16]', () => {
    const tools = [...checkSteps({ told: '' }), ...browserSteps].map(({ command }) => command[0]);

    for (const tool of new Set(tools))
      if (tool !== 'node') expect(readFileSync(programOf(root, tool), 'utf8')).toMatch(/^#!.*\bnode\b/u);
  });
});

describe('the code that runs in a bank', () => {
  it('starts no program but git, which has one name everywhere, and what a bank names itself [RUN-16]', () => {
    const started = linesWith(/\b(?:spawn|execFile|exec|fork)(?:Sync)?\(/u).filter(
      // The source of codes in an accounts file of the conformance kit.
      (line) => !line.includes('.exec(') && !line.startsWith('conformance/accounts/sources.ts: '),
    );

    expect(started.length).toBeGreaterThan(0);
    for (const line of started) expect(line).toMatch(/spawnSync\('git', /u);
  });

  it('knows no folder of one system [RUN-16]', () => {
    expect(linesWith(/['"`](?:\/tmp|\/usr|\/var|\/home|\/etc|[A-Z]:\\\\)/u)).toEqual([]);
  });

  it('writes a path of the project with slashes before it is compared [RUN-16]', () => {
    const asItCame = sources.filter(
      ({ text }) =>
        count(text, /\brelative\(/gu) >
        count(text, /\.split\(sep\)\s*\.join\('\/'\)/gu) + count(text, /\.replaceAll\('\\\\', '\/'\)/gu),
    );

    // What is put together again by the system’s own rules stays as they have it.
    expect(asItCame.map(({ name }) => name)).toEqual(['server/brand/read-brand.ts']);
  });
});
