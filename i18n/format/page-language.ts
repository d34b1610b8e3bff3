const italian = 'it';

/** Returns the language that the page is in; without a page it is Italian. */
export const pageLanguage = (): string => globalThis.document?.documentElement.lang || italian;
