import { useEffect, useEffectEvent, useState } from 'react';
import type { BankReplies } from '#schemas';
import { useBank } from '#ui/state';
import type { CallOutcome } from '#ui/bank';

type Outcome = CallOutcome<BankReplies['readInstallmentAlert']>;

/** Whether a card gets an SMS about its instalments: unknown until the bank has said it, absent where it has no such service. */
export type InstalmentAlert = {
  standing: 'loading' | 'on' | 'off' | 'absent' | 'failed';
  isBusy: boolean;
  again: () => void;
  /** Switches it; false when the bank did not do it. */
  change: (isOn: boolean) => Promise<boolean>;
};

/** Reads and switches the SMS about instalments (CALL-82, CALL-83). */
export function useInstalmentAlert(cardId: string): InstalmentAlert {
  const bank = useBank();
  const [times, setTimes] = useState(0);
  const [standing, setStanding] = useState<InstalmentAlert['standing']>('loading');
  const [isBusy, setBusy] = useState(false);
  const ask = useEffectEvent((asked: { cardId: string; times: number }, signal: AbortSignal) =>
    bank.call('readInstallmentAlert', { query: { cardId: asked.cardId }, signal }),
  );

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void ask({ cardId, times }, signal).then((outcome) => signal.aborted || setStanding(standingOf(outcome)));
    return () => leaving.abort();
  }, [cardId, times]);

  const change = async (isOn: boolean) => {
    setBusy(true);
    const newSubscriptionStatus = isOn ? 'ACTIVE' : 'INACTIVE';
    const outcome = await bank.call('changeInstallmentAlert', { body: { cardId, newSubscriptionStatus } });
    setBusy(false);
    if (outcome.kind !== 'done') return false;
    setStanding(standingOf(outcome));
    return true;
  };
  const again = () => {
    setStanding('loading');
    setTimes((count) => count + 1);
  };
  return { standing, isBusy, again, change };
}

function standingOf(outcome: Outcome): InstalmentAlert['standing'] {
  if (outcome.kind === 'done') return outcome.value.subscriptionStatus === 'ACTIVE' ? 'on' : 'off';
  return outcome.kind === 'refused' && outcome.code === 'FUNCTION_NOT_AVAILABLE' ? 'absent' : 'failed';
}
