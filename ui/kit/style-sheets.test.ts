import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const kit = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(kit, { recursive: true, encoding: 'utf8' });
const components = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
const sheets = files.filter((file) => file.endsWith('.module.css'));

const importLine = /import (?<local>\w+) from '(?<path>\.[^']+\.module\.css)'/g;

it('finds in its style sheet every class that a component asks for', () => {
  const missing = usedClasses().filter(({ sheet, name }) => !classesOf(sheet).has(name));

  expect(usedClasses().length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

it('takes every size and colour that a style sheet names from the tokens or from itself', () => {
  const css = files.filter((file) => file.endsWith('.css')).map(read);
  const declared = new Set(
    css.flatMap((text) => Array.from(text.matchAll(/(--[\w-]+):/g), ([, name]) => name)),
  );
  // The library's, a component's own, and the pages' whose header sticks: a part that stands elsewhere has none.
  const fromOthers = new Set(['--trigger-width', '--visual-viewport-height', '--swatch', '--header-height']);

  const unknown = css
    .flatMap((text) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
    .filter((name) => name !== undefined && !declared.has(name) && !fromOthers.has(name));

  expect(unknown).toEqual([]);
});

it('writes colours in the token files alone', () => {
  const coloured = sheets.filter((sheet) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(read(sheet)));

  expect(sheets.length).toBeGreaterThan(15);
  expect(coloured).toEqual([]);
});

it('lets a list of choices go 150 ms after it was dismissed [CONST-03]', () => {
  const exit = /\.popover\[data-exiting\] \{\s*animation: appear var\(--motion-quick\)/u;
  const fade =
    /transition:\s*opacity var\(--motion-quick\)[^;]*display var\(--motion-quick\) allow-discrete;/u;

  expect(read('choice/MultiSelect.module.css')).toMatch(exit);
  expect(read('choice/Select.module.css')).toMatch(fade);
  expect(read('tokens/motion.css')).toMatch(/--motion-quick: 150ms;/u);
});

type Use = { sheet: string; name: string };

function usedClasses(): Use[] {
  return components.flatMap((component) => {
    const source = read(component);
    return Array.from(source.matchAll(importLine)).flatMap(({ groups = {} }) => {
      const sheet = join(dirname(component), groups['path'] ?? '');
      const use = new RegExp(`\\b${groups['local']}\\['(\\w+)'\\]`, 'g');
      return Array.from(source.matchAll(use), ([, name]) => ({ sheet, name: name ?? '' }));
    });
  });
}

function classesOf(sheet: string): Set<string | undefined> {
  return new Set(Array.from(read(sheet).matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name));
}

function read(file: string): string {
  return readFileSync(join(kit, file), 'utf8');
}
