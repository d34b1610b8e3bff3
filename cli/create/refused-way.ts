import { jsonText, readSources, runsRefused, standIns, type Sources } from '#analysis';
import type { JourneyFile } from '#schemas';
import { endFor } from './end-for.ts';
import type { MadeStep } from './made-step.ts';

type Extended = { definition: JourneyFile; toDecide: MadeStep['toDecide'] };

/**
 * Gives a new step the way of a journey that is not allowed, where the journey that it runs may not be: to where the journey leads
 * who gives it up, until somebody has decided.
 */
export function withRefusedWay(name: string, definition: JourneyFile, sources: Sources): Extended {
  const step = definition.steps[name];
  if (step?.kind !== 'journey' || !mayBeRefused(name, definition, sources))
    return { definition, toDecide: [] };
  const way = 'not-allowed';
  const to = endFor(way, definition)?.to ?? definition.start;
  const exits = { ...step.exits, [way]: { note: standIns.way, to } };
  const steps = { ...definition.steps, [name]: { ...step, exits } };
  return { definition: { ...definition, steps }, toDecide: [{ way, to }] };
}

function mayBeRefused(name: string, definition: JourneyFile, sources: Sources): boolean {
  const { language, documents, views } = sources;
  const path = `journeys/${definition.id}/journey.json`;
  const others = documents.filter((document) => document.path !== path);
  const files = [...others, { path, text: jsonText(definition) }];
  const then = readSources(language, files, { views, before: sources });
  const read = then.journeys.get(definition.id)?.journey?.value;
  return read !== undefined && runsRefused(then).get(read)?.has(name) === true;
}
