import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aCard, aCardContext, aCardSummary, aService } from '../../state/holder/card.fixture.ts';
import { type Answers, done, renderInPortal } from '../cards/portal.fixture.tsx';
import { anOperation } from '../operations/operation.fixture.ts';
import { aProfile } from '../../state/holder/profile.fixture.ts';
import { HomePage } from './HomePage.tsx';

const ids = ['1000001', '1000002', '1000003'];

/** A bank that answers when the test lets it, in whatever order. */
function slowBank() {
  const waiting: (() => void)[] = [];
  const later = <Value,>(value: Value) =>
    new Promise<Value>((resolve) => {
      waiting.push(() => resolve(value));
    });
  const answers: Answers = {
    readCardContext: ({ cardId }) =>
      later(
        done({
          cardContext: aCardContext({ card: aCard({ id: cardId, calculatedAvailability: Number(cardId) }) }),
        }),
      ),
    listTransactions: ({ cardId }) => {
      const merchant = { merchantName: `Bottega ${cardId}` };
      return later(done({ transactions: [anOperation({ merchant })], totalTransactionNumber: 1 }));
    },
    readYearlySummary: () => later(done({ transactionsSummary: [] })),
  };
  return { answers, waiting };
}

/** Every order in which three things may come. */
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

it.each(orders)(
  'shows the last card that was chosen, in whatever order the bank answers: %i, %i, %i [S-53]',
  async (...order) => {
    const { answers, waiting } = slowBank();
    const { app } = await renderInPortal(<HomePage />, answers);
    const { cards } = app.stores;
    const asked: (() => void)[][] = [];
    await act(async () => cards.getState().received(ids.map((id) => aCardSummary({ id }))));
    asked.push(waiting.splice(0));
    for (const id of ids.slice(1)) {
      await act(async () => cards.getState().select(id));
      asked.push(waiting.splice(0));
    }

    for (const which of order) {
      await act(async () => {
        for (const answer of asked[which] ?? []) answer();
      });
    }

    // Its figures, its operations and their totals, each once.
    expect(asked.map((answersOf) => answersOf.length)).toEqual([3, 3, 3]);
    await waitFor(() => expect(screen.getByText('Bottega 1000003')).toBeTruthy());
    expect(screen.queryByText(/Bottega 100000[12]/u)).toBeNull();
    expect(screen.getByRole('region', { name: 'Situazione della carta' }).textContent).toContain('10.000,03');
  },
);

/** The figures of a card with 3D Secure. */
const contextOf = (id: string) =>
  aCardContext({
    card: aCard({ id }),
    profiling: { '3D_SECURE': aService('3D_SECURE') },
    functions: { alert: [], services: [], spendingControl: [], securityControl: ['3D_SECURE'] },
  });

it('asks how 3D Secure stands for a card that is selected, and again once the profile was read again [TDS-07]', async () => {
  const on = { '3D_SECURE': { prop: { state: 'ATTIVO' } } } as const;
  const readThreeDSecure = vi.fn((_body: { cardId: string }) => new Promise<never>(() => undefined));
  const { app } = await renderInPortal(<HomePage />, {
    readCardContext: ({ cardId }) => done({ cardContext: contextOf(cardId) }),
    readThreeDSecure,
  });
  const { cards, profile } = app.stores;
  const asked = () => readThreeDSecure.mock.calls.map(([{ cardId }]) => cardId);

  act(() => profile.getState().received(aProfile({ profiling: on })));
  act(() => cards.getState().received(ids.map((id) => aCardSummary({ id }))));
  await waitFor(() => expect(asked()).toEqual(['1000001']));
  act(() => cards.getState().select('1000002'));
  await waitFor(() => expect(asked()).toEqual(['1000001', '1000002']));
  act(() => profile.getState().received(aProfile({ profiling: on })));
  await waitFor(() => expect(asked()).toEqual(['1000001', '1000002', '1000002']));
});
