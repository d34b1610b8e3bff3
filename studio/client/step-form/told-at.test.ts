import { expect, it } from 'vitest';
import type { Finding } from '#analysis';
import { toldAt } from './told-at.ts';

const file = 'journeys/lock/journey.json';
const finding = (pointer: string, message: string, at = file) => ({ file: at, pointer, message }) as Finding;

it('tells what is wrong at the nearest field that is shown, and what is elsewhere beneath [STUDIO-09]', () => {
  const told = toldAt(
    [
      finding('/steps/ask/actions/submit/to', 'no such step'),
      finding('/steps/ask/shows/phone/var', 'no such datum'),
      finding('/steps/ask', 'nothing leads here'),
      finding('/steps/asked/popup', 'of another step'),
      finding('/do/0', 'fails', 'journeys/lock/scenarios/a.json'),
    ],
    { file, step: '/steps/ask', pointers: new Set(['', '/actions/submit/to', '/shows/phone']) },
  );

  expect(told.at).toEqual({
    '/actions/submit/to': ['no such step'],
    '/shows/phone': ['no such datum'],
  });
  expect(told.beside.map(({ message }) => message)).toEqual([
    'nothing leads here',
    'of another step',
    'fails',
  ]);
});
