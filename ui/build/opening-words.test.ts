import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withOpeningWords } from './opening-words.ts';

const page = readFileSync(new URL('../shell/index.html', import.meta.url), 'utf8');

it('writes into the page itself what a holder reads where no script comes [S-86]', () => {
  const written = withOpeningWords(page);

  expect(written).toContain('<h1>Il portale tarda ad aprirsi</h1>');
  expect(written).toContain('<a class="opening-retry" href="">Riprova</a>');
  expect(written).not.toMatch(/\{\w+\.\w+\}/);
});

it('refuses a page that names a text that nobody wrote', () => {
  expect(() => withOpeningWords('<p>{opening.nothing}</p>')).toThrow('OPENING_WORDS_MISSING');
});
