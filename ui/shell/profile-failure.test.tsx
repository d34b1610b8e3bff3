import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardContextData } from '#schemas';
import { aCardContext, aCardSummary, aService } from '../state/holder/card.fixture.ts';
import { openSignedIn, profile, refusal } from './portal.fixture.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

const on = { prop: { state: 'ATTIVO' } } as const;
const functions: CardContextData['functions'] = {
  alert: [],
  services: [],
  spendingControl: [],
  securityControl: ['3D_SECURE'],
};
const context = aCardContext({
  functions,
  profiling: { FINANZIAMENTO: aService('FINANZIAMENTO'), '3D_SECURE': aService('3D_SECURE') },
});
const whole = { ...profile, profiling: { FINANZIAMENTO: on, '3D_SECURE': on, CHATBOT: on } };
const told = /Non riusciamo a leggere il tuo profilo/u;

/** Opens a page while the cards can be read and the profile cannot. */
function openWithoutProfile(path: string) {
  return openSignedIn(path, {
    readUserProfile: refusal(500, 'INTERNAL_ERROR', 'UNAVAILABLE'),
    listCards: { cards: [aCardSummary()] },
    readCardContext: { cardContext: context },
    listTransactions: { transactions: [], totalTransactionNumber: 0 },
    readYearlySummary: { transactionsSummary: [] },
    readThreeDSecure: {
      cardId: '1000001',
      status: 'ACTIVE',
      telephone3DSServices: '********67',
      phrase: 'Giulia',
      profilation3D: { active: 'ATTIVO', serviceMessage: '', cardBlocked: false, limited: false },
    },
  });
}

/** Waits for the notice, lets the bank answer and asks again. */
async function readAgain({ bank }: ReturnType<typeof openWithoutProfile>): Promise<void> {
  await screen.findByText(told);
  bank['readUserProfile'] = whole;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());
}

describe('a profile that could not be read', () => {
  it('is told on the home, and Finanziamenti is there once it was asked for again [LOGIN-15] [HOME-05]', async () => {
    const portal = openWithoutProfile('/');
    await screen.findByText(told);
    expect(screen.queryByRole('tab', { name: 'Finanziamenti' })).toBeNull();

    await readAgain(portal);

    expect(await screen.findByRole('tab', { name: 'Finanziamenti' })).toBeTruthy();
  });

  it('is told on the home, and what the bank warns of is asked for once it is known [LOGIN-15] [TRIG-05]', async () => {
    const portal = openWithoutProfile('/');
    await screen.findByText(told);
    expect(portal.asked).not.toContain('retrieveTtl');

    await readAgain(portal);

    await waitFor(() => expect(portal.asked).toContain('retrieveTtl'));
  });

  it('is told where cards are managed, and 3D Secure is there once it was asked for again [LOGIN-15] [GATE-09]', async () => {
    const portal = openWithoutProfile('/cardsmanagement');
    await screen.findByText(told);

    await readAgain(portal);

    expect(await screen.findByRole('region', { name: '3D Secure' })).toBeTruthy();
  });

  it('is told in the help, whose button of help is there once it was asked for again [LOGIN-15] [CHAT-02]', async () => {
    const portal = openWithoutProfile('/assistance');
    await screen.findByText(told);
    expect(screen.queryByRole('button', { name: 'Assistenza' })).toBeNull();

    await readAgain(portal);

    expect(await screen.findByRole('button', { name: 'Assistenza' })).toBeTruthy();
  });

  it('is asked for again by coming back to a page [LOGIN-15]', async () => {
    const portal = openWithoutProfile('/');
    await screen.findByText(told);
    portal.bank['readUserProfile'] = whole;

    const menu = screen.getByRole('navigation', { name: 'Menu principale' });
    await userEvent.click(within(menu).getByRole('link', { name: 'Gestisci carta' }));

    expect(await screen.findByRole('region', { name: '3D Secure' })).toBeTruthy();
    expect(screen.queryByText(told)).toBeNull();
  });

  it('is asked for again by coming back to the page of the profile itself [LOGIN-15] [PROFILE-01]', async () => {
    const portal = openWithoutProfile('/userProfile');
    await screen.findByRole('button', { name: 'Riprova' });
    const asked = () => portal.asked.filter((one) => one === 'readUserProfile').length;
    const before = asked();
    const menu = screen.getByRole('navigation', { name: 'Menu principale' });
    await userEvent.click(within(menu).getByRole('link', { name: 'Gestisci carta' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await screen.findByText(told);
    portal.bank['readUserProfile'] = whole;

    window.history.back();

    expect(await screen.findByText('Giulia Ferri')).toBeTruthy();
  });
});
