import { calendarDay, daysBefore, formatDate } from '#i18n';
import type { BankReplies } from '#schemas';
import { useApp, useStored } from '#ui/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { hindranceOf } from '../../cards/service-hindrance.ts';
import type { SelectedCard } from '../../cards/use-selected-card.ts';

type Plan = BankReplies['listPlans']['plans'][number];

/** What asks for the holder’s attention; its name is a key of the texts. */
export type HomeNotice = {
  name: 'password' | 'passwordToday' | 'identity' | 'plan';
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
  const plan = useWaitingPlan(selected);
  const today = calendarDay(new Date(now()).toISOString());
  return [
    ...(profile ? passwordNotices(profile.passwordExpiration, today) : []),
    ...(profile?.kyc === false
      ? [{ name: 'identity', tone: 'warning', href: '/editUserData/kyc' } as const]
      : []),
    ...(plan ? [planNotice(plan)] : []),
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

function planNotice(plan: Plan): HomeNotice {
  const href = `/installments/plan/${plan.planReference}`;
  return { name: 'plan', tone: 'info', href, values: { plan: plan.description }, plan };
}

/** Asks for the newest plan of the card that is not active yet; that it could not be read is told as of any call (ERR-08). */
function useWaitingPlan({ card, context }: SelectedCard): Plan | undefined {
  const { calls } = useApp();
  const [found, setFound] = useState<{ cardId: string; plan: Plan | undefined }>();
  // The bank would refuse it to a holder who is limited, say, and its refusal would be told.
  const hasPlans = [context?.profiling.INSTALLMENT, context?.profiling.INSTALLMENT_MULTI].some(
    (service) => card && service && hindranceOf(card, service) === undefined,
  );
  const cardId = card && !card.flagFamiliar && hasPlans ? card.id : undefined;
  const ask = useEffectEvent(async (id: string, signal: AbortSignal) => {
    const body = { cardId: id, plansType: 'PENDING', pageLimit: 1, pageNumber: 1 } as const;
    const outcome = await calls.call('listPlans', { body, signal });
    return outcome.kind === 'done' ? outcome.value.plans[0] : undefined;
  });
  useEffect(() => {
    if (cardId === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void ask(cardId, signal).then((plan) => !signal.aborted && setFound({ cardId, plan }));
    return () => leaving.abort();
  }, [cardId]);
  return found?.cardId === cardId ? found?.plan : undefined;
}
