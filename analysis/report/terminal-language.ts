import type { AnswerLanguage } from './words.ts';

/** Reads from its environment which language a terminal is set to, as other programs do; English where it is neither. */
export function languageOfTerminal(
  environment: Readonly<Record<string, string | undefined>>,
): AnswerLanguage {
  const set = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]);
  return languageNamed(set.find((value) => value !== undefined && value !== ''));
}

/** Finds the language of the name of a locale, such as `it_IT.UTF-8` or `it-CH`. */
export function languageNamed(locale: string | undefined): AnswerLanguage {
  return /^it(?![a-z])/i.test(locale ?? '') ? 'it' : 'en';
}
