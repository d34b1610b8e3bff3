import type { BankReplies } from '#schemas';
import { useApp } from '#ui/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { hindranceOf } from '../../cards/service-hindrance.ts';
import type { SelectedCard } from '../../cards/use-selected-card.ts';

/** The newest plan that waits, and how many do. */
export type Waiting = { plan: BankReplies['listPlans']['plans'][number]; count: number };

type WaitingPlans = {
  waiting: Waiting | undefined;
  /** Until the bank has told of this card whether any waits. */
  isAwaited: boolean;
};

/**
 * Asks for the newest plan of the card that is not active yet, and how many are not, and keeps the number; that they could not
 * be read is told as of any call (ERR-08).
 */
export function useWaitingPlans(
  { card, context }: SelectedCard,
  keep: (count: number) => void,
): WaitingPlans {
  const { calls } = useApp();
  const [found, setFound] = useState<{ cardId: string; waiting: Waiting | undefined }>();
  // The bank would refuse it to a holder who is limited, say, and its refusal would be told.
  const hasPlans = [context?.profiling.INSTALLMENT, context?.profiling.INSTALLMENT_MULTI].some(
    (service) => card && service && hindranceOf(card, service) === undefined,
  );
  const cardId = card && !card.flagFamiliar && hasPlans ? card.id : undefined;
  const ask = useEffectEvent(async (id: string, signal: AbortSignal) => {
    const body = { cardId: id, plansType: 'PENDING', pageLimit: 1, pageNumber: 1 } as const;
    const outcome = await calls.call('listPlans', { body, signal });
    if (outcome.kind !== 'done') return undefined;
    const [plan] = outcome.value.plans;
    const count = plan ? outcome.value.totalPlansNumber : 0;
    if (!signal.aborted) keep(count);
    return plan && { plan, count };
  });
  useEffect(() => {
    if (cardId === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void ask(cardId, signal).then((waiting) => !signal.aborted && setFound({ cardId, waiting }));
    return () => leaving.abort();
  }, [cardId]);
  const isOfCard = found?.cardId === cardId;
  return { waiting: isOfCard ? found?.waiting : undefined, isAwaited: cardId !== undefined && !isOfCard };
}
