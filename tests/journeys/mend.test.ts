import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openExample, type SmallFolder } from './small-folder.ts';

const journey = 'journeys/phone-change/journey.json';
const form = 'journeys/phone-change/forms/code.json';
const views = 'journeys/views.json';
const sca = 'journeys/sca/journey.json';
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
      ['l’operazione', "l'operazione"],
      ['"title": "Fatto!"', '"old": { "title": "Prima" },\n    "title": "Fatto!"'],
    ]);

    const mended = await folder.percorso(['check', '--fix']);
    const again = await folder.percorso(['check', '--fix']);

    expect(mended.code).toBe(0);
    expect(mended.warned.replaceAll(/:\d+:/g, ':').split('\n')).toEqual([
      expect.stringMatching(/^mended i18n\/it\/phone-change\.json: ".*l'operazione.*" → ".*l’operazione.*"$/),
      `mended ${journey}: "comit" → "commit"`,
      `mended ${journey}: "send-cod" → "send-code"`,
      `removed ${texts}: "old": { "title": "Prima" }`,
      '',
    ]);
    expect(read(folder, journey)).toBe(before);
    expect(read(folder, texts)).toBe(words);
    expect(again).toMatchObject({ code: 0, warned: '' });
  });

  it('mends what keeps a file from being JSON where one thing alone can be meant, and nothing else of it', async () => {
    const folder = openExample();
    const before = spoil(folder, journey, [['"to": "send-code"', '"to": "send-code",']]);
    const words = spoil(folder, texts, [
      ['{', '\uFEFF{'],
      ['"submit": "AVANTI",', '"submit": "AVANTI"'],
      ['"title": "Fatto!"', "'title': “Fatto!”"],
    ]);

    const { code, warned } = await folder.percorso(['check', '--fix']);

    expect(code).toBe(0);
    expect(warned.replaceAll(/:\d+:/g, ':').trimEnd().split('\n').toSorted()).toEqual([
      `added ${texts}: ,`,
      `mended ${texts}: 'title' → "title"`,
      `mended ${texts}: “Fatto!” → "Fatto!"`,
      `removed ${texts}: BOM`,
      `removed ${journey}: ,`,
    ]);
    expect(read(folder, journey)).toBe(before);
    expect(read(folder, texts)).toBe(words);
  });

  it('leaves a text that is not JSON as it is where more than one thing can be meant', async () => {
    const folder = openExample();
    spoil(folder, texts, [['"title": "Fatto!"', '"title": "Fatto! ""Bene"']]);
    const spoiled = read(folder, texts);

    const { code } = await folder.percorso(['check', '--fix']);

    expect(code).toBe(1);
    expect(read(folder, texts)).toBe(spoiled);
  });

  it('marks a call that cannot be undone, as the contract says', async () => {
    const folder = openExample();
    const before = spoil(folder, journey, [['\n      "commit": true,', '']]);

    const { code, warned } = await folder.percorso(['check', '--fix']);

    expect(code).toBe(0);
    expect(warned).toMatch(/^added journeys\/phone-change\/journey\.json:\d+: "commit": true\n$/);
    expect(read(folder, journey)).toBe(before);
  });

  it('takes away a guard that always holds', async () => {
    const folder = openExample();
    const before = spoil(folder, journey, [
      [
        '"resend": {',
        '"resend": {\n          "when": { "in": [{ "var": "session.limited" }, [true, false]] },',
      ],
    ]);

    const { code, warned } = await folder.percorso(['check', 'phone-change', '--fix']);

    expect(code).toBe(0);
    expect(warned).toMatch(/^removed journeys\/phone-change\/journey\.json:\d+: "when": \{ "in": .* \}\n$/);
    expect(read(folder, journey)).toBe(before);
  });

  it('does not take away what only seems unused because of another slip', async () => {
    const folder = openExample();
    const before = spoil(folder, form, [['"widget": "code"', '"widget": "codde"']]);
    const words = read(folder, texts);

    const { code, warned } = await folder.percorso(['check', '--fix']);

    expect(code).toBe(0);
    expect(warned).toMatch(/^mended journeys\/phone-change\/forms\/code\.json:\d+: "codde" → "code"\n$/);
    expect(read(folder, form)).toBe(before);
    expect(read(folder, texts)).toBe(words);
  });

  it.each([
    {
      what: 'a step that stands twice',
      file: journey,
      from: '"cancelled": {',
      to: '"done": { "kind": "end", "outcome": "left" },\n    "cancelled": {',
    },
    { what: 'a route that is gone', file: journey, from: '"5707": {', to: '"5706": {' },
    { what: 'a list of views', file: views, from: '"secret-countdown"', to: '"secret-countdwn"' },
    { what: 'the name of a journey that others run', file: sca, from: '"id": "sca"', to: '"id": "scaa"' },
  ])('changes nothing where the slip is elsewhere: $what', async ({ file, from, to }) => {
    const folder = openExample();
    spoil(folder, file, [[from, to]]);

    const { code, warned } = await folder.percorso(['check', '--fix']);

    expect({ code, warned }).toEqual({ code: 1, warned: '' });
  });

  it('leaves texts as they are while the list of what is excused cannot be read', async () => {
    const folder = openExample();
    const words = { $schema: '../schemas/journey/words.schema.json', excused: [{ rule: 'text-twn' }] };
    folder.write('journeys/words.json', JSON.stringify({ ...words, longest: {}, avoid: [] }));
    spoil(folder, texts, [['"submit": "AVANTI"', '"submit": "Avanti"']]);
    const before = read(folder, texts);

    const { code } = await folder.percorso(['check', '--fix']);

    expect(code).toBe(1);
    expect(read(folder, texts)).toBe(before);
  });

  it('leaves what it cannot mend, and answers 1', async () => {
    const folder = openExample();
    spoil(folder, journey, [['"to": "send-code"', '"to": "somewhere-else"']]);
    const spoiled = read(folder, journey);

    const { code, warned } = await folder.percorso(['check', 'phone-change', '--fix']);

    expect({ code, warned }).toEqual({ code: 1, warned: '' });
    expect(read(folder, journey)).toBe(spoiled);
  });

  it('does not touch a file that is not UTF-8', async () => {
    const folder = openExample();
    spoil(folder, texts, [['l’operazione', "l'operazione"]]);
    const latin = Buffer.from(read(folder, texts).replaceAll('’', "'"), 'latin1');
    writeFileSync(join(folder.path, texts), latin);

    const { code, printed } = await folder.percorso(['check', '--fix']);

    expect(code).toBe(1);
    expect(printed).toContain('This is not written in UTF-8.');
    expect(readFileSync(join(folder.path, texts)).equals(latin)).toBe(true);
  });
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
    [['check', '--max-warnings', '-1'], '--max-warnings takes a whole number from 0, not "-1".'],
    [['check', '--max-warnings', '-1.5'], '--max-warnings takes a whole number from 0, not "-1.5".'],
    [['check', '--max-warnings', 'few'], '--max-warnings takes a whole number from 0, not "few".'],
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
