import { createContext, use } from 'react';
import type { Journeys } from './run/journeys.ts';

/** Gives the way to open journeys to the components beneath. */
export const JourneysContext = createContext<Journeys | undefined>(undefined);

/**
 * Returns the way to open journeys: `useJourney().open('phone-change', { cardId })`.
 *
 * @throws {Error} when no `JourneysContext` stands above.
 */
export function useJourney(): Journeys {
  const journeys = use(JourneysContext);
  if (!journeys) throw new Error('No JourneysContext above: wrap the tree in one.');
  return journeys;
}
