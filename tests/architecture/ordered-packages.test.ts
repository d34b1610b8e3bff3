import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

// What the order names, as it is imported; playwright drives browsers by its own test runner.
const ordered = [
  'react',
  'react-dom',
  'react-router-dom',
  'ajv',
  'json-logic-js',
  '@rjsf/core',
  '@rjsf/validator-ajv8',
  'immer',
  'zustand',
  'ky',
  'i18next',
  'react-i18next',
  'dayjs',
  'vite',
  'vitest',
  '@playwright/test',
];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The product, and what sets up its build and its tests; no test and no benchmark. */
const files = [
  ...sourceFiles(['analysis', 'cli', 'engine', 'i18n', 'sandbox', 'schemas', 'server', 'ui']),
  ...['vite', 'vitest', 'playwright'].map((name) => `${name}.config.ts`),
].filter((path) => !/\.(?:test|fixture)\.tsx?$/u.test(path));

/** Names the package of each import and re-export that is there at run time. */
function packagesIn(code: string): string[] {
  const imports = code.matchAll(/^(?:import|export)(?! type\b)[^;'"]*['"]([^.#'"][^'"]*)['"]/gmu);
  const later = code.matchAll(/\bimport\(\s*['"]([^.#'"][^'"]*)['"]/gu);
  return [...imports, ...later].flatMap(([, from = '']) => {
    // Stores are given immer by zustand's own door to it, and do not name it otherwise.
    if (from === 'zustand/middleware/immer') return ['zustand', 'immer'];
    return /^(?:@[^/]+\/)?[^/]+/u.exec(from) ?? [];
  });
}

it('an import is seen by its package, a type is none', () => {
  const planted = `
import { a } from 'ky';
import type { B } from 'zustand';
export { c } from '@rjsf/core/lib/c.js';
import 'dayjs/locale/it.js';
import { f } from 'zustand/middleware/immer';
const d = () => import('ajv');
import { e } from './vite.ts';`;

  expect(packagesIn(planted)).toEqual(['ky', '@rjsf/core', 'dayjs', 'zustand', 'immer', 'ajv']);
});

it('every package that the order names is declared, and used by what ships or builds', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const used = new Set(files.flatMap((path) => packagesIn(read(path))));

  expect(ordered).toHaveLength(16);
  expect(ordered.filter((name) => !declared.includes(name))).toEqual([]);
  expect(ordered.filter((name) => !used.has(name))).toEqual([]);
});

it('components read their texts by useTranslation, and by Trans those with an element within a sentence', () => {
  const views = files.filter((path) => path.startsWith('ui/') && path.endsWith('.tsx')).map(read);

  expect(views.filter((code) => /\buseTranslation\(/u.test(code)).length).toBeGreaterThan(100);
  expect(views.filter((code) => /<Trans\b/u.test(code)).length).toBeGreaterThan(1);
});
