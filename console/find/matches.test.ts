import { expect, it } from 'vitest';
import { matches } from './matches.ts';

const texts = ['standard+demo@percorso.test', '+393471112233', 'generateOtpSca', null];

it.each([
  ['an account', 'standard+demo'],
  ['a part of an operation, however it is written', 'OTPSCA'],
  ['a number in groups', '347 111 2233'],
  ['a number with its country', '+39 347'],
  ['words of several of them', 'demo otp'],
  ['nothing, which leaves all', '  '],
])('finds by %s [RUN-19]', (_what, query) => {
  expect(matches(query, texts)).toBe(true);
});

it.each(['famiglia', 'standard listCards', '347 999', '99'])('does not find by %s [RUN-19]', (query) => {
  expect(matches(query, texts)).toBe(false);
});
