import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { brokenFolders, soundFolder } from './broken-files.ts';
import { openEmptyFolder, type Ran, type SmallFolder } from './small-folder.ts';

/** Opens a folder with a sound journey, which git knows as it is. */
function openSoundFolder(): SmallFolder {
  const folder = openEmptyFolder();
  soundFolder(folder.path);
  const git = (...typed: readonly string[]) =>
    execFileSync('git', typed, { cwd: folder.path, stdio: 'ignore' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=analyst', '-c', 'user.email=analyst@percorso.test', 'commit', '--message', 'begin');
  return folder;
}

const commands = [
  ['check'],
  ['check', '--fix', '--format', 'sarif'],
  ['test'],
  ['graph', 'broken'],
  ['diff', 'HEAD'],
  ['explore'],
  ['texts'],
  // Reads everything and plays nothing, so that no bank is opened.
  ['run', 'gone'],
];

describe('what no analyst would write', () => {
  it('stands beside a sound journey of which nothing is found', async () => {
    const { percorso } = openSoundFolder();

    expect(await percorso(['check'])).toMatchObject({ code: 0 });
  });

  it.each(Object.keys(brokenFolders))('is told, and no command breaks on it: %s', async (name) => {
    const folder = openSoundFolder();
    brokenFolders[name]?.(folder.path);

    const answers: Ran[] = [];
    for (const typed of commands) answers.push(await folder.percorso(typed));
    const [checked] = answers;

    // A check finds something or says what it cannot read.
    expect(checked?.code).toBeGreaterThan(0);
    for (const { printed, warned } of answers) {
      // What breaks throws, and is no answer; no answer tells of our own files.
      expect(`${printed}${warned}`).not.toMatch(/\n\s+at .*\.ts:\d+/);
    }
    // However large the file is, what is informed of it can be read.
    expect(checked?.printed.length).toBeLessThan(100_000);
  });
});
