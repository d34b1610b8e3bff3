import { goals, type JourneyAddition } from '../../new-journey.ts';
import { areTexts } from './are-texts.ts';

/** Reads a journey that is to be from what a page has sent; nothing where that does not say all of it. */
export function readJourneyAddition(sent: unknown): JourneyAddition | undefined {
  const { kind, journey, title, goal: named, operation, opening } = Object(sent);
  const goal = goals.find((each) => each === named);
  if (kind !== 'add-journey' || !goal || !areTexts(journey, title, operation)) return undefined;
  const { route, listed } = Object(opening);
  return {
    kind,
    journey,
    title,
    goal,
    operation,
    opening: {
      ...(typeof route === 'string' && { route }),
      ...(typeof listed === 'string' && { listed }),
    },
  };
}
