import { everyJourney, routesOf, soundJourneys } from '../../model/journeys.ts';
import {
  brandPlaceholders,
  placeholderFormats,
  placeholdersIn,
  screensOfRoute,
  sharedTexts,
  textAt,
  textPlaces,
  textsOf,
  valuesOfRoute,
  withVariants,
} from '../../model/texts.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../near.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds placeholders in texts that nothing fills. */
export const placeholderUnknown: Rule = {
  code: 'placeholder-unknown',
  severity: 'error',
  title: { en: 'A placeholder that nothing fills', it: 'Un segnaposto che nulla riempie' },
  explain: {
    en: 'A text may hold {name}, and the step says in "shows" what stands for it; {name, money} writes cents as an amount, {name, date} a date or an instant as DD.MM.YYYY, {name, phone} a phone number in groups. The text of a refusal that counts towards a limit may hold {left} too, and every text {brand} and {eCode}, the names that the bank gives itself and its code for purchases online.',
    it: 'Un testo può contenere {nome}, e il passo dice in "shows" che cosa ci va; {nome, money} scrive centesimi come importo, {nome, date} una data o un istante come GG.MM.AAAA, {nome, phone} un numero di telefono a gruppi. Il testo di un rifiuto che conta per un limite può contenere anche {left}, e ogni testo {brand} ed {eCode}, i nomi che la banca dà a sé stessa e al codice per gli acquisti online.',
  },
  wording: true,
  *runOnCommon(sources) {
    const own = (name: string) => sources.journeys.has(name);
    for (const [name, document] of sources.texts) {
      if (own(name)) continue;
      const fills = name === sharedTexts ? fillersOfShared(sources) : undefined;
      for (const { path, pointer, words } of textsOf(document)) {
        const problems = wrongBraces(words) ?? (fills ? unfilled(words, fills(path.join('.'))) : []);
        for (const problem of problems) yield { document, pointer, ...problem };
      }
    }
  },
  *run(sources) {
    for (const { source, document, definition } of soundJourneys(sources)) {
      const texts = sources.texts.get(source.id);
      if (!texts) continue;
      const seen = new Set<string>();
      const places = withVariants(textPlaces(source, document, definition), texts.value);
      for (const { path, values } of places) {
        const pointer = pointerTo('', ...path);
        const words = textAt(texts.value, path);
        if (words === undefined || seen.has(pointer)) continue;
        seen.add(pointer);
        const problems = wrongBraces(words) ?? unfilled(words, values);
        for (const problem of problems) yield { document: texts, pointer, ...problem };
      }
    }
  },
};

/** Says what fills a shared text: what all screens fill on which a route may show it, and the names of the bank. */
function fillersOfShared(sources: Sources): (key: string) => readonly string[] {
  const catalogued = Object.values(sources.catalogue?.value?.codes ?? {}).map(({ message }) => message);
  const places = everyJourney(sources).flatMap(({ definition }) =>
    routesOf(definition).map((placed) => ({ placed, definition })),
  );
  return (key) => {
    const showing = places.filter(({ placed }) => placed.route.message === key);
    if (catalogued.includes(key) || showing.length === 0) return brandPlaceholders;
    const filled = showing.flatMap(({ placed, definition }) =>
      screensOfRoute(definition, placed).map((screen) => valuesOfRoute(definition, screen, placed)),
    );
    return [...new Set(filled.flat())].filter((value) => filled.every((each) => each.includes(value)));
  };
}

type Said = Pick<Problem, 'message' | 'hint' | 'fix'>;

function wrongBraces(words: string): Said[] | undefined {
  const [doubled, inner = ''] = /\{\{\s*([^{}]*?)\s*\}\}/.exec(words) ?? [];
  if (doubled !== undefined) {
    const message = {
      en: `The placeholder ${doubled} has two braces on each side.`,
      it: `Il segnaposto ${doubled} ha due parentesi graffe per lato.`,
    };
    return [{ message, hint: { en: `Write {${inner}}.`, it: `Scrivi {${inner}}.` } }];
  }
  const [alone] = /[{}]/.exec(words.replaceAll(/\{[^{}]*\}/g, ' ')) ?? [];
  if (alone === undefined) return undefined;
  const other = alone === '{' ? '}' : '{';
  const message = {
    en: `The text has a "${alone}" without its "${other}".`,
    it: `Il testo ha una "${alone}" senza la sua "${other}".`,
  };
  return [{ message }];
}

function unfilled(words: string, values: readonly string[]): Said[] {
  return placeholdersIn(words).flatMap((name): Said[] => {
    if (values.includes(name)) return [];
    const [value = '', format] = name.split(', ', 2);
    if (format !== undefined && values.includes(value)) return [noFormat(name, format)];
    const message = {
      en: `Nothing fills the placeholder {${name}}.`,
      it: `Nulla riempie il segnaposto {${name}}.`,
    };
    return [{ message, ...suggest(name, values) }];
  });
}

function noFormat(name: string, format: string): Said {
  const message = {
    en: `The placeholder {${name}} has a format that nobody knows.`,
    it: `Il segnaposto {${name}} ha un formato che nessuno conosce.`,
  };
  return { message, ...suggest(format, placeholderFormats) };
}
