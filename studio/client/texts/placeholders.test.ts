import { expect, it } from 'vitest';
import { lostPlaceholders } from './placeholders.ts';

it('names the placeholders that an edit has lost [STUDIO-06]', () => {
  expect(lostPlaceholders('Paghi {amount, money} a {name}.', 'Paghi {amount, money}.')).toEqual(['{name}']);
  expect(lostPlaceholders('Paghi.', 'Paghi {amount}.')).toEqual([]);
});
