import { describe, expect, it, vi } from 'vitest';
import { sendRecorded } from './analytics.ts';
import { recordedType } from './recorded.ts';
import type { Settings } from './settings.ts';

const endpoint = 'https://events.bank.example/percorso';

function recording(
  settings: Settings['analytics'],
  answer: () => Promise<Response> = () => Promise.reject(),
) {
  const browser = Object.assign(new EventTarget(), { fetch: globalThis.fetch });
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  sendRecorded(settings, { browser: browser as Window, fetch }); // all that is used of a window
  const record = (name: string) => browser.dispatchEvent(new CustomEvent(recordedType, { detail: { name } }));
  return { fetch, record };
}

describe('analytics', () => {
  it('send nothing unless the bank names an endpoint [S-50]', () => {
    const { fetch, record } = recording(undefined);

    record('deep-link-error unknown');

    expect(fetch).not.toHaveBeenCalled();
  });

  it('say what happened and when, without cookies and without a word of who [DEEP-28] [LOYAL-20]', () => {
    const { fetch, record } = recording({ endpoint });

    record('deep-link-error unknown');

    expect(fetch).toHaveBeenCalledExactlyOnceWith(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: expect.stringMatching(/^\{"name":"deep-link-error unknown","at":"[\d-]{10}T[\d:.]{12}Z"\}$/),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  });

  it.each([
    'popup closed anna.rossi@example.it',
    'card 4539578763621486',
    'phone +39 333 1234567',
    'paid 1.250,00 €',
    'operation 100012345',
    `too long ${'a'.repeat(120)}`,
  ])('keep back what may be personal: %s [S-37]', (name) => {
    const { fetch, record } = recording({ endpoint });

    record(name);

    expect(fetch).not.toHaveBeenCalled();
  });

  it('go on when an event does not arrive', () => {
    const { fetch, record } = recording({ endpoint });

    record('visit refused');
    record('logout-failed');

    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
