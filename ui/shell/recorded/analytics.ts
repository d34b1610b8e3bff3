import { recordedType, type Recorded } from '../../state/recorded.ts';
import type { Settings } from '../../state/settings.ts';
import { happened, type HappenedParts } from './happened.ts';

type AnalyticsParts = HappenedParts & {
  browser: Pick<Window, 'addEventListener' | 'fetch'>;
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
export function sendRecorded(settings: Settings['analytics'], parts: AnalyticsParts): void {
  if (settings === undefined) return;
  const { browser, fetch: post = browser.fetch.bind(browser) } = parts;
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
    void send(JSON.stringify(happened(event, (event as CustomEvent<Recorded>).detail, parts)));
  });
}
