import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withTokens } from './tokens-page.ts';

const page = readFileSync(new URL('../../docs/operations/brand.md', import.meta.url), 'utf8').replaceAll(
  '\r\n',
  '\n',
);

it('the page of brands lists the tokens as their style sheets have them [RUN-09]', () => {
  expect(page).toContain('| `primary` | `#0b5563` |');
  expect(withTokens(page)).toBe(page);
});
