import type { AnswerLanguage } from '#analysis';
import { UsageError } from './command.ts';

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
