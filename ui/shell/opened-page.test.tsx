import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCardContext, aCardSummary, aService } from '../state/holder/card.fixture.ts';
import { openPortal, openSignedIn, refusal, smsAlert, type BankAnswers } from './portal.fixture.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

type Flag = Partial<ReturnType<typeof aService>>;

const cardWith = (KEY_6: Flag | undefined): BankAnswers => ({
  listCards: { cards: [aCardSummary()] },
  readCardContext: {
    cardContext: aCardContext({ profiling: { ...(KEY_6 && { KEY_6: aService('KEY_6', KEY_6) }) } }),
  },
});

async function arriveAt(path: string, answers: BankAnswers = {}) {
  const portal = openPortal(path, answers);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await userEvent.type(await screen.findByLabelText('Username'), 'giulia@percorso.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Percorso1!{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Username')).toBeNull());
  return portal;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('an address that a journey opens', () => {
  it('may be a page of its own: it asks the holder in first, and is called as its texts say [STUDIO-16]', async () => {
    await arriveAt('/cartaSmarrita', cardWith(undefined));

    expect(await screen.findByText('con', { exact: false, selector: 'p' })).toBeTruthy();
    expect(document.title).toContain('Carta smarrita');
  });

  it('is offered on the page of help where its file lists it, and opens from there [STUDIO-16]', async () => {
    openSignedIn('/assistance');

    const offer = await screen.findByRole('button', { name: 'Ho perso la carta' });
    expect(screen.getByText('Che cosa fare subito.')).toBeTruthy();
    await userEvent.click(offer);

    expect(await screen.findByRole('dialog', { name: 'Primo passo' })).toBeTruthy();
  });

  it('runs it before a login, with what the address gives and the token of nobody yet [ROUTE-36] [SESSION-08]', async () => {
    const { asked } = openPortal('/CONFIRMEMAIL?token=abc');

    expect(await screen.findByText('con abc', { exact: false })).toBeTruthy();
    expect(asked).toEqual(['readDictionary', 'requestJwt']);
  });

  it('says so when the bank is out of reach, and tries again', async () => {
    const { bank } = openPortal('/confirmEmail', { requestJwt: undefined });
    await screen.findByText('Non riusciamo ad aprire questa pagina');

    bank['requestJwt'] = { jwt: 'j', expiresIn: 600 };
    await press('Riprova');

    expect(await screen.findByRole('heading', { name: 'Visita' })).toBeTruthy();
  });

  it('asks a holder in first, keeps what the address says, and waits for the card [ROUTE-33] [ROUTE-39]', async () => {
    await arriveAt('/trigger/visit/ada?token=x1', cardWith(undefined));

    expect(await screen.findByText('ada con x1')).toBeTruthy();
  });

  it('goes where the journey says, or home', async () => {
    openPortal('/confirmEmail?token=abc');
    await press('Avanti');
    await waitFor(() => expect(window.location.pathname).toBe('/assistenza'));

    act(() => window.history.back());
    await press('Esci');

    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});

describe('an address whose journey reads first', () => {
  it('asks again in its place where the read has failed [S-85]', async () => {
    const { bank, asked } = await arriveAt('/smsAlert/activateThreshold', {
      ...cardWith({}),
      readSmsAlert: refusal(500, 'X', 'CUSTOM'),
    });
    const popup = await screen.findByRole('alertdialog', { name: 'Ops!' });
    expect(within(popup).getByText('Qualcosa è andato storto.')).toBeTruthy();
    bank['readSmsAlert'] = smsAlert;

    await userEvent.click(within(popup).getByRole('button', { name: 'Riprova' }));

    expect(await screen.findByRole('heading', { name: 'Letto' })).toBeTruthy();
    expect(window.location.pathname).toBe('/smsAlert/activateThreshold');
    expect(asked.filter((id) => id === 'readSmsAlert')).toHaveLength(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leads home when what has failed is closed [ERR-18]', async () => {
    await arriveAt('/smsAlert/activateThreshold', { ...cardWith({}), readSmsAlert: { unexpected: true } });
    const popup = await screen.findByRole('alertdialog', { name: 'Ops!' });

    await userEvent.click(within(popup).getByText('Chiudi'));

    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a journey that a card must allow', () => {
  it('opens in a dialog above the heading of its page', async () => {
    await arriveAt('/smsAlert/activate', cardWith({ prop: { state: 'ATTIVO' } }));

    expect(await screen.findByRole('dialog', { name: 'Con il permesso della carta' })).toBeTruthy();
  });

  it.each([
    ['is not active', undefined, /non è attivo per la carta/],
    ['is locked', { prop: { state: 'DISATTIVO' }, locked: true }, /è bloccato per la carta/],
    [
      'is limited',
      { prop: { state: 'DISATTIVO' }, limited: true },
      /Prima inserisci il codice di registrazione/,
    ],
  ] as const)('says why when its service %s [GATE-04]', async (_what, flag, words) => {
    await arriveAt('/smsAlert/activate', cardWith(flag));

    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why in a popup when a tile asks for it, and that it is not to be had when nobody has written it', async () => {
    const { shell } = await arriveAt('/smsAlert/activate', cardWith(undefined));
    await screen.findByText(/non è attivo per la carta/);
    const launcher = shell.core.getState().core?.app.launcher;

    await act(async () => launcher?.open('GUARDED'));
    expect(await screen.findByRole('alertdialog', { name: 'Non puoi farlo ora' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await act(async () => launcher?.open('NOT_WRITTEN'));

    expect((await screen.findByRole('alertdialog')).textContent).toContain('Questo servizio non è attivo');
  });
});
