import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editAndBring, save } from './edited-workbook.ts';
import { openExample, openSmallFolder, type SmallFolder } from './small-folder.ts';

const file = 'i18n/it/phone-change.json';
const read = ({ path }: SmallFolder, name = file) => readFileSync(join(path, name), 'utf8');

const allTexts = (folder: SmallFolder): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder.path, 'i18n/it')).map((name) => [name, read(folder, `i18n/it/${name}`)]),
  );

const wording = {
  $schema: '../schemas/journey/words.schema.json',
  longest: { title: 48 },
  avoid: [{ word: 'clicc*', better: 'premi' }],
  views: [],
  excused: [],
};

// Each opens the whole project, some check it twice.
describe('a workbook of texts', () => {
  it('changes nothing, in any file, when it comes back as it was written', async () => {
    const folder = openSmallFolder();
    const before = allTexts(folder);

    const out = await folder.percorso(['texts', '--out', 'texts.xlsx']);
    const back = await folder.percorso(['texts', '--import', 'texts.xlsx']);

    expect(Number(/^(\d+) texts written/.exec(out.warned)?.[1])).toBeGreaterThan(1500);
    expect(back).toEqual({ code: 0, printed: 'Texts changed: 0.\n', warned: '' });
    expect(allTexts(folder)).toEqual(before);
  });

  it('brings the changed words alone, at their place, however rows are sorted and sheets are named', async () => {
    const folder = openExample();
    const before = read(folder);
    const words = '- È fatta: {phone}.\n- Dall’altro “numero” =1+1';

    const { code, printed } = await editAndBring(folder, ({ rows, put }) => {
      put('done.body', words.replaceAll('\n', '\r\n').normalize('NFD'));
      rows.push(...rows.splice(1).toReversed());
      rows.unshift(['Da approvare entro venerdì'], []);
    });

    const body = /"body": ("Il tuo nuovo numero [^\n]*"),\n/.exec(before)?.[1] ?? '';
    expect({ code, printed }).toEqual({ code: 0, printed: `${file}: 1\nTexts changed: 1.\n` });
    expect(read(folder)).toBe(before.replace(body, JSON.stringify(words)));
  });

  it('leaves texts alone whose rows were deleted, and says how many they are', async () => {
    const folder = openExample();

    const { code, printed } = await editAndBring(folder, ({ rows, put }) => {
      put('done.title', 'Ecco fatto!');
      rows.splice(1, 2);
    });

    expect(code).toBe(0);
    expect(printed).toContain(
      'Texts changed: 1.\nTexts of these files that are not in the workbook, and stay as they are: 2.\n',
    );
  });

  it('leaves texts alone that are newer here and were not edited there', async () => {
    const folder = openExample();
    const change = () => folder.write(file, read(folder).replace('"Fatto!"', '"Ecco fatto!"'));

    const { code, printed } = await editAndBring(folder, ({ put }) => put('blocked.title', 'Fermo'), change);

    expect(code).toBe(0);
    expect(printed).toContain('Texts that are newer here than in the workbook, and stay as they are: 1.\n');
    expect(read(folder)).toContain('"Ecco fatto!"');
    expect(read(folder)).toContain('"Fermo"');
  });

  it('passes over texts that are gone here and were not edited there, and says how many they are', async () => {
    const folder = openExample();
    const drop = () => {
      const { unknown: gone, ...rest } = JSON.parse(read(folder));
      folder.write(file, JSON.stringify({ ...rest, unknown: { title: gone.title } }, null, 2));
    };

    const { code, printed } = await editAndBring(folder, ({ put }) => put('done.title', 'Ecco fatto!'), drop);

    expect(code).toBe(0);
    expect(printed).toContain('Texts of the workbook that are gone here, and were not edited: ');
    expect(read(folder)).toContain('"Ecco fatto!"');
  });

  it('does not write over a text that has changed here since it was written', async () => {
    const folder = openExample();
    const change = () => folder.write(file, read(folder).replace('"Fatto!"', '"Ecco fatto!"'));

    const { code, warned } = await editAndBring(folder, ({ put }) => put('done.title', 'Finito'), change);

    expect(code).toBe(1);
    expect(warned).toContain(
      'done.title has changed since the workbook was written, and is now “Ecco fatto!”',
    );
    expect(read(folder)).not.toContain('Finito');
  });

  it('is content when both have made the same change', async () => {
    const folder = openExample();
    const change = () => folder.write(file, read(folder).replace('"Fatto!"', '"Ecco fatto!"'));

    const ran = await editAndBring(folder, ({ put }) => put('done.title', 'Ecco fatto!'), change);

    expect(ran).toEqual({ code: 0, printed: 'Texts changed: 0.\n', warned: '' });
  });

  it.each([
    ['has become a number', 10_500, 'done.title is a number in the workbook, 10500, and no text'],
    ['has become a date', { value: new Date(0), type: Date, format: 'dd/mm/yyyy' }, 'is a date'],
    ['has become a truth', true, 'is true or false in the workbook'],
    ['is a formula that fails', '#NAME?', 'is a formula that fails in the workbook, #NAME?'],
    ['is empty now', null, 'done.title would be left without words.'],
    ['has spaces alone', '  ', 'done.title would be left without words.'],
    ['has a straight apostrophe', "L'hai fatto", "has a straight '. Write ’ instead. (text-apostrophe)"],
    ['has an apostrophe turned round', 'L‘hai fatto', 'has a ‘ in the place of an apostrophe.'],
    ['ends with a space', 'Fatto! ', 'begins or ends with a blank. (text-space)'],
    ['has a non-breaking space', 'Hai\u00A0fatto', 'has a non-breaking space that keeps no unit'],
    ['has a line break where none is shown', 'Hai\nfatto', 'has a line break, which is not shown there.'],
    ['is too long', 'Fatto, '.repeat(9).trim(), 'has 62 characters; 48 fit there. (text-long)'],
    ['has a word that has a better one', 'Clicca qui', 'has the word “Clicca”.'],
    ['has a placeholder that nothing fills', 'Fatto, {nome}', 'Nothing fills the placeholder {nome}.'],
  ])('is refused as a whole, with its row, when a text %s', async (_, words, said) => {
    const folder = openExample();
    folder.write('journeys/words.json', JSON.stringify(wording));
    const before = read(folder);

    const { code, warned } = await editAndBring(folder, ({ rows, row, put }) => {
      put('blocked.title', 'Fermo');
      put('done.title', words);
      // Sorted last.
      rows.push(...rows.splice(rows.indexOf(row('done.title')), 1));
    });

    expect(code).toBe(1);
    expect(warned).toMatch(/^row \d+: phone-change, done, done\.title/);
    expect(warned).toContain(said);
    expect(warned).toMatch(/\nNothing was written: 1 refused\.\n$/);
    expect(read(folder)).toBe(before);
  });

  it('is refused when a text is hard to read, and was not', async () => {
    const hard =
      '{phone}: la predisposizione delle autorizzazioni dispositive presuppone necessariamente la precedente registrazione integrale dei riferimenti anagrafici personali.';

    const { code, warned } = await editAndBring(openExample(), ({ put }) => put('done.body', hard));

    expect(code).toBe(1);
    expect(warned).toMatch(/^row \d+: phone-change, done, done\.body is hard to read: \d+ by the Gulpease/);
  });

  it.each([
    ['has lost a placeholder', 'Fatto.'],
    ['has another format', 'Ora è {phone, money}.'],
  ])('is refused when a text %s', async (_, words) => {
    const { code, warned } = await editAndBring(openExample(), ({ put }) => put('done.body', words));

    expect(code).toBe(1);
    expect(warned).toContain('done.body has lost {phone}.');
  });

  it('is refused when it names a text twice, or one that is not there', async () => {
    const { code, warned } = await editAndBring(openExample(), ({ rows, row }) => {
      rows.push([...row('done.title')], ['phone-change', 'done', 'done.titel', 'Fatto', null]);
    });

    expect(code).toBe(1);
    expect(warned).toContain('done, done.title comes twice.\n');
    expect(warned).toContain('done, done.titel is no text of ours.\n');
    expect(warned).toContain('Nothing was written: 2 refused.\n');
  });

  it('is not refused for what was found before', async () => {
    const folder = openExample();
    folder.write(file, read(folder).replace('"Fatto!"', '"Fatto! "'));

    const { code } = await editAndBring(folder, ({ put }) => put('blocked.title', 'Fermo'));

    expect(code).toBe(0);
  });

  it('keeps what a cell is told to be: words that begin like a formula, or look like a number', async () => {
    const folder = openExample();

    const { code } = await editAndBring(folder, ({ put }) => {
      put('done.title', { value: '=1+1', type: String, format: '@' });
      put('blocked.title', { value: '10.000', type: String, format: '@' });
    });

    expect(code).toBe(0);
    expect(read(folder)).toContain('"=1+1"');
    expect(read(folder)).toContain('"10.000"');
  });

  it('is read from the sheet that has the columns, and from no other', async () => {
    const folder = openExample();
    const data = [
      ['Chiave', 'File', 'Testo', 'Testo di prima'],
      ['done.title', 'phone-change', 'Ecco fatto!', 'Fatto!'],
    ];
    const notes = { data: [['Appunti']], sheet: 'Appunti' };
    const path = join(folder.path, 'texts.xlsx');

    await save(path, [notes, { data, sheet: 'Testi' }]);
    const one = await folder.percorso(['texts', '--import', 'texts.xlsx']);
    await save(path, [
      { data, sheet: 'Testi' },
      { data, sheet: 'Copia' },
    ]);
    const two = await folder.percorso(['texts', '--import', 'texts.xlsx']);
    await save(path, [notes]);
    const none = await folder.percorso(['texts', '--import', 'texts.xlsx']);

    expect(one).toMatchObject({ code: 0, printed: expect.stringContaining('Texts changed: 1.') });
    expect(two).toMatchObject({ code: 2, warned: expect.stringContaining('several sheets') });
    expect(none).toMatchObject({ code: 2, warned: expect.stringContaining('Chiave') });
  });

  it('answers in Italian where the terminal does', async () => {
    const folder = openExample();
    const data = [
      ['File', 'Chiave', 'Testo', 'Testo di prima'],
      ['phone-change', 'done.title', 'Fatto ', 'Fatto!'],
    ];
    await save(join(folder.path, 'texts.xlsx'), [{ data, sheet: 'Testi' }]);

    const { warned } = await folder.percorsoInItalian(['texts', '--import', 'texts.xlsx']);

    expect(warned).toBe(
      'riga 2: phone-change, done, done.title: Il testo "done.title" comincia o finisce con uno spazio. (text-space)\nNon è stato scritto nulla: rifiuti 1.\n',
    );
  });
});
