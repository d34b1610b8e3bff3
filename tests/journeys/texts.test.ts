import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TextRow } from '#analysis';
import { textPage } from '../../cli/texts/text-page.ts';
import { readTextWorkbook, textWorkbook } from '../../cli/texts/text-workbook.ts';
import { openSmallFolder, type SmallFolder } from './small-folder.ts';

const file = 'i18n/it/phone-change.json';
const read = ({ path }: SmallFolder, name = file) => readFileSync(join(path, name), 'utf8');

const row = (key: string, words: string): TextRow => ({ file: 'phone-change', key, screen: 'done', words });

async function bring(folder: SmallFolder, rows: readonly TextRow[]) {
  writeFileSync(join(folder.path, 'texts.xlsx'), await textWorkbook(rows));
  return folder.percorso(['texts', '--import', 'texts.xlsx']);
}

describe('percorso texts', () => {
  it('writes all texts as a workbook that changes nothing when it comes back', async () => {
    const folder = openSmallFolder();
    const before = read(folder);

    const out = await folder.percorso(['texts', '--out', 'texts.xlsx']);
    const back = await folder.percorso(['texts', '--import', 'texts.xlsx']);

    expect(out).toMatchObject({ code: 0 });
    expect(Number(/^(\d+) texts written/.exec(out.warned)?.[1])).toBeGreaterThan(1500);
    expect(back).toEqual({ code: 0, printed: '0 texts changed.\n', warned: '' });
    expect(read(folder)).toBe(before);
  });

  it('writes the changed words alone, at their place, with lists and accents as they are', async () => {
    const folder = openSmallFolder();
    const before = read(folder);
    const words = '- È fatta: {phone}.\n- Dall’altro “numero” =1+1';

    const { code, printed } = await bring(folder, [row('done.title', 'Fatto!'), row('done.body', words)]);

    const body = /"body": ("Il tuo nuovo numero [^\n]*"),\n/.exec(before)?.[1] ?? '';
    expect({ code, printed }).toEqual({ code: 0, printed: `${file}: 1 changed\n1 texts changed.\n` });
    expect(read(folder)).toBe(before.replace(body, JSON.stringify(words)));
  });

  it.each([
    ['is not known', [row('done.titel', 'x')], 'done.titel is no text of ours.'],
    ['comes twice', [row('done.title', 'A'), row('done.title', 'B')], 'done.title comes twice.'],
    ['is empty now', [row('done.title', '')], 'done.title would be left without words.'],
    ['has a straight apostrophe', [row('done.title', "L'hai fatto")], "done.title has a straight '."],
    ['has lost a placeholder', [row('done.body', 'Fatto.')], 'done.body has lost {phone}.'],
    [
      'has another placeholder',
      [row('done.title', 'Fatto, {nome}')],
      'done.title has the placeholder {nome}, which nothing fills.',
    ],
  ])('refuses the whole workbook when a text %s', async (_, rows, said) => {
    const folder = openSmallFolder();
    const before = read(folder);

    const { code, warned } = await bring(folder, [row('blocked.title', 'Bloccato'), ...rows]);

    expect(code).toBe(1);
    expect(warned).toBe(`phone-change: ${said}\nNothing was written: 1 refused.\n`);
    expect(read(folder)).toBe(before);
  });

  it.each([
    [['texts', 'phone'], 'There is no file i18n/it/phone.json.'],
    [['texts', '--out', 'texts.pdf'], '--out takes a file .html or .xlsx'],
    [['texts', '--import', 'journeys/popups.json'], 'this is no workbook (XLSX) that can be read.'],
    [['texts', '--import', 'absent.xlsx'], 'no such file'],
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

it('finds the columns of a workbook by their heads', async () => {
  const rows = await readTextWorkbook(await textWorkbook([row('done.title', 'Fatto!')]));

  expect(rows).toEqual([{ file: 'phone-change', key: 'done.title', words: 'Fatto!' }]);
});

it('writes a page for sign-off in which no text is read as markup', () => {
  const page = textPage([{ ...row('done.title', '<b> & "x"'), longest: 48 }]);

  expect(page).toContain('<td>&lt;b&gt; &amp; &quot;x&quot;</td><td>9</td><td>48</td>');
  expect(page).toContain('<h2>phone-change · done</h2>');
  expect(page).toContain('<html lang="it">');
});
