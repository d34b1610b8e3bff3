import { expect, it } from 'vitest';
import { goBack, openedFrom } from './way-back.ts';

it.each([
  ['to the path that it was opened from', openedFrom('/cardsmanagement').state, '/cardsmanagement'],
  ['in the history where that path ends with a slash', openedFrom('/').state, 'back'],
  ['home where nobody opened it', null, '/'],
  ['home where the history holds something else', { from: 3 }, '/'],
] as const)('leads back %s [PIN-03]', (_where, state, to) => {
  const went: string[] = [];

  goBack({ navigate: (path) => void went.push(path), leave: () => void went.push('back') }, state);

  expect(went).toEqual([to]);
});
