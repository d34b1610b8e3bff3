import type { BankCalls } from '#ui/bank';
import type { FailedCall, FailureTellerParts } from './failure-teller.ts';

/** What tells of failed calls, whose calls they are, and what is done where it could not be fetched. */
export type ToldCallsParts = FailureTellerParts & { calls: BankCalls; onBroken: () => void };

/** Makes the views’ calls tell of their failures; what tells is fetched when something first fails. */
export function createToldCalls({ calls, onBroken, ...parts }: ToldCallsParts): BankCalls {
  const actNow = countActs(parts.browser);
  const fetchTeller = async () => (await import('./failure-teller.ts')).createFailureTeller(parts);
  let teller: ReturnType<typeof fetchTeller> | undefined;
  const tell = async (failed: FailedCall): Promise<void> => {
    teller ??= fetchTeller();
    try {
      await (
        await teller
      )(failed);
    } catch {
      // What would have told could not be fetched: it is asked for again the next time.
      teller = undefined;
      onBroken();
    }
  };
  return {
    call: async (id, request = {}) => {
      const act = actNow();
      const outcome = await calls.call(id, request);
      const isFailed = outcome.kind === 'refused' || outcome.kind === 'unreachable';
      // Without a connection its notice says it for all, and what tells could not be fetched.
      const isTold = parts.browser.navigator.onLine && request.signal?.aborted !== true;
      if (isFailed && isTold) void tell({ id, outcome, act });
      return outcome;
    },
  };
}

/** Numbers what the holder does: what is called for meanwhile is called for by the last of it. */
function countActs(browser: Window): () => number {
  let act = 0;
  const next = (): void => void (act += 1);
  for (const event of ['click', 'keydown', 'popstate']) browser.addEventListener(event, next, true);
  return () => act;
}
