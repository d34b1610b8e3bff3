import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCardContext, aCardSummary } from '../state/holder/card.fixture.ts';
import { openPortal, type BankAnswers, recovered } from './portal.fixture.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

const blockedBy = (id: string) => ({
  finalizeLogin: { flow: 'LOGIN_END', clientAccessToken: 'c', triggerTimeline: { id } },
});
const cards: BankAnswers = {
  listCards: { cards: [aCardSummary()] },
  readCardContext: { cardContext: aCardContext() },
};

async function logIn(answers: BankAnswers, path = '/') {
  const portal = openPortal(path, answers);
  await userEvent.type(await screen.findByLabelText('Username'), 'giulia@percorso.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Percorso1!{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Username')).toBeNull());
  return portal;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a login that has something to settle', () => {
  it.each([
    ['BLOCKER_TEMPORARY_PASSWORD', '/loginhandling/temporary-password', 'temporary-password'],
    ['BLOCKER_PASSWORD_EXPIRED', '/loginhandling/90days-password-update', 'expired-password'],
    ['BLOCKER_REMEDIATE_NUMBER', '/remediateNumber', 'remediate-number'],
    ['BLOCKER_REGISTRATION_CODE', '/trigger/registrationCode', 'holder-code'],
    ['BLOCKER_OF_TOMORROW', '/loginhandling', 'Completa l’accesso'],
  ])('%s leads to %s and keeps the profile for later [TRIG-02] [LOGIN-12]', async (id, path, title) => {
    const { asked } = await logIn(blockedBy(id));

    expect(await heading(title)).toBeTruthy();
    expect(window.location.pathname).toBe(path);
    expect(asked).not.toContain('readUserProfile');
    expect(asked).not.toContain('listCards');
  });

  it('lets nobody go elsewhere, but out [S-23] [S-35]', async () => {
    const { shell } = await logIn(blockedBy('BLOCKER_TEMPORARY_PASSWORD'));
    await heading('temporary-password');

    for (const path of ['/cardsmanagement', '/loginhandling/90days-password-update', '/registration', '/']) {
      act(() => shell.way.go(path));
      await waitFor(() => expect(window.location.pathname).toBe('/loginhandling/temporary-password'));
    }
    await press('Esci');

    expect(await screen.findByText('Sei uscito. A presto.')).toBeTruthy();
  });

  it('goes on to where the holder was going once the bank has nothing more to ask [LOGIN-20]', async () => {
    const answers = { ...blockedBy('BLOCKER_MIGRATION'), ...cards };
    const { bank, asked } = await logIn({
      ...answers,
      recoverLoginFlow: { ...recovered, triggerTimeline: { id: 'BLOCKER_MIGRATION' } },
    });
    await heading('Sistemiamo l’accesso');

    await press('Fatto');
    await waitFor(() => expect(asked).toContain('recoverLoginFlow'));
    bank['recoverLoginFlow'] = recovered;
    await press('Fatto');

    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await waitFor(() => expect(asked).toContain('readUserProfile'));
  });

  it('ends when the holder gives up', async () => {
    const { asked } = await logIn(blockedBy('BLOCKER_MIGRATION'));

    await press('Annulla');

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(asked.at(-1)).toBe('userLogout');
  });

  it('leads home the one who is in and has nothing to settle, from where the number would be set too [S-74] [ROUTE-26]', async () => {
    const { shell, asked } = await logIn(cards);
    await waitFor(() => expect(asked).toContain('readUserProfile'));

    for (const path of ['/remediateNumber', '/REMEDIATENUMBER/anything', '/migration']) {
      act(() => shell.way.go(path));
      await waitFor(() => expect(window.location.pathname).toBe('/'));
    }

    expect(screen.queryByRole('heading', { level: 1, name: 'remediate-number' })).toBeNull();
    expect(asked).not.toContain('generateLoginOtpNewNumber');
  });

  it('is nothing that an address alone can begin [S-23]', async () => {
    const { shell } = openPortal('/loginhandling/temporary-password');

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(shell.stores.session.getState().wanted).toBeUndefined();
  });
});

describe('what the bank tells a holder who is in', () => {
  it('is asked for once, for the selected card, after the profile [TRIG-05]', async () => {
    const { asked } = await logIn({ ...cards, retrieveTtl: { TTLCardId: '1000001' } });

    await waitFor(() => expect(asked.filter((id) => id === 'retrieveTtl')).toHaveLength(1));
    expect(asked.indexOf('retrieveTtl')).toBeGreaterThan(asked.indexOf('readUserProfile'));
  });

  it('is shown as a message with what to do about it [TRIG-01] [TRIG-03] [RCODE-08]', async () => {
    const told = { TTLCardId: '1000001', triggerTimeline: { id: 'REGISTRATION_CODE' } };
    await logIn({ ...cards, retrieveTtl: told });

    expect(await screen.findByText(/Alcuni servizi sono limitati/)).toBeTruthy();
    await press('Inserisci il codice');

    // Nobody has written that journey here.
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Questo servizio non è attivo');
  });

  it.each(['NEWS_OF_TOMORROW', '<img src=x onerror=alert(1)>', 'constructor'])(
    'is shown in words of our own where nobody knows its id, which is recorded and never drawn: %s [TRIG-03]',
    async (id) => {
      const events: string[] = [];
      const hear = ({ detail }: CustomEventInit<{ name: string }>) => void events.push(detail?.name ?? '');
      window.addEventListener('percorso:event', hear);
      await logIn({ ...cards, retrieveTtl: { TTLCardId: '1000001', triggerTimeline: { id } } });

      const message = await screen.findByText(/C’è un avviso per te/u);
      window.removeEventListener('percorso:event', hear);

      expect(message.closest('li')?.textContent).not.toContain(id);
      expect(document.querySelector('img[src="x"]')).toBeNull();
      expect(events).toContain(`timeline-error ${id}`);
    },
  );

  it('goes once the holder is where it leads, in whatever way they came there [TRIG-03]', async () => {
    const told = { TTLCardId: '1000001', triggerTimeline: { id: 'INSTALLMENT_OFFER' } };
    const { shell } = await logIn({ ...cards, retrieveTtl: told });
    expect(await screen.findByText(/pagare a rate/)).toBeTruthy();

    act(() => shell.way.go('/installments/newPlan'));

    expect(await heading('instalment-confirm')).toBeTruthy();
    expect(screen.queryByText(/pagare a rate/)).toBeNull();
  });

  it('offers nobody what they are at already [TRIG-03]', async () => {
    const { shell, bank } = await logIn({ ...cards, retrieveTtl: { TTLCardId: '1000001' } });
    const calls = () => shell.core.getState().core?.app.calls;
    act(() => shell.way.go('/installments/newPlan'));
    await heading('instalment-confirm');

    bank['retrieveTtl'] = { TTLCardId: '1000001', triggerTimeline: { id: 'INSTALLMENT_OFFER' } };
    await act(async () => calls()?.call('retrieveTtl', { body: { cardId: '1000001' } }));
    bank['retrieveTtl'] = { TTLCardId: '1000001', triggerTimeline: { id: 'REGISTRATION_CODE' } };
    await act(async () => calls()?.call('retrieveTtl', { body: { cardId: '1000001' } }));

    expect(await screen.findByText(/Alcuni servizi sono limitati/)).toBeTruthy();
    expect(screen.queryByText(/pagare a rate/)).toBeNull();
  });

  it('leads to the page of a blocker, and speaks of the selected card alone [TRIG-02] [TRIG-04]', async () => {
    const blocker = { triggerTimeline: { id: 'BLOCKER_KYC' } };
    const { shell, bank } = await logIn({ ...cards, retrieveTtl: { TTLCardId: '1000009', ...blocker } });
    const app = () => shell.core.getState().core?.app;
    await waitFor(() => expect(app()?.stores.cards.getState().status).toBe('ready'));
    expect(window.location.pathname).toBe('/');

    bank['retrieveTtl'] = { TTLCardId: '1000001', ...blocker };
    await act(async () => app()?.calls.call('retrieveTtl', { body: { cardId: '1000001' } }));

    expect(await heading('user-data-update')).toBeTruthy();
  });
});

describe('a deep link', () => {
  it.each([
    ['key6edit', '/keysix/keysixinsertmodify'],
    ['ProFilo', '/n/profile'],
  ])('%s is followed after the login, and leaves no trace behind Back', async (name, path) => {
    await logIn(cards, `/?deepLink=${name}`);

    await waitFor(() => expect(window.location.pathname).toBe(path));
    expect(window.location.search).toBe('');
  });

  it.each([
    ['nowhere', 'deep-link-error unknown'],
    ['rechargecard', 'deep-link-error rechargecard'],
    ['loanlist', 'deep-link-error tab finanziamenti'],
  ])('%s that leads nowhere goes home and is recorded [DEEP-28]', async (name, event) => {
    const events: string[] = [];
    const hear = ({ detail }: CustomEventInit<{ name: string }>) => void events.push(detail?.name ?? '');
    window.addEventListener('percorso:event', hear);
    await logIn(cards, `/?deepLink=${name}`);

    await waitFor(() => expect(events).toContain(event));
    expect(window.location.pathname).toBe('/');
    window.removeEventListener('percorso:event', hear);
  });
});
