import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshWindow, logIn, menu } from './at-the-login.fixture.tsx';
import { storedMessages } from './browser-ports.ts';

beforeEach(freshWindow);

describe('a journey above a page', () => {
  it('is closed when the portal goes to another page', async () => {
    const { shell } = await logIn('/');
    await menu();
    const { journeys } = shell.core.getState().core ?? {};
    const end = journeys?.open('resting');
    await screen.findByRole('dialog', { name: 'Un momento' });

    shell.way.go('/n/profile');

    expect(await end).toMatchObject({ outcome: 'left' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Profilo' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('error popup', () => {
  it.each([
    ['Alt! abbiamo riscontrato un errore, riprova più tardi.', 'popup.default'],
    ['Si è verificato un errore', 'popup.forced'],
  ])('says “%s” and can be closed [ERR-05] [ERR-07]', async (words, key) => {
    const { shell } = await logIn('/n/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profilo' });
    const { app } = await shell.openCore();
    const message = { namespace: 'errors', key, values: {} };

    storedMessages(app.stores, shell.texts, window).popup({ kind: 'UNAVAILABLE', reason: 'CUSTOM', message });
    const popup = await screen.findByRole('alertdialog', { name: 'Ops!' });
    expect(within(popup).getByText(words)).toBeTruthy();
    await userEvent.click(within(popup).getAllByRole('button', { name: 'Chiudi' })[0] as HTMLElement);

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('takes title, message and subtitle, and leads out of a blocked operation [ERR-18] [ERR-19]', async () => {
    const { shell } = await logIn('/n/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profilo' });
    const error = {
      type: 'STANDARD',
      reason: 'BLOCKER',
      title: 'Alt!',
      message: 'm',
      subtitle: 's',
    } as const;

    shell.stores.popups.getState().showError(error);
    const popup = await screen.findByRole('alertdialog', { name: 'Alt!' });
    expect(within(popup).getByText('s')).toBeTruthy();
    await userEvent.click(within(popup).getAllByRole('button', { name: 'Chiudi' })[0] as HTMLElement);

    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
