import type { ListTransactionsReply, Operation, YearlySummaryReply } from '#schemas';
import { totalsByMonth, type TotalsByMonth } from './group-by-month.ts';

/** Operations on one page of the list (OPS-34). */
export const pageSize = 20;

/** What a load came to. */
export type Loaded<Value> = { kind: 'done'; value: Value } | { kind: 'failed'; code: string | undefined };

/** Where operations come from. */
export type OperationsSource = {
  /** Reads one page, counted from 1, of a card’s operations without filters. */
  readPage(cardId: string, pageNumber: number): Promise<Loaded<ListTransactionsReply>>;
  readTotals(cardId: string): Promise<Loaded<YearlySummaryReply>>;
};

/** What is known of the operations of the selected card. */
export type OperationsState = {
  cardId: string | undefined;
  status: 'loading' | 'ready' | 'failed';
  /** The bank’s code of the failure, when it gave one. */
  failureCode?: string | undefined;
  operations: readonly Operation[];
  /** How many the bank has, loaded or not (CARD-15). */
  total: number;
  pagesLoaded: number;
  next: 'idle' | 'loading' | 'failed';
  totals: TotalsByMonth;
};

/** Loads the operations of one card at a time, and lets whoever shows them follow. */
export type OperationsFeed = {
  state: () => OperationsState;
  subscribe: (listener: () => void) => () => void;
  /** Loads page 1 and the monthly totals of a card; what was under way for another card is dropped (S-53). */
  select(cardId: string): Promise<void>;
  /** Appends the next page; does nothing while one is on its way or when there is none. */
  loadMore(): Promise<void>;
};

const nothing: OperationsState = {
  cardId: undefined,
  status: 'loading',
  operations: [],
  total: 0,
  pagesLoaded: 0,
  next: 'idle',
  totals: {},
};

/** Makes a feed that has loaded nothing yet. */
export function createOperationsFeed(source: OperationsSource): OperationsFeed {
  const listeners = new Set<() => void>();
  let state = nothing;
  let selection = 0;

  const update = (change: Partial<OperationsState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** Takes an answer in only while the selection that asked for it is still the last one. */
  const settle = async <Value>(asked: Promise<Loaded<Value>>, take: (loaded: Loaded<Value>) => void) => {
    const asking = selection;
    const loaded = await asked;
    if (asking === selection) take(loaded);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select: async (cardId) => {
      selection += 1;
      update({ ...nothing, cardId, failureCode: undefined });
      await Promise.all([
        settle(source.readPage(cardId, 1), (page) => update(firstPage(page))),
        settle(source.readTotals(cardId), (totals) => update(monthlyTotals(totals))),
      ]);
    },
    loadMore: async () => {
      if (state.cardId === undefined || state.next === 'loading' || !hasMore(state)) return;
      update({ next: 'loading' });
      await settle(source.readPage(state.cardId, state.pagesLoaded + 1), (page) =>
        update(laterPage(state, page)),
      );
    },
  };
}

/** Tells whether the bank has more operations than were loaded (OPS-10). */
export function hasMore({ total, operations }: OperationsState): boolean {
  return total > operations.length;
}

// The first page replaces the list, later ones append (OPS-33).
function firstPage(page: Loaded<ListTransactionsReply>): Partial<OperationsState> {
  if (page.kind === 'failed') return { status: 'failed', failureCode: page.code };
  const { transactions, totalTransactionNumber } = page.value;
  return { status: 'ready', operations: transactions, total: totalTransactionNumber, pagesLoaded: 1 };
}

function laterPage(state: OperationsState, page: Loaded<ListTransactionsReply>): Partial<OperationsState> {
  if (page.kind === 'failed') return { next: 'failed' };
  return {
    next: 'idle',
    operations: [...state.operations, ...page.value.transactions],
    total: page.value.totalTransactionNumber,
    pagesLoaded: state.pagesLoaded + 1,
  };
}

// Totals are a comfort: without them the list still stands, its months bare.
function monthlyTotals(loaded: Loaded<YearlySummaryReply>): Partial<OperationsState> {
  return loaded.kind === 'failed' ? {} : { totals: totalsByMonth(loaded.value.transactionsSummary) };
}
