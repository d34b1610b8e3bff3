import type { BankTalk } from '../../tests/support/sandbox.ts';
import { logIn } from '../../tests/support/sandbox-login.ts';
import { summary, type Measured } from './load.ts';

/** Lets holders log in over and over, each from the password to the whole session with the code of the outbox: six calls of the bank and one of its console. */
export async function timeLogins(
  bank: BankTalk,
  { holders, seconds }: { holders: number; seconds: number },
): Promise<Measured> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  const one = async (number: number) => {
    while (performance.now() < until) {
      const start = performance.now();
      await logIn(bank, `titolare-${number}@percorso.test`);
      times.push(performance.now() - start);
    }
  };
  // The measured sessions are those of the first half of the holders.
  await Promise.all(Array.from({ length: holders }, (_, index) => one(holders + index + 1)));
  const perSecond = (times.length / (performance.now() - began)) * 1000;
  return { ...summary(times), perSecond, failed: 0 };
}
