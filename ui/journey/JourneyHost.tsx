import { fetched } from '#ui/kit';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useJourney } from './journeys-context.ts';

const RunningJourney = fetched(async () => (await import('./RunningJourney.tsx')).RunningJourney);

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
