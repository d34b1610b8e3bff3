import { impersonal } from './impersonal.ts';
import { recordedType, type Recorded } from '../state/recorded.ts';
import { routePattern } from '../state/navigation/route-pattern.ts';
import type { Settings } from '../state/settings.ts';

type AnalyticsParts = {
  browser: Pick<Window, 'addEventListener' | 'fetch'> & { location: Pick<Location, 'pathname'> };
  /** Which build of the portal this is. */
  release: string;
  /** Stands in for the browser’s own in tests. */
  fetch?: typeof globalThis.fetch | undefined;
};

/** How many wait for a connection; the oldest go first. */
const mostWaiting = 20;

/**
 * Sends what the portal records to the bank’s endpoint as `{ name, at, release, route, area }`, one by one, for as long as
 * the page lives: without cookies, without a name, and with what could be personal masked. What did not arrive is sent
 * again when the connection is back, or with what happens next. Without settings nothing leaves the browser.
 */
export function sendRecorded(
  settings: Settings['analytics'],
  { browser, release, fetch }: AnalyticsParts,
): void {
  if (settings === undefined) return;
  const post = fetch ?? browser.fetch.bind(browser);
  let waiting: string[] = [];
  const send = async (body: string): Promise<void> => {
    const sent = post(settings.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    await sent.catch(() => (waiting = [...waiting, body].slice(-mostWaiting)));
  };
  const sendAgain = (): void => {
    const bodies = waiting;
    waiting = [];
    for (const body of bodies) void send(body);
  };
  browser.addEventListener('online', sendAgain);
  browser.addEventListener(recordedType, (event) => {
    sendAgain();
    // Only the shell speaks under this name, and always with a name of what happened.
    const { name, area } = (event as CustomEvent<Recorded>).detail;
    const at = new Date(event.timeStamp + performance.timeOrigin).toISOString();
    const route = routePattern(browser.location.pathname);
    void send(JSON.stringify({ name: impersonal(name), at, release, route, area }));
  });
}
