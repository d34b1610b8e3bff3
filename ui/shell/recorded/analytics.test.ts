import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { crashId } from '../../views/frame/notices/crash-id.ts';
import { sendRecorded } from './analytics.ts';
import { recordedType } from '../../state/recorded.ts';
import { routePattern } from '../../state/navigation/route-pattern.ts';
import type { Settings } from '../../state/settings.ts';
import { recordUncaught } from './uncaught.ts';

const endpoint = 'https://events.bank.example/percorso';

function recording(
  settings: Settings['analytics'],
  answer: () => Promise<Response> = async () => new Response(),
) {
  const page = { fetch: globalThis.fetch, location: { pathname: '/pinView/2071' } };
  const browser = Object.assign(new EventTarget(), page);
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  sendRecorded(settings, { browser, release: 'Cd1HLIlK', fetch });
  const record = (name: string, area?: string) =>
    browser.dispatchEvent(new CustomEvent(recordedType, { detail: { name, area } }));
  // What is sent is a text, of this shape.
  const sent = () => fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Sent);
  return { browser, fetch, record, sent };
}

type Sent = { name: string; at: string; release: string; route: string; area?: string };

describe('analytics', () => {
  it('send nothing unless the bank names an endpoint [S-50]', () => {
    const { fetch, record } = recording(undefined);

    record('deep-link-error unknown');

    expect(fetch).not.toHaveBeenCalled();
  });

  it('say what happened, when and where, without cookies and without a word of who [DEEP-28] [LOYAL-20]', () => {
    const { fetch, record, sent } = recording({ endpoint });

    record('deep-link-error unknown');

    expect(fetch).toHaveBeenCalledExactlyOnceWith(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: expect.any(String),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    expect(sent()).toEqual([
      {
        name: 'deep-link-error unknown',
        at: expect.stringMatching(/^[\d-]{10}T[\d:.]{12}Z$/),
        release: 'Cd1HLIlK',
        route: '/pinView/*',
      },
    ]);
  });

  it('tell every code of a crash as the holder reads it, a thousand of a thousand [S-87]', () => {
    const { record, sent } = recording({ endpoint });
    const codes = Array.from({ length: 1000 }, crashId);

    for (const code of codes) record(`crash ${code}`, 'home-tabs');

    expect(new Set(codes).size).toBe(codes.length);
    expect(sent().map(({ name }) => name)).toEqual(codes.map((code) => `crash ${code}`));
    expect(new Set(sent().map(({ area }) => area))).toEqual(new Set(['home-tabs']));
  });

  it.each([
    ['popup closed anna.rossi@example.it', 'popup closed *'],
    ['card 4539578763621486', 'card *'],
    ['card 4539 5787 6362 1486', 'card *'],
    ['phone +39 333 1234567', 'phone *'],
    ['paid 1.250,00 €', 'paid * *'],
    ['operation 100012345', 'operation *'],
    ['a name Niccolò', 'a name Niccol*'],
    ['promo winter-2 left 1', 'promo winter-2 left 1'],
    [`too long ${'a'.repeat(120)}`, `too long ${'a'.repeat(111)}`],
  ])('tell %s without what may be personal [S-37] [S-87]', (name, told) => {
    const { record, sent } = recording({ endpoint });

    record(name);

    expect(sent().map((event) => event.name)).toEqual([told]);
  });

  it('let no address and no long number through, whatever is recorded [S-87]', () => {
    const { record, sent } = recording({ endpoint });
    const parts = fc.array(
      fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('@', ' ', '.', '-')),
    );

    fc.assert(
      fc.property(parts, (words) => {
        record(words.join(''));
        const name = sent().at(-1)?.name ?? 'nothing was sent';
        expect(name).not.toMatch(/@|\d{4}|\d(?:[\s./-]?\d){5}/);
        expect(name.length).toBeLessThanOrEqual(120);
      }),
    );
  });

  it('send again what did not arrive, when the connection is back or with what happens next [S-87]', async () => {
    let isOnline = false;
    const { browser, record, sent } = recording({ endpoint }, () =>
      isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
    );
    record('crash KXPT-RBVM');
    await vi.waitFor(() => expect(sent()).toHaveLength(1));

    isOnline = true;
    browser.dispatchEvent(new Event('online'));
    browser.dispatchEvent(new Event('online'));

    expect(sent().map(({ name }) => name)).toEqual(['crash KXPT-RBVM', 'crash KXPT-RBVM']);
  });
});

describe('the route that is told [S-87]', () => {
  it.each([
    ['/', '/'],
    ['/CONFIRMEMAIL/4539578763621486', '/confirmEmail/*'],
    ['/installments/plan/100012345', '/installments/plan/*'],
    ['/nobody/knows/anna@example.it', '*'],
  ])('of %s is %s', (path, route) => {
    expect(routePattern(path)).toBe(route);
  });
});

describe('what nobody catches [S-87]', () => {
  it('is recorded with a code of its own and nothing of what it says, and not for ever', () => {
    const browser = new EventTarget();
    const recorded: string[] = [];
    recordUncaught(browser as Window, (name, area) => void recorded.push(`${name} in ${area}`)); // all that is used of one

    browser.dispatchEvent(Object.assign(new Event('error'), { message: 'anna@example.it' }));
    for (let turn = 0; turn < 100; turn += 1) browser.dispatchEvent(new Event('unhandledrejection'));

    expect(recorded).toHaveLength(20);
    expect(recorded.slice(0, 2)).toEqual([
      expect.stringMatching(/^crash [A-Z]{4}-[A-Z]{4} in script$/),
      expect.stringMatching(/^crash [A-Z]{4}-[A-Z]{4} in promise$/),
    ]);
  });
});
