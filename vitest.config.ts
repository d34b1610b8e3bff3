import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { JsonReport } from './tests/support/json-report.ts';
import { quickFolder } from './tests/support/quick-folder.ts';

const ignored = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**'];

/** Tests that open banks and share nothing else. */
const ofTheBank = ['sandbox', 'conformance', 'tests/contract', 'tests/conformance'].map(
  (folder) => `${folder}/**/*.test.ts`,
);

/** Tests that share nothing but what they import, which never changes. */
const ofWhatComputes = [
  'engine',
  'analysis',
  'i18n',
  'schemas',
  'cli',
  'ui',
  'console',
  'studio',
  'server/{brand,doctor,folder,http,languages,site,watch}',
  'tests/journeys',
  'tests/border',
].map((folder) => `${folder}/**/*.test.ts`);

/** Tests of what is drawn by itself, without a portal around it. */
const ofParts = ['ui/kit', 'ui/forms', 'ui/steps', 'studio'].map((folder) => `${folder}/**/*.test.tsx`);

/**
 * Tests of views and journeys that leave nothing behind: their DOM and what they import can serve the next of them. HomePage
 * counts on parts that are fetched after it: where another file has fetched them, they come while it looks.
 */
const ofPages = ['ui/views/**/!(HomePage).test.tsx', 'ui/{journey,state}/**/*.test.tsx'];

export default defineConfig({
  plugins: [react()],
  test: {
    // Bounds for what hangs, far beyond what a busy machine takes: passwords are hashed slowly on purpose.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As in the browser: none at a desk; where CI has one run for everything, what passes the second time is named, to be mended.
    retry: process.env['CI'] === undefined ? 0 : 1,
    // One worker for each processor: the machines of the build have two, and Vitest would leave one idle.
    maxWorkers: 2,
    env: {
      // Thousands of small files, and banks that make sure of each change: on a disk that is half of their time.
      TMPDIR: quickFolder(),
      // Where the command line keeps its compiled code too: of a program that a test starts, half of the start is to compile it.
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/percorso/code'),
    },
    reporters: ['default', new JsonReport()],
    projects: [
      {
        extends: true,
        // Not isolated: compiling PGlite and the contract anew for each file takes a quarter of their time.
        test: { name: 'bank', environment: 'node', include: ofTheBank, exclude: ignored, isolate: false },
      },
      {
        extends: true,
        // Not isolated: to import the same for each file anew takes half of their time.
        test: {
          name: 'plain',
          environment: 'node',
          include: ofWhatComputes,
          exclude: ignored,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...ignored, ...ofTheBank, ...ofWhatComputes],
        },
      },
      {
        extends: true,
        // Not isolated: to make a DOM and import React for each file anew takes three quarters of their time.
        test: {
          name: 'parts',
          environment: './tests/support/one-dom.ts',
          include: ofParts,
          exclude: ignored,
          setupFiles: ['tests/support/dom.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: './tests/support/one-dom.ts',
          include: ofPages,
          exclude: ignored,
          setupFiles: ['tests/support/dom.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // Isolated: a whole portal changes its page, and leaves it.
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['ui/**/*.test.tsx', 'tests/border/**/*.test.tsx'],
          exclude: [...ignored, ...ofParts, ...ofPages],
          setupFiles: ['tests/support/dom.ts'],
        },
      },
    ],
  },
});
