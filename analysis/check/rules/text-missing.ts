import type { ErrorCatalogue } from '#schemas';
import { routesOf, soundJourneys } from '../../model/journeys.ts';
import { sharedTexts, textPlaces, textsIn } from '../../model/texts.ts';
import { pointerTo, type JsonDocument } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../near.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds places that need a text and have none. */
export const textMissing: Rule = {
  code: 'text-missing',
  severity: 'error',
  title: { en: 'A text that is not there', it: 'Un testo che manca' },
  explain: {
    en: 'The texts of a journey stand in i18n/it/<journey>.json, by place: <step>.title, <step>.body, <step>.actions.<action>, <step>.fields.<field>.label, <step>.errors.<code>. A place that shall be empty on purpose has the text "". Shared texts, named by "message", stand in i18n/it/errors.json.',
    it: 'I testi di un flusso stanno in i18n/it/<flusso>.json, per posto: <passo>.title, <passo>.body, <passo>.actions.<azione>, <passo>.fields.<campo>.label, <passo>.errors.<codice>. Un posto vuoto di proposito ha il testo "". I testi comuni, nominati da "message", stanno in i18n/it/errors.json.',
  },
  wording: true,
  *run(sources) {
    for (const { source, document, definition } of soundJourneys(sources)) {
      const texts = sources.texts.get(source.id);
      if (texts?.problem) continue;
      const asked = new Set<string>();
      for (const { path, required, owner } of textPlaces(source, document, definition)) {
        const key = path.join('.');
        if (!required || asked.has(key) || standsAt(texts?.value, path)) continue;
        asked.add(key);
        const message = { en: `The text "${key}" is missing.`, it: `Manca il testo "${key}".` };
        const hint = {
          en: `Write it in i18n/it/${source.id}.json.`,
          it: `Scrivilo in i18n/it/${source.id}.json.`,
        };
        const place = texts ? nearest(texts, path) : { document: owner.document, pointer: owner.pointer };
        yield { ...place, part: 'key', message, hint };
      }
      yield* absentShared(sources, document, routesOf(definition));
    }
  },
  *runOnCommon(sources) {
    const { catalogue } = sources;
    if (catalogue?.value) yield* absentShared(sources, catalogue.document, catalogueRoutes(catalogue.value));
  },
};

/** Tells whether a text stands at a place, or what another rule says is no text. */
function standsAt(value: unknown, path: readonly string[]): boolean {
  const found = path.reduce<unknown>(
    (node, key) => (isNode(node) && Object.hasOwn(node, key) ? node[key] : undefined),
    value,
  );
  return found !== undefined && !isNode(found);
}

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

function* absentShared(sources: Sources, document: JsonDocument, routes: Routes): Generator<Problem> {
  const texts = sources.texts.get(sharedTexts);
  if (texts?.problem) return;
  for (const { pointer, route } of routes) {
    if (route.message === undefined) continue;
    const path = route.message.split('.');
    if (standsAt(texts?.value, path)) continue;
    const message = {
      en: `The shared text "${route.message}" is missing.`,
      it: `Manca il testo comune "${route.message}".`,
    };
    const keys = [...textsIn(texts?.value)].map((text) => text.path.join('.'));
    const near = suggest(route.message, keys);
    const hint = near.hint ?? {
      en: 'Write it in i18n/it/errors.json.',
      it: 'Scrivilo in i18n/it/errors.json.',
    };
    yield { document, pointer: `${pointer}/message`, message, ...near, hint };
  }
}
