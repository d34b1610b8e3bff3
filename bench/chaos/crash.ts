import { setTimeout as wait } from 'node:timers/promises';
import type { BankTalk } from '../../tests/support/sandbox.ts';
import type { BankProcess } from '../../tests/support/sandbox-process.ts';
import { newWriter, writeOn, type Chance, type Writer } from './writer.ts';

/** Who writes, what each does by chance, and after how many calls, and how long after the last of these, the bank is killed. */
export type CrashWish = {
  holders: readonly { name: string; chance: Chance }[];
  calls: number;
  thenMs: number;
};

/** Lets holders write at once, kills the bank in the middle of it, and answers what each had been acknowledged. */
export async function writeUntilKilled(
  bank: BankProcess,
  { holders, calls, thenMs }: CrashWish,
): Promise<Writer[]> {
  const writers = await Promise.all(
    holders.map(async ({ name, chance }) => ({ writer: await newWriter(bank, name), chance })),
  );
  const { promise: isDue, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  const counted: BankTalk = {
    ...bank,
    call: (...call) => {
      sent += 1;
      if (sent === calls) resolve();
      return bank.call(...call);
    },
  };
  const ends = Promise.allSettled(writers.map(({ writer, chance }) => writeOn(counted, writer, chance)));
  // Writers that end of themselves have met a refusal, which is told below.
  await Promise.race([isDue, ends]);
  if (thenMs > 0) await wait(thenMs);
  await bank.kill();
  for (const end of await ends) if (end.status === 'rejected') throwUnlessGone(end.reason);
  return writers.map(({ writer }) => writer);
}

/** A connection that broke is what was meant to happen; a refusal is not. */
function throwUnlessGone(reason: unknown): void {
  const isBroken = reason instanceof TypeError || reason instanceof DOMException;
  if (!isBroken) throw reason;
}
