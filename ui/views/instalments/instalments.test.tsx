import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BankReplies, BankRequests } from '#schemas';
import { aCardSummary } from '../../state/holder/card.fixture.ts';
import { type Answers, done, renderInPortal } from '../cards/portal.fixture.tsx';
import { FinancingSection } from './FinancingSection.tsx';
import { InstalmentsSection } from './InstalmentsSection.tsx';

type PlanType = BankRequests['listPlans']['plansType'];
type Plan = BankReplies['listPlans']['plans'][number];

const planOf = (plansType: PlanType, number: number): Plan => ({
  planReference: `${plansType}-plan-${number}`,
  planId: String(number),
  keyCams: [`${number}42`],
  planCode: 'R06',
  plansType,
  description: `Negozio ${number}`,
  amount: 30_000,
  installmentsNumber: 6,
  installmentsPaid: 2,
  installmentAmount: 5146,
  residualDebt: 20_163,
  nextDueDate: '2026-12-10',
  confirmedOn: '2026-09-21',
});

/** A bank with so many plans of each type, and so many purchases that can be split; it notes what it is asked. */
function bankWith(plans: Record<PlanType, number>, purchases: number) {
  const asked: unknown[] = [];
  const answers: Answers = {
    listTransactions: (body) => {
      asked.push(body);
      return done({ transactions: [], totalTransactionNumber: purchases });
    },
    listPlans: (body) => {
      asked.push(body);
      const total = plans[body.plansType];
      const first = (body.pageNumber - 1) * body.pageLimit;
      const count = Math.max(0, Math.min(body.pageLimit, total - first));
      const page = Array.from({ length: count }, (_, index) => planOf(body.plansType, first + index + 1));
      return done({ plans: page, totalPlansNumber: total });
    },
  };
  return { answers, asked };
}

describe('the instalments of a card', () => {
  it('are its plans by type, three, three and one a page, and the count of its purchases [INST-02] [INST-11] [INST-13] [INST-14] [INST-15] [INST-16]', async () => {
    const { answers, asked } = bankWith({ ACTIVE: 4, CLOSED: 3, PENDING: 2 }, 5);
    await renderInPortal(<InstalmentsSection card={aCardSummary()} />, answers);

    expect(await screen.findByText('Hai 5 acquisti che puoi dividere in rate.')).toBeTruthy();
    const start = await screen.findByRole('link', { name: 'Dividi un acquisto' });
    expect(start.getAttribute('href')).toBe('/installments/newPlan');
    const active = await screen.findByRole('region', { name: 'Piani attivi' });
    await waitFor(() => expect(within(active).getAllByRole('listitem')).toHaveLength(3));
    expect(within(active).getAllByText(/Rate pagate: 2 di 6\. Prossima il 10\.12\.2026\./u)).toHaveLength(3);
    const page = { cardId: '1000001', pageNumber: 1 };
    expect(asked).toEqual([
      {
        ...page,
        installmentStatus: 'B',
        pageLimit: 1,
        dateFrom: '2025-12-20T00:00:00.000+01:00',
        dateTo: '2026-03-20T23:59:59.999+01:00',
      },
      { ...page, plansType: 'PENDING', pageLimit: 1 },
      { ...page, plansType: 'ACTIVE', pageLimit: 3 },
      { ...page, plansType: 'CLOSED', pageLimit: 3 },
    ]);

    fireEvent.click(within(active).getByRole('button', { name: 'Vedi altri piani attivi' }));

    await waitFor(() => expect(within(active).getAllByRole('listitem')).toHaveLength(4));
    expect(within(active).queryByRole('button')).toBeNull();
    expect(asked.at(-1)).toEqual({ ...page, plansType: 'ACTIVE', pageLimit: 3, pageNumber: 2 });
    expect(screen.queryByRole('button', { name: 'Vedi altri piani conclusi' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Vedi altri piani in attesa' })).toBeTruthy();
  });

  it('are shown from above to below, whatever the bank answers first, so that nothing moves that can be pressed [HOLDER-11]', async () => {
    const { answers } = bankWith({ ACTIVE: 1, CLOSED: 1, PENDING: 1 }, 0);
    const purchases = Promise.withResolvers<void>();
    await renderInPortal(<InstalmentsSection card={aCardSummary()} />, {
      ...answers,
      listTransactions: async () => {
        await purchases.promise;
        return done({ transactions: [], totalTransactionNumber: 3 });
      },
    });
    // They are there, and not shown yet.
    await waitFor(() => expect(screen.getAllByText('Negozio 1')).toHaveLength(3));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();

    purchases.resolve();

    expect(await screen.findByRole('link', { name: 'Dividi un acquisto' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(4));
  });

  it('say of a connection that is missing what can be divided, and ask for it again when it is back or when asked [HOLDER-03]', async () => {
    const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const { answers } = bankWith({ ACTIVE: 0, CLOSED: 0, PENDING: 0 }, 5);
    let isUp = false;
    await renderInPortal(<InstalmentsSection card={aCardSummary()} />, {
      ...answers,
      readInstallmentAlert: () => done({ cardId: '1000001', subscriptionStatus: 'ACTIVE' }),
      listTransactions: () =>
        isUp ? done({ transactions: [], totalTransactionNumber: 5 }) : { kind: 'unreachable' },
    });
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'Sei senza connessione: quando torna, riproviamo da soli.',
    );
    expect(screen.queryByText(/Riprova più tardi/u)).toBeNull();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeTruthy();

    isUp = true;
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));

    expect(await screen.findByText('Hai 5 acquisti che puoi dividere in rate.')).toBeTruthy();
  });

  it('grow in one list, whose first new plan has the focus then [INST-14] [S-64]', async () => {
    const { answers } = bankWith({ ACTIVE: 7, CLOSED: 0, PENDING: 0 }, 0);
    await renderInPortal(<InstalmentsSection card={aCardSummary()} />, answers);
    const active = within(await screen.findByRole('region', { name: 'Piani attivi' }));
    const more = await active.findByRole('button', { name: 'Vedi altri piani attivi' });
    more.focus();

    fireEvent.click(more);

    await waitFor(() => expect(active.getAllByRole('listitem')).toHaveLength(6));
    expect(active.getAllByRole('list')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(active.getByRole('link', { name: 'Negozio 4' })));

    fireEvent.click(active.getByRole('button', { name: 'Vedi altri piani attivi' }));

    await waitFor(() => expect(active.getAllByRole('listitem')).toHaveLength(7));
    await waitFor(() => expect(document.activeElement).toBe(active.getByRole('link', { name: 'Negozio 7' })));
  });

  it('keep what is listed where more cannot be read, and read that again', async () => {
    let isUp = true;
    const { answers } = bankWith({ ACTIVE: 4, CLOSED: 0, PENDING: 0 }, 0);
    const listPlans: Answers['listPlans'] = (body) =>
      (isUp && answers.listPlans?.(body)) || { kind: 'unreachable' };
    await renderInPortal(<InstalmentsSection card={aCardSummary()} />, { ...answers, listPlans });
    const active = within(await screen.findByRole('region', { name: 'Piani attivi' }));
    const more = await active.findByRole('button', { name: 'Vedi altri piani attivi' });

    isUp = false;
    fireEvent.click(more);
    const retry = await active.findByRole('button', { name: 'Riprova' });
    expect(active.getAllByRole('listitem')).toHaveLength(3);
    isUp = true;
    fireEvent.click(retry);

    await waitFor(() => expect(active.getAllByRole('listitem')).toHaveLength(4));
  });

  it('say which plans were paid off early, and when [INST-03]', async () => {
    const { answers } = bankWith({ ACTIVE: 0, CLOSED: 2, PENDING: 0 }, 0);
    const plans = [{ ...planOf('CLOSED', 1), extinguishedOn: '2026-08-24' }, planOf('CLOSED', 2)];
    await renderInPortal(<InstalmentsSection card={aCardSummary()} />, {
      ...answers,
      listPlans: ({ plansType }) =>
        done(plansType === 'CLOSED' ? { plans, totalPlansNumber: 2 } : { plans: [], totalPlansNumber: 0 }),
    });

    expect(await screen.findByText('Rate pagate: 2 di 6. Estinto in anticipo il 24.08.2026.')).toBeTruthy();
    expect(screen.getByText('Rate pagate: 2 di 6.')).toBeTruthy();
  });

  it('are said not to be there, and nothing is offered without purchases', async () => {
    const { answers } = bankWith({ ACTIVE: 0, CLOSED: 0, PENDING: 0 }, 0);
    await renderInPortal(<InstalmentsSection card={aCardSummary()} />, answers);

    expect(await screen.findByText('Nessun piano attivo.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('of a family card are not shown, for they are amounts [CARD-12]', async () => {
    const { answers, asked } = bankWith({ ACTIVE: 1, CLOSED: 1, PENDING: 1 }, 1);
    await renderInPortal(<InstalmentsSection card={aCardSummary({ flagFamiliar: true })} />, answers);

    expect(
      await screen.findByText('Le rate della carta familiare sono sulla carta principale.'),
    ).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe('the loans of a card', () => {
  it('show what was granted, what is left and when the next is due [INST-18]', async () => {
    const loan = {
      reference: 'FIN10000011',
      product: 'Prestito casa',
      state: 'ACTIVE',
      amountGranted: 500_000,
    } as const;
    const paid = { residualDebt: 400_000, installment: 12_345, installmentsPaid: 9, installmentsTotal: 48 };
    const rates = { nextDueDate: '2026-12-05', tan: 690, taeg: 745 };
    await renderInPortal(<FinancingSection card={aCardSummary()} />, {
      readFinancingStatus: () => done({ financings: [{ ...loan, ...paid, ...rates }] }),
    });

    const region = await screen.findByRole('region', { name: 'Prestito casa' });
    const said = region.textContent?.replace(/\s/gu, ' ');
    for (const words of ['5.000,00 €', '4.000,00 €', '123,45 €', '9 di 48', '05.12.2026', '6,90%', '7,45%'])
      expect(said).toContain(words);
  });

  it('that could not be read are read again by the holder alone [INST-09]', async () => {
    const asked = vi.fn<() => void>();
    await renderInPortal(<FinancingSection card={aCardSummary()} />, {
      readFinancingStatus: () => {
        asked();
        return { kind: 'unreachable' };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Riprova' });

    fireEvent(window, new Event('online'));
    expect(asked).toHaveBeenCalledTimes(1);
    fireEvent.click(retry);

    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  it('are said not to be there', async () => {
    await renderInPortal(<FinancingSection card={aCardSummary()} />, {
      readFinancingStatus: () => done({ financings: [] }),
    });

    expect(await screen.findByText('Non hai finanziamenti su questa carta.')).toBeTruthy();
  });
});
