import { expect, it } from 'vitest';
import { forgetWayBack, goBack, ledBackTo, ledTo, openedFrom } from './back-navigation.ts';

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

it('forgets from where a page was opened, and nothing else that its entry holds [S-90]', () => {
  const history = {
    state: { key: 'k', idx: 2, usr: { from: '/cardsmanagement' } } as object,
    replaceState: (state: object) => void (history.state = state),
  };

  forgetWayBack(history);

  expect(history.state).toEqual({ key: 'k', idx: 2, usr: null });
});

it.each([
  ['the page that it was opened from', '/cardsmanagement', 'entry-1'],
  ['any other page', '/smsAlert/activate', undefined],
])(
  'a journey that leads to %s knows where the holder was in it, or that they were not',
  (_which, path, entry) => {
    const { state: usr } = openedFrom('/cardsmanagement', { state: { key: 'entry-1' } });
    const history = { state: { key: 'entry-2', usr } };
    const location = { pathname: '/smsAlert/threshold' };

    const { state } = ledTo(path, { history, location } as Window);

    expect(ledBackTo(state)).toBe(entry);
    expect(state).toMatchObject({ from: '/smsAlert/threshold', entry: 'entry-2' });
  },
);
