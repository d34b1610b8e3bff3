import type { ErrorCatalogue } from '#schemas';
import { routesOf } from '../../graph/journeys.ts';
import { renamedStep } from '../../symbols/renamed-step.ts';
import { sharedTexts, textAt, textPlaces, textsIn } from '../../texts/text-places.ts';
import { pointerTo, type JsonDocument } from '../../source/document.ts';
import { isNode, valueAt } from '../../source/schema-shapes.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Problem, Found } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds places that need a text and have none. */
export const textMissing = eachJourney(function* ({ source, document, definition }, sources) {
  const texts = sources.texts.get(source.id);
  if (texts?.problem) return;
  const places = [...textPlaces(source, document, definition)].filter(
    ({ path, required }) => required && !standsAt(texts?.value, path),
  );
  const lacking = new Map(places.map(({ path }) => [path.join('.'), path]));
  const renamed = lacking.size === 0 ? undefined : renamedStep(definition, sources);
  for (const [step, paths] of Map.groupBy(lacking.values(), ([name = '']) => name)) {
    if (step === renamed?.name) continue;
    if (texts && isNode(texts.value) && Object.hasOwn(texts.value, step)) {
      yield* paths.map((path) => ({ document: texts, ...absentAt(path, texts.value, source.id) }));
      continue;
    }
    // The texts have no place to show; the step has come, or has got its name, without them.
    const pointer = Object.hasOwn(definition.steps, step) ? pointerTo('/steps', step) : pointerTo('', step);
    yield { pointer, ...absent(source.id, paths) };
  }
  yield* absentShared(sources, document, routesOf(definition));
});

/** Finds the same in what belongs to no journey, or to all. */
export function* textMissingInCommon(sources: Sources): Generator<Problem> {
  const { catalogue } = sources;
  if (catalogue?.value) yield* absentShared(sources, catalogue.document, catalogueRoutes(catalogue.value));
}

/** Returns whether a text stands at a place, or what another rule says is no text. */
function standsAt(value: unknown, path: readonly string[]): boolean {
  const found = valueAt(value, path);
  return found !== undefined && !isNode(found);
}

/** Tells of a place that lacks its text: an object stands there, or a text above it, or nothing. */
function absentAt(path: readonly string[], value: unknown, journey: string): Found {
  const steps = path.map((_, index) => path.slice(0, index + 1));
  const above = steps.slice(0, -1).find((part) => textAt(value, part) !== undefined);
  const key = (above ?? path).join('.');
  const pointer = pointerTo('', ...(above ?? path));
  if (above)
    return {
      pointer,
      message: {
        en: `"${key}" must be an object that has the text "${path.slice(above.length).join('.')}", and is a text.`,
        it: `"${key}" deve essere un oggetto con il testo "${path.slice(above.length).join('.')}", ed è un testo.`,
      },
    };
  if (isNode(valueAt(value, path)))
    return {
      pointer,
      message: {
        en: `"${key}" must be a text in quotes, and is an object.`,
        it: `"${key}" deve essere un testo fra virgolette, ed è un oggetto.`,
      },
    };
  return { pointer, ...absent(journey, [path]) };
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
