import { useEffect, useEffectEvent, useState } from 'react';
import type { BankReplies, BankRequests, OperationId } from '#schemas';
import { useBank } from '#ui/state';
import type { CallOutcome } from '#ui/bank';

/** How far a reading of the bank is. */
export type BankRead<Value> =
  | { status: 'loading' }
  /** `leftOut` rows are not in the value’s lists; anyone who shows one says so. */
  | { status: 'ready'; value: Value; leftOut: number }
  /** `code` is the bank’s, when it gave one. */
  | { status: 'failed'; code: string | undefined };

/**
 * Reads one thing from the bank whenever what is asked changes, and again when told to; what was asked before is
 * cancelled and never shows under another question (S-53).
 */
export function useBankRead<Id extends OperationId>(
  operation: Id,
  body: BankRequests[Id],
): { read: BankRead<BankReplies[Id]>; again: () => void } {
  const bank = useBank();
  const [times, setTimes] = useState(0);
  const asked = JSON.stringify([operation, body, times]);
  const [answer, setAnswer] = useState<{ asked: string; read: BankRead<BankReplies[Id]> }>();

  const ask = useEffectEvent(async (signal: AbortSignal) =>
    readOf(await bank.call(operation, { body, signal })),
  );

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void ask(signal).then((read) => !signal.aborted && setAnswer({ asked, read }));
    return () => leaving.abort();
  }, [asked]);

  return {
    read: answer?.asked === asked ? answer.read : { status: 'loading' },
    again: () => setTimes((count) => count + 1),
  };
}

function readOf<Value>(outcome: CallOutcome<Value>): BankRead<Value> {
  if (outcome.kind === 'done')
    return { status: 'ready', value: outcome.value, leftOut: outcome.leftOut ?? 0 };
  return { status: 'failed', code: outcome.kind === 'refused' ? outcome.code : undefined };
}
