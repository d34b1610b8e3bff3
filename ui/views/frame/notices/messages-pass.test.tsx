import { act, render, screen } from '@testing-library/react';
import { createTexts, firstTrees, I18nextProvider, refuseMissingText } from '#i18n';
import { type App, AppContext, createStores, type Shell, ShellContext } from '#ui/state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Messages } from './Messages.tsx';

const texts = createTexts({
  trees: firstTrees,
  brand: { name: 'Percorso', eCode: 'e-Code' },
  onMissing: refuseMissingText,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show() {
  const { messages, popups } = createStores(sessionStorage);
  // What messages do not touch is left out.
  const app = { stores: { messages, popups } } as unknown as App;
  const shell = { stores: { messages } } as unknown as Shell;
  render(
    <I18nextProvider i18n={texts.i18n}>
      <ShellContext value={shell}>
        <AppContext value={app}>
          <Messages />
        </AppContext>
      </ShellContext>
    </I18nextProvider>,
  );
  act(() => {
    messages.getState().add({ text: 'Serve il codice', status: 'warning' });
    messages.getState().add({ text: 'Avvisi disattivati', status: 'ok' });
  });
  return { messages, popups };
}

const shown = () => screen.queryAllByText(/codice|Avvisi/u).map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('what went well is there to be read, then goes; what asks for something stays', async () => {
  show();

  await wait(5_000);
  const soon = shown();
  await wait(2_000);

  expect(soon).toEqual(['Avvisi disattivati', 'Serve il codice']);
  expect(shown()).toEqual(['Serve il codice']);
});

it('what went well stays while somebody is at it', async () => {
  show();
  act(() => screen.getAllByRole('button', { name: 'Rimuovi il messaggio' })[0]?.focus());

  await wait(45_000);

  expect(shown()).toEqual(['Avvisi disattivati', 'Serve il codice']);
});

it('what went well goes when the next message comes, and stands over no refusal', () => {
  const { messages } = show();

  act(() => messages.getState().add({ text: 'Il codice non è giusto', status: 'critical' }));

  expect(shown()).toEqual(['Il codice non è giusto', 'Serve il codice']);
});

it('what went well goes when an error popup opens', () => {
  const { popups } = show();

  act(() =>
    popups.getState().showError({ type: 'STANDARD', reason: 'CUSTOM', message: 'Riprova più tardi' }),
  );

  expect(shown()).toEqual(['Serve il codice']);
});

it('a message that is closed gives no more time to what went well', async () => {
  show();
  await wait(5_000);
  act(() => screen.getAllByRole('button', { name: 'Rimuovi il messaggio' })[1]?.click());

  await wait(1_500);

  expect(shown()).toEqual([]);
});
