import { standIns, textPlaces, textsIn, type Sources } from '#analysis';
import { keysOfStep } from '#engine';
import type { ErrorRoute, JourneyFile } from '#schemas';
import type { FileToBe, RefusalRouting, StepChanging } from '#studio';
import { unsound } from '../../create/journey-step.ts';
import type { LostAnswer } from '../../create/lost-answer.ts';
import type { Project } from '../../language-server/project.ts';
import { valueWith } from '../../value-with.ts';
import { failingThen } from '../failing-then.ts';
import { filesWith, sourcesToBe } from '../files-to-be.ts';
import { checkRouting } from './check-routing.ts';
import { lostRouting } from './lost-routing.ts';

/**
 * Works out what all files become when a call says where one of its refusals leads: its route, and what the holder reads then.
 *
 * @throws {UsageError} when the call has a route for it already, or cannot be refused so.
 */
export function refusalRouting(project: Project, routing: RefusalRouting): StepChanging {
  const { journey, step, code } = routing;
  const before = project.sources();
  const source = before?.journeys.get(journey)?.journey;
  if (!before || !source?.value) throw unsound(journey);
  const isLost = checkRouting(routing, source.value, before);
  // It has the shape of what is read.
  const written = source.document.value as JourneyFile;
  const { definition, texts } = isLost
    ? lostRouting(written, routing)
    : {
        definition: valueWith(written, ['steps', ...keysOfStep(step), 'errors', code], routeOf(routing)),
        texts: [],
      };
  const flow = filesWith(source.document, definition);
  const all = [...flow, ...words(routing, { before, after: sourcesToBe(before, flow), texts })];
  return { files: all, failing: () => failingThen(journey, before, sourcesToBe(before, all)) };
}

function routeOf({ telling, to, field }: RefusalRouting): ErrorRoute {
  const led = to === '' ? {} : { to };
  switch (telling) {
    case 'message':
      return { type: 'SHOW', ...led };
    case 'field':
      return { type: 'FIELD', ...led, field: `/${field}` };
    case 'popup':
      // With a step it would be that which speaks.
      return { type: 'CUSTOM' };
    case 'step':
      return { type: 'BLOCKER', ...led };
  }
}

type Told = { before: Sources; after: Sources; texts: LostAnswer['texts'] };

/** Writes what is read wherever the refusal is told now and was not before, unless words stand there already. */
function words({ journey, words: told }: RefusalRouting, { before, after, texts }: Told): FileToBe[] {
  const document = before.texts.get(journey);
  if (!document) return [];
  const made = texts.reduce<unknown>((tree, [path, text]) => valueWith(tree, path, text), document.value);
  const present = new Set([...textsIn(made)].map(({ path }) => path.join('\n')));
  const known = placesIn(journey, before);
  const missing = [...placesIn(journey, after)].flatMap(([key, path]) =>
    known.has(key) || present.has(key) ? [] : [path],
  );
  const worded = missing.reduce<unknown>(
    (tree, path) => valueWith(tree, path, told.trim() || standIns.error),
    made,
  );
  return filesWith(document, worded);
}

function placesIn(journey: string, sources: Sources): Map<string, readonly string[]> {
  const source = sources.journeys.get(journey);
  const definition = source?.journey?.value;
  if (!source?.journey || !definition) return new Map();
  const places = [...textPlaces(source, source.journey.document, definition)];
  return new Map(places.map(({ path }) => [path.join('\n'), path]));
}
