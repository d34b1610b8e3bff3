import type { OperationId } from '#schemas';
import { logIn, replyOf, withProof, type Confirmed } from '../../tests/support/sandbox-login.ts';
import type { BankTalk } from '../../tests/support/sandbox.ts';
import { readKept, type Kept, type Reader } from './kept.ts';

/** A holder who writes, what the bank has acknowledged of it, and what it was asked and did not answer. */
export type Writer = {
  username: string;
  /** The session that writes; what reads is another, which no write renews. */
  token: string;
  reader: Reader;
  kept: Kept;
  /** Tokens of logins that were acknowledged. */
  logins: string[];
  acknowledged: number;
  underWay: Kept | null;
};

/** Numbers from 0 to 1. */
export type Chance = () => number;

/** Has a holder log in who will write. */
export async function newWriter(bank: BankTalk, username: string): Promise<Writer> {
  const token = await logIn(bank, username);
  const reading = await logIn(bank, username);
  const { cards } = replyOf(await bank.call('listCards', {}, { token }));
  const reader = { token: reading, cardId: cards[0]?.id ?? '' };
  const { kept } = await readKept(bank, reader);
  return { username, token, reader, kept, logins: [token], acknowledged: 0, underWay: null };
}

/** Writes without pause until the bank is gone, which rejects. */
export async function writeOn(bank: BankTalk, writer: Writer, chance: Chance): Promise<never> {
  for (;;) {
    const write = writes[Math.floor(chance() * writes.length)] ?? login;
    const number = String(Math.floor(chance() * 10 ** 7)).padStart(7, '0');
    await write({ bank, writer, number });
  }
}

type Wish = { bank: BankTalk; writer: Writer; number: string };
type Write = (wish: Wish) => Promise<void>;

/** Sends a write, of which the bank may be gone before it answers, and notes what it changes once it has. */
async function acknowledged(
  writer: Writer,
  changes: Partial<Kept>,
  send: () => Promise<void>,
): Promise<void> {
  writer.underWay = { ...writer.kept, ...changes };
  await send();
  writer.kept = writer.underWay;
  writer.underWay = null;
  writer.acknowledged += 1;
}

async function confirmed<Id extends OperationId>(
  { bank, writer }: Wish,
  changes: Partial<Kept>,
  wish: Pick<Confirmed<Id>, 'id' | 'body' | 'headers'>,
): Promise<void> {
  await acknowledged(writer, changes, async () => {
    const { answer, token } = await withProof(bank, { ...wish, token: writer.token, to: writer.username });
    replyOf(answer);
    writer.token = token;
  });
}

const topUp: Write = async (wish) => {
  const { kept, reader } = wish.writer;
  const phoneNumber = `347${wish.number}`;
  const netAmount = 500;
  await confirmed<'topUpPhone'>(
    wish,
    {
      rows: kept.rows + 1,
      cents: kept.cents + netAmount,
      payees: [...new Set([...kept.payees, phoneNumber])].toSorted(),
    },
    {
      id: 'topUpPhone',
      body: { cardId: reader.cardId, netAmount, payee: { phoneNumber, operatorCode: 'ONDA', name: 'Chaos' } },
      headers: { criticalData: `${phoneNumber}-${netAmount}` },
    },
  );
};

const changeLimit: Write = async (wish) => {
  // Above what any month of such a card comes to, its last day included: no top-up is refused.
  const threshold = 49_000_000 + Number(wish.number.slice(-4));
  const body = { cardId: wish.writer.reader.cardId, active: true, threshold };
  await confirmed<'changeSpendingControl'>(wish, { threshold }, { id: 'changeSpendingControl', body });
};

const changeNumber: Write = async (wish) => {
  const { bank, writer } = wish;
  const { cardId } = writer.reader;
  const newNumber = `331${wish.number}`;
  const token = writer.token;
  replyOf(await bank.call('generateOtpSca', { telephone: `+39${newNumber}` }, { token }));
  const otp = (await bank.lastCode(`+39${newNumber}`)) ?? '';
  replyOf(await bank.call('verifyOtpNewNumber', { cardId, otp }, { token }));
  const contact = `********${newNumber.slice(-2)}`;
  await confirmed<'updateContact'>(wish, { contact }, { id: 'updateContact', body: { newNumber, cardId } });
};

const confirmPlan: Write = async (wish) => {
  const { bank, writer } = wish;
  const { token } = writer;
  const { cardId } = writer.reader;
  const open = { cardId, installmentStatus: 'B' as const, pageLimit: 1, pageNumber: 1 };
  const [purchase] = replyOf(await bank.call('listTransactions', open, { token })).transactions;
  if (purchase?.keyCam === undefined) return;
  const asked = { cardId, keyCams: [purchase.keyCam], installmentsNumber: 6, getPdf: true };
  const { offer, viewDateSecci = '' } = replyOf(await bank.call('simulatePlan', asked, { token }));
  const { getPdf: _, ...chosen } = asked;
  const body = { ...chosen, planCode: offer.planCode, viewDateSecci };
  await confirmed<'confirmPlan'>(wish, { plans: writer.kept.plans + 1 }, { id: 'confirmPlan', body });
};

const dropPayee: Write = async ({ bank, writer }) => {
  const { token } = writer;
  const [payee] = replyOf(await bank.call('listPayees', {}, { token })).payees;
  if (payee === undefined) return;
  const payees = writer.kept.payees.filter((number) => number !== payee.phoneNumber);
  await acknowledged(writer, { payees }, async () => {
    replyOf(await bank.call('deletePayee', { payeeId: payee.payeeId }, { token }));
  });
};

const login: Write = async ({ bank, writer }) => {
  await acknowledged(writer, {}, async () => {
    writer.logins.push(await logIn(bank, writer.username));
  });
};

// Top-ups more often, for there to be payees to drop.
const writes: readonly Write[] = [topUp, topUp, changeLimit, changeNumber, confirmPlan, dropPayee, login];
