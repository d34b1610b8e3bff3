import { standIns, textPlaces, textsIn, type Sources } from '#analysis';
import type { ErrorRoute } from '#schemas';
import type { FileToBe, RefusalRouting, StepChanging } from '#studio';
import { UsageError } from '../../command.ts';
import { unsound } from '../../create/journey-step.ts';
import type { Project } from '../../language-server/project.ts';
import { valueWith } from '../../value-with.ts';
import { failingThen } from '../failing-then.ts';
import { filesWith, sourcesToBe } from '../files-to-be.ts';

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
  checkRouting(routing, source.value.steps, before);
  const routed = valueWith(source.document.value, ['steps', step, 'errors', code], routeOf(routing));
  const flow = filesWith(source.document, routed);
  const all = [...flow, ...words(routing, before, sourcesToBe(before, flow))];
  return { files: all, failing: failingThen(journey, before, sourcesToBe(before, all)) };
}

type Steps = NonNullable<NonNullable<ReturnType<Sources['journeys']['get']>>['journey']>['value'];

function checkRouting(
  { journey, step, code, telling, to, field }: RefusalRouting,
  steps: NonNullable<Steps>['steps'],
  { language }: Sources,
): void {
  const own = steps[step];
  if (own?.kind !== 'call')
    throw new UsageError({
      en: `The journey ${journey} has no call ${step} any more.`,
      it: `Il flusso ${journey} non ha più la chiamata ${step}.`,
    });
  if (Object.hasOwn(own.errors ?? {}, code))
    throw new UsageError({
      en: `${step} has a route for ${code} already.`,
      it: `${step} tratta già il rifiuto ${code}.`,
    });
  if (!Object.hasOwn(language.contract.operations.get(own.operation)?.errors ?? {}, code))
    throw new UsageError({
      en: `${own.operation} is never refused with ${code}.`,
      it: `${own.operation} non si rifiuta mai con ${code}.`,
    });
  if (telling === 'field' && field === '')
    throw new UsageError({ en: 'Choose the field.', it: 'Scegli il campo.' });
  const isLed = to === '' ? telling !== 'step' : Object.hasOwn(steps, to);
  if (!isLed)
    throw new UsageError({ en: 'Choose the step that follows.', it: 'Scegli il passo che viene dopo.' });
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

/** Writes what is read wherever the refusal is told now and was not before, unless words stand there already. */
function words({ journey, words: told }: RefusalRouting, before: Sources, after: Sources): FileToBe[] {
  const document = before.texts.get(journey);
  if (!document) return [];
  const present = new Set([...textsIn(document.value)].map(({ path }) => path.join('\n')));
  const known = placesIn(journey, before);
  const missing = [...placesIn(journey, after)].flatMap(([key, path]) =>
    known.has(key) || present.has(key) ? [] : [path],
  );
  const worded = missing.reduce<unknown>(
    (tree, path) => valueWith(tree, path, told.trim() || standIns.error),
    document.value,
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
