import { fetched } from '#ui/kit';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useJourney } from './journeys-context.ts';
import type { JourneyEnd } from './run/run.ts';

type JourneyRouteProps = {
  journey: string;
  input?: Readonly<Record<string, unknown>> | undefined;
  onEnd: (end: JourneyEnd) => void;
  /** Holds the place of the first page until it is there; beneath a dialog nothing is on its way. */
  waiting?: (isBeneath: boolean) => ReactNode;
};

const RunningJourney = fetched(async () => (await import('./RunningJourney.tsx')).RunningJourney);

/** Runs a journey in the place of a page; leaving the route leaves the journey. */
export function JourneyRoute({ journey, input, onEnd, waiting }: JourneyRouteProps) {
  const journeys = useJourney();
  const run = useStore(journeys.running, ({ runs }) =>
    runs.find((candidate) => candidate.place === 'route' && candidate.journey === journey),
  );
  const end = useEffectEvent(onEnd);
  const given = useEffectEvent(() => input ?? {});
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void journeys
      .open(journey, given(), { place: 'route', signal })
      .then((how) => !signal.aborted && end(how));
    return () => leaving.abort();
  }, [journeys, journey]);
  return (
    <Suspense fallback={waiting?.(false)}>
      {run ? <RunningJourney run={run} waiting={waiting} /> : waiting?.(false)}
    </Suspense>
  );
}
