import react from '@vitejs/plugin-react';
import { relative, sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import { quickFolder } from '../support/quick-folder.ts';
import { changedFiles, folderOf } from './folders.ts';
import { mutate } from './mutate.ts';

const root = process.cwd();
const { folder, tests, without, environment, timeoutMs } = folderOf(process.env['MUTATED_FOLDER']);
const changed = new Set(changedFiles(folder, root));

export default defineConfig({
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform(code, id) {
        const path = relative(root, id).split(sep).join('/');
        return changed.has(path) ? { code: mutate(path, code).text, map: null } : null;
      },
    },
    react(),
  ],
  test: {
    environment,
    include: [...tests],
    exclude: [...without],
    setupFiles: environment === 'jsdom' ? ['tests/support/dom.ts'] : [],
    runner: 'tests/mutation/runner.ts',
    // One worker for all, which keeps what it has loaded: a change costs no more than the tests that pass it.
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    // A change may have a test wait for ever.
    testTimeout: timeoutMs,
    // To open a bank takes long on a busy machine, and happens once.
    hookTimeout: 300_000,
    // What a change breaks late fails nothing but the run.
    dangerouslyIgnoreUnhandledErrors: true,
    env: { TMPDIR: quickFolder() },
  },
});
