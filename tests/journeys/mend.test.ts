import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openExample, type SmallFolder } from './small-folder.ts';

const journey = 'journeys/phone-change/journey.json';
const texts = 'i18n/it/phone-change.json';

const read = ({ path }: SmallFolder, file: string) => readFileSync(join(path, file), 'utf8');

function spoil(folder: SmallFolder, file: string, swaps: readonly (readonly [string, string])[]): string {
  const text = read(folder, file);
  const spoiled = swaps.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`${file} does not hold ${from}.`);
    return before.replace(from, () => to);
  }, text);
  folder.write(file, spoiled);
  return text;
}

describe('percorso check --fix', () => {
  it('mends slips, apostrophes and texts that nothing shows, and gives back the files byte for byte', async () => {
    const folder = openExample();
    const before = spoil(folder, journey, [
      ['"to": "send-code"', '"to": "send-cod"'],
      ['"commit": true', '"comit": true'],
    ]);
    const words = spoil(folder, texts, [
      ['quarto d’ora', "quarto d'ora"],
      ['"title": "Fatto!"', '"old": { "title": "Prima" },\n    "title": "Fatto!"'],
    ]);

    const mended = await folder.percorso(['check', '--fix']);
    const again = await folder.percorso(['check', '--fix']);

    expect(mended).toMatchObject({ code: 0, warned: `mended ${texts}\nmended ${journey}\n` });
    expect(read(folder, journey)).toBe(before);
    expect(read(folder, texts)).toBe(words);
    expect(again).toMatchObject({ code: 0, warned: '' });
  }, 60_000);

  it('takes away a guard that always holds', async () => {
    const folder = openExample();
    const before = spoil(folder, journey, [
      [
        '"resend": {',
        '"resend": {\n          "when": { "in": [{ "var": "session.limited" }, [true, false]] },',
      ],
    ]);

    const { code, warned } = await folder.percorso(['check', 'phone-change', '--fix']);

    expect({ code, warned }).toEqual({ code: 0, warned: `mended ${journey}\n` });
    expect(read(folder, journey)).toBe(before);
  }, 60_000);

  it('leaves what it cannot mend, and answers 1', async () => {
    const folder = openExample();
    spoil(folder, journey, [['"to": "send-code"', '"to": "somewhere-else"']]);
    const spoiled = read(folder, journey);

    const { code, warned } = await folder.percorso(['check', 'phone-change', '--fix']);

    expect({ code, warned }).toEqual({ code: 1, warned: '' });
    expect(read(folder, journey)).toBe(spoiled);
  }, 60_000);

  it('does not touch a file that is not UTF-8', async () => {
    const folder = openExample();
    spoil(folder, texts, [['quarto d’ora', "quarto d'ora"]]);
    const latin = Buffer.from(read(folder, texts).replaceAll('’', "'"), 'latin1');
    writeFileSync(join(folder.path, texts), latin);

    const { code, warned } = await folder.percorso(['check', '--fix']);

    expect(code).toBe(2);
    expect(warned).toMatch(/phone-change\.json is not UTF-8: save it so, then mend it\.$/m);
    expect(readFileSync(join(folder.path, texts)).equals(latin)).toBe(true);
  }, 60_000);
});

describe('percorso check', () => {
  it('answers in Italian', async () => {
    const folder = openExample();
    spoil(folder, journey, [['"to": "send-code"', '"to": "send-cod"']]);

    const { printed } = await folder.percorso(['check', '--lang', 'it']);

    expect(printed).toContain('Questo flusso non ha un passo "send-cod".');
    expect(printed).toContain('Intendevi "send-code"?');
  });

  it.each([
    [['check', '--lang', 'fr'], '--lang takes it or en, not "fr".'],
    [['check', '--max-warnings', '-1.5'], '--max-warnings'],
    [['check', '--max-warnings', 'few'], '--max-warnings takes a whole number, not "few".'],
    [
      ['check', '--format', 'constructor'],
      'There is no format "constructor": text, json, sarif, junit, github.',
    ],
  ])('refuses %j', async (typed, said) => {
    const { code, warned } = await openExample().percorso(typed);

    expect(code).toBe(2);
    expect(warned).toContain(said);
  });
});
