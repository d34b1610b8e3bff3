import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const textsFile = new URL('../../i18n/it/opening.json', import.meta.url);

/** Puts the words into the page that stands where the scripts do not come: nothing else could. */
export function openingWords(): Plugin {
  return {
    name: 'percorso:opening-words',
    transformIndexHtml: { order: 'pre', handler: (page) => withOpeningWords(page) },
  };
}

/**
 * Writes the texts of a page, which names them as `{opening.title}`.
 *
 * @throws {Error} `OPENING_WORDS_MISSING` for a text that nobody wrote.
 */
export function withOpeningWords(page: string): string {
  // Our own texts, which a test reads.
  const opening = JSON.parse(readFileSync(textsFile, 'utf8')) as Record<string, string>;
  return page.replaceAll(/\{opening\.(\w+)\}/g, (_, key: string) => {
    const words = opening[key];
    if (words === undefined)
      throw new Error(`OPENING_WORDS_MISSING: i18n/it/opening.json has no ${key}: write it there`);
    return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  });
}
