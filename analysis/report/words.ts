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

const names: Readonly<Record<string, Words>> = {
  array: { en: 'a list', it: 'un elenco' },
  boolean: { en: 'true or false', it: 'true o false' },
  integer: { en: 'a whole number', it: 'un numero intero' },
  null: { en: 'null', it: 'null' },
  number: { en: 'a number', it: 'un numero' },
  object: { en: 'an object', it: 'un oggetto' },
  string: { en: 'a text', it: 'un testo' },
};

/** Names one type of JSON Schema, or several of which one holds, as analysts call them. */
export function typeNames(types: unknown): Words {
  const told = [types]
    .flat()
    .map((type): Words => names[String(type)] ?? { en: String(type), it: String(type) });
  return { en: told.map(({ en }) => en).join(' or '), it: told.map(({ it }) => it).join(' o ') };
}
