import { useTranslation } from '#i18n';

/**
 * Returns the keys of texts that are numbered from 1 under a place of `i18n/it/help.json`, so that who writes them adds
 * one without touching code.
 */
export function useNumbered(place: string): readonly string[] {
  const { i18n } = useTranslation('help');
  const keys: string[] = [];
  const next = () => `${place}.${keys.length + 1}`;
  while (i18n.exists(next(), { ns: 'help' })) keys.push(next());
  return keys;
}
