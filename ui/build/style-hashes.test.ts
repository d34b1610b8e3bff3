import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { styleHashesOf } from './style-hashes.ts';

describe('the hashes of style texts', () => {
  it('are of the text as it will stand in the page [S-44]', () => {
    const code =
      "const $a$NAME = 'data-x';\nlet style = document.createElement('style');\nstyle.textContent = `\n[${$a$NAME}] { touch-action: none; }\n  `.trim();";

    const hashes = styleHashesOf(code);

    const expected = createHash('sha256').update('[data-x] { touch-action: none; }').digest('base64');
    expect(hashes).toEqual([`sha256-${expected}`]);
  });

  it('are none for a module without style tags', () => {
    expect(styleHashesOf("element.textContent = `a`.trim(); document.createElement('div')")).toEqual([]);
  });

  it('refuse a style tag whose text is not constant', () => {
    const byCall = "const style = document.createElement('style'); style.textContent = css();";
    const byName = "const style = document.createElement('style'); style.textContent = `${theme}`.trim();";

    expect(() => styleHashesOf(byCall)).toThrow(/^STYLE_TEXT_UNKNOWN/);
    expect(() => styleHashesOf(byName)).toThrow(/^STYLE_TEXT_UNKNOWN: theme/);
  });
});
