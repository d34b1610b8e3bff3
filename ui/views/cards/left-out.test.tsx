import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { BankReplies, OperationId } from '#schemas';
import { FinancingSection } from '../instalments/FinancingSection.tsx';
import { PlanGroup } from '../instalments/PlanGroup.tsx';
import { LoyaltyPage } from '../loyalty/LoyaltyPage.tsx';
import { anOperation } from '../operations/operation.fixture.ts';
import { OperationsSection } from '../operations/OperationsSection.tsx';
import { UpcomingDialog } from '../home/outlook/UpcomingDialog.tsx';
import { SpendingDialog } from '../operations/spending/SpendingDialog.tsx';
import { PayeeBook } from '../recharge/PayeeBook.tsx';
import { Statements } from '../statements/Statements.tsx';
import { aCardContext, aCardSummary } from '../../state/holder/card.fixture.ts';
import { CardPicker } from './picker/CardPicker.tsx';
import { type Answers, done, renderInPortal } from './portal.fixture.tsx';

const card = aCardSummary();
const one = 'Una voce non si può mostrare: i suoi dati non sono arrivati interi. Riprova più tardi.';
const financing: BankReplies['readFinancingStatus'] = {
  financings: [
    {
      reference: 'F-00000001',
      product: 'Prestito',
      state: 'ACTIVE',
      amountGranted: 100_000,
      residualDebt: 50_000,
      installment: 10_000,
      installmentsPaid: 5,
      installmentsTotal: 10,
      tan: 500,
      taeg: 550,
    },
  ],
};
const plans: BankReplies['listPlans'] = {
  plans: [
    {
      planReference: 'CLOSED-plan-1',
      planId: '1',
      planCode: 'R06',
      plansType: 'CLOSED',
      description: 'Negozio',
      amount: 30_000,
      installmentsNumber: 6,
      installmentsPaid: 6,
      installmentAmount: 5146,
      residualDebt: 0,
      confirmedOn: '2026-01-21',
    },
  ],
  totalPlansNumber: 2,
};
const payee = {
  payeeId: 'payee-0000000000001',
  name: 'Anna',
  phoneNumber: '3471234567',
  operatorCode: 'ONDA',
};
const statement = {
  dateBankStatement: '2026-01-28',
  referenceMonth: '202601',
  documentId: '1000001202601',
};
const month = {
  year: 2026,
  month: 3,
  totalAmount: { value: 5000, currency: 'EUR' },
  categories: [{ category: 'HOTEL' as const, totalAmount: { value: 5000, currency: 'EUR' } }],
};

const standing: BankReplies['readLoyaltyStatus'] = {
  cardId: card.id,
  loyaltyProgramType: 'T1_START_ACTIVE',
  freeMonths: 12,
  automaticRenewal: true,
};

/** Returns a reply that has lost a row on its way in. */
const without = <Value,>(value: Value) => ({ ...done(value), leftOut: 1 });

type Lost = { list: OperationId; view: ReactNode; answers: Answers };

const lists: readonly Lost[] = [
  {
    list: 'listPayees',
    view: <PayeeBook mayTopUp />,
    answers: { listPayees: () => without({ payees: [payee] }) },
  },
  {
    list: 'checkDocumentsAvailability',
    view: <Statements card={card} isOffered />,
    answers: { checkDocumentsAvailability: () => without({ rendicontoList: [statement], visited: [] }) },
  },
  {
    list: 'listPlans',
    view: <PlanGroup cardId={card.id} plansType="CLOSED" />,
    answers: { listPlans: () => without(plans) },
  },
  {
    list: 'readFinancingStatus',
    view: <FinancingSection card={card} />,
    answers: { readFinancingStatus: () => without(financing) },
  },
  {
    list: 'readYearlySummary',
    view: <SpendingDialog cardId={card.id} onClose={() => undefined} />,
    answers: { readYearlySummary: () => without({ transactionsSummary: [month] }) },
  },
  {
    list: 'listUpcoming',
    view: (
      <UpcomingDialog
        read={{
          status: 'ready',
          value: { installments: [], statements: [{ referenceMonth: '202603', date: '2026-04-05' }] },
          leftOut: 1,
        }}
        onAgain={() => undefined}
        onClose={() => undefined}
      />
    ),
    answers: {},
  },
  {
    list: 'listTransactions',
    view: <OperationsSection card={card} />,
    answers: {
      listTransactions: () => without({ transactions: [anOperation()], totalTransactionNumber: 2 }),
      readYearlySummary: () => done({ transactionsSummary: [] }),
    },
  },
];

describe('a list that has lost a row on its way in', () => {
  it.each(lists)('says so beside the rows of $list, and asks for no more of them [S-85]', async (lost) => {
    await renderInPortal(lost.view, lost.answers);

    expect(await screen.findByText(one)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Vedi altr/u })).toBeNull();
  });

  it('says so beneath the cards, of the cards and of what belongs with the selected one [S-85]', async () => {
    const { app } = await renderInPortal(<CardPicker />, {
      listCards: () => without({ cards: [card] }),
      readCardContext: () => without({ cardContext: aCardContext() }),
    });

    await act(() => app.holder.readCards());
    expect(screen.getByText(one)).toBeTruthy();
    await act(() => app.holder.readCard(card.id));

    expect(screen.getByText(/^2 voci non si possono mostrare/u)).toBeTruthy();
  });
});

describe('a profile that could not be read', () => {
  it('is told beneath the cards, and read again when asked [S-85]', async () => {
    const { app } = await renderInPortal(<CardPicker />, { listCards: () => done({ cards: [card] }) });
    await act(() => app.holder.readCards());

    await act(() => app.holder.readProfile());

    expect(screen.getByText(/^Non riusciamo a leggere il tuo profilo/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeTruthy();
  });
});

describe('the page of the programme', () => {
  it('says that the cards could not be had, and does not wait for ever [S-85]', async () => {
    const { app } = await renderInPortal(<LoyaltyPage />);

    await act(() => app.holder.readCards());

    expect(screen.getByRole('button', { name: 'Riprova' })).toBeTruthy();
  });

  it('says that the profile could not be had, and does not wait for ever [S-85]', async () => {
    const { app } = await renderInPortal(<LoyaltyPage />, {
      listCards: () => done({ cards: [card] }),
      readLoyaltyStatus: () => done(standing),
    });

    await act(() => app.holder.readCards());
    await act(() => app.holder.readProfile());

    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeTruthy();
  });
});
