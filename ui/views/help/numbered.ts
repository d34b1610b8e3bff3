import { useAllTexts } from '#i18n';

/**
 * Answers the keys of texts that are numbered from 1 under a place of `i18n/it/help.json`, so that who writes them adds
 * one without touching code.
 */
export function useNumbered(place: string): readonly string[] {
  const texts = useAllTexts();
  const keys: string[] = [];
  while (texts.has('help', `${place}.${keys.length + 1}`)) keys.push(`${place}.${keys.length + 1}`);
  return keys;
}
