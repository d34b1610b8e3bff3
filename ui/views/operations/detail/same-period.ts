import { monthKey } from '#i18n';
import type { Operation } from '#schemas';
import { isIncoming } from '../operation-rules.ts';

/** The list that an operation was chosen from, and how to see more of it. */
export type SamePeriod = {
  operations: readonly Operation[];
  /** The list is what filters have found, of which a month may have more. */
  isFound: boolean;
  /** Asks the bank for more; undefined when the list is whole. */
  loadMore: (() => void) | undefined;
  isLoading: boolean;
};

/** Returns the other expenses of the operation’s month, as far as the list was loaded (OPDET-03). */
export function otherExpenses(operation: Operation, listed: readonly Operation[]): readonly Operation[] {
  const month = monthKey(operation.transactionDate);
  return listed.filter(
    (other) => other !== operation && !isIncoming(other) && monthKey(other.transactionDate) === month,
  );
}

/** Returns whether the month of an operation may go on beyond what was loaded: the list runs from new to old. */
export function mayGoOn(operation: Operation, listed: readonly Operation[]): boolean {
  const oldest = listed.at(-1);
  return oldest !== undefined && monthKey(oldest.transactionDate) >= monthKey(operation.transactionDate);
}
