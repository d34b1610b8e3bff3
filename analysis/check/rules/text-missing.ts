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
      const places = [...textPlaces(source, document, definition)].filter(
        ({ path, required }) => required && !standsAt(texts?.value, path),
      );
      const lacking = new Map(places.map(({ path }) => [path.join('.'), path]));
      for (const [step, paths] of Map.groupBy(lacking.values(), ([name = '']) => name)) {
        if (texts && isNode(texts.value) && Object.hasOwn(texts.value, step)) {
          for (const path of paths)
            yield { document: texts, pointer: pointerTo('', ...path), ...absent(source.id, [path]) };
          continue;
        }
        // The texts have no place to show; the step has come, or has got its name, without them.
        yield { document, pointer: pointerTo('/steps', step), ...absent(source.id, paths) };
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

/** Tells of one text, or of all those of a step, that a journey lacks. */
function absent(
  journey: string,
  paths: readonly (readonly string[])[],
): Pick<Problem, 'part' | 'message' | 'hint'> {
  const names = paths.map((path) => `"${path.join('.')}"`).join(', ');
  const isOne = paths.length === 1;
  return {
    part: 'key',
    message: {
      en: isOne ? `The text ${names} is missing.` : `The texts ${names} are missing.`,
      it: isOne ? `Manca il testo ${names}.` : `Mancano i testi ${names}.`,
    },
    hint: {
      en: `Write ${isOne ? 'it' : 'them'} in i18n/it/${journey}.json.`,
      it: `${isOne ? 'Scrivilo' : 'Scrivili'} in i18n/it/${journey}.json.`,
    },
  };
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
