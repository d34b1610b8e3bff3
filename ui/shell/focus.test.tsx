import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshWindow, logIn, menu, press, username } from './at-the-login.fixture.tsx';
import { openPortal, refusal } from './portal.fixture.tsx';

beforeEach(freshWindow);

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
    for (const operation of ['listCards', 'takeUpSession'])
      bank[operation] = refusal(401, 'UNAUTHORISED', 'SESSION');

    await shell.core.getState().core?.app.holder.readCards();

    await isFocused('Accedi');
  });
});
