import { calendarDay, daysBefore, formatCount, formatDate } from '#i18n';
import type { BankReplies } from '#schemas';
import { useApp, useStored } from '#ui/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { hindranceOf } from '../../cards/service-hindrance.ts';
import type { SelectedCard } from '../../cards/use-selected-card.ts';
import { useHasThreeDSecure } from '../../cards/use-three-d-secure.ts';
import { onlineNotice } from './online-notice.ts';

type Plan = BankReplies['listPlans']['plans'][number];

/** The newest plan that waits, and how many do. */
type Waiting = { plan: Plan; count: number };

/** What asks for the holder’s attention; its name is a key of the texts. */
export type HomeNotice = {
  name: 'password' | 'passwordToday' | 'identity' | 'online' | 'plan' | 'plans';
  tone: 'warning' | 'critical' | 'info';
  /** Where something can be done about it. */
  href: string;
  values?: Readonly<Record<string, string>>;
  /** The plan that it speaks of. */
  plan?: Plan;
};

// As long before as the bank’s own popup comes (PWD-02).
const warnedDays = 7;

/** Returns what the holder should see before all else, the most urgent first (HOLDER-35). */
export function useHomeNotices(selected: SelectedCard): readonly HomeNotice[] {
  const { now } = useApp();
  const profile = useStored('profile', (state) => state.profile);
  const waiting = useWaitingPlans(selected);
  const hasThreeDSecure = useHasThreeDSecure(selected.context);
  const today = calendarDay(new Date(now()).toISOString());
  return [
    ...(profile ? passwordNotices(profile.passwordExpiration, today) : []),
    ...(profile?.kyc === false
      ? [{ name: 'identity', tone: 'warning', href: '/editUserData/kyc' } as const]
      : []),
    ...onlineNotice(selected.context, hasThreeDSecure),
    ...(waiting ? [planNotice(waiting)] : []),
  ];
}

/** Says it from a week before until the day itself. */
export function passwordNotices(expiration: string, today: string): readonly HomeNotice[] {
  const last = calendarDay(expiration);
  if (today > last || today < daysBefore(last, warnedDays)) return [];
  const isLastDay = today >= daysBefore(last, 1);
  return [
    {
      name: today === last ? 'passwordToday' : 'password',
      tone: isLastDay ? 'critical' : 'warning',
      href: '/editPassword/newPassword',
      values: { date: formatDate(expiration) },
    },
  ];
}

function planNotice({ plan, count }: Waiting): HomeNotice {
  const href = `/installments/plan/${plan.planReference}`;
  const values = { plan: plan.description, count: formatCount(count) };
  return { name: count > 1 ? 'plans' : 'plan', tone: 'info', href, values, plan };
}

/** Asks for the newest plan of the card that is not active yet, and how many are not; that they could not be read is told as of any call (ERR-08). */
function useWaitingPlans({ card, context }: SelectedCard): Waiting | undefined {
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
    const [plan] = outcome.kind === 'done' ? outcome.value.plans : [];
    return outcome.kind === 'done' && plan ? { plan, count: outcome.value.totalPlansNumber } : undefined;
  });
  useEffect(() => {
    if (cardId === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void ask(cardId, signal).then((waiting) => !signal.aborted && setFound({ cardId, waiting }));
    return () => leaving.abort();
  }, [cardId]);
  return found?.cardId === cardId ? found?.waiting : undefined;
}
