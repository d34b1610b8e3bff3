import { createContext, use } from 'react';
import type { Texts } from './setup.ts';

/** Gives the texts to the components beneath. */
export const TextsContext = createContext<Texts | undefined>(undefined);

/** Answers a text of one namespace by key path. */
export type TextOf = (key: string, values?: Record<string, unknown>) => string;

/**
 * Finds the texts that the portal was started with.
 *
 * @throws {Error} when no `TextsContext` stands above.
 */
export function useAllTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('No TextsContext above: wrap the tree in one.');
  return texts;
}

/** Answers the texts of one file of `i18n/it`: `const t = useTexts('login')`, then `t('title')`. */
export function useTexts(namespace: string): TextOf {
  const texts = useAllTexts();
  return (key, values) => texts.text({ namespace, key, ...(values && { values }) });
}
