import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTexts, firstTrees, I18nextProvider, refuseMissingText } from '#i18n';
import { createAnnouncer, type Journeys, JourneysContext } from '#ui/journey';
import { type App, AppContext, createStores, type Shell, ShellContext } from '#ui/state';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import { Messages } from './Messages.tsx';

type JourneyRun = ReturnType<Journeys['running']['getState']>['runs'][number];

const texts = createTexts({
  trees: firstTrees,
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: refuseMissingText,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Hands out the way to another page. */
function Way({ onWay }: { onWay: (way: NavigateFunction) => void }) {
  const way = useNavigate();
  useEffect(() => onWay(way), [onWay, way]);
  return null;
}

function show() {
  const { messages, popups } = createStores(sessionStorage);
  // What messages do not touch is left out.
  const app = { stores: { messages, popups } } as unknown as App;
  const running = createStore(() => ({ runs: [] as JourneyRun[] }));
  const journeys = { running } as unknown as Journeys;
  const onWay = vi.fn<(way: NavigateFunction) => void>();
  const announcer = createAnnouncer();
  const shell = { stores: { messages }, announcer } as unknown as Shell;
  render(
    <I18nextProvider i18n={texts.i18n}>
      <ShellContext value={shell}>
        <AppContext value={app}>
          <JourneysContext value={journeys}>
            <MemoryRouter>
              <Messages />
              <Way onWay={onWay} />
            </MemoryRouter>
          </JourneysContext>
        </AppContext>
      </ShellContext>
    </I18nextProvider>,
  );
  act(() => {
    messages.getState().add({ text: 'Serve il codice', status: 'warning' });
    messages.getState().add({ text: 'Avvisi disattivati', status: 'ok' });
  });
  const go = (path: string) => act(() => onWay.mock.lastCall?.[0](path));
  return { messages, popups, running, go, announcer };
}

const cutOff = { text: 'Il codice si chiede di nuovo', status: 'warning', state: 'left' } as const;

/** As much of a run as messages go by, and the way to another of its screens. */
function aRun() {
  const at = createStore(() => ({ at: 'status' }));
  const session = { screen: at.getState, subscribe: at.subscribe };
  const run = { runId: 'run-1', session } as unknown as JourneyRun;
  return { run, moveTo: (step: string) => at.setState({ at: step }) };
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

it('what went well goes when the holder goes to another page; what asks for something stays [HOLDER-11]', async () => {
  const { go } = show();
  fireEvent.pointerDown(document.body);

  await go('/cardsmanagement');

  expect(shown()).toEqual(['Serve il codice']);
});

it('what went well stays on the page that it has come with [HOLDER-11]', async () => {
  const { go } = show();

  await go('/cardsmanagement');
  const arrived = shown();
  fireEvent.keyDown(document.body);
  await go('/');

  expect(arrived).toEqual(['Avvisi disattivati', 'Serve il codice']);
  expect(shown()).toEqual(['Serve il codice']);
});

it('what went well goes when the holder opens a popup [HOLDER-11]', () => {
  const { running } = show();
  fireEvent.pointerDown(document.body);

  act(() => running.setState({ runs: [aRun().run] }));

  expect(shown()).toEqual(['Serve il codice']);
});

it('what a reload has cut off goes once it was there to be read [HOLDER-11]', async () => {
  const { messages } = show();
  act(() => messages.getState().add(cutOff));

  await wait(7_000);

  expect(shown()).toEqual(['Serve il codice']);
});

it('what a reload has cut off stays while its journey opens, and goes with the screen that the holder leaves [HOLDER-11]', () => {
  const { messages, running } = show();
  const { run, moveTo } = aRun();
  act(() => messages.getState().add(cutOff));
  act(() => running.setState({ runs: [run] }));
  act(() => moveTo('choose-number'));
  const opened = shown();
  fireEvent.pointerDown(document.body);

  act(() => moveTo('enter-code'));

  expect(opened).toEqual(['Il codice si chiede di nuovo', 'Serve il codice']);
  expect(shown()).toEqual(['Serve il codice']);
});

it('takes back what was read out once the holder goes to another page, and nothing that was said there [HOLDER-20]', () => {
  const { go, announcer } = show();
  const said = () => announcer.store.getState().polite;

  announcer.say('Carta bloccata', 'polite');
  void go('/moved');
  expect(said()).toBe('Carta bloccata');
  fireEvent.keyDown(document.body);
  void go('/elsewhere');
  expect(said()).toBe('');
  fireEvent.keyDown(document.body);
  announcer.say('Avvisi attivi', 'polite');
  void go('/cardsmanagement');

  expect(said()).toBe('Avvisi attivi');
});
