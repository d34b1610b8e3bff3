import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ClockPort } from '#engine';
import { openPortal } from './open-portal.tsx';
import { readSettings, type Settings, type SettingsRead } from '../state/settings.ts';

// Held by nobody here: what is drawn does not depend on it.
const settings = {} as Settings;
const heading = () => screen.getByRole('heading', { level: 1, name: 'Il portale non si apre' });

function drawing() {
  const view = render(<p>nothing yet</p>);
  return (page: ReactNode) => view.rerender(page);
}

const insecure = new DOMException('The operation is insecure.', 'SecurityError');

/** Stands for a browser that lets no page keep anything. */
function breakOff(): never {
  throw insecure;
}

const isSettings = (value: unknown): value is Settings => Object(value).brand === 'Percorso';

/** Never answers; ends where its caller has waited long enough. */
const hang: typeof globalThis.fetch = (_file, init) =>
  new Promise((_, refuse) => {
    init?.signal?.addEventListener('abort', () => refuse(new Error('late')));
  });

describe('a portal that cannot open [S-86]', () => {
  it.each([
    ['unreached', 'Controlla la connessione'],
    ['unfit', 'Il problema è nostro'],
  ] as const)(
    'says so where its settings are %s, and tries again each time it is asked to',
    async (kind, says) => {
      const read = vi.fn<() => Promise<SettingsRead>>().mockResolvedValue({ kind });
      await openPortal({ read, shellOf: vi.fn(), draw: drawing() });
      expect(document.activeElement).toBe(heading());
      expect(screen.getByText(new RegExp(says))).toBeTruthy();

      await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));

      await waitFor(() => expect(document.activeElement).toBe(heading()));
      expect(read).toHaveBeenCalledTimes(2);
    },
  );

  it('says so too where it breaks off while it is put together, and the browser logs why', async () => {
    const logged = vi.fn<(error: unknown) => void>();
    const hear = (event: ErrorEvent): void => {
      event.preventDefault();
      logged(event.error);
    };
    window.addEventListener('error', hear, { once: true });

    await openPortal({ read: async () => ({ kind: 'read', settings }), shellOf: breakOff, draw: drawing() });

    expect(heading()).toBeTruthy();
    expect(logged).toHaveBeenCalledExactlyOnceWith(insecure);
  });
});

describe('the settings [S-86]', () => {
  const never: ClockPort = { now: () => 0, after: () => () => undefined };
  const read = (answer: () => Promise<Response>, clock = never) =>
    readSettings({ fetch: answer, isSettings, clock });

  it('are what the file server answers where it fits', async () => {
    const answer = { brand: 'Percorso' };

    expect(await read(async () => Response.json(answer))).toEqual({ kind: 'read', settings: answer });
  });

  it.each<[string, () => Promise<Response>, SettingsRead['kind']]>([
    ['a refusal', async () => Response.json({ brand: 'Percorso' }, { status: 503 }), 'unfit'],
    ['a page', async () => new Response('<!doctype html>'), 'unfit'],
    ['another shape', async () => Response.json(null), 'unfit'],
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), 'unreached'],
  ])('that are %s are told apart', async (_name, answer, kind) => {
    expect(await read(answer)).toEqual({ kind });
  });

  it('that never come are waited for ten seconds, no longer', async () => {
    const waits: number[] = [];
    const clock: ClockPort = {
      now: () => 0,
      after: (seconds, run) => {
        waits.push(seconds);
        queueMicrotask(run);
        return () => undefined;
      },
    };

    expect(await readSettings({ fetch: hang, isSettings, clock })).toEqual({ kind: 'unreached' });
    expect(waits).toEqual([10]);
  });
});
