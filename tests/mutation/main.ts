import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, folderNames, folderOf } from './folders.ts';
import { mutate } from './mutate.ts';
import type { Outcome } from './outcome.ts';
import { scoreOf, scoreInWords } from './score.ts';

// Changes the code in one place after another and sees whether its tests notice: npm run test:mutation -- engine
const root = join(import.meta.dirname, '../..');
const [, , ...named] = process.argv;
const least = 85;

function tryFolder(name: string): boolean {
  const { folder } = folderOf(name);
  const file = join(root, 'reports/mutation', `${folder.replaceAll('/', '-')}.json`);
  mkdirSync(join(root, 'reports/mutation'), { recursive: true });
  rmSync(file, { force: true });
  const vitest = join(root, 'node_modules/.bin/vitest');
  spawnSync(vitest, ['run', '--config', 'tests/mutation/vitest.config.ts', '--reporter=dot'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, MUTATED_FOLDER: folder, MUTATION_OUTCOME: file },
  });
  const outcome: Outcome = JSON.parse(readFileSync(file, 'utf8'));
  if (outcome.failed.length > 0)
    throw new Error(`tests fail before any change:\n${outcome.failed.join('\n')}`);

  const mutants = changedFiles(folder, root).flatMap(
    (path) => mutate(path, readFileSync(join(root, path), 'utf8')).mutants,
  );
  const score = scoreOf(mutants, outcome);
  writeFileSync(file.replace(/json$/, 'txt'), scoreInWords(folder, score, { survivors: true }));
  console.log(scoreInWords(folder, score, { survivors: false }));
  return score.percent >= least;
}

const passed = (named.length === 0 ? folderNames : named).map(tryFolder);
process.exitCode = passed.every(Boolean) ? 0 : 1;
