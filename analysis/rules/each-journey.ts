import { soundJourneys, type SoundJourney } from '../graph/journeys.ts';
import type { Sources } from '../source/sources.ts';
import type { Found, Problem } from './rule.ts';

/** Holds a rule against each journey that can be read; what it finds is in the journey's own file unless it names another. */
export const eachJourney = (find: (journey: SoundJourney, sources: Sources) => Iterable<Found>) =>
  function* (sources: Sources): Generator<Problem> {
    for (const journey of soundJourneys(sources))
      for (const found of find(journey, sources)) yield { document: journey.document, ...found };
  };
