import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aCardSummary } from '../../state/holder/card.fixture.ts';
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

it('totals that could not be read are told where they would stand, for want of a connection as that, and read again when asked [HOLDER-03] [OPS-02] [HOME-18] [ERR-08]', async () => {
  let isUp = false;
  const march = { year: 2026, month: 3, totalAmount: euro(163_128) };
  await renderAt({
    address: '/',
    view: <OperationsSection card={aCardSummary()} />,
    answers: {
      listTransactions: () => done({ transactions, totalTransactionNumber: 1 }),
      readYearlySummary: () => (isUp ? done({ transactionsSummary: [march] }) : { kind: 'unreachable' }),
    },
  });
  expect(await screen.findByText(/^Non siamo riusciti a leggere i totali dei mesi/u)).toBeTruthy();
  const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText('Sei senza connessione: quando torna, riproviamo da soli.')).toBeTruthy();
  expect(screen.queryByText(/^Non siamo riusciti a leggere i totali dei mesi/u)).toBeNull();
  online.mockRestore();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(/^Non siamo riusciti a leggere i totali dei mesi/u)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Marzo 2026' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText(/^Non siamo riusciti a leggere i totali dei mesi/u)).toBeTruthy();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));

  expect(await screen.findByText('Speso')).toBeTruthy();
  expect(screen.queryByText(/^Non siamo riusciti a leggere i totali dei mesi/u)).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Le tue operazioni');
});
