import { describe, expect, it } from 'vitest';
import type { TextRow } from '#analysis';
import { textPage } from '../../cli/texts/text-page.ts';
import { openSmallFolder } from './small-folder.ts';

const row = (key: string, words: string): TextRow => ({ file: 'phone-change', key, screen: 'done', words });

describe('percorso texts', () => {
  it.each([
    [['texts', 'phone'], 'There is no file i18n/it/phone.json.'],
    [['texts', '--out', 'texts.pdf'], '--out takes a file .html or .xlsx'],
    [['texts', '--import', 'journeys/popups.json'], 'this is no workbook (XLSX) that can be read.'],
    [['texts', '--import', 'absent.xlsx'], 'absent.xlsx.'],
  ])('answers 2 to %j', async (typed, said) => {
    const { code, warned } = await openSmallFolder().percorso(typed);

    expect(code).toBe(2);
    expect(warned).toContain(said);
  });

  it('lists the texts of the files named', async () => {
    const { printed } = await openSmallFolder().percorso(['texts', 'phone-change']);

    expect(printed).toContain('phone-change  done.title  "Fatto!"\n');
    expect(printed).not.toContain('sca  ');
  });

  it('tells that our own texts are easy enough to read [S-67]', async () => {
    const { code, printed } = await openSmallFolder().percorso(['texts', '--readability']);

    expect(code).toBe(0);
    expect(printed).toMatch(/texts measured: 0 below 50, together \d+\.\n$/);
  });
});

it('writes a page for sign-off in which no text is read as markup', () => {
  const page = textPage([{ ...row('done.title', '<b> & "x"'), longest: 48 }]);

  expect(page).toContain('<td>&lt;b&gt; &amp; &quot;x&quot;</td><td>9</td><td>48</td>');
  expect(page).toContain('<h2>phone-change · done</h2>');
  expect(page).toContain('<html lang="it">');
});
