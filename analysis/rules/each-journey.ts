import { dataFlows } from '../flow/transfer.ts';
import { soundJourneys } from '../graph/journeys.ts';
import type { JsonDocument } from '../source/document.ts';
import { onceFor } from '../source/memoize.ts';
import type { Sources } from '../source/sources.ts';
import type { Found, Problem } from './rule.ts';

type Finds<One> = (one: One, sources: Sources) => Iterable<Found>;

const each =
  <One extends { document: JsonDocument }>(list: (sources: Sources) => readonly One[]) =>
  (find: Finds<One>) =>
    // A rule may ask what another has found.
    onceFor((sources: Sources): readonly Problem[] =>
      list(sources).flatMap((one) =>
        [...find(one, sources)].map((found) => ({ document: one.document, ...found })),
      ),
    );

/** Holds a rule against each journey that can be read; what it finds is in the journey's own file unless it names another. */
export const eachJourney = each(soundJourneys);

/** Holds a rule in the same way against the texts of each journey that has a file of them; `journey` is its own file. */
export const eachTexts = each((sources) =>
  soundJourneys(sources).flatMap((journey) => {
    const document = sources.texts.get(journey.source.id);
    return document ? [{ ...journey, document, journey: journey.document }] : [];
  }),
);

/** Holds a rule in the same way against how data moves through each journey that the engine can run. */
export const eachFlow = each(dataFlows);
