import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Check } from './task.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the project that a task may change, with the project’s packages. */
export type ProjectCopy = {
  folder: string;
  edit: (place: string, edit: (text: string) => string) => void;
  generate: (script: string) => void;
  /** Runs a check; undefined when it finds nothing, else what it printed. */
  ask: (check: Check) => string | undefined;
  remove: () => void;
};

/** Copies the files that git knows, and those that it does not ignore, to a temporary folder. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'percorso-task-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 25,
  });
  for (const path of listed.split('\0')) {
    if (path === '' || !existsSync(join(root, path))) continue;
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const tools = join(root, 'node_modules/.bin');
  const run = (command: string, args: readonly string[]) => {
    const env = { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}`, NO_COLOR: '1' };
    const { status, stdout, stderr } = spawnSync(join(tools, command), args, {
      cwd: folder,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    return { isWell: status === 0, printed: `${stdout}\n${stderr}` };
  };
  return {
    folder,
    edit: (place, edit) => {
      const path = join(folder, place);
      const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, edit(text));
    },
    generate: (script) => {
      const { isWell, printed } = run('node', [generators[script] ?? script]);
      if (!isWell) throw new Error(printed);
    },
    ask: (check) => {
      const { isWell, printed } = run(...commandOf(check));
      return isWell ? undefined : printed;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const generators: Readonly<Record<string, string>> = {
  generate: 'schemas/generate.ts',
  'generate:rules': 'tests/journeys/write-rules-page.ts',
};

function commandOf(check: Check): [string, readonly string[]] {
  switch (check.by) {
    case 'types':
      return [
        'tsc',
        ['--noEmit', '--incremental', '--tsBuildInfoFile', 'reports/tasks.tsbuildinfo', '-p', '.'],
      ];
    case 'lint':
      return ['oxlint', ['--type-aware', '--deny-warnings']];
    case 'journeys':
      return ['node', ['cli/bin/percorso.js', 'check']];
    case 'scenarios':
      return ['node', ['cli/bin/percorso.js', 'test']];
    case 'tests':
      return ['vitest', ['run', ...check.files]];
  }
}
