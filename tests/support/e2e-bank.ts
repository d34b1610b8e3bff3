import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

/** What goes wrong with a call of the bank, and how many times; without `times`, until the faults are cleared. */
export type Fault = {
  operationId: string;
  kind: 'status' | 'error' | 'hang' | 'reset' | 'malformed' | 'delay';
  status?: number;
  code?: string;
  ms?: number;
  times?: number;
  /** Strikes once the operation is done: only its answer is lost. */
  after?: boolean;
};

/** An SMS or e-mail that left the bank. */
export type Sent = { id: number; kind: 'sms' | 'email'; to: string; text: string; code: string | null };

/** The test's hands on the bank: its outbox, its clock, its faults and its journal. */
export type BankControls = {
  /** Asks the console's API for anything else. */
  console<Reply>(method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown): Promise<Reply>;
  /** Waits for an SMS that this test has not read yet, and answers it. */
  nextSms(): Promise<Sent>;
  /** Returns the code of the newest e-mail to an address, once there is one. */
  mailCode(to: string): Promise<string>;
  /** Waits for the next SMS that brings a code, and answers it; notices before it are left unread. */
  nextCodeSms(): Promise<Sent>;
  /** Waits for the next SMS that brings a code, and answers the code. */
  nextCode(): Promise<string>;
  advanceClock(duration: string): Promise<void>;
  /** How many days the bank's clock is ahead of the real one, or behind it; hours do not count. */
  countDaysAhead(): Promise<number>;
  setFaults(faults: readonly Fault[]): Promise<void>;
  clearFaults(): Promise<void>;
  /** How many calls of an operation reached the bank since the test began. */
  countCalls(operationId: string): Promise<number>;
};

const dayMs = 86_400_000;

type Entry = { id: number; operationId?: string | null };

/** Opens the controls of the bank whose console is at `consoleUrl`; what was sent before is left unread. */
export async function openBankControls(
  request: APIRequestContext,
  consoleUrl: string,
): Promise<BankControls> {
  const at = (path: string) => `${consoleUrl}/sandbox/api/${path}`;
  const ask: BankControls['console'] = async (method, path, data) => {
    const reply = await request.fetch(at(path), { method, ...(data !== undefined && { data }) });
    expect(reply.ok(), `${method} ${path} answers ${reply.status()}`).toBe(true);
    return reply.json();
  };
  const readOutbox = () => ask<Sent[]>('GET', 'outbox?kind=sms');
  const readJournal = () => ask<Entry[]>('GET', 'requests');

  let lastSms = newestOf(await readOutbox());
  const firstEntry = newestOf(await readJournal());
  const nextSms = async (): Promise<Sent> => {
    await expect
      .poll(async () => newestOf(await readOutbox()), { intervals: [50, 100] })
      .toBeGreaterThan(lastSms);
    const unread = (await readOutbox()).filter(({ id }) => id > lastSms);
    const sms = unread.at(-1);
    if (sms === undefined) throw new Error('The outbox lost a message that it had shown');
    lastSms = sms.id;
    return sms;
  };
  const nextCodeSms = async (): Promise<Sent> => {
    let sms = await nextSms();
    while (sms.code === null) sms = await nextSms();
    return sms;
  };
  const readMails = (to: string) => ask<Sent[]>('GET', `outbox?kind=email&to=${encodeURIComponent(to)}`);
  const newestCode = async (to: string) =>
    (await readMails(to)).toSorted((one, other) => other.id - one.id).find(({ code }) => code !== null)?.code;
  const mailCode = async (to: string): Promise<string> => {
    await expect.poll(() => newestCode(to), { intervals: [50, 100] }).toBeTruthy();
    return (await newestCode(to)) ?? '';
  };
  return {
    console: ask,
    nextSms,
    mailCode,
    nextCode: async () => (await nextCodeSms()).code ?? '',
    nextCodeSms,
    advanceClock: async (duration) => {
      await request.post(at('clock'), { data: { advance: duration } });
    },
    countDaysAhead: async () => {
      const { offsetMs } = await ask<{ offsetMs: number }>('GET', 'clock');
      return Math.floor(Math.abs(offsetMs) / dayMs);
    },
    setFaults: async (faults) => {
      await request.put(at('faults'), { data: faults });
    },
    clearFaults: async () => {
      await request.delete(at('faults'));
    },
    countCalls: async (operationId) =>
      (await readJournal()).filter((entry) => entry.id > firstEntry && entry.operationId === operationId)
        .length,
  };
}

function newestOf(entries: readonly { id: number }[]): number {
  return Math.max(0, ...entries.map(({ id }) => id));
}
