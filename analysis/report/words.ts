/** What is said to analysts, in each language that Percorso answers in. */
export type Words = { en: string; it: string };

/** One of the languages that Percorso answers in. */
export type AnswerLanguage = keyof Words;

/** Chooses of words those of one language. */
export type Say = (words: Words) => string;

/** Makes what says all in one language. */
export const sayIn =
  (language: AnswerLanguage): Say =>
  (words) =>
    words[language];

/** Makes words of what is the same in every language: a name, a value, a code. */
export const alike = (text: string): Words => ({ en: text, it: text });
