import { useApp, useStored } from '#ui/state';
import { useEffect } from 'react';

/** Tells analytics that a banner is shown, in the words that the bank counts it by (CALL-63). */
export function useCounted(directory: string): void {
  const { calls, stores, record } = useApp();
  const counted = useStored('loyalty', ({ analyticsPromoBanner }) => analyticsPromoBanner[directory]);
  useEffect(() => {
    if (counted) {
      record(`promo ${counted.campaign} ${counted.creative} ${counted.position}`);
      return undefined;
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const outcome = await calls.call('readPromoConfig', { query: { directory }, signal });
      if (outcome.kind !== 'done' || signal.aborted) return;
      stores.loyalty.getState().bannerReceived(directory, outcome.value.analyticsPromoBanner);
    };
    void ask();
    return () => leaving.abort();
  }, [calls, stores, record, directory, counted]);
}
