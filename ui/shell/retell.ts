import type { TextTree } from '#i18n';
import type { JourneySource } from '#ui/journey';
import type { PortalParts } from './create-shell.ts';

/** Has what a portal is put together from speak otherwise. */
export type Retell = (parts: PortalParts) => PortalParts;

/** What the build has taken from the texts of journeys is told anew too: names of their pages, and of their entries in lists. */
export function retellIn(words: Readonly<Record<string, TextTree>>): Retell {
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
