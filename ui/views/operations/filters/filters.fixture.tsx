import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { BankRequests, CardSummary, CategoryCode, ListTransactionsReply, Operation } from '#schemas';
import type { CallOutcome } from '#ui/bank';
import { aCardSummary } from '../../../state/holder/card.fixture.ts';
import { type Answers, done, renderAt } from '../../cards/portal.fixture.tsx';
import { categoriesInOrder } from '../categories.ts';
import { anOperation } from '../operation.fixture.ts';
import { OperationsSection } from '../OperationsSection.tsx';

/** What the bank is asked for. */
export type Asked = BankRequests['listTransactions'];
/** What a bank answers. */
export type ListAnswer = (asked: Asked) => CallOutcome<ListTransactionsReply>;

/** A bank’s answer of such operations. */
export const list = (transactions: Operation[]) =>
  done({ transactions, totalTransactionNumber: transactions.length });
/** A prepaid card. */
export const prepaid = aCardSummary({ id: '1000002', productType: 'PREPAID' });

/** What the bank says of some categories. */
export const categories = (codes: readonly CategoryCode[] = categoriesInOrder) =>
  done({
    categories: codes.map((code) => ({ code, description: code, cssCategory: 8, iconCategory: code })),
  });

/** Shows the operations of a card; fits anything searched for but ‘niente’. */
export async function open({
  card = aCardSummary(),
  address = '/',
  answer = ({ merchantName }: Asked) => list(merchantName?.[0] === 'niente' ? [] : [anOperation()]),
  more = {},
  view = <OperationsSection card={card} />,
  cards,
}: {
  card?: CardSummary;
  address?: string;
  answer?: ListAnswer;
  more?: Answers;
  view?: ReactNode;
  cards?: CardSummary[];
} = {}) {
  const asked: Asked[] = [];
  const answers: Answers = {
    listTransactions: (body) => {
      asked.push(body);
      return answer(body);
    },
    readYearlySummary: () => done({ transactionsSummary: [] }),
    listCategories: () => categories(),
    ...(cards && { listCards: () => done({ cards }) }),
    ...more,
  };
  const portal = await renderAt({ address, view, answers });
  if (cards) await portal.app.holder.readCards();
  const user = userEvent.setup();
  return { ...portal, user, asked, lastAsked: () => asked.at(-1) };
}

/** The same, with the panel of the filters open. */
export async function openPanel(options: Parameters<typeof open>[0] = {}) {
  const portal = await open(options);
  await screen.findByText('1 operazione negli ultimi 90 giorni');
  await portal.user.click(screen.getByRole('button', { name: 'Filtra' }));
  await screen.findByRole('searchbox', { name: 'Cerca per esercente' });
  return portal;
}

/** The button that applies the filters. */
export const apply = () => screen.getByRole('button', { name: 'Applica' });
/** The field of the words. */
export const search = () => screen.getByRole('searchbox', { name: 'Cerca per esercente' });
/** A choice of the panel. */
export const box = (name: string) => screen.getByRole('checkbox', { name });
