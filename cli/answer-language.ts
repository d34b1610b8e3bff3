import type { AnswerLanguage } from '#analysis';
import { UsageError } from './command.ts';

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

/**
 * Reads what stands behind `--lang`.
 *
 * @throws {UsageError} when it is no language that Percorso answers in.
 */
export function languageAsked(typed: unknown): AnswerLanguage {
  if (typed === 'it' || typed === 'en') return typed;
  if (typeof typed !== 'string')
    throw new UsageError({ en: '--lang takes it or en.', it: '--lang vuole it o en.' });
  throw new UsageError({
    en: `--lang takes it or en, not "${typed}".`,
    it: `--lang vuole it o en, non "${typed}".`,
  });
}
