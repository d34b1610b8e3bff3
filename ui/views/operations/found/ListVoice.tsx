import { useState } from 'react';
import { type TFunction, useTranslation } from '#i18n';
import type { OperationFilters, OperationsState } from '#ui/state';
import { VisuallyHidden } from '#ui/kit';
import type { PanelOfFilters } from '../filters/use-filter-panel.ts';
import { shownWords, useFoundWords } from './use-found-words.ts';

type ListVoiceProps = { state: OperationsState; panel: PanelOfFilters };

/** The list that was last told of, and how. */
type Told = {
  cardId: string | undefined;
  filters: OperationFilters;
  loaded: number;
  renewal: string;
  words: string;
};

/**
 * Says in one message what the holder’s last act made of the list: what other filters found, or how much of it stands there
 * now. A list that comes by itself, with the page or with another card, which says its own name, is not told of.
 */
export function ListVoice({ state, panel }: ListVoiceProps) {
  const { t } = useTranslation('operations');
  const found = useFoundWords(state, panel);
  const [told, setTold] = useState<Told>();
  const { cardId, filters, operations, renewal } = state;
  const loaded = operations.length;
  const isSameList = told?.cardId === cardId && told?.filters === filters;
  const isTold = isSameList && told.loaded === loaded && told.renewal === renewal;
  if (found && !isTold)
    setTold({ cardId, filters, loaded, renewal, words: wordsAfter(told, { state, found, t }) });
  return (
    <output>
      <VisuallyHidden>{found && told?.words}</VisuallyHidden>
    </output>
  );
}

type News = { state: OperationsState; found: string; t: TFunction };

function wordsAfter(told: Told | undefined, { state, found, t }: News): string {
  if (told?.cardId !== state.cardId) return '';
  if (told?.filters !== state.filters) return found;
  if (told?.renewal !== state.renewal)
    return state.renewal === 'done' ? t('renewal.done', { count: found }) : '';
  return shownWords(state, t);
}
