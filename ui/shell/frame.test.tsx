import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freshWindow, logIn, menu } from './at-the-login.fixture.tsx';
import { openPortal } from './portal.fixture.tsx';

beforeEach(freshWindow);

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

  it('awaits the profile, which is loaded anew, with its title and skeleton from the press on, unless the holder would be asked first [HOLDER-09] [ROUTE-07]', async () => {
    const loaded = await pressProfile();

    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: 'Profilo' })).toBeTruthy();
    expect(main.getByRole('status').textContent).toBe('Caricamento in corso');
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
    expect(loaded).toEqual(['/n/profile']);
    // As the browser tells it that brings a page back as it was left.
    fireEvent(window, new Event('pageshow'));
    expect(main.queryByRole('heading', { name: 'Profilo' })).toBeNull();

    window.addEventListener('beforeunload', askFirst);
    onTestFinished(() => window.removeEventListener('beforeunload', askFirst));
    await userEvent.click(within(await menu()).getByRole('link', { name: 'Profilo' }));
    expect(loaded).toHaveLength(2);
    expect(main.queryByRole('heading', { name: 'Profilo' })).toBeNull();
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

const askFirst = (event: Event) => event.preventDefault();

/** Presses Profilo in the menu of a phone, and notes what is loaded anew. */
async function pressProfile(): Promise<readonly string[]> {
  const loaded: string[] = [];
  const { shell } = await logIn('/');
  const burger = await screen.findByRole('button', { name: 'Menu' });
  const { core } = shell.core.getState();
  if (!core) throw new Error('The holder is not in.');
  // Taken up when the menu is drawn anew, as the burger does.
  core.app.loadPage = (path) => void loaded.push(path);
  await userEvent.click(burger);
  await userEvent.click(within(await menu()).getByRole('link', { name: 'Profilo' }));
  return loaded;
}
