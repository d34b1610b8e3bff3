import { expect, it } from 'vitest';
import { fileNameFor } from './file-name.ts';

it.each([
  ['La banca tace, e perché è così', 'la-banca-tace-e-perche-e-cosi'],
  ['«AVANTI» è premuto', 'avanti-e-premuto'],
  ['…', 'scenario'],
  ['parola '.repeat(20), 'parola-parola-parola-parola-parola-parola-parola-parola'],
  ['x'.repeat(120), 'x'.repeat(60)],
])('names a file by the whole words of a title: %s [STUDIO-08]', (title, name) => {
  expect(fileNameFor(title, new Set())).toBe(name);
});

it('counts on where the name is taken [STUDIO-08]', () => {
  expect(fileNameFor('Chiuso', new Set(['chiuso', 'chiuso-2']))).toBe('chiuso-3');
});
