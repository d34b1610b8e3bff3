import { expect, it } from 'vitest';
import { compileExpression } from './expression.ts';
import { context } from '../fixtures/try-out.ts';

const noon = Date.parse('2026-01-01T12:00:00.000Z');

/** Says which instant `fromNow` makes at noon of some seconds, behind an answer that has said others. */
function madeAtNoon(seconds: unknown, answered?: unknown): unknown {
  const source = { fromNow: seconds };
  const expression = compileExpression(source, { journey: 'trial', path: '/x', result: true });
  const scope = { ...context, input: {}, data: {}, result: { seconds: answered } };
  return expression.evaluate({ ...scope, now: noon });
}

const said = { var: ['result.seconds', 'none'] };

it.each([
  ['a number that is written there', 90, undefined],
  ['a number that was answered', said, 90],
  ['a text of digits', said, '90'],
])('counts the seconds of an instant from %s [LANG-12]', (_what, seconds, answered) => {
  expect(madeAtNoon(seconds, answered)).toBe('2026-01-01T12:01:30.000Z');
});

it.each([
  ['is missing', undefined],
  ['is a word', 'soon'],
  ['is an empty text', ''],
  ['is null', null],
  ['is an object', {}],
])('makes the instant of now where what was answered %s', (_what, answered) => {
  expect(madeAtNoon(said, answered)).toBe('2026-01-01T12:00:00.000Z');
});
