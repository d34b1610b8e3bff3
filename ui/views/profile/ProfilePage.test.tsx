import type { UserProfile } from '#schemas';
import type { Launcher } from '#ui/state';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, done, renderInPortal } from '../cards/portal.fixture.tsx';
import { aProfile } from '../../state/holder/profile.fixture.ts';
import { ProfilePage } from './ProfilePage.tsx';

/** Notes what is opened; every name opens a journey, and some are refused. */
function notingOpenings(refused: Record<string, 'off' | 'limited'> = {}) {
  const opened: string[] = [];
  const launcher: Launcher = {
    listed: () => [],
    find: (name) => ({ entry: { id: name, runs: [] }, parameters: {} }),
    refusal: ({ entry }) => refused[entry.id],
    input: (_opening, given = {}) => given,
    open: (name) => {
      opened.push(name);
      return Promise.resolve(undefined);
    },
  };
  return { opened, launcher };
}

async function openPage(profile: UserProfile, refused?: Record<string, 'off' | 'limited'>) {
  const { opened, launcher } = notingOpenings(refused);
  const { app } = await renderInPortal(<ProfilePage />, {}, launcher);
  act(() => app.stores.profile.getState().received(profile));
  return { app, opened };
}

/** Counts the places that are held for buttons to come. */
const heldPlaces = () => document.querySelectorAll('dd > [aria-hidden="true"]:has(button)').length;

/** The names of the rows. */
const rows = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the profile', () => {
  it('shows who the holder is, contacts masked, and when the password ends [PROFILE-01] [PWD-05]', async () => {
    await openPage(aProfile({ kyc: true }));

    expect(section('I tuoi dati').getByText('Giulia Ferri')).toBeTruthy();
    expect(section('I tuoi dati').getByText('Confermata')).toBeTruthy();
    expect(section('I tuoi contatti').getByText('g****a@percorso.test')).toBeTruthy();
    expect(section('I tuoi contatti').getByText('Numero che finisce con 67')).toBeTruthy();
    expect(section('La tua sicurezza').getByText('Scade il 01.02.2027')).toBeTruthy();
    expect(document.body.textContent).not.toContain('giulia@');
  });

  it('opens by their names what changes it', async () => {
    const { opened } = await openPage(aProfile());

    for (const button of screen.getAllByRole('button')) fireEvent.click(button);

    await waitFor(() =>
      expect(opened).toEqual([
        '/editUserData',
        '/editUserData/document',
        '/editUserData/kyc',
        'EDIT_TEL_NUMB',
        '/editPassword/newPassword',
        '/editSecureQuestion',
        'REVOKE_USER',
      ]),
    );
  });

  it('has no button for what the bank has switched off, and keeps that of what it will explain', async () => {
    await openPage(aProfile(), { '/editUserData/kyc': 'off', EDIT_TEL_NUMB: 'limited' });

    expect(screen.queryByRole('button', { name: 'Verifica la tua identità' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Modifica il numero di riferimento' })).toBeTruthy();
  });

  it('holds the place of a button until the card says whether there is one', async () => {
    const { app } = await openPage(aProfile(), { EDIT_TEL_NUMB: 'off' });

    act(() => app.stores.cards.getState().loading());
    const held = heldPlaces();
    act(() => app.stores.cards.getState().received([]));

    expect(held).toBe(1);
    expect(heldPlaces()).toBe(0);
  });

  it('asks who is known only to be verified again', async () => {
    await openPage(aProfile({ kyc: true }));

    expect(screen.getByRole('button', { name: 'Verifica di nuovo la tua identità' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Verifica la tua identità' })).toBeNull();
  });

  it('asks a limited holder alone for the registration code [RCODE-08]', async () => {
    const { app, opened } = await openPage(aProfile({ userStatus: 'LIMITED' }));
    fireEvent.click(screen.getByRole('button', { name: 'Inserisci il codice di registrazione' }));

    act(() => app.stores.profile.getState().received(aProfile()));

    expect(opened).toEqual(['REGISTRATION_CODE']);
    expect(screen.queryByText('Codice di registrazione')).toBeNull();
  });

  it('names its rows from the beginning, and holds the places of what is not known yet [HOLDER-09]', async () => {
    const { app } = await renderInPortal(<ProfilePage />, {}, notingOpenings().launcher);
    const before = rows();
    const [held, buttons] = [heldPlaces(), screen.getAllByRole('button').length];

    act(() => app.stores.profile.getState().received(aProfile()));

    expect(before).toEqual(rows());
    expect([held, buttons]).toEqual([6, 1]);
    expect([heldPlaces(), screen.getAllByRole('button').length]).toEqual([0, 7]);
  });

  it('says so when the profile cannot be read, and reads it again [LOGIN-15]', async () => {
    const answers: Answers = { readUserProfile: () => done(aProfile()) };
    const { app } = await renderInPortal(<ProfilePage />, answers, notingOpenings().launcher);
    expect(screen.getByText('Stiamo caricando il tuo profilo')).toBeTruthy();
    act(() => app.stores.profile.getState().failed());

    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));

    expect(await screen.findByText('Giulia Ferri')).toBeTruthy();
  });
});
