import { I18nextProvider } from '#i18n';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AreaBoundary } from '../views/frame/AreaBoundary.tsx';
import { settings } from './portal.fixture.tsx';
import { createShell } from './create-shell.ts';

function Broken(): never {
  throw new Error('broken');
}

it('every code of a crash that a holder reads is sent, a thousand of a thousand [S-87] [S-58]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  const shell = createShell({
    settings: { ...settings, analytics: { endpoint: '/events' } },
    fetchSource: () => new Promise(() => undefined),
    browser: window,
    release: 'test',
    fetch,
  });

  const page = render(
    <I18nextProvider i18n={shell.texts.i18n}>
      {Array.from({ length: 1000 }, (_, place) => (
        <AreaBoundary key={place} onCrash={(id) => shell.record(`crash ${id}`, 'page')}>
          <Broken />
        </AreaBoundary>
      ))}
    </I18nextProvider>,
  );

  const told = [...(page.container.textContent ?? '').matchAll(/codice (\S+)\./gu)].map(([, id]) => id);
  // The recorder sends texts.
  const sent = fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as { name: string });
  expect(new Set(told).size).toBe(1000);
  expect(sent.map(({ name }) => name).toSorted()).toEqual(told.map((id) => `crash ${id}`).toSorted());
});
