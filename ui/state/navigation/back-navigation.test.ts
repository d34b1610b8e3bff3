import { expect, it } from 'vitest';
import { goBack } from './go-back.ts';
import { forgetWayBack, ledBackTo, ledTo, openedFrom } from './back-navigation.ts';

it.each([
  ['to the path that it was opened from', openedFrom('/cardsmanagement').state, '/cardsmanagement'],
  ['in the history where that path ends with a slash', openedFrom('/').state, 'back'],
  ['home where nobody opened it', null, '/'],
  ['home where the history holds something else', { from: 3 }, '/'],
] as const)('leads back %s [PIN-03]', (_where, state, to) => {
  const went: string[] = [];

  const history = { usr: state, key: 'k', idx: 5 };
  goBack({ navigate: (path) => void went.push(path), leave: () => void went.push('back') }, history);

  expect(went).toEqual([to]);
});

it('leads back in the history where the page before is the one that it was opened from', () => {
  const went: string[] = [];
  const { state: usr } = openedFrom('/cardsmanagement', { state: { key: 'k', idx: 4 } });
  const ways = { navigate: (path: string) => void went.push(path), leave: () => void went.push('back') };

  goBack(ways, { usr, idx: 5 });
  goBack(ways, { usr, idx: 7 });

  expect(went).toEqual(['back', '/cardsmanagement']);
});

it('what takes the place of a journey that is done leads back where that would have', () => {
  const { state: usr } = openedFrom('/cardsmanagement', { state: { key: 'entry-1' } });
  const opened = { history: { state: { key: 'entry-2', usr } } } as Window;

  expect(ledTo('/userSupport/requests', opened, true)).toEqual({ state: usr, replace: true });
  expect(ledBackTo(ledTo('/cardsmanagement', opened, true).state)).toBe('entry-1');
});

it('a journey that another led on to leads back to where the first was opened, once it is done as well', () => {
  const { state: usr } = openedFrom('/cardsmanagement', { state: { key: 'entry-1' } });
  const first = { history: { state: { key: 'entry-2', usr } }, location: { pathname: '/smsAlert/activate' } };
  const { state } = ledTo('/smsAlert/activateThreshold', first as Window);
  const second = {
    history: { state: { key: 'entry-3', usr: state } },
    location: { pathname: '/smsAlert/activateThreshold' },
  } as Window;

  expect(ledBackTo(ledTo('/cardsmanagement', second, true).state)).toBe('entry-1');
  expect(ledBackTo(ledTo('/cardsmanagement', second).state)).toBe('entry-1');
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
