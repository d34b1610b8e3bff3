import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { useJourney } from './journeys-context.ts';
import { keepBack } from './keep-back.ts';

const RunningJourney = lazy(async () => {
  const { RunningJourney: component } = await import('./RunningJourney.tsx');
  return { default: component };
});

/** Draws the journeys that run above the page; one stands above all routes. */
export function JourneyHost() {
  const journeys = useJourney();
  const runs = useStore(journeys.running, (state) => state.runs);
  useEffect(() => keepBack(window, journeys), [journeys]);
  return (
    <Suspense fallback={null}>
      {runs
        .filter(({ place }) => place === 'host')
        .map((run) => (
          <RunningJourney key={run.runId} run={run} />
        ))}
    </Suspense>
  );
}
