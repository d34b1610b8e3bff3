import { recordedType, type Recorded } from './recorded.ts';
import type { Settings } from './settings.ts';

type AnalyticsParts = {
  browser: Pick<Window, 'addEventListener' | 'fetch'>;
  /** Stands in for the browser’s own in tests. */
  fetch?: typeof globalThis.fetch;
};

// Codes, paths and words of ours: nothing that holds an address, or digits enough for a card, a phone or an amount.
const impersonal = /^(?!.*\d{4})[\w:/. -]{1,120}$/;

/**
 * Sends what the portal records to the bank’s endpoint as `{ name, at }`, one by one, for as long as the page lives:
 * without cookies, without a name, and never what could hold personal data. Whether it arrives is nobody’s concern.
 * Without settings nothing leaves the browser.
 */
export function sendRecorded(settings: Settings['analytics'], { browser, fetch }: AnalyticsParts): void {
  if (settings === undefined) return;
  const send = fetch ?? browser.fetch.bind(browser);
  browser.addEventListener(recordedType, (event) => {
    // Only the shell speaks under this name, and always with a name of what happened.
    const { name } = (event as CustomEvent<Recorded>).detail;
    if (!impersonal.test(name)) return;
    const sent = send(settings.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, at: new Date(event.timeStamp + performance.timeOrigin).toISOString() }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    sent.catch(() => {});
  });
}
