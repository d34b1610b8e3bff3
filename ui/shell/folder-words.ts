import type { TextTree } from '#i18n';
import { ownJourneys, type OwnOfFolder } from './own-journeys.ts';
import { retellIn, type Retell } from './retell.ts';

/** The texts of a language that come from a bank’s folder, by file; and what it has of its own beside words. */
type FolderWords = Readonly<Record<string, TextTree>> & { $own?: OwnOfFolder };

type FolderSource = {
  fetch: typeof globalThis.fetch;
  /** What the page says its language is, to what reads it aloud and to the formats of dates. */
  root: Pick<HTMLElement, 'lang'>;
};

const longestMs = 10_000;
const ours = 'it';

const ofBrowser = (): FolderSource => ({
  fetch: globalThis.fetch.bind(globalThis),
  root: document.documentElement,
});

/**
 * Fetches from the portal’s file server what a bank’s folder has: the texts of a language, and journeys of its own. Where
 * another language does not come all is Italian (TEXT-03, RUN-10); without what the bank has of its own nothing opens, for
 * our journeys would be shown in the place of its (RUN-02).
 */
export async function fetchFolder(
  language: string,
  languages: readonly string[],
  { fetch, root }: FolderSource = ofBrowser(),
): Promise<Retell | undefined> {
  const spoken = languages.includes(language) ? language : ours;
  const told = await fetchWords(spoken, fetch).catch(() => undefined);
  if (told === undefined) return languages.includes(ours) ? refuse : undefined;
  root.lang = spoken;
  const { $own: own, ...words } = told;
  const retell = retellIn(words);
  return own === undefined ? retell : (parts) => retell(ownJourneys(own)(parts));
}

/** Anyone who opens the portal says that it cannot be opened, and tries again. */
const refuse: Retell = () => {
  throw new Error('What the bank has of its own was not reached.');
};

async function fetchWords(
  language: string,
  fetch: typeof globalThis.fetch,
): Promise<FolderWords | undefined> {
  const response = await fetch(`/texts/${language}.json`, { signal: AbortSignal.timeout(longestMs) });
  const words: unknown = response.ok ? await response.json() : undefined;
  // The portal’s own server reads them as JSON at its start; a text that is not there is Italian.
  return typeof words === 'object' && words !== null ? (words as FolderWords) : undefined;
}
