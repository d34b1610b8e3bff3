import { I18nextProvider, useTranslation } from '#i18n';
import { type ReactNode, useMemo } from 'react';
import type { LibraryView } from '../../protocol.ts';
import { guardTexts } from './guard-texts.ts';

type WordsProps = Pick<LibraryView, 'guards'> & { children: ReactNode };

/** Gives all beneath it the words of guards with a name; where they change, what says them is drawn anew. */
export function GuardWords({ guards, children }: WordsProps) {
  const { i18n } = useTranslation('studio');
  const written = JSON.stringify(guards);
  const own = useMemo(
    () =>
      i18n
        .cloneInstance({ forkResourceStore: true })
        .addResourceBundle(i18n.language, guardTexts, JSON.parse(written)),
    [i18n, written],
  );
  return <I18nextProvider i18n={own}>{children}</I18nextProvider>;
}
