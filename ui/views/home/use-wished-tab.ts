import { useApp, useStored } from '#ui/state';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { HomeTab } from './home-tabs.ts';

const tabOf: Readonly<Record<string, HomeTab>> = {
  estrattoconto: 'statements',
  rateizzazioni: 'instalments',
  finanziamenti: 'financing',
};

type WishedTab = {
  /** The tabs that there are; undefined until the card is known. */
  tabs: readonly HomeTab[] | undefined;
  select: (tab: HomeTab) => void;
};

/** Switches to the tab that a link has asked for, after the documents’ wait where it came from elsewhere; a tab that is not there is recorded (DEEP-28 to DEEP-32). */
export function useWishedTab({ tabs, select }: WishedTab): void {
  const { stores, settings, record } = useApp();
  const wished = useStored('homeTab', (state) => state.wished);
  const isLed = useStored('homeTab', (state) => state.isLed);
  const isKnown = tabs !== undefined;
  const answer = useEffectEvent((name: string) => {
    stores.homeTab.getState().done();
    const tab = tabOf[name];
    if (tab && tabs?.includes(tab)) select(tab);
    else record(`deep-link-error tab ${name}`);
  });
  // Before the page is painted: who has pressed for one tab sees no other.
  useLayoutEffect(() => {
    if (wished === undefined || !isKnown) return undefined;
    if (isLed) return answer(wished);
    const timer = setTimeout(() => answer(wished), settings.timing.tabSwitchMs);
    return () => clearTimeout(timer);
  }, [wished, isLed, isKnown, settings]);
}
