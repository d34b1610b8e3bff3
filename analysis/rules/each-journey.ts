import { dataFlows } from '../flow/transfer.ts';
import { soundJourneys } from '../graph/journeys.ts';
import type { JsonDocument } from '../source/document.ts';
import type { Sources } from '../source/sources.ts';
import type { Found, Problem } from './rule.ts';

type Finds<One> = (one: One, sources: Sources) => Iterable<Found>;

const each =
  <One extends { document: JsonDocument }>(list: (sources: Sources) => readonly One[]) =>
  (find: Finds<One>) =>
    function* (sources: Sources): Generator<Problem> {
      for (const one of list(sources))
        for (const found of find(one, sources)) yield { document: one.document, ...found };
    };

/** Holds a rule against each journey that can be read; what it finds is in the journey's own file unless it names another. */
export const eachJourney = each(soundJourneys);

/** Holds a rule in the same way against how data moves through each journey that the engine can run. */
export const eachFlow = each(dataFlows);
