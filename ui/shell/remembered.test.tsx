import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPortal, type BankAnswers } from './portal.fixture.tsx';
import { rememberedMark } from '../state/session/remembered-mark.ts';

const mark = rememberedMark(document);
const giulia: BankAnswers = {
  readCardHolderName: { remembered: true, name: 'Giulia', username: 'giulia@percorso.test' },
  forgetCardHolderName: {},
};
const box = () => screen.getByRole('checkbox', { name: 'Ricordami su questo dispositivo' });
const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const greeting = () => screen.findByRole('heading', { level: 1, name: 'Ciao, Giulia' });

beforeEach(() => {
  window.sessionStorage.clear();
  mark.set(false);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the login of a browser that is to remember somebody', () => {
  it('greets them by name, and waits for the password alone [ADD-01] [CALL-04]', async () => {
    mark.set(true);
    openPortal('/', giulia);

    expect(await greeting()).toBeTruthy();
    expect(username().value).toBe('giulia@percorso.test');
    expect(box()).toHaveProperty('checked', true);
  });

  it('forgets them when it is somebody else, and asks for a username [ADD-01] [CALL-05]', async () => {
    mark.set(true);
    const { asked } = openPortal('/', giulia);
    await greeting();

    await userEvent.click(screen.getByRole('button', { name: 'Non sei tu?' }));

    expect(screen.getByRole('heading', { level: 1, name: 'Accedi' })).toBeTruthy();
    expect(username().value).toBe('');
    expect(document.activeElement).toBe(username());
    expect(box()).toHaveProperty('checked', false);
    expect(screen.queryByRole('button', { name: 'Non sei tu?' })).toBeNull();
    expect(mark.isSet()).toBe(false);
    await waitFor(() => expect(asked).toContain('forgetCardHolderName'));
  });

  it('does not ask the bank whom it remembers when nobody wished it [ADD-01] [S-70]', async () => {
    const { asked } = openPortal('/', giulia);

    expect(await screen.findByRole('heading', { level: 1, name: 'Accedi' })).toBeTruthy();
    expect(box()).toHaveProperty('checked', false);
    expect(asked).toEqual([]);
  });

  it('keeps what somebody has begun to type [ADD-01]', async () => {
    mark.set(true);
    const jwt = Promise.withResolvers<Response>();
    openPortal('/', { ...giulia, requestJwt: jwt.promise });

    await userEvent.type(await screen.findByLabelText('Username'), 'altra@percorso.test');
    jwt.resolve(Response.json({ jwt: 'secret-jwt', expiresIn: 600 }));
    await greeting();

    expect(username().value).toBe('altra@percorso.test');
  });

  it('is as for anybody when the bank cannot tell, or tells of nobody [ADD-01]', async () => {
    mark.set(true);
    const { asked } = openPortal('/', { readCardHolderName: { remembered: false } });

    await waitFor(() => expect(asked).toContain('readCardHolderName'));
    await waitFor(() => expect(mark.isSet()).toBe(false));

    expect(screen.getByRole('heading', { level: 1, name: 'Accedi' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('remembers only who asks for it [ADD-01] [CALL-02]', async () => {
    openPortal('/', giulia);
    await userEvent.type(await screen.findByLabelText('Username'), 'giulia@percorso.test');
    await userEvent.click(box());
    await userEvent.type(screen.getByLabelText('Password'), 'Percorso1!{Enter}');

    await screen.findByRole('navigation', { name: 'Menu principale' });

    expect(mark.isSet()).toBe(true);
  });
});
