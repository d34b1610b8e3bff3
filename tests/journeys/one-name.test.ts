import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import words from '../../journeys/words.json' with { type: 'json' };

// What things were called beside their one name, and phrases that were wrong: none comes back.
const gone = [
  'codice titolare',
  'codice SMS',
  'codice di conferma',
  'codici di sicurezza',
  'credenziali',
  'termina con',
  'margine',
  'prosegui',
  'che conosciamo',
  'in viaggio',
  'mezzo minuto',
  'la banca non ha risposto',
  'se non sei stato tu',
];

const folder = join(import.meta.dirname, '../../i18n/it');

function* textsIn(value: unknown, key: string): Generator<{ key: string; text: string }> {
  if (typeof value === 'string') yield { key, text: value.toLowerCase() };
  else for (const [name, part] of Object.entries(value ?? {})) yield* textsIn(part, `${key}.${name}`);
}

const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => [
    ...textsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.replace('.json', '')),
  ]);

it.each(gone)(
  'says “%s” nowhere but where a document gives it to the letter, and check refuses it [HOLDER-37]',
  (name) => {
    const excused = words.excused.filter(({ rule }) => rule === 'text-word').map(({ text }) => text);

    const said = texts.filter(({ key, text }) => text.includes(name.toLowerCase()) && !excused.includes(key));

    expect(said).toEqual([]);
    expect(words.avoid.some(({ word }) => word.replace('*', '').toLowerCase() === name.toLowerCase())).toBe(
      true,
    );
  },
);

it('leaves an unwanted word only where a row of the documents has it to the letter [HOLDER-37]', () => {
  // What analysts read is said as their guide says it.
  const reasons = words.excused
    .filter(({ rule, text }) => rule === 'text-word' && !text.startsWith('studio.'))
    .map(({ reason }) => reason);

  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z]+-\d+, to the letter$/u);
});

it('has one word for one act on the buttons: a new password is saved, a page is seen [HOLDER-16] [HOLDER-37]', () => {
  const asks = texts.flatMap(({ key }) => /^(.+)\.fields\.newPassword\.label$/u.exec(key)?.[1] ?? []);
  const saves = asks.map((step) => texts.find(({ key }) => key === `${step}.actions.submit`)?.text);
  const buttons = texts.filter(({ key }) => key.includes('.actions.') && !key.startsWith('studio.'));

  expect(asks.length).toBeGreaterThan(3);
  expect(new Set(saves)).toEqual(new Set(['salva la password']));
  expect(buttons.filter(({ text }) => text.startsWith('guarda'))).toEqual([]);
});
