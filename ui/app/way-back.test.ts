import { expect, it, vi } from 'vitest';
import { goBack, openedFrom } from './way-back.ts';

it.each([
  ['to the path that it was opened from', openedFrom('/cardsmanagement').state, '/cardsmanagement'],
  ['in the history where that path ends with a slash', openedFrom('/').state, -1],
  ['home where nobody opened it', null, '/'],
  ['home where the history holds something else', { from: 3 }, '/'],
] as const)('leads back %s [PIN-03]', (_where, state, to) => {
  const navigate = vi.fn<(to: unknown) => void>();

  goBack(navigate, state);

  expect(navigate.mock.calls).toEqual([[to]]);
});
