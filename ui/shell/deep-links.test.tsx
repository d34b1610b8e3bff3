import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCardContext, aCardSummary, aService } from '../state/holder/card.fixture.ts';
import { type BankAnswers, openSignedIn, profile } from './portal.fixture.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

const services = ['DOWNLOAD_EC', 'INSTALLMENT', 'FINANZIAMENTO', 'KEY_6'] as const;
const everything: BankAnswers = {
  readUserProfile: { ...profile, profiling: { FINANZIAMENTO: aService('FINANZIAMENTO') } },
  listCards: { cards: [aCardSummary()] },
  readCardContext: {
    cardContext: aCardContext({ profiling: Object.fromEntries(services.map((id) => [id, aService(id)])) }),
  },
};

/** Follows a deep link as a holder who is in, and expects the page that it leads to. */
async function expectLeads(name: string, path: string, heading: string): Promise<void> {
  openSignedIn(`/?deepLink=${name}`, everything);
  // What opens in a dialog hides the page beneath.
  const found = await screen.findByRole('heading', { level: 1, name: heading, hidden: true });
  expect(found.closest('main')).not.toBeNull();
  expect(window.location.pathname + window.location.search).toBe(path);
}

describe('a deep link', () => {
  it.each([
    ['[DEEP-01]', 'assistenza', '/assistance', 'Assistenza'],
    ['[DEEP-02]', 'help', '/assistance', 'Assistenza'],
    ['[DEEP-03]', 'cardsmanagement', '/cardsmanagement', 'Gestisci carta'],
    ['[DEEP-04]', 'profilo', '/n/profile', 'Profilo'],
    ['[DEEP-05]', 'profile', '/n/profile', 'Profilo'],
    ['[DEEP-06]', 'consentsmanagement', '/n/profile', 'Profilo'],
    ['[DEEP-07]', 'devicemanagement', '/n/profile', 'Profilo'],
    ['[DEEP-08]', 'home', '/', 'Home'],
    ['[DEEP-12]', 'smsalert', '/cardsmanagement', 'Gestisci carta'],
    ['[DEEP-13]', 'emailalert', '/cardsmanagement', 'Gestisci carta'],
    ['[DEEP-14]', 'weeklyalert', '/cardsmanagement', 'Gestisci carta'],
    ['[DEEP-15]', 'notifyalert', '/cardsmanagement', 'Gestisci carta'],
    ['[DEEP-16]', 'sc_geoarea', '/cardsmanagement', 'Gestisci carta'],
    ['[DEEP-17]', 'sc_amount', '/cardsmanagement', 'Gestisci carta'],
    ['[DEEP-18]', 'sc_expence', '/cardsmanagement', 'Gestisci carta'],
    ['[DEEP-19]', 'sc_category', '/cardsmanagement', 'Gestisci carta'],
    ['[DEEP-20]', 'sc_time', '/cardsmanagement', 'Gestisci carta'],
    ['[DEEP-21]', 'clicktopay', '/cardsmanagement', 'Gestisci carta'],
    ['[DEEP-22]', 'accountbalancemethod', '/estrattoConto/estrattoContoModify', 'statement-delivery'],
    ['[DEEP-23]', 'key6edit', '/keysix/keysixinsertmodify', 'ecode-change'],
    ['[DEEP-24]', 'key6view', '/keysix/keysixview', 'ecode-view'],
    ['[DEEP-25]', 'rechargecard', '/cardRecharge/anagraphicData', 'Ricarica carta'],
    ['[DEEP-26]', 'rechargetelephone', '/telephoneRecharge/anagraphicData', 'phone-topup'],
    ['[DEEP-27]', 'pagopa_bills', '/pagopa/pagopaBills', 'Primo passo'],
  ])('%s %s leads to %s', async (...[, name, path, heading]) => {
    await expectLeads(name, path, heading);
  });

  it('goes through card management to the delivery of the movements list, so that Back leads there [DEEP-22]', async () => {
    const path = '/estrattoConto/estrattoContoModify';
    await expectLeads('accountbalancemethod', path, 'statement-delivery');

    window.history.back();

    expect(await screen.findByRole('heading', { level: 1, name: 'Gestisci carta' })).toBeTruthy();
  });

  it.each([
    ['[DEEP-09] [DEEP-31]', 'installmentlist', /^Rate/u],
    ['[DEEP-10] [DEEP-30]', 'accountbalancelist', 'Lista movimenti'],
    ['[DEEP-11] [DEEP-32]', 'loanlist', /^Finanziament/u],
  ])('%s %s leads home and switches the tab', async (_rows, name, tab) => {
    await expectLeads(name, '/', 'Home');

    const wished = await screen.findByRole('tab', { name: tab });
    await waitFor(() => expect(wished.getAttribute('aria-selected')).toBe('true'));
  });
});
