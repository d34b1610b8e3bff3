import { useTranslation } from '#i18n';
import { useMemo } from 'react';
import type { LibraryView } from '../../protocol.ts';

/** The file of texts, in the page alone, that the words of guards with a name stand in. */
export const guardTexts = 'guards';

/** Gives the page the words of guards with a name; beneath whoever does, they are read in Italian. */
export function useGuardTexts({ guards }: Pick<LibraryView, 'guards'>): void {
  const { i18n } = useTranslation('studio');
  const written = JSON.stringify(guards);
  // While it is drawn, not after: what is beneath is worded by them at once, and the same words again change nothing.
  useMemo(() => {
    i18n.removeResourceBundle(i18n.language, guardTexts);
    i18n.addResourceBundle(i18n.language, guardTexts, JSON.parse(written));
  }, [i18n, written]);
}
