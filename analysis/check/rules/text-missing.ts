import type { ErrorCatalogue } from '#schemas';
import { routesOf, soundJourneys } from '../../model/journeys.ts';
import { textAt, textPlaces } from '../../model/texts.ts';
import { pointerTo, type JsonDocument } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds places that need a text and have none. */
export const textMissing: Rule = {
  code: 'text-missing',
  severity: 'error',
  title: 'A text that is not there',
  explain:
    'The texts of a journey stand in i18n/it/<journey>.json, by place: <step>.title, <step>.body, <step>.actions.<action>, <step>.fields.<field>.label, <step>.errors.<code>. A place that shall be empty on purpose has the text "". Shared texts, named by "message", stand in i18n/it/errors.json.',
  *run(sources) {
    for (const { source, document, definition } of soundJourneys(sources)) {
      const texts = sources.texts.get(source.id);
      if (texts?.problem) continue;
      const asked = new Set<string>();
      for (const { path, required, owner } of textPlaces(source, document, definition)) {
        const key = path.join('.');
        if (!required || asked.has(key) || textAt(texts?.value, path) !== undefined) continue;
        asked.add(key);
        const message = `The text "${key}" is missing.`;
        const hint = `Write it in i18n/it/${source.id}.json.`;
        const place = texts ? nearest(texts, path) : { document: owner.document, pointer: owner.pointer };
        yield { ...place, part: 'key', message, hint };
      }
      yield* sharedTexts(sources, document, routesOf(definition));
    }
    const { catalogue } = sources;
    if (catalogue?.value) yield* sharedTexts(sources, catalogue.document, catalogueRoutes(catalogue.value));
  },
};

/** The deepest part of the texts under which the missing one belongs. */
function nearest(
  document: JsonDocument,
  path: readonly string[],
): { document: JsonDocument; pointer: string } {
  return { document, pointer: pointerTo('', ...path) };
}

function catalogueRoutes({ codes, default: otherwise }: ErrorCatalogue) {
  const routes = Object.entries(codes).map(([code, route]) => ({
    pointer: pointerTo('/codes', code),
    route,
  }));
  return [...routes, { pointer: '/default', route: otherwise }];
}

type Routes = readonly { pointer: string; route: { message?: string } }[];

function* sharedTexts(sources: Sources, document: JsonDocument, routes: Routes): Generator<Problem> {
  for (const { pointer, route } of routes) {
    if (route.message === undefined) continue;
    const path = route.message.split('.');
    if (textAt(sources.texts.get('errors')?.value, path) !== undefined) continue;
    const message = `The shared text "${route.message}" is missing.`;
    yield { document, pointer: `${pointer}/message`, message, hint: 'Write it in i18n/it/errors.json.' };
  }
}
