import { expect, it } from 'vitest';
import { sayIn, type Words } from './words.ts';

it('says words in one language', () => {
  const words: Words = { en: 'yes', it: 'sì' };

  expect([sayIn('en')(words), sayIn('it')(words)]).toEqual(['yes', 'sì']);
});

it('has no words without both languages', () => {
  // @ts-expect-error The Italian is missing.
  const english: Words = { en: 'yes' };
  // @ts-expect-error The English is missing.
  const italian: Words = { it: 'sì' };

  expect([english.it, italian.en]).toEqual([undefined, undefined]);
});
