import { loadTree } from '#i18n';
import { journeysNeeded } from './journey-source.ts';
import type { JourneysOptions } from './journeys.ts';
import type { Fetched } from './run.ts';

/** Fetches all that a journey needs, and answers the way to begin it. */
export async function fetchJourney(options: JourneysOptions, id: string): Promise<Fetched> {
  const needed = journeysNeeded(options.source.index, id);
  const [{ prepareRun }, errors, formWords, viewWords, ...chunks] = await Promise.all([
    import('./run.ts'),
    options.source.errors(),
    loadTree('forms'),
    loadTree('views'),
    ...needed.map((name) => options.source.chunk(name)),
  ]);
  options.texts.add('forms', formWords);
  options.texts.add('views', viewWords);
  return prepareRun({ chunks, errors, options });
}
