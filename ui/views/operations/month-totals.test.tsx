import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCardSummary } from '../cards/card.fixture.ts';
import { done, renderAt } from '../cards/portal.fixture.tsx';
import { anOperation } from './operation.fixture.ts';
import { OperationsSection } from './OperationsSection.tsx';

const euro = (value: number) => ({ value, currency: 'EUR' });
const transactions = [anOperation()];

it('a recharge is called so, and not one of the other expenses [OPS-04]', async () => {
  const recharge = anOperation({ category: 'ALTRESPESE', flagPrepaidRechargeReceived: true });
  await renderAt({
    address: '/',
    view: <OperationsSection card={aCardSummary({ productType: 'PREPAID' })} />,
    answers: { listTransactions: () => done({ transactions: [recharge], totalTransactionNumber: 1 }) },
  });

  const row = await screen.findByRole('button', { name: /Pasticceria Corsini/u });

  expect(row.textContent).toContain('Ricarica');
  expect(row.textContent).not.toContain('Altre spese');
});

it.each([
  ['/', ['Speso', 'Ricaricato']],
  ['/?type=in', ['Speso in tutto il mese', 'Ricaricato in tutto il mese']],
])(
  'the totals of a month at %s say when they count more than is listed [OPS-02] [OPS-03]',
  async (address, names) => {
    await renderAt({
      address,
      view: <OperationsSection card={aCardSummary({ productType: 'PREPAID' })} />,
      answers: {
        listTransactions: () => done({ transactions, totalTransactionNumber: 1 }),
        readYearlySummary: () =>
          done({
            transactionsSummary: [
              { year: 2026, month: 3, totalAmount: euro(163_128), totalRecharge: euro(30_185) },
            ],
          }),
      },
    });

    const march = await screen.findByRole('region', { name: 'Marzo 2026' });

    await screen.findByText(/^Speso/u);
    expect([...march.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(names);
  },
);
