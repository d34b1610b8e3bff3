import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCardContext, aCardSummary, aService } from '../state/holder/card.fixture.ts';
import { type BankAnswers, openSignedIn, refusal } from './portal.fixture.tsx';

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

const broken = refusal(500, 'INTERNAL_ERROR', 'UNAVAILABLE');
const typed = (code: string, type: string, more = {}) =>
  Response.json({ code, type, message: '', ...more }, { status: 422 });

function openHome(answers: BankAnswers) {
  return openSignedIn('/', {
    listCards: { cards: [aCardSummary()] },
    readCardContext: { cardContext: aCardContext() },
    listTransactions: { transactions: [], totalTransactionNumber: 0 },
    readYearlySummary: { transactionsSummary: [] },
    ...answers,
  });
}

const anArt = (difference: object) => ({
  base64: 'iVBORw0KGgo=',
  mediaType: 'image/png',
  dominantColor: { red: 11, green: 71, blue: 83 },
  textTheme: 'LIGHT',
  ...difference,
});

const withRates = aCardContext({ profiling: { INSTALLMENT: aService('INSTALLMENT') } });
const openRates = () =>
  openHome({ readCardContext: { cardContext: withRates }, listPlans: broken, readInstallmentAlert: broken });
const chooseRates = async () => userEvent.click(await screen.findByRole('tab', { name: 'Rate' }));

const popup = () => screen.findByRole('alertdialog', { name: 'Ops!' });
const close = async () =>
  userEvent.click(within(await popup()).getByText('Chiudi', { selector: 'button, button *' }));

describe('a call of a view that failed', () => {
  it('opens the default popup, once for all that was asked for together, and its place offers to ask again [ERR-08]', async () => {
    const { asked } = openRates();
    // The home has asked before, for a plan that waits, and tells it by itself.
    await close();
    await chooseRates();
    await close();

    await waitFor(() => expect(asked.filter((one) => one === 'listPlans')).toHaveLength(4));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Riprova' }).length).toBeGreaterThan(0);
  });

  it('opens it again when the holder has asked again and it has failed again [ERR-08]', async () => {
    openRates();
    await close();
    await chooseRates();
    await close();

    const [again] = screen.getAllByRole('button', { name: 'Riprova' });
    if (again) await userEvent.click(again);

    expect(await popup()).toBeTruthy();
  });

  it('on which the page stands is told in its place alone [HOME-18]', async () => {
    openHome({ readCardContext: broken });

    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leads to the error page of the process that it names [ERR-11]', async () => {
    openHome({ readYearlySummary: typed('NEW', 'PROCESS', { process: 'registration' }) });

    await waitFor(() => expect(window.location.pathname).toBe('/registration/error-close'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('becomes a message where the bank says so [ERR-14]', async () => {
    const { shell } = openHome({ readYearlySummary: typed('NEW', 'SHOW') });

    const said = () => shell.core.getState().core?.app.stores.messages.getState().messages ?? [];
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('that blocks leads out of it when its popup is closed [ERR-10] [ERR-18]', async () => {
    const { shell } = openHome({ readYearlySummary: typed('NEW', 'BLOCKER') });

    await popup();

    const error = shell.core.getState().core?.app.stores.popups.getState().error;
    expect(error).toMatchObject({ type: 'STANDARD', reason: 'BLOCKER', icon: 'locked' });
  });

  it.each(['FORM', 'FIELD', 'CUSTOM', 'SOMETHING-NEW'])(
    'of type %s opens the default popup, for it has no form [ERR-17]',
    async (type) => {
      openHome({ readYearlySummary: typed('NEW', type) });

      expect(within(await popup()).getByText('Qualcosa è andato storto.')).toBeTruthy();
    },
  );

  it.each([
    ['cannot be had', broken],
    ['is of a sort that the contract does not know', anArt({ mediaType: 'image/gif' })],
    ['is no base64', anArt({ base64: '<svg/>' })],
    ['has a colour that there is not', anArt({ dominantColor: { red: 256, green: 0, blue: 0 } })],
  ])(
    'is told also where something stands in its place: a card whose image %s is drawn as its product [CARD-01] [CARD-24] [ERR-08]',
    async (_what, readCardArt) => {
      const { asked, shell } = openHome({ readCardArt });

      await waitFor(() => expect(asked).toContain('readCardArt'));
      expect((await screen.findAllByText(/4417/u)).length).toBeGreaterThan(0);
      const art = () => Object.values(shell.core.getState().core?.app.stores.cards.getState().art ?? {});
      await waitFor(() => expect(art()).toEqual(['none']));
      expect(await popup()).toBeTruthy();
    },
  );
});
