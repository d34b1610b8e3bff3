import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshWindow, logIn, menu, press } from './at-the-login.fixture.tsx';
import { refusal } from './portal.fixture.tsx';

beforeEach(freshWindow);

describe('the frame of a holder', () => {
  it('asks before it logs out [NAV-10] [NAV-11] [SESSION-04]', async () => {
    const { asked } = await logIn('/');
    await menu();

    await press('Logout');
    await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(asked).not.toContain('userLogout');
    await press('Logout');
    await userEvent.click(await screen.findByRole('button', { name: 'Esci' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Accedi' })).toBeTruthy();
    expect(asked).toContain('userLogout');
    expect(screen.getByText('Sei uscito. A presto.')).toBeTruthy();
  });

  it('keeps the holder in when the bank does not take the logout, and asks again with Esci [SESSION-05]', async () => {
    const { asked, bank } = await logIn('/', { userLogout: refusal(500, 'INTERNAL', 'CUSTOM') });
    await menu();
    await press('Logout');

    await userEvent.click(await screen.findByRole('button', { name: 'Esci' }));
    const again = await screen.findByRole('button', { name: 'Esci' });
    expect(asked.filter((id) => id === 'userLogout')).toHaveLength(1);
    expect(screen.queryByText('Sei uscito. A presto.')).toBeNull();
    bank['userLogout'] = {};
    await userEvent.click(again);

    expect(await screen.findByText('Sei uscito. A presto.')).toBeTruthy();
  });
});

describe('the end of a session', () => {
  it('by a 401 says so once and leads to the public home [SESSION-06] [LOGIN-18]', async () => {
    const { shell, bank } = await logIn('/cardsmanagement');
    await menu();
    for (const operation of ['listCards', 'takeUpSession'])
      bank[operation] = refusal(401, 'UNAUTHORISED', 'SESSION');

    await shell.core.getState().core?.app.holder.readCards();

    expect(await screen.findByText(/La sessione non è più valida/)).toBeTruthy();
    expect(window.location.pathname).toBe('/');
  });

  it('by a reload is explained kindly, and leads back after the login [S-32]', async () => {
    window.sessionStorage.setItem('nonce', 'nonce-of-a-session-that-is-over');

    await logIn('/n/profile', { takeUpSession: refusal(401, 'UNAUTHORISED', 'SESSION') });

    await waitFor(() => expect(window.location.pathname).toBe('/n/profile'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profilo' })).toBeTruthy();
  });

  it('leaves no token in any storage [S-32]', async () => {
    await logIn('/');
    await menu();

    const places = [window.sessionStorage, window.localStorage];
    const stored = places.flatMap((place) => Object.keys(place).map((key) => place.getItem(key)));
    expect(stored.join() + document.cookie + window.location.href).not.toContain('secret');
  });
});
