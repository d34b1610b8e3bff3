import { expect, it } from 'vitest';
import { partedSheet, withLaterSheet } from './later-sheet.ts';

const font = '@font-face{font-family:Figtree Variable;src:url(/assets/a.woff2)}';
const fallback = '@font-face{font-family:Figtree Fallback;src:local(Arial)}';

it('keeps before the mark what the login is drawn by, and has the letters come with the rest [HOLDER-10]', () => {
  const sheet = `${font}${fallback}.login{order:1}#first-sheet-ends{order:0}.home{order:2}`;

  expect(partedSheet(sheet)).toEqual({
    first: `${fallback}.login{order:1}`,
    later: `${font}.home{order:2}`,
  });
});

it('parts a sheet as it was written, too', () => {
  const sheet =
    "@font-face {\n  font-family: 'Figtree Variable';\n}\n#first-sheet-ends {\n  order: 0;\n}\n.home {}";

  expect(partedSheet(sheet).later).toContain("font-family: 'Figtree Variable'");
});

it('refuses a sheet without the mark or without the letters: something would never be fetched', () => {
  expect(() => partedSheet(`${font}.login{order:1}`)).toThrow('LATER_SHEET');
  expect(() => partedSheet('.login{order:1}#first-sheet-ends{order:0}')).toThrow('LATER_SHEET');
});

it('says in the page where the rest is', () => {
  expect(withLaterSheet('<!doctype html>\n<html lang="it">', '/assets/later-1.css')).toBe(
    '<!doctype html>\n<html data-later-sheet="/assets/later-1.css" lang="it">',
  );
});
