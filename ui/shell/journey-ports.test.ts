import { expect, it } from 'vitest';
import { journeyPorts } from './journey-ports.ts';

const nothing = () => undefined;

/** What journeys act through, for a holder who stands at an address. */
function portsAt(pathname: string, search = '') {
  const went: string[] = [];
  // Only what the ports take from the browser before anything is done.
  const browser = { location: { pathname, search, origin: 'https://portal.test' }, document: {} };
  const ports = journeyPorts({
    browser,
    way: { go: (path: string) => void went.push(path), bind: nothing },
    bank: { once: {} },
    record: nothing,
    signedOut: nothing,
    links: {},
  } as unknown as Parameters<typeof journeyPorts>[0]);
  return { go: (path: string) => ports.navigator.go(path), went };
}

it('leaves a holder where they are, focus and all, when a journey ends on the page that it was opened on', () => {
  const { go, went } = portsAt('/cardsmanagement');

  go('/cardsmanagement');

  expect(went).toEqual([]);
});

it.each([
  ['/cardsmanagement', '', '/'],
  ['/', '?deepLink=PIN', '/'],
])('leads from %s%s to %s when a journey ends there', (pathname, search, path) => {
  const { go, went } = portsAt(pathname, search);

  go(path);

  expect(went).toEqual([path]);
});
