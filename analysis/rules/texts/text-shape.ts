import { onceFor } from '../../source/memoize.ts';
import { pointerTo, type JsonDocument } from '../../source/document.ts';
import { isNode, typeOfValue } from '../../source/schema-shapes.ts';
import { eachText } from '../each-text.ts';
import type { Problem, Found } from '../rule.ts';
import type { Sources } from '../../source/sources.ts';
import { typeNames } from '../../report/words.ts';

/** Finds what stands in a file of texts and is no text, or says nothing without meaning to. */
export function* textShape(sources: Sources): Generator<Problem> {
  for (const document of sources.texts.values()) if (!document.problem) yield* misshapen(document);
  yield* wordless(sources);
}

const misshapen = onceFor((document: JsonDocument): readonly Problem[] =>
  misshapenIn(document.value, []).map((problem) => ({ document, ...problem })),
);

/** What is nothing without words. */
const spoken: readonly string[] = ['title', 'action', 'choice'];

const wordless = eachText(({ words, kind = '' }) =>
  words === '' && spoken.includes(kind)
    ? {
        says: {
          en: 'is empty: a title, a button or a choice needs words.',
          it: 'è vuoto: un titolo, un pulsante o una scelta ha bisogno di parole.',
        },
      }
    : undefined,
);

function misshapenIn(value: unknown, path: readonly string[]): Found[] {
  const pointer = pointerTo('', ...path);
  if (isNode(value))
    return Object.entries(value).flatMap(([key, inner]) => misshapenIn(inner, [...path, key]));
  if (typeof value !== 'string' || path.length === 0) return [{ pointer, ...noText(value, path) }];
  return value !== '' && value.trim() === '' ? [{ pointer, ...blank(path) }] : [];
}

function noText(value: unknown, path: readonly string[]): Pick<Problem, 'message'> {
  const is = typeNames(typeof value === 'number' ? 'number' : typeOfValue(value));
  if (path.length === 0)
    return {
      message: {
        en: `A file of texts is an object, and this is ${is.en}.`,
        it: `Un file di testi è un oggetto, e questo è ${is.it}.`,
      },
    };
  const key = path.join('.');
  return {
    message: {
      en: `"${key}" must be a text in quotes, and is ${is.en}.`,
      it: `"${key}" deve essere un testo fra virgolette, ed è ${is.it}.`,
    },
  };
}

function blank(path: readonly string[]): Pick<Problem, 'message' | 'hint'> {
  const key = path.join('.');
  return {
    message: {
      en: `The text "${key}" has nothing but blanks.`,
      it: `Il testo "${key}" ha soltanto spazi.`,
    },
    hint: {
      en: 'Write "" if it shall be empty on purpose.',
      it: 'Scrivi "" se deve restare vuoto di proposito.',
    },
  };
}
