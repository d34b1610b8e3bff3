import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useJourney } from './journeys-context.ts';

const RunningJourney = lazy(async () => {
  const { RunningJourney: component } = await import('./RunningJourney.tsx');
  return { default: component };
});

/** Draws the journeys that run above the page; one stands above all routes. */
export function JourneyHost() {
  const runs = useStore(useJourney().running, (state) => state.runs);
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
