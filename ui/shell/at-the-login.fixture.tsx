import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { openPortal, type BankAnswers } from './portal.fixture.tsx';

/** A window as a browser opens it, which nobody has used yet. */
export function freshWindow(): void {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
}

/** The fields of the login. */
export const username = () => screen.getByLabelText('Username');
export const password = () => screen.getByLabelText('Password');

/** Presses a button that is there. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Opens the portal at a path, and fills in its login. */
export async function logIn(path: string, answers: BankAnswers = {}) {
  const portal = openPortal(path, answers);
  await userEvent.type(await screen.findByLabelText('Username'), 'giulia@percorso.test');
  await userEvent.type(password(), 'Percorso1!{Enter}');
  return portal;
}

/** The menu of a holder who is in. */
export const menu = () => screen.findByRole('navigation', { name: 'Menu principale' });
