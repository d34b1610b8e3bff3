import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshWindow, logIn, menu, password, press, username } from './at-the-login.fixture.tsx';
import { openPortal, refusal } from './portal.fixture.tsx';

beforeEach(freshWindow);

describe('the login', () => {
  it('asks for username and password, and leads to recovery [LOGIN-01] [LOGIN-04] [NAV-01]', async () => {
    openPortal('/');

    expect(await screen.findByRole('heading', { level: 1, name: 'Accedi' })).toBeTruthy();
    expect(username()).toBeTruthy();
    expect(password()).toBeTruthy();
    const recovery = screen.getByRole('link', { name: 'Hai dimenticato la tua password?' });
    expect(recovery.getAttribute('href')).toBe('/recovery');
  });

  it('says whom to call of a card that is lost, from abroad too, before anybody is in', async () => {
    openPortal('/');
    await screen.findByRole('heading', { level: 1, name: 'Accedi' });

    const numbers = screen.getAllByRole('link', { name: /^[\d +]+$/u });
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual(['tel:800000100', 'tel:+390200000100']);
  });

  it('lets password managers in [S-20]', async () => {
    openPortal('/');

    expect((await screen.findByLabelText('Username')).getAttribute('autocomplete')).toBe('username');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
    await press('Mostra la password');
    expect(password().getAttribute('type')).toBe('text');
  });

  it('says what is missing, and asks the bank for nothing [LOGIN-05] [LOGIN-06] [LOGIN-07]', async () => {
    const { asked } = openPortal('/');

    await userEvent.click(await screen.findByRole('button', { name: 'Accedi' }));

    expect(screen.getByText('È necessario inserire lo username')).toBeTruthy();
    expect(screen.getByText('Password: campo obbligatorio')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('says what is missing when a field is left empty [LOGIN-06]', async () => {
    openPortal('/');

    await userEvent.click(await screen.findByLabelText('Username'));
    await userEvent.tab();

    expect(screen.getByText('È necessario inserire lo username')).toBeTruthy();
  });

  it('is sent by Enter and leads home [LOGIN-03] [LOGIN-14] [NAV-02]', async () => {
    const { shell } = await logIn('/');

    expect(await menu()).toBeTruthy();
    expect(shell.stores.session.getState().logged).toBe(true);
    await waitFor(() =>
      expect(shell.core.getState().core?.app.stores.profile.getState().status).toBe('ready'),
    );
  });

  it('speaks of a failure in the form, without popup or banner [LOGIN-16]', async () => {
    await logIn('/', { requestToken: refusal(422, 'LOGIN_REFUSED', 'FORM') });

    const form = screen.getByRole('form', { name: 'Accedi' });
    expect(await within(form).findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getAllByText(/Username o password non corretti/)).toHaveLength(1);
  });

  it('keeps what it was sent with until it is answered, and takes another try then', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await logIn('/', { requestToken: promise });

    await userEvent.type(password(), 'x');

    expect(password()).toHaveProperty('value', 'Percorso1!');
    resolve(refusal(422, 'LOGIN_REFUSED', 'FORM'));
    await screen.findByText(/Username o password non corretti/);
    await userEvent.type(password(), 'x');
    expect(password()).toHaveProperty('value', 'x');
    expect(screen.queryByText('Password: campo obbligatorio')).toBeNull();
  });

  it('offers to try again when the finalisation fails [LOGIN-21] [ERR-21]', async () => {
    const portal = await logIn('/', { finalizeLogin: refusal(500, 'INTERNAL_ERROR', 'UNAVAILABLE') });

    const popup = await screen.findByRole('dialog', { name: 'Ops!' });
    expect(within(popup).getByText('Qualcosa è andato storto.')).toBeTruthy();
    portal.bank['finalizeLogin'] = { flow: 'LOGIN_END', clientAccessToken: 'c' };
    await press('Riprova');

    expect(await menu()).toBeTruthy();
  });

  it('marks the profile as failed when it cannot be read, and lets the holder in all the same [LOGIN-15]', async () => {
    const { shell } = await logIn('/', { readUserProfile: refusal(404, 'NOT_FOUND', 'CUSTOM') });

    await menu();

    await waitFor(() =>
      expect(shell.core.getState().core?.app.stores.profile.getState().status).toBe('failed'),
    );
  });
});
