import type { CardContextData, ListTransactionsReply, Operation } from '#schemas';
import { act, fireEvent } from '@testing-library/react';
import { aCardContext, aCardSummary } from '../../state/holder/card.fixture.ts';
import { type Answers, done, renderInPortal } from '../cards/portal.fixture.tsx';
import { anOperation } from '../operations/operation.fixture.ts';
import { HomePage } from './HomePage.tsx';

/** A credit card. */
export const credit = aCardSummary();
/** A prepaid card beside it. */
export const prepaid = aCardSummary({
  id: '1000002',
  productType: 'PREPAID',
  pan: '**** **** **** 8802',
  description: 'Prepagata',
});

/** A page of operations, of so many in all. */
export const list = (transactions: Operation[], total = transactions.length): ListTransactionsReply => ({
  transactions,
  totalTransactionNumber: total,
});

/** A bank with such operations and such a card. */
export function bankWith(operations: Operation[], context: CardContextData = aCardContext()): Answers {
  return {
    readCardContext: () => done({ cardContext: context }),
    listTransactions: () => done(list(operations)),
    readYearlySummary: () =>
      done({
        transactionsSummary: [
          {
            year: 2026,
            month: 3,
            totalAmount: { value: 123_456, currency: 'EUR' },
            totalRecharge: { value: 20_000, currency: 'EUR' },
          },
        ],
      }),
  };
}

/** Operations that differ in their ids. */
export const named = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => anOperation({ transactionId: `${first + index}` }));

/** The same, the first eight of a later month. */
export const acrossMonths = (count: number) =>
  named(10_000_000, count).map((operation, index) =>
    index < 8 ? { ...operation, transactionDate: '2026-04-02T10:00:00.000Z' } : operation,
  );

/** Draws the home of a holder of these cards. */
export async function openHome(answers: Answers, cards = [credit, prepaid]) {
  const portal = await renderInPortal(<HomePage />, answers);
  act(() => portal.app.stores.cards.getState().received(cards));
  return portal;
}

/** Presses as a browser does, where a button that is pressed has the focus. */
export const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};

/** A text with plain spaces. */
export const spaced = (text: string) => text.replace(/\s/gu, ' ');
