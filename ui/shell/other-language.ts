import type { TextTree } from '#i18n';
import type { JourneySource } from '#ui/journey';
import type { PortalParts } from './create-shell.ts';

/** The texts of another language than Italian, by file. */
type OtherWords = Readonly<Record<string, TextTree>>;

/** Has what a portal is put together from speak another language. */
export type Retell = (parts: PortalParts) => PortalParts;

type LanguageSource = {
  fetch: typeof globalThis.fetch;
  /** What the page says its language is, to what reads it aloud and to the formats of dates. */
  root: Pick<HTMLElement, 'lang'>;
};

const longestMs = 10_000;

const ofBrowser = (): LanguageSource => ({
  fetch: globalThis.fetch.bind(globalThis),
  root: document.documentElement,
});

/**
 * Fetches the texts of a language from the portal’s file server; undefined where they do not come: then all is Italian
 * (TEXT-03, RUN-10).
 */
export async function fetchLanguage(
  language: string,
  { fetch, root }: LanguageSource = ofBrowser(),
): Promise<Retell | undefined> {
  try {
    const response = await fetch(`/texts/${language}.json`, { signal: AbortSignal.timeout(longestMs) });
    const words: unknown = response.ok ? await response.json() : undefined;
    if (typeof words !== 'object' || words === null) return undefined;
    root.lang = language;
    // The portal’s own server reads them as JSON at its start; a text that is not there is Italian.
    return retellIn(words as OtherWords);
  } catch {
    return undefined;
  }
}

/** What the build has taken from the texts of journeys is told anew too: names of their pages, and of their entries in lists. */
function retellIn(words: OtherWords): Retell {
  const opened = (journey: string) => {
    const opens = words[journey]?.['opens'];
    return typeof opens === 'object' ? opens : {};
  };
  const retold = (source: JourneySource): JourneySource => ({
    ...source,
    index: source.index.map((entry) => {
      const { label, text } = opened(entry.id);
      const { words: own } = entry;
      return own
        ? { ...entry, words: { label: wordOf(label, own.label), text: wordOf(text, own.text) } }
        : entry;
    }),
  });
  return ({ pages = [], fetchSource, ...parts }) => ({
    ...parts,
    words,
    pages: pages.map((page) => ({ ...page, title: wordOf(opened(page.page)['title'], page.title) })),
    fetchSource: async () => retold(await fetchSource()),
  });
}

const wordOf = (word: string | TextTree | undefined, otherwise: string): string =>
  typeof word === 'string' ? word : otherwise;
