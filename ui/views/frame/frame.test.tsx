import { createTexts, firstTrees, I18nextProvider, loadTree, refuseMissingText } from '#i18n';
import { type App, AppContext, type Shell, ShellContext } from '#ui/state';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AreaBoundary } from './AreaBoundary.tsx';
import { pathAfter } from './popups/ErrorPopup.tsx';
import { InactivityPopup } from './popups/InactivityPopup.tsx';
import { Page } from './pages/Page.tsx';

const texts = createTexts({
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  trees: { ...firstTrees, errors: await loadTree('errors') },
  onMissing: refuseMissingText,
});

function warn(secondsLeft: number) {
  const call = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ kind: 'done', value: {} }));
  const logout = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const app = {
    inactivity: {
      store: createStore(() => ({ secondsLeft })),
      used: () => undefined,
      end: () => undefined,
    },
    calls: { call },
    session: { logout },
    // What the popup does not touch is left out.
  } as unknown as App;
  render(
    <I18nextProvider i18n={texts.i18n}>
      <AppContext value={app}>
        <InactivityPopup />
      </AppContext>
    </I18nextProvider>,
  );
  return { call, logout };
}

describe('a page of the portal', () => {
  it.each([
    { isTest: true, told: 1 },
    { isTest: false, told: 0 },
  ])('tells that it is of a test environment: $isTest [S-62]', ({ isTest, told }) => {
    // What the notice does not touch is left out.
    const shell = { isTest } as unknown as Shell;

    render(
      <I18nextProvider i18n={texts.i18n}>
        <ShellContext value={shell}>
          <Page>Testo</Page>
        </ShellContext>
      </I18nextProvider>,
    );

    expect(screen.queryAllByText('Ambiente di prova.')).toHaveLength(told);
  });

  it('leads past the menu to what the page says, without an entry of its own in the history', async () => {
    // What the notice does not touch is left out.
    const shell = { isTest: false } as unknown as Shell;
    render(
      <I18nextProvider i18n={texts.i18n}>
        <ShellContext value={shell}>
          <Page>Testo</Page>
        </ShellContext>
      </I18nextProvider>,
    );
    const before = window.history.length;

    await userEvent.click(screen.getByRole('link', { name: 'Vai al contenuto' }));

    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.history.length).toBe(before);
  });
});

describe('closing the error popup', () => {
  const blocker = { type: 'STANDARD', reason: 'BLOCKER', message: 'm' } as const;

  it.each([
    ['/cardsmanagement', '/cardsmanagement'],
    ['/n/manage-card/superpin', '/cardsmanagement'],
    ['/keysix/keysixview', '/cardsmanagement'],
    ['/n/profile', '/'],
    ['/', '/'],
  ])('of what is blocked leads from %s to %s [ERR-18]', (from, to) => {
    expect(pathAfter(blocker, from)).toBe(to);
  });

  it('of anything else leads back to where the holder was [ERR-18]', () => {
    expect(pathAfter({ ...blocker, reason: 'CUSTOM' }, '/n/profile')).toBe('/n/profile');
  });
});

describe('the warning before the session ends', () => {
  it('says how long is left, and keeps the session open on request by a call of the holder’s own [S-29]', async () => {
    const { call, logout } = warn(119);

    expect(screen.getByRole('alertdialog', { name: 'Sei ancora qui?' })).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toContain('1 min 59 s');
    await userEvent.click(screen.getByRole('button', { name: 'Resta connesso' }));

    expect(call).toHaveBeenCalledWith('readUserProfile');
    expect(logout).not.toHaveBeenCalled();
  });

  it('counts one second as one', () => {
    warn(1);

    expect(screen.getByRole('timer').textContent).toMatch(/ 1 secondo\.$/u);
  });

  it('lets the holder leave at once', async () => {
    const { logout } = warn(30);

    expect(screen.getByRole('timer').textContent).toContain('30 secondi');
    await userEvent.click(screen.getByRole('button', { name: 'Esci' }));

    expect(logout).toHaveBeenCalledTimes(1);
  });
});

describe('an area that breaks', () => {
  it('says so with an id, leaves the rest alone, and can be drawn again [S-58]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onCrash = vi.fn<(id: string) => void>();
    const state = { isBroken: true };
    const Area = () => {
      if (state.isBroken) throw new Error('broken');
      return <p>whole</p>;
    };
    render(
      <I18nextProvider i18n={texts.i18n}>
        <p>the rest</p>
        <AreaBoundary onCrash={onCrash}>
          <Area />
        </AreaBoundary>
      </I18nextProvider>,
    );

    const retry = await screen.findByRole('button', { name: 'Riprova' });
    const id = onCrash.mock.calls[0]?.[0] ?? 'no id';
    expect(screen.getByText(new RegExp(id))).toBeTruthy();
    expect(screen.getByText('the rest')).toBeTruthy();
    state.isBroken = false;
    await userEvent.click(retry);

    await waitFor(() => expect(screen.getByText('whole')).toBeTruthy());
  });
});
