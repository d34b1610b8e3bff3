import type { BankCalls } from '#ui/bank';

type PublicIpOptions = {
  /** Whether the settings have it: off unless they do (S-50). */
  isOn: boolean;
  calls: Pick<BankCalls, 'call'>;
  /** Keeps the address that the bank has told. */
  keep: (ip: string) => void;
  wait: (ms: number) => Promise<void>;
};

const longestMs = 1000;

/**
 * Makes what asks, once, for the address that the browser comes from. It resolves after a second at the latest; an
 * answer that is late, or none, changes nothing (CALL-60).
 */
export function createPublicIp({ isOn, calls, keep, wait }: PublicIpOptions): () => Promise<void> {
  const ask = async (): Promise<void> => {
    const patience = new AbortController();
    const asked = calls.call('readPublicIp', { signal: patience.signal });
    const answer = await Promise.race([asked, wait(longestMs)]);
    if (answer === undefined) patience.abort();
    else if (answer.kind === 'done') keep(answer.value.ip);
  };
  let asking: Promise<void> | undefined;
  return () => (isOn ? (asking ??= ask()) : Promise.resolve());
}
