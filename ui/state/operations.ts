import type { CategoryCode, Operation } from '#schemas';

/** Which operations are wanted; amounts in cents, dates as calendar days (FILTER-27). */
export type OperationFilters = {
  search?: string;
  amountMin?: number;
  amountMax?: number;
  dateMin?: string;
  dateMax?: string;
  category?: readonly CategoryCode[];
  /** P incoming, N outgoing. */
  flagSign?: 'P' | 'N';
  flagPaymentType?: 'card' | 'phone';
  flagCurrency?: 'euro' | 'other';
  merchantCode?: string;
};

/** The totals of one month in cents of a euro; absent for a family card, or while they are on their way. */
export type MonthTotals = { spent?: number; recharged?: number };

/** The totals by month key (CARD-16). */
export type TotalsByMonth = Readonly<Record<string, MonthTotals>>;

/** What is known of the operations of the selected card. */
export type OperationsState = {
  cardId: string | undefined;
  /** What the list was asked for. */
  filters: OperationFilters;
  status: 'loading' | 'ready' | 'failed';
  /** The bank’s code of the failure, when it gave one. */
  failureCode?: string | undefined;
  operations: readonly Operation[];
  /** Those loaded that cannot be shown. */
  leftOut: number;
  /** How many the bank has, loaded or not (CARD-15). */
  total: number;
  pagesLoaded: number;
  next: 'idle' | 'loading' | 'failed';
  /** Whether the list that stands is being read once more, and how that went. */
  renewal: 'idle' | 'loading' | 'done' | 'failed';
  totals: TotalsByMonth;
  areTotalsMissing: boolean;
};
