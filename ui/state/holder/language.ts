/** The parts of the browser that the language is read from. */
type LanguageOptions = {
  document: Pick<Document, 'cookie' | 'addEventListener'>;
  reload: () => void;
};

/** Reads the language that the bank’s pages have set in their cookie; Italian when there is none (TEXT-03). */
export function languageOf(cookies: string): string {
  return /(?:^|; )language=([^;]+)/.exec(cookies)?.[1] ?? 'it';
}

/**
 * Loads the page again when it comes back into sight in another language than it was opened in: one that we have no
 * words of is shown in Italian (TEXT-03).
 */
export function followLanguage({ document, reload }: LanguageOptions): void {
  const opened = languageOf(document.cookie);
  document.addEventListener('visibilitychange', () => {
    if (languageOf(document.cookie) !== opened) reload();
  });
}
