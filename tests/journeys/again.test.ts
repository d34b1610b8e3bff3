import { spawn } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCommittedFolder, openExample, openSmallFolder, type SmallFolder } from './small-folder.ts';

const root = join(import.meta.dirname, '../..');
const file = 'journeys/pin-view/journey.json';

// Each reads the whole project.
describe('--changed', () => {
  it('does nothing where nothing has changed', async () => {
    const { code, printed } = await openCommittedFolder().percorso(['test', '--changed']);

    expect({ code, printed }).toEqual({ code: 0, printed: 'No journey has changed.\n' });
  });

  it('runs the scenarios of the journeys that differ, and no others', async () => {
    const folder = openCommittedFolder();
    change(folder, file, [/"version": "[^"]+"/u, '"version": "9.0.0"']);

    const { code, printed } = await folder.percorso(['test', '--changed']);

    expect(code).toBe(0);
    expect(printed).toMatch(/pass {2}pin-view: /);
    expect(printed).not.toMatch(/pass {2}phone-change: /);
  });

  it('finds what a change breaks in journeys that run the changed one, and tries their scenarios', async () => {
    const folder = openCommittedFolder();
    const gone = '"gone": { "kind": "end", "outcome": "gone" }';
    change(folder, 'journeys/payee-delete/journey.json', ['"steps": {', `"steps": {\n    ${gone},`]);

    const checked = await folder.percorso(['check', '--changed']);
    const tested = await folder.percorso(['test', '--changed']);

    expect(checked.printed).toMatch(/journeys\/phone-topup\/journey\.json:\d+:\d+ error exit-missing/);
    expect(tested.printed).toMatch(/CANNOT RUN {2}phone-topup\n/);
    expect(tested.printed).not.toMatch(/pagopa-bills: /);
  });

  it('says of a journey that cannot run where the one that it runs has another outcome', async () => {
    const folder = openCommittedFolder();
    change(folder, 'journeys/payee-delete/journey.json', ['"outcome": "completed"', '"outcome": "removed"']);

    const { printed } = await folder.percorso(['test', '--changed']);

    expect(printed).toMatch(
      /CANNOT RUN {2}phone-topup\n +journeys\/payee-delete\/journey\.json:\d+:\d+ {2}Nothing waits for the outcome "removed"/,
    );
  });

  it('tries the scenarios of all that ask for strong authentication when that has changed', async () => {
    const folder = openCommittedFolder();
    change(folder, 'journeys/sca/journey.json', [/"version": "[^"]+"/u, '"version": "9.0.0"']);

    const { printed } = await folder.percorso(['test', '--changed']);

    expect(printed).toMatch(/pass {2}phone-change: /);
    expect(printed).not.toMatch(/pagopa-bills: /);
  });

  it('finds what a change breaks wherever it is, and nothing that was there before', async () => {
    const folder = openSmallFolder();
    change(folder, 'journeys/ecode-view/journey.json', [/"outcome": "[^"]+"/u, '"outcome": "Done"']);
    const committed = openCommittedFolder(folder);
    change(committed, 'journeys/migration/journey.json', ['"/migration"', '"/editUserData"']);

    const { code, printed } = await committed.percorso(['check', '--changed']);

    expect(code).toBe(1);
    expect(printed).toMatch(/journeys\/trigger-timeline\.json:\d+:\d+ error route-unknown/);
    expect(printed).toMatch(/journeys\/user-data-update\/journey\.json:\d+:\d+ error entry-twice/);
    expect(printed).not.toContain('ecode-view');
  });

  it('checks all journeys when a file of all of them differs', async () => {
    const folder = openCommittedFolder();
    const errors = 'journeys/errors.json';
    folder.write(errors, `${readFileSync(join(folder.path, errors), 'utf8')}\n`);

    const { printed } = await folder.percorso(['check', '--changed', '--since', 'HEAD']);

    expect(printed).toMatch(/^5\d journeys checked/m);
  });

  it('refuses a revision that is not there', async () => {
    const { code, warned } = await openCommittedFolder().percorso([
      'check',
      '--changed',
      '--since',
      'nowhere',
    ]);

    expect(code).toBe(2);
    expect(warned).toContain('git: ');
  });
});

describe('--watch', () => {
  it('checks again when a file is saved, and goes on after a mistake', async () => {
    const { folder, hear } = watchSmallFolder();
    const text = readFileSync(join(folder.path, file), 'utf8');

    await hear(/ 0 errors/);
    folder.write(file, text.replace('"kind": "call"', '"kind": "cal"'));
    await hear(/ [1-9]\d* errors?/);
    folder.write(file, text);
    await hear(/ 0 errors/);
  });

  it('goes on hearing of a file that another has taken the place of', async () => {
    const { folder, hear } = watchSmallFolder();
    const text = readFileSync(join(folder.path, file), 'utf8');
    const wrong = text.replace('"kind": "call"', '"kind": "cal"');

    await hear(/ 0 errors/);
    folder.write(`${file}.new`, wrong);
    renameSync(join(folder.path, `${file}.new`), join(folder.path, file));
    await hear(/ [1-9]\d* errors?/);
    folder.write(file, text);
    await hear(/ 0 errors/);
    folder.write(file, wrong);
    await hear(/ [1-9]\d* errors?/);
  });

  it.each(['C', 'it_IT.UTF-8'])(
    'is understood by the task of the editor in the locale %s',
    async (locale) => {
      const { finding, waiting } = watchingTask();
      const { folder, hear, hearWarning } = watchSmallFolder({ locale });
      const pin = 'journeys/pin-view/journey.json';
      const text = readFileSync(join(folder.path, pin), 'utf8');

      await hearWarning(waiting);
      folder.write(pin, text.replace('"kind": "call"', '"kind": "cal"'));
      await hear(finding);
      await hearWarning(waiting);
    },
  );

  it('goes on when what is read by all journeys was broken for a while', async () => {
    const { folder, hear, hearWarning } = watchSmallFolder();
    const views = 'journeys/views.json';
    const text = readFileSync(join(folder.path, views), 'utf8');

    await hear(/ 0 errors/);
    await hearWarning(/Waiting/);
    folder.write(views, '{');
    await hearWarning(/Waiting/);
    folder.write(views, text);
    await hear(/ 0 errors/);
  });
});

/** Writes other words into a file, once. */
const change = (
  { path, write }: SmallFolder,
  at: string,
  [from, to]: readonly [string | RegExp, string],
): void => write(at, readFileSync(join(path, at), 'utf8').replace(from, to));

/** The task of VS Code that watches, and the lines of the output that it goes by. */
function watchingTask() {
  const { tasks } = JSON.parse(readFileSync(join(root, '.vscode/tasks.json'), 'utf8')) as {
    // Our own file.
    tasks: { problemMatcher: { pattern: { regexp: string }[]; background: { endsPattern: string } } }[];
  };
  const [task] = tasks;
  if (!task) throw new Error('There is no task.');
  const { pattern, background } = task.problemMatcher;
  return {
    finding: new RegExp(pattern[0]?.regexp ?? '', 'm'),
    waiting: new RegExp(background.endsPattern, 'm'),
  };
}

/** Starts a check that watches a folder of its own. */
function watchSmallFolder({ locale = 'C', folder = openExample() } = {}) {
  const watching = spawn(
    process.execPath,
    [join(root, 'cli/bin/this-node.js'), 'check', 'pin-view', '--watch'],
    {
      cwd: folder.path,
      env: { ...process.env, LC_ALL: locale },
    },
  );
  onTestFinished(() => void watching.kill());
  return { folder, hear: hearing(watching.stdout), hearWarning: hearing(watching.stderr) };
}

/** Waits until a process says something that it has not said before. */
function hearing(stream: Readable): (words: RegExp) => Promise<void> {
  let said = '';
  stream.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return (words) =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = words.exec(said);
        if (!found) return;
        said = said.slice(found.index + found[0].length);
        stream.off('data', look);
        resolve();
      };
      stream.on('data', look);
      look();
    });
}
