import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutParts, withoutShadow } from './lean-kit.ts';

const components = dirname(createRequire(import.meta.url).resolve('react-aria-components'));

it('takes the popovers, menus and buttons from React Aria’s dialog, where they still are', () => {
  const dialog = readFileSync(join(components, '..', 'private', 'Dialog.mjs'), 'utf8');

  expect(dialog).toMatch(/Popover\.mjs/);
  expect(withoutParts(dialog)).not.toMatch(/Popover\.mjs|Menu\.mjs|Button\.mjs/);
});

it('says so when they are elsewhere', () => {
  expect(withoutParts('import { PopoverContext } from "./popover.js";')).toBeUndefined();
});

it('takes the walks through shadow roots from what asks whether there are any, where it still asks', () => {
  const aria = dirname(createRequire(join(components, '..', '..')).resolve('react-aria/package.json'));
  const files = [
    'overlays/ariaHideOutside',
    'utils/shadowdom/DOMFunctions',
    'utils/shadowdom/ShadowTreeWalker',
  ];
  const code = files.map((name) => readFileSync(join(aria, 'dist', 'private', `${name}.mjs`), 'utf8'));

  expect(code.map(withoutShadow).join()).not.toMatch(/shadowDOM\)\(/);
  expect(code.map(withoutShadow)).not.toContain(undefined);
});
