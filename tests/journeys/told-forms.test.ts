import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openExample } from './small-folder.ts';

const journey = 'journeys/phone-change/journey.json';

/** Puts one text in place of another in a file, and lists the hints of the check in both languages. */
async function hinted(from: string | RegExp, to: string): Promise<{ en: string[]; it: string[] }> {
  const folder = openExample();
  const text = readFileSync(join(folder.path, journey), 'utf8');
  const changed = text.replace(from, () => to);
  expect(changed).not.toBe(text);
  folder.write(journey, changed);
  const hints = async (lang: string): Promise<string[]> => {
    const { printed } = await folder.percorso(['check', '--format', 'json', '--lang', lang]);
    const findings = JSON.parse(printed) as { hint?: string }[]; // as percorso writes it
    return findings.map(({ hint }) => hint ?? '');
  };
  return { en: await hints('en'), it: await hints('it') };
}

const name = {
  en: 'Write small letters and digits, a letter first, and join words by "-": "enter-code".',
  it: 'Usa lettere minuscole e cifre, cominciando da una lettera, e unisci le parole con "-": "enter-code".',
};

describe('a text that is not written as its place wants', () => {
  it.each([
    {
      what: 'a version of two numbers',
      from: /"version": "[\d.]+"/,
      to: '"version": "1.1"',
      en: 'Write three numbers with dots between them, and raise them with every change: "1.2.0".',
      it: 'Scrivi tre numeri separati da punti, e aumentali a ogni modifica: "1.2.0".',
    },
    {
      what: 'a type of JSON',
      from: '"type": "provider:PhoneDigits"',
      to: '"type": "string"',
      en: 'Write text, number, boolean, list, object, or provider: and the name of a schema of the bank’s contract.',
      it: 'Scrivi text, number, boolean, list, object, oppure provider: e il nome di uno schema del contratto della banca.',
    },
    {
      what: 'a type of the contract without the word before it',
      from: '"type": "provider:PhoneDigits"',
      to: '"type": "PhoneDigits"',
      en: 'Did you mean "provider:PhoneDigits"?',
      it: 'Intendevi "provider:PhoneDigits"?',
    },
    {
      what: 'a type of the contract with a slip and without the word before it',
      from: '"type": "provider:PhoneDigits"',
      to: '"type": "phoneDigit"',
      en: 'Did you mean "provider:PhoneDigits"?',
      it: 'Intendevi "provider:PhoneDigits"?',
    },
    {
      what: 'the name of a promise',
      from: '"id": "code-before-change"',
      to: '"id": "Code before change"',
      ...name,
    },
    {
      what: 'a number of the bank that is written as a word',
      from: /"cardId": \{\s*"var": "input.cardId"\s*\}/,
      to: '"cardId": "abc"',
      en: 'It must be 6 to 18 digits.',
      it: 'Devono essere da 6 a 18 cifre.',
    },
    {
      what: 'a number of the bank with a prefix',
      from: /"telephone": \{\s*"cat"[^}]*\}[^}]*\}/,
      to: '"telephone": "+49 30 123456"',
      en: 'For example: "+393471234567".',
      it: 'Per esempio: "+393471234567".',
    },
  ])('is told how: $what', async ({ from, to, en, it: italian }) => {
    const hints = await hinted(from, to);

    expect(hints.en).toContain(en);
    expect(hints.it).toContain(italian);
  });
});

it('never takes a member that nothing takes for one that stands beside it', async () => {
  const hints = await hinted(
    /"body": \{\s*"cardId": \{\s*"var": "input.cardId"\s*\}/,
    '"body": { "card": "", "cardId": { "var": "input.cardId" }',
  );

  expect(hints.en.join()).not.toContain('cardId"?');
  expect(hints.it.join()).not.toContain('cardId"?');
});
