import { expect, expectTypeOf, it } from 'vitest';
import { sayIn, type Words } from './words.ts';

it('says words in one language', () => {
  const words: Words = { en: 'yes', it: 'sì' };

  expect([sayIn('en')(words), sayIn('it')(words)]).toEqual(['yes', 'sì']);
});

it('has no words without both languages', () => {
  expectTypeOf<{ en: string; it: string }>().toExtend<Words>();
  expectTypeOf<{ en: string }>().not.toExtend<Words>();
  expectTypeOf<{ it: string }>().not.toExtend<Words>();
});
