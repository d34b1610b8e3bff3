import { calendarDay, daysBefore, formatDate } from '#i18n';
import { useApp, useStored } from '#ui/state';

/** What asks for the holder’s attention; its name is a key of the texts. */
export type HomeNotice = {
  name: 'password' | 'passwordToday' | 'identity' | 'online';
  tone: 'warning' | 'critical';
  /** Where something can be done about it. */
  href: string;
  values?: Readonly<Record<string, string>>;
};

// As long before as the bank’s own popup comes (PWD-02).
const warnedDays = 7;

type HolderNotices = {
  notices: readonly HomeNotice[];
  /** Until the profile is here, or could not be read. */
  isAwaited: boolean;
};

/** Returns what the holder should see before all else, the most urgent first (HOLDER-35). */
export function useHolderNotices(): HolderNotices {
  const { now } = useApp();
  const { profile, status } = useStored('profile', (state) => state);
  const today = calendarDay(new Date(now()).toISOString());
  return {
    notices: [
      ...(profile ? passwordNotices(profile.passwordExpiration, today) : []),
      ...(profile?.kyc === false
        ? [{ name: 'identity', tone: 'warning', href: '/editUserData/kyc' } as const]
        : []),
    ],
    isAwaited: status === 'loading' && !profile,
  };
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
