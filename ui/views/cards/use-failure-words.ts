import { useTranslation } from '#i18n';
import { useOnline } from '../frame/notices/use-online.ts';

/**
 * Says that something could not be read, or for want of a connection that: it is tried again by itself once there is one, unless
 * only a press does.
 */
export function useFailureWords(text: string, tries: 'again' | 'press' = 'again'): string {
  const { t } = useTranslation('errors');
  return useOnline() ? text : t(`offline.${tries}`);
}
