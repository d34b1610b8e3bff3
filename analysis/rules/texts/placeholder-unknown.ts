import type { JourneyFile } from '#schemas';
import { valuesMeant, type ValueMeant } from '../../texts/placeholder-slips.ts';
import { screensOfRoute } from '../../graph/refusals.ts';
import { everyJourney, routesTold } from '../../graph/journeys.ts';
import { onceFor } from '../../source/memoize.ts';
import {
  brandPlaceholders,
  sharedTexts,
  textAt,
  textPlaces,
  textsOf,
  valuesOfRoute,
  withVariants,
} from '../../texts/text-places.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import {
  placeholderFormats,
  placeholdersOf,
  type Placeholder,
  writtenPlaceholder,
} from '../../texts/placeholders.ts';
import { pointerTo, type JsonDocument } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest, suggestion } from '../../report/did-you-mean.ts';
import type { Within } from '../../report/place-within.ts';
import type { Problem } from '../rule.ts';
import { eachTexts } from '../each-journey.ts';

/** Finds placeholders in texts that nothing fills. */
export const placeholderUnknown = eachTexts(function* ({ source, document: texts, journey, definition }) {
  const seen = new Set<string>();
  const places = withVariants(textPlaces(source, journey, definition), texts.value);
  for (const { path, values } of places) {
    const pointer = pointerTo('', ...path);
    const words = textAt(texts.value, path);
    if (words === undefined || seen.has(pointer)) continue;
    seen.add(pointer);
    const step = path[0] ?? '';
    const meant = () => valuesMeantIn(step, texts, definition);
    const problems = wrongBraces(words) ?? unfilled(words, values, meant);
    for (const problem of problems) yield { pointer, ...problem };
  }
});

/** Finds the same in what belongs to no journey, or to all. */
export function* placeholderUnknownInCommon(sources: Sources): Generator<Problem> {
  const own = (name: string) => sources.journeys.has(name);
  for (const [name, document] of sources.texts) {
    if (own(name)) continue;
    const fills = name === sharedTexts ? fillersOfShared(sources) : pageTexts(sources, name)?.fills;
    for (const { path, pointer, words } of bracedTexts(document)) {
      const values = fills?.(path);
      const problems = wrongBraces(words) ?? (values ? unfilled(words, values) : []);
      for (const problem of problems) yield { document, pointer, ...problem };
    }
  }
}

/** Lists the texts of a file that hold a brace: most have neither a placeholder nor a slip in one. */
const bracedTexts = onceFor((document: JsonDocument) =>
  textsOf(document).filter(({ words }) => /[{}]/.test(words)),
);

function valuesMeantIn(name: string, { value }: JsonDocument, { steps }: JourneyFile): Meant {
  const step = steps[name];
  return step && isNode(value) ? valuesMeant(value[name], step) : new Map();
}

/** Says what fills a shared text: what all screens fill on which a route may show it, and the names of the bank. */
function fillersOfShared(sources: Sources): (path: readonly string[]) => readonly string[] {
  const catalogued = Object.values(sources.catalogue?.value?.codes ?? {}).map(({ message }) => message);
  const places = everyJourney(sources).flatMap(({ definition }) =>
    routesTold(definition).map((placed) => ({ placed, definition })),
  );
  return (path) => {
    const key = path.join('.');
    const showing = places.filter(({ placed }) => placed.route.message === key);
    if (catalogued.includes(key) || showing.length === 0) return brandPlaceholders;
    const filled = showing.flatMap(({ placed, definition }) =>
      screensOfRoute(definition, placed).map((screen) => valuesOfRoute(definition, screen, placed)),
    );
    return [...new Set(filled.flat())].filter((value) => filled.every((each) => each.includes(value)));
  };
}

type Said = Pick<Problem, 'message' | 'hint' | 'fix' | 'within'>;

function wrongBraces(words: string): Said[] | undefined {
  const [doubled, inner = ''] = /\{\{\s*([^{}]*?)\s*\}\}/.exec(words) ?? [];
  if (doubled !== undefined) {
    const message = {
      en: `The placeholder ${doubled} has two braces on each side.`,
      it: `Il segnaposto ${doubled} ha due parentesi graffe per lato.`,
    };
    const within = pieceOf(words.indexOf(doubled), doubled);
    return [{ message, within, hint: { en: `Write {${inner}}.`, it: `Scrivi {${inner}}.` } }];
  }
  const blank = words.replaceAll(/\{[^{}]*\}/g, ({ length }) => ' '.repeat(length));
  const [alone] = /[{}]/.exec(blank) ?? [];
  if (alone === undefined) return undefined;
  const other = alone === '{' ? '}' : '{';
  const message = {
    en: `The text has a "${alone}" without its "${other}".`,
    it: `Il testo ha una "${alone}" senza la sua "${other}".`,
  };
  return [{ message, within: pieceOf(blank.indexOf(alone), alone) }];
}

const pieceOf = (from: number, { length }: string): Within => ({ from, to: from + length });

type Meant = ReadonlyMap<string, ValueMeant>;

function unfilled(words: string, values: readonly string[], meant?: () => Meant): Said[] {
  return placeholdersOf(words).flatMap((placeholder): Said[] => {
    const { whole, from, value } = placeholder;
    const said: Said | undefined = values.includes(value)
      ? miswritten(placeholder)
      : { ...nothingFills(placeholder), ...meantBy(value, values, meant) };
    return said ? [{ ...said, within: pieceOf(from, whole) }] : [];
  });
}

function nothingFills({ whole, value, format }: Placeholder): Said {
  const name = format === undefined || placeholderFormats.includes(format) ? `{${value}}` : whole;
  return {
    message: {
      en: `Nothing fills the placeholder ${name}.`,
      it: `Nulla riempie il segnaposto ${name}.`,
    },
  };
}

/** Suggests the value that no text of the step holds before any other. */
function meantBy(name: string, values: readonly string[], meant?: () => Meant): Pick<Said, 'hint' | 'fix'> {
  const found = meant?.().get(name);
  if (!found) return suggest(name, values);
  const { hint, fix } = suggestion(name, found.value);
  return found.isClear ? { hint, fix } : { hint };
}

/** Tells of a placeholder with a format that nobody knows, or with blanks that keep it from being one. */
function miswritten(placeholder: Placeholder): Said | undefined {
  const { whole, format } = placeholder;
  const written = writtenPlaceholder(placeholder);
  if (format !== undefined && !placeholderFormats.includes(format)) {
    const message = {
      en: `The placeholder ${whole} has a format that nobody knows.`,
      it: `Il segnaposto ${whole} ha un formato che nessuno conosce.`,
    };
    return { message, ...suggest(format, placeholderFormats) };
  }
  if (whole === written) return undefined;
  const message = {
    en: `The placeholder ${whole} is not written as all others are.`,
    it: `Il segnaposto ${whole} non è scritto come tutti gli altri.`,
  };
  return {
    message,
    hint: { en: `Write ${written}.`, it: `Scrivi ${written}.` },
    fix: { replace: whole, by: written },
  };
}
