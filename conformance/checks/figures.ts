import type { BankReplies, OperationId } from '#schemas';
import { judged, type Check } from '../ledger.ts';
import { filterChecks, pageLimit, type AskFiltered } from './filters.ts';
import { Missing } from '../template.ts';
import type { Reply, Request } from '../host/wire.ts';

/** An answer that is of its schema, and the way to ask for what it must agree with. */
export type Answered = {
  good: Request;
  reply: Reply;
  /**
   * Asks another call of the same holder.
   *
   * @throws {Missing} when it is not answered rightly.
   */
  ask<Id extends OperationId>(id: Id, body: object): Promise<BankReplies[Id]>;
};

type Look = (answered: Answered) => Promise<Check[]>;
type Row = BankReplies['listTransactions']['transactions'][number];

/** Pages that are read at most; of a longer list nothing is told. */
const mostPages = 10;

/** Names the calls whose answers hold figures that must agree, with each other or with another answer. */
const looks: Partial<Record<OperationId, Look>> = {
  listTransactions: lookAtList,
  readYearlySummary: lookAtMonths,
  // The judge held it to the schema of this reply.
  listNewPlans: async ({ reply }) => lookAtOffers(reply.body as BankReplies['listNewPlans']),
};

/** Checks of a right answer what no schema can say: order, counts and sums. */
export async function figureChecks(id: string, answered: Answered): Promise<Check[]> {
  // Operations are named by the contract, and those of the generated names are all of them.
  const look = looks[id as OperationId];
  return look === undefined || answered.reply.status !== 200 ? [] : look(answered);
}

async function lookAtList(answered: Answered): Promise<Check[]> {
  const { cardId } = Object(answered.good.body);
  const ask = (filters: object) =>
    answered.ask('listTransactions', { cardId, pageLimit, pageNumber: 1, ...filters });
  return [...(await lookAtOrder(answered)), ...(await lookAtFilters(answered, ask))];
}

async function lookAtFilters(answered: Answered, ask: AskFiltered): Promise<Check[]> {
  try {
    return await filterChecks((await wholeList(answered)).rows, ask);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    return [{ name: 'keeps to its filters', outcome: 'not run', detail: error.message }];
  }
}

async function lookAtOrder(answered: Answered): Promise<Check[]> {
  return withRows(answered, ['lists the newest first', 'counts what its pages hold'], ({ rows, total }) => {
    const times = rows.map(({ transactionDate }) => Date.parse(transactionDate));
    const late = times.findIndex((time, index) => time > (times[index - 1] ?? Infinity));
    const named = rows.flatMap(({ transactionId }) => transactionId ?? []);
    const twice = named.length - new Set(named).size;
    const held = `the pages hold ${rows.length}, ${twice} of them twice; totalTransactionNumber is ${total}`;
    return [
      late === -1 ? null : `number ${late + 1} is later than the one before it`,
      rows.length === total && twice === 0 ? null : held,
    ];
  });
}

async function lookAtMonths(answered: Answered): Promise<Check[]> {
  // The judge held it to the schema of this reply.
  const { transactionsSummary } = answered.reply.body as BankReplies['readYearlySummary'];
  const name = 'sums up what was booked in the month';
  // The newest month is still going on.
  const [, whole] = transactionsSummary;
  if (whole?.totalAmount === undefined)
    return [{ name, outcome: 'not run', detail: 'there is no whole month with a total' }];
  const { year, month, totalAmount } = whole;
  return withRows(answered, [name], ({ rows }) => {
    const booked = rows.filter((row) => isExpense(row) && monthOf(row) === `${year}-${month}`);
    const sum = booked.reduce((cents, row) => cents + (row.chargeCurrencyAmount?.amount ?? 0), 0);
    const problem = `${month}/${year} is ${totalAmount.value}, what the list has of it ${sum}`;
    return [sum === totalAmount.value ? null : problem];
  });
}

const isExpense = ({ transactionStatus, flagPrepaidRechargeReceived }: Row): boolean =>
  transactionStatus === 'R' && !flagPrepaidRechargeReceived;

const rome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', year: 'numeric', month: 'numeric' });

function monthOf({ transactionDate }: Row): string {
  const [month, year] = rome.format(Date.parse(transactionDate)).split('/').map(Number);
  return `${year}-${month}`;
}

function lookAtOffers({ amount, plans }: BankReplies['listNewPlans']): Check[] {
  const wrongTotal = plans.find((plan) => plan.totalAmount !== amount + plan.totalInterest + plan.fee);
  // The last instalment takes what each month’s rounding left.
  const wrongSize = plans.find(
    (plan) =>
      Math.abs(plan.totalAmount - plan.fee - plan.installmentAmount * plan.installmentsNumber) >
      2 * plan.installmentsNumber,
  );
  const told = (plan: typeof wrongTotal) => (plan === undefined ? null : `not so of ${plan.planCode}`);
  return [
    judged('makes the total of principal, interest and fee', told(wrongTotal)),
    judged('makes the total, but for the fee, of its instalments', told(wrongSize)),
  ];
}

type List = { rows: readonly Row[]; total: number };

/** Reads the whole list of the card and names what is wrong, check by check; tells why where it cannot be read. */
async function withRows(
  answered: Answered,
  names: readonly string[],
  problemsOf: (list: List) => readonly (string | null)[],
): Promise<Check[]> {
  try {
    const problems = problemsOf(await wholeList(answered));
    return names.map((name, index) => judged(name, problems[index] ?? null));
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    return names.map((name) => ({ name, outcome: 'not run', detail: error.message }));
  }
}

async function wholeList(answered: Answered): Promise<List> {
  const { cardId } = Object(answered.good.body);
  const rows: Row[] = [];
  for (let pageNumber = 1; pageNumber <= mostPages; pageNumber += 1) {
    const page = await answered.ask('listTransactions', { cardId, pageLimit, pageNumber });
    rows.push(...page.transactions);
    if (page.transactions.length < pageLimit) return { rows, total: page.totalTransactionNumber };
  }
  throw new Missing(`the card has more than ${mostPages * pageLimit} operations`);
}
