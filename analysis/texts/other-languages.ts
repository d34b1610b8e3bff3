import { openDocument, type JsonDocument, type SourceFile } from '../source/document.ts';
import type { BesideProblem } from '../source/beside-problem.ts';
import { textsOf, type PlacedText } from './text-places.ts';
import { placeholdersIn } from './placeholders.ts';

type Texts = ReadonlyMap<string, JsonDocument>;

const path = /^i18n\/(?!it\/)([^/]+)\/([^/]+)\.json$/;
// Anyone who builds and tries the portal reads them, and no holder.
const ofTools = ['console', 'studio'];
const mostNamed = 3;

/**
 * Holds the texts of other languages against the Italian ones (RUN-10): each file and key must be there, none besides, and each
 * text must have the placeholders of the Italian one.
 */
export function languageProblems(italian: Texts, files: readonly SourceFile[]): BesideProblem[] {
  const others = files.flatMap((file) => {
    const [, language = '', name = ''] = path.exec(file.path) ?? [];
    return language === '' ? [] : [{ language, name, file }];
  });
  const spoken = Map.groupBy(others, ({ language }) => language);
  return [...spoken].flatMap(([language, own]) => {
    const byName = new Map(own.map(({ name, file }) => [name, file]));
    const known = [...italian].filter(([name]) => !ofTools.includes(name));
    const added = own.filter(({ name }) => !italian.has(name)).map(({ file }) => strangeFile(file));
    const compared = known.flatMap(([name, document]) =>
      compare(document, byName.get(name) ?? { path: `i18n/${language}/${name}.json`, text: '{}' }),
    );
    return [...added, ...compared];
  });
}

function compare(italian: JsonDocument, file: SourceFile): BesideProblem[] {
  const document = openDocument(file);
  const { problem } = document;
  if (problem)
    return [{ file, place: problem.place, pointer: '', message: problem.message, hint: untilThen }];
  const wanted = byPointer(italian);
  const found = byPointer(document);
  const at = (pointer: string) => ({
    file,
    pointer,
    place: document.locate(pointer, pointer === '' ? 'value' : 'key'),
  });
  const lacking = [...wanted.values()].filter(({ pointer }) => !found.has(pointer));
  const problems = [...found.values()].flatMap((text) => {
    const own = wanted.get(text.pointer);
    const said = own ? differing(own, text) : strangeKey(text);
    return said ? [{ ...at(text.pointer), ...said }] : [];
  });
  return lacking.length === 0 ? problems : [{ ...at(''), ...missing(lacking) }, ...problems];
}

const byPointer = (document: JsonDocument): Map<string, PlacedText> =>
  new Map(textsOf(document).map((text) => [text.pointer, text]));

type Said = Pick<BesideProblem, 'message' | 'hint'>;

const untilThen = {
  en: 'Mend it: nothing of the file is read until then.',
  it: 'Correggilo: fino ad allora nulla del file si legge.',
};

function missing(texts: readonly PlacedText[]): Said {
  const named = texts.slice(0, mostNamed).map(keyOf).join(', ');
  const more = texts.length - mostNamed;
  const others = more > 0 ? { en: ` and ${more} more`, it: ` e altri ${more}` } : { en: '', it: '' };
  return {
    message: {
      en: `Texts that the Italian file has are missing: ${named}${others.en}.`,
      it: `Mancano testi che il file italiano ha: ${named}${others.it}.`,
    },
    hint: {
      en: 'Write them; until then the holder reads them in Italian.',
      it: 'Scrivili: fino ad allora il titolare li legge in italiano.',
    },
  };
}

function differing(italian: PlacedText, other: PlacedText): Said | undefined {
  const [wanted, found] = [italian, other].map(({ words }) => [...new Set(placeholdersIn(words))].toSorted());
  if (String(wanted) === String(found)) return undefined;
  const [own, there] = [listed(wanted), listed(found)];
  return {
    message: {
      en: `The Italian text has ${own || 'no placeholder'}, this one ${there || 'none'}.`,
      it: `Il testo italiano ha ${own || 'nessun segnaposto'}, questo ${there || 'nessuno'}.`,
    },
    hint: { en: 'Write the same placeholders.', it: 'Scrivi gli stessi segnaposti.' },
  };
}

const listed = (names: readonly string[] = []): string => names.map((name) => `{${name}}`).join(', ');

const strangeKey = (text: PlacedText): Said => ({
  message: {
    en: `The Italian file has no text "${keyOf(text)}".`,
    it: `Il file italiano non ha il testo "${keyOf(text)}".`,
  },
  hint: { en: 'Mend the key, or take it away.', it: 'Correggi la chiave, o togli il testo.' },
});

const strangeFile = (file: SourceFile): BesideProblem => ({
  file,
  pointer: '',
  place: openDocument(file).locate('', 'value'),
  message: { en: 'There is no Italian file of this name.', it: 'Non c’è un file italiano con questo nome.' },
  hint: { en: 'Mend its name, or take it away.', it: 'Correggi il nome, o togli il file.' },
});

const keyOf = ({ path: keys }: PlacedText): string => keys.join('.');
