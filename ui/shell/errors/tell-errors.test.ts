import { describe, expect, it, vi } from 'vitest';
import { recordedType } from '../../state/recorded.ts';
import type { Settings } from '../../state/settings.ts';
import { recordUncaught } from '../recorded/uncaught.ts';
import { tellErrors } from './tell-errors.ts';

/** An error of a script of the portal. */
const ours = (message: string) =>
  Object.assign(new TypeError(message), {
    stack: '    at https://portale.bank.example/assets/home-BxN_k-Dx.js:1:2',
  });

const errors: Settings['errors'] = { endpoint: '/errors' };

function page(settings: Settings['errors'], pathname = '/pinView/2071') {
  const location = { pathname };
  const sessionStorage = { getItem: () => null, setItem: () => undefined };
  const parts = { fetch: globalThis.fetch, location, sessionStorage };
  const browser = Object.assign(new EventTarget(), parts) as unknown as Window; // all that is used of one
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  tellErrors(settings, { browser, release: 'Cd1HLIlK', fetch });
  recordUncaught(browser, (name, area, error) =>
    browser.dispatchEvent(new CustomEvent(recordedType, { detail: { name, area, error } })),
  );
  const happen = (type: string, members: object) =>
    browser.dispatchEvent(Object.assign(new Event(type), members));
  // What is posted is a text.
  const told = () => fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  return { browser, location, fetch, happen, told };
}

describe('errors [RUN-17]', () => {
  it('that nobody caught are told, scripts’ and promises’, where they happened', async () => {
    const { happen, told, location } = page(errors);

    happen('error', { error: ours('anna@example.it is not iterable') });
    happen('unhandledrejection', { reason: undefined });
    location.pathname = '/elsewhere';

    await vi.waitFor(() => expect(told()).toHaveLength(2));
    expect(told()).toEqual([
      expect.objectContaining({
        area: 'script',
        says: 'not a list',
        route: '/pinView/*',
        crash: expect.stringMatching(/^[A-Z]{4}-[A-Z]{4}$/),
      }),
      expect.objectContaining({ area: 'promise', type: 'NotAnError', route: '/pinView/*' }),
    ]);
    expect(JSON.stringify(told())).not.toMatch(/anna|2071/);
  });

  it('of scripts that cannot be fetched are told, with the script', async () => {
    const { happen, told } = page(errors);
    const payload = new TypeError(
      'error loading dynamically imported module: https://portale.bank.example/assets/HelpArea-O9mIJYEh.js',
    );

    happen('vite:preloadError', { payload });

    await vi.waitFor(() => expect(told()).toHaveLength(1));
    expect(told()).toEqual([
      expect.objectContaining({
        area: 'chunk',
        chunk: 'assets/HelpArea-O9mIJYEh.js',
        says: 'a script could not be fetched',
      }),
    ]);
  });

  it('are told of by nothing that is recorded without one, nor by what browsers report without one', async () => {
    const { happen, fetch, told } = page(errors);

    happen(recordedType, { detail: { name: 'deep-link-error unknown' } });
    happen('error', { message: 'ResizeObserver loop completed with undelivered notifications.' });
    happen('error', { error: ours('x') });

    await vi.waitFor(() => expect(told()).toHaveLength(1));
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('are told to nobody unless the settings name somebody', async () => {
    const silent = page(undefined);
    const heard = page(errors);

    for (const { happen } of [silent, heard]) happen('error', { error: ours('x') });

    await vi.waitFor(() => expect(heard.fetch).toHaveBeenCalledOnce());
    expect(silent.fetch).not.toHaveBeenCalled();
  });
});
