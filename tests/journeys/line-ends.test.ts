import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rules } from '#analysis';
import { readRuleText } from '../../cli/report/rule-text.ts';
import { openExample, openSmallFolder } from './small-folder.ts';

const root = join(import.meta.dirname, '../..');

const texts = /\.(?:json|md|ts|css|html|js)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => texts.test(name))
    .map((name) => join(folder, name));
}

/** Has every line of the texts of a folder end as on Windows. */
function endAsOnWindows(folder: string): void {
  for (const file of filesIn(folder))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\r?\n/g, '\r\n'));
}

/** Makes a temporary folder, which goes when the test has finished. */
function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'line-ends-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies parts of the project, with lines that end as on Windows. */
function copied(...parts: readonly string[]): string {
  const folder = temporary();
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  endAsOnWindows(folder);
  return folder;
}

describe('lines [RUN-15]', () => {
  it('end alike in every clone, also where git was told to have them as on Windows', () => {
    const clone = temporary();
    const git = (...typed: readonly string[]): string =>
      execFileSync('git', ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf', ...typed], {
        cwd: clone,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    git('clone', '-q', '--no-checkout', '--shared', root, '.');
    git('checkout', '-q', 'HEAD', '--', '.gitattributes', 'i18n', 'journeys', 'schemas', 'docs/rules');

    const ofWindows = filesIn(clone).filter((file) => readFileSync(file, 'utf8').includes('\r'));

    expect(filesIn(clone).length).toBeGreaterThan(500);
    expect(ofWindows).toEqual([]);
    // Nothing that a commit would take for a change.
    expect(git('diff', '--name-only', '--diff-filter=M')).toBe('');
  });

  it('may end as on Windows all the same, in journeys and in texts: the check finds nothing', async () => {
    const folder = openSmallFolder();
    endAsOnWindows(folder.path);

    const { code, printed } = await folder.percorso(['check']);

    expect(printed).toMatch(/\d+ journeys checked: 0 errors, 0 warnings\./);
    expect(code).toBe(0);
  });

  it('may end so in scenarios, which pass', async () => {
    const folder = openExample();
    endAsOnWindows(folder.path);

    const { code, printed } = await folder.percorso(['test']);

    expect(printed).toMatch(/[1-9]\d* passed, 0 failed;/);
    expect(code).toBe(0);
  });

  it('may end so in what rules say of themselves, which reads the same in both languages', () => {
    const folder = copied('docs/rules');

    for (const { code } of rules)
      for (const language of ['en', 'it'] as const)
        expect(readRuleText(code, language, folder)).toEqual(readRuleText(code, language));
  });
});
