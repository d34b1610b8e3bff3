import { describe, expect, it, vi } from 'vitest';
import type { ErrorsConfig } from '#schemas';
import { createErrorTeller } from './error-teller.ts';
import { ceiling } from './session-ceiling.ts';

const happened = {
  name: 'crash KXPT-RBVM',
  at: '2026-11-18T10:00:00.000Z',
  release: 'Cd1HLIlK',
  route: '/pinView/*',
  area: 'home-tabs',
};

const bank: ErrorsConfig = { endpoint: 'https://events.bank.example/errors' };
const sentry: ErrorsConfig = { dsn: 'https://0a1b2c@errors.bank.example:8443/of/bank/7' };

/** An error of a place in the portal’s scripts: of another kind for each line. */
const errorAt = (line: number): Error =>
  Object.assign(new TypeError('anna@example.it is not a function'), {
    stack: `TypeError\n    at f (https://portale.bank.example/assets/home-BxN_k-Dx.js:${line}:5)\n    at https://portale.bank.example/assets/first-DkQZ7MJi.js:2:7`,
  });

/** A storage of the tab, which lives longer than a page. */
function tabStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

function refuseStorage(): Storage {
  throw new DOMException('refused', 'SecurityError');
}

function telling(
  errors: ErrorsConfig,
  storage = tabStorage(),
  answer: () => Promise<Response> = async () => new Response(),
) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const tell = createErrorTeller({ errors, fetch, storage: () => storage });
  // What is posted is a text.
  const posted = () => fetch.mock.calls.map(([, init]) => init?.body as string);
  return { fetch, tell, posted, storage };
}

describe('an error that is told [RUN-17]', () => {
  it('goes to the bank’s endpoint with build, route, area and code, without cookies and without what it says', () => {
    const { fetch, tell, posted } = telling(bank);

    tell(happened, errorAt(1));

    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://events.bank.example/errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: expect.any(String),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    expect(posted().map((body) => JSON.parse(body))).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{32}$/),
        at: '2026-11-18T10:00:00.000Z',
        release: 'Cd1HLIlK',
        route: '/pinView/*',
        area: 'home-tabs',
        crash: 'KXPT-RBVM',
        type: 'TypeError',
        says: 'not a function',
        stack: ['assets/home-BxN_k-Dx.js:1:5', 'assets/first-DkQZ7MJi.js:2:7'],
      },
    ]);
  });

  it('goes to a project of Sentry as an envelope with one event, which asks that no address be kept with it', () => {
    const { fetch, tell, posted } = telling(sentry);

    tell(happened, errorAt(1));

    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://errors.bank.example:8443/of/bank/api/7/envelope/?sentry_key=0a1b2c&sentry_version=7',
      expect.objectContaining({
        method: 'POST',
        // Of this kind browsers ask for no permission first.
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        credentials: 'omit',
      }),
    );
    const [header, item, event, rest] = (posted()[0] ?? '').split('\n');
    expect(JSON.parse(header ?? '')).toEqual({
      event_id: expect.stringMatching(/^[\da-f]{32}$/),
      sent_at: '2026-11-18T10:00:00.000Z',
    });
    expect([item, rest]).toEqual(['{"type":"event"}', '']);
    expect(JSON.parse(event ?? '')).toEqual({
      event_id: JSON.parse(header ?? '').event_id,
      timestamp: '2026-11-18T10:00:00.000Z',
      platform: 'javascript',
      level: 'error',
      release: 'Cd1HLIlK',
      transaction: '/pinView/*',
      tags: { area: 'home-tabs', crash: 'KXPT-RBVM' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'not a function',
            mechanism: { type: 'generic', handled: true },
            // Sentry has the innermost last.
            stacktrace: {
              frames: [
                expect.objectContaining({
                  abs_path: 'app:///assets/first-DkQZ7MJi.js',
                  lineno: 2,
                  colno: 7,
                }),
                expect.objectContaining({
                  abs_path: 'app:///assets/home-BxN_k-Dx.js',
                  lineno: 1,
                  colno: 5,
                }),
              ],
            },
          },
        ],
      },
      sdk: { name: 'percorso', version: '1.0.0', settings: { infer_ip: 'never' } },
    });
  });

  it('is told once for each kind and page', () => {
    const { tell, posted } = telling(bank);

    for (let turn = 0; turn < 100; turn += 1) tell(happened, errorAt(1));
    tell({ ...happened, route: '/' }, errorAt(1));
    tell(happened, errorAt(2));

    expect(posted()).toHaveLength(3);
  });

  it('is one of twenty that a session tells, however often the page is loaded anew', () => {
    const storage = tabStorage();
    const pages = Array.from({ length: 10 }, () => telling(bank, storage));

    pages.forEach(({ tell }, page) => {
      for (let line = 1; line <= 3; line += 1) tell(happened, errorAt(page * 10 + line));
    });

    expect(ceiling).toBe(20);
    expect(pages.flatMap(({ posted }) => posted())).toHaveLength(20);
  });

  it('is counted by the page itself where the browser refuses its storage', () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
    const tell = createErrorTeller({ errors: bank, fetch, storage: refuseStorage });

    for (let line = 1; line <= 100; line += 1) tell(happened, errorAt(line));

    expect(fetch).toHaveBeenCalledTimes(20);
  });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it is refused', async () => new Response('', { status: 403 })],
    ['there are too many', async () => new Response('', { status: 429 })],
  ])('is dropped in silence where %s, and not sent again', async (_why, answer) => {
    const { fetch, tell } = telling(bank, tabStorage(), answer);

    tell(happened, errorAt(1));
    await Promise.allSettled(fetch.mock.results.map(({ value }) => value));
    tell(happened, errorAt(1));

    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each([{}, { dsn: 'https://errors.bank.example/7' }, { dsn: 'javascript:alert(1)' }])(
    'goes nowhere by settings that name nobody: %j',
    (errors) => {
      const { fetch, tell } = telling(errors);

      tell(happened, errorAt(1));

      expect(fetch).not.toHaveBeenCalled();
    },
  );
});
