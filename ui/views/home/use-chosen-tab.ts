import { useApp } from '#ui/state';
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Holds which tab was chosen; Back, Forward and a reload find the one that was left. */
export function useChosenTab(cardId: string | undefined) {
  const { stores } = useApp();
  const { key } = useLocation();
  const isTraversed = useNavigationType() === NavigationType.Pop;
  const [chosen, setChosen] = useState(() => (isTraversed ? stores.homeTab.getState().left[key] : undefined));
  // What was chosen before the cards were known is of the one that was selected. Choosing a card begins at its first tab, also
  // when it comes back (CARD-23).
  if (chosen && cardId !== undefined && chosen.cardId !== cardId)
    setChosen({ ...chosen, tab: chosen.cardId === undefined ? chosen.tab : 'operations', cardId });
  useEffect(() => {
    if (chosen) stores.homeTab.getState().leave(key, chosen);
  }, [stores, key, chosen]);
  return [chosen, setChosen] as const;
}
