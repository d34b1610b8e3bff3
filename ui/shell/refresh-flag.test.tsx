import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aCardContext, aCardSummary } from '../state/holder/card.fixture.ts';
import { openSignedIn } from './portal.fixture.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

it('reads card, cards and profile once more when the reply to a view says so [CARD-27]', async () => {
  const flagged = { refreshCardContext: true };

  const { asked } = openSignedIn('/', {
    listCards: { cards: [aCardSummary()] },
    readCardContext: { cardContext: aCardContext(), ...flagged },
    listTransactions: { transactions: [], totalTransactionNumber: 0, ...flagged },
    readYearlySummary: { transactionsSummary: [] },
  });

  const times = (operation: string) => asked.filter((one) => one === operation).length;
  await waitFor(() => expect(times('readCardContext')).toBeGreaterThan(1));
  expect(times('listCards')).toBe(2);
  expect(times('readUserProfile')).toBe(2);
});
