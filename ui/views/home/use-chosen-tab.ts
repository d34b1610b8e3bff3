import { useApp } from '#ui/app';
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Holds which tab was chosen; Back and Forward find the one that was left. */
export function useChosenTab() {
  const { stores } = useApp();
  const { key } = useLocation();
  const isTraversed = useNavigationType() === NavigationType.Pop;
  const state = useState(() => (isTraversed ? stores.homeTab.getState().left[key] : undefined));
  const [chosen] = state;
  useEffect(() => {
    if (chosen) stores.homeTab.getState().leave(key, chosen);
  }, [stores, key, chosen]);
  return state;
}
