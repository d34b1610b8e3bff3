import { useTranslation } from '#i18n';
import { useEffect, useMemo } from 'react';
import type { LibraryRow } from '../../protocol.ts';
import { graphOf } from '../drawing/graph.ts';
import { describe } from '../drawing/layouts.ts';
import { practice } from '../drawing/passes.ts';
import { layouts } from '../drawing/use-layout.ts';
import { getJson } from '../server/ask.ts';
import { places } from '../server/places.ts';
import { largestIn } from './largest-in.ts';

/**
 * Has the worker practise while the page rests, and lays the largest journeys out, which who opens them would wait for; one
 * after the other, so that another that is opened meanwhile comes next.
 */
export function useLayoutsAhead(rows: readonly LibraryRow[]): void {
  const { t } = useTranslation('studio');
  const largest = useMemo(() => largestIn(rows).join(' '), [rows]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ahead = async (): Promise<void> => {
      await rest();
      if (!signal.aborted) await layouts.lay(JSON.stringify(practice));
      for (const id of largest.split(' ').filter(Boolean)) {
        await rest();
        if (signal.aborted) return;
        const answered = await getJson(places.journey(id), signal);
        if (answered.kind === 'found') await layouts.lay(describe(graphOf(answered.value, true), t));
      }
    };
    // A browser that does not say when it rests does all of it when something is drawn.
    if ('requestIdleCallback' in globalThis) void ahead();
    return () => leaving.abort();
  }, [largest, t]);
}

const rest = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve());
  });
