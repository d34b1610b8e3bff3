import type { TFunction } from '#i18n';
import type { Goal, GoalView } from '../../new-journey.ts';
import { named } from '../words/named.ts';
import { operationName } from '../words/step-words.ts';

/** An operation that a word has found, with a goal that it serves. */
export type FoundOperation = { goal: Goal; operation: string; words: string };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Finds operations by the beginnings of words: of what they do, of what else people call that, and of their names. */
export function foundOperations(t: TFunction, views: readonly GoalView[], typed: string): FoundOperation[] {
  const sought = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (sought.length === 0) return [];
  const all = views.flatMap(({ goal, operations }) =>
    operations.map((operation) => ({ goal, operation, words: operationName(t, operation) })),
  );
  return all
    .filter(({ operation, words }) => {
      const also = named(t, { key: `newJourney.also.${operation}`, otherwise: '' });
      const known = plain(`${words} ${also} ${operation}`).split(/[^a-z0-9]+/);
      return sought.every((word) => known.some((each) => each.startsWith(word)));
    })
    .toSorted((one, other) => one.words.localeCompare(other.words, 'it'));
}
