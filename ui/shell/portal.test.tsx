import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedMessages } from './browser-ports.ts';
import { openPortal, refusal, type BankAnswers } from './portal.fixture.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function logIn(path: string, answers: BankAnswers = {}) {
  const portal = openPortal(path, answers);
  await userEvent.type(await screen.findByLabelText('Username'), 'giulia@percorso.test');
  await userEvent.type(password(), 'Percorso1!{Enter}');
  return portal;
}

const menu = () => screen.findByRole('navigation', { name: 'Menu principale' });

describe('the login', () => {
  it('asks for username and password, and leads to recovery [LOGIN-01] [LOGIN-04] [NAV-01]', async () => {
    openPortal('/');

    expect(await screen.findByRole('heading', { level: 1, name: 'Accedi' })).toBeTruthy();
    expect(username()).toBeTruthy();
    expect(password()).toBeTruthy();
    const recovery = screen.getByRole('link', { name: 'Hai dimenticato la tua password?' });
    expect(recovery.getAttribute('href')).toBe('/recovery');
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

describe('the frame of a holder', () => {
  it('has the documents’ entries, and lights Home up on the root alone [NAV-03] [NAV-05]', async () => {
    await logIn('/');

    const entries = within(await menu())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(entries.map((words) => words?.replace(/\s*si apre.*$/, ''))).toEqual([
      'Home',
      'Gestisci carta',
      'Numeri utili',
      'Domande frequenti',
      'Profilo',
    ]);
    const home = within(await menu()).getByRole('link', { name: 'Home' });
    expect(home.getAttribute('aria-current')).toBe('page');
    await userEvent.click(within(await menu()).getByRole('link', { name: 'Gestisci carta' }));
    await waitFor(() => expect(window.location.pathname).toBe('/cardsmanagement'));

    expect(
      within(await menu())
        .getByRole('link', { name: 'Home' })
        .hasAttribute('aria-current'),
    ).toBe(false);
  });

  it('welcomes the holder and says when they were last here [NAV-07] [NAV-08]', async () => {
    await logIn('/');

    expect(await screen.findByText('Ciao, Giulia')).toBeTruthy();
    expect(screen.getByText('Ultimo accesso 18.11.2026')).toBeTruthy();
  });

  it('opens the menu by a burger on phones, and closes it with Escape [NAV-06]', async () => {
    await logIn('/');

    const burger = await screen.findByRole('button', { name: 'Menu' });
    await userEvent.click(burger);
    expect(burger.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');

    expect(burger.getAttribute('aria-expanded')).toBe('false');
  });

  it('has the menu of phones closed again when Back leads to where it was opened [NAV-06]', async () => {
    await logIn('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));

    await userEvent.click(within(await menu()).getByRole('link', { name: 'Gestisci carta' }));
    await screen.findByRole('heading', { level: 1, name: 'Gestisci carta' });
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/'));

    const burger = await screen.findByRole('button', { name: 'Menu' });
    await waitFor(() => expect(burger.getAttribute('aria-expanded')).toBe('false'));
  });

  it('closes the menu of phones at a tap beside it, but not in it [NAV-06]', async () => {
    await logIn('/');
    const burger = await screen.findByRole('button', { name: 'Menu' });
    await userEvent.click(burger);

    await userEvent.click(await screen.findByText('Ciao, Giulia'));
    expect(burger.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('main'));

    expect(burger.getAttribute('aria-expanded')).toBe('false');
  });

  it('leads home from the logo and forgets the messages [NAV-09]', async () => {
    const { shell } = await logIn('/');
    await menu();
    shell.stores.messages.getState().add({ text: 'Fatto', status: 'ok' });

    await userEvent.click(within(await menu()).getByRole('link', { name: 'Gestisci carta' }));
    await userEvent.click(screen.getByRole('link', { name: 'Percorso' }));

    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(shell.stores.messages.getState().messages).toEqual([]);
  });

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

  it('closes with the legal pages, each in a tab of its own [NAV-12]', async () => {
    openPortal('/');

    const links = within(await screen.findByRole('navigation', { name: 'Informazioni legali' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent?.split(' ')[0])).toEqual([
      'Trasparenza',
      'Privacy',
      'Cookie',
    ]);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function isFocused(name: string) {
  // What stands for a page on its way has its heading too.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name })));
}

describe('the focus', () => {
  it('stays where the browser begins when the portal opens', async () => {
    openPortal('/');

    await heading('Accedi');

    expect(document.activeElement).toBe(document.body);
  });

  it('goes to the heading of the page that a login opens, of the next page and of the login again', async () => {
    await logIn('/');
    await menu();
    await isFocused('Home');

    await userEvent.click(within(await menu()).getByRole('link', { name: 'Gestisci carta' }));
    await isFocused('Gestisci carta');
    await press('Logout');
    await userEvent.click(await screen.findByRole('button', { name: 'Esci' }));

    await isFocused('Accedi');
  });

  it('goes to the heading of a public page', async () => {
    openPortal('/');

    await userEvent.click(await screen.findByRole('link', { name: 'Assistenza' }));

    await isFocused('Assistenza');
  });

  it('stays in the field of who types at once at the login that follows a logout [S-64]', async () => {
    await logIn('/cardsmanagement');
    await menu();
    await press('Logout');
    const leave = await screen.findByRole('button', { name: 'Esci' });
    // A machine that has too much to do draws its frames late.
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    await userEvent.click(leave);

    await userEvent.type(await screen.findByLabelText('Username'), 'giulia@per');
    vi.runAllTimers();
    vi.useRealTimers();
    await userEvent.keyboard('corso.test');

    expect(username()).toHaveProperty('value', 'giulia@percorso.test');
  });

  it('goes to the login when the session has ended', async () => {
    const { shell, bank } = await logIn('/');
    await menu();
    bank['listCards'] = refusal(401, 'UNAUTHORISED', 'SESSION');

    await shell.core.getState().core?.app.holder.readCards();

    await isFocused('Accedi');
  });
});

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

describe('the end of a session', () => {
  it('by a 401 says so once and leads to the public home [SESSION-06] [LOGIN-18]', async () => {
    const { shell, bank } = await logIn('/cardsmanagement');
    await menu();
    bank['listCards'] = refusal(401, 'UNAUTHORISED', 'SESSION');

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
