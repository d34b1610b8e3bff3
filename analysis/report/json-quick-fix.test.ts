import { describe, expect, it } from 'vitest';
import { readJson } from '../source/json-reader.ts';
import { jsonRemedy } from './json-quick-fix.ts';

/** Advises on a text as the check does, at the place where it stops being JSON. */
function advised(text: string) {
  const reading = readJson(text);
  if (!('problem' in reading)) throw new Error('This is JSON.');
  return jsonRemedy({ text, ...reading.problem });
}

const inner = {
  hint: {
    en: 'Quotes inside a text are written “ ”: straight ones (") end it.',
    it: 'Dentro un testo le virgolette si scrivono “ ”: quelle dritte (") lo chiudono.',
  },
};
const comma = { en: 'Put a comma before it.', it: 'Metti una virgola prima.' };

describe('what is said of straight quotes inside a text', () => {
  it.each([
    '{ "title": "Guarda il "PIN" della carta" }',
    '{ "title": "Guarda il "PIN"" }',
    '{ "title": ""PIN" della carta", "body": "" }',
    '{ "words": ["Scegli "A", "B" o "C""] }',
    '{ "title": "Guarda “il” "più bello" di tutti" }',
  ])('is that they end it: %s', (text) => {
    expect(advised(text)).toEqual(inner);
  });

  it.each(['{ "a": "x" "b": "y" }', '{ "a": "x"\n"b": "y" }', '["a" "b"]', '{ "a": "x""b": "y" }'])(
    'is not said where only a comma is missing: %s',
    (text) => {
      expect(advised(text).hint).toEqual(comma);
    },
  );
});

describe('what is said of a file that holds both sides of a merge', () => {
  const sides = ['<<<<<<< HEAD', '  "title": "Uno"', '=======', '  "title": "Due"', '>>>>>>> altro'];

  it.each([
    ['before a member', ['{', ...sides, '}'], [2, 4, 6]],
    ['behind a member', ['{', '  "a": 1,', '  "b": "x"', ...sides, '}'], [4, 6, 8]],
    ['in lines that end as on Windows', ['{\r', ...sides.map((line) => `${line}\r`), '}\r'], [2, 4, 6]],
  ])('is where its marks stand, %s', (_where, lines, [ours, middle, theirs]) => {
    expect(advised(lines.join('\n'))).toEqual({
      hint: {
        en: `Git has left both sides of a merge in the file: keep what is right, and take away the marks, <<<<<<< in line ${ours}, ======= in line ${middle}, >>>>>>> in line ${theirs}.`,
        it: `Git ha lasciato nel file entrambe le versioni di un’unione: tieni ciò che va bene e togli i segni, <<<<<<< alla riga ${ours}, ======= alla riga ${middle}, >>>>>>> alla riga ${theirs}.`,
      },
    });
  });

  it('is said of a mark that has been left alone, too', () => {
    expect(advised('{\n"a": 1,\n=======\n"b": 2\n}').hint?.en).toContain(
      'take away the marks, ======= in line 3.',
    );
  });
});
