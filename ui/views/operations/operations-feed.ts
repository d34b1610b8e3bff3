import type { OperationFilters, OperationsState } from '#ui/state';
import type { ListTransactionsReply, YearlySummaryReply } from '#schemas';
import { totalsByMonth } from './group-by-month.ts';

/** Operations on one page of the list (OPS-34). */
export const pageSize = 20;

/** Why something could not be loaded; `unproven` when the holder did not confirm that it is them. */
export type LoadFailure = { kind: 'failed'; code: string | undefined; because?: 'unproven' };

/** What a load came to. */
export type Loaded<Value> = { kind: 'done'; value: Value; leftOut?: number } | LoadFailure;

/** Which page of which operations is asked for, pages counted from 1. */
export type PageWish = { cardId: string; pageNumber: number; filters: OperationFilters };

/** Where operations come from. */
export type OperationsSource = {
  readPage(wish: PageWish): Promise<Loaded<ListTransactionsReply>>;
  readTotals(cardId: string): Promise<Loaded<YearlySummaryReply>>;
};

/** Loads the operations of one card at a time, and lets anyone who shows them follow. */
export type OperationsFeed = {
  state: () => OperationsState;
  subscribe: (listener: () => void) => () => void;
  /** Loads page 1 and the monthly totals of a card; what was under way for another card is dropped (S-53). */
  select(cardId: string, filters: OperationFilters): Promise<void>;
  /**
   * Shows at once a list that was loaded before, and asks for page 1 and the totals again: the list stays as long as it was
   * while page 1 is as it was, or cannot be read (HOLDER-03).
   */
  resume(cardId: string, list: OperationsState): Promise<void>;
  /**
   * Loads page 1 of other operations of the same card. It stores the list and clears it (FILTER-29), and answers the
   * failure that brought the stored list back, if one did (FILTER-30).
   */
  apply(filters: OperationFilters): Promise<LoadFailure | undefined>;
  /** Appends the next page; does nothing while one is on its way or when there is none. */
  loadMore(): Promise<void>;
  /** Reads page 1 and the totals once more while the list stays in its place, and puts in what has changed (HOLDER-31). */
  renew(): Promise<void>;
  /** Asks again for the monthly totals of the card that is shown. */
  readTotals(cardId: string): Promise<void>;
};

const nothing: OperationsState = {
  cardId: undefined,
  filters: {},
  status: 'loading',
  operations: [],
  leftOut: 0,
  total: 0,
  pagesLoaded: 0,
  next: 'idle',
  renewal: 'idle',
  totals: {},
  areTotalsMissing: false,
};

/** Makes a feed that has loaded nothing yet. */
export function createOperationsFeed(source: OperationsSource): OperationsFeed {
  const listeners = new Set<() => void>();
  let state = nothing;
  /** The list that stands, or that stood before the filters under way. */
  let stored = nothing;
  const turns = createTurns();

  const update = (change: Partial<OperationsState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const readTotals = async (cardId: string): Promise<void> => {
    update({ areTotalsMissing: false });
    await turns.settle('card', source.readTotals(cardId), (totals) => update(monthlyTotals(totals, state)));
  };
  const begin = async (cardId: string, start: Partial<OperationsState>): Promise<void> => {
    turns.next('list');
    turns.next('card');
    stored = nothing;
    update({ ...nothing, failureCode: undefined, ...start, cardId, next: 'idle', renewal: 'idle' });
    const { filters } = state;
    await Promise.all([
      turns.settle('list', source.readPage({ cardId, pageNumber: 1, filters }), (page) => {
        if (isAsBefore(state, page)) return;
        if (isStill(state, page)) return update({ renewal: 'failed' });
        // A page after what is no longer the first would follow the wrong rows.
        turns.next('list');
        update({ ...firstPage(page), next: 'idle' });
      }),
      readTotals(cardId),
    ]);
  };

  const standing: Standing = { state: () => state, update, turns, source };
  return {
    state: standing.state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select: (cardId, filters) => begin(cardId, { filters }),
    resume: begin,
    apply: async (filters) => {
      const { cardId } = state;
      if (cardId === undefined) return undefined;
      turns.next('list');
      if (state.status === 'ready') stored = state;
      update({ ...nothing, ...totalsIn(state), cardId, filters, failureCode: undefined });
      let failure: LoadFailure | undefined;
      await turns.settle('list', source.readPage({ cardId, pageNumber: 1, filters }), (page) => {
        failure = stored.status === 'ready' && isUndone(page) ? page : undefined;
        update(failure ? { ...stored, ...totalsIn(state), next: 'idle' } : firstPage(page));
      });
      return failure;
    },
    loadMore: async () => {
      const { cardId } = state;
      if (cardId !== undefined && !isUnderWay(state) && hasMore(state)) await readNext(standing, cardId);
    },
    renew: () => renew(standing),
    readTotals,
  };
}

async function renew(standing: Standing): Promise<void> {
  const { cardId, status } = standing.state();
  if (cardId === undefined || status !== 'ready' || isUnderWay(standing.state())) return;
  await readAnew(standing, cardId);
}

/** The list that stands, and how it is read and changed. */
type Standing = {
  state: () => OperationsState;
  update: (change: Partial<OperationsState>) => void;
  turns: ReturnType<typeof createTurns>;
  source: OperationsSource;
};

async function readNext({ state, update, turns, source }: Standing, cardId: string): Promise<void> {
  const { filters, pagesLoaded } = state();
  update({ next: 'loading' });
  await turns.settle('list', source.readPage({ cardId, pageNumber: pagesLoaded + 1, filters }), (page) =>
    update(laterPage(state(), page)),
  );
}

async function readAnew({ state, update, turns, source }: Standing, cardId: string): Promise<void> {
  const { filters } = state();
  turns.next('list');
  update({ renewal: 'loading' });
  await Promise.all([
    turns.settle('list', source.readPage({ cardId, pageNumber: 1, filters }), (page) =>
      update(renewed(state(), page)),
    ),
    // Totals that cannot be read once more are still those of the list that stays.
    turns.settle('card', source.readTotals(cardId), (totals) => {
      if (totals.kind === 'done') update({ ...monthlyTotals(totals, state()), areTotalsMissing: false });
    }),
  ]);
}

const isUnderWay = ({ next, renewal }: OperationsState): boolean =>
  next === 'loading' || renewal === 'loading';

/** Takes an answer in only while nothing newer was asked for: what is asked of a list or of a card makes stale what was asked before. */
function createTurns() {
  const asked = { list: 0, card: 0 };
  return {
    next: (of: keyof typeof asked): void => void (asked[of] += 1),
    settle: async <Value>(
      of: keyof typeof asked,
      answer: Promise<Loaded<Value>>,
      take: (loaded: Loaded<Value>) => void,
    ): Promise<void> => {
      const asking = asked[of];
      const loaded = await answer;
      if (asking === asked[of]) take(loaded);
    },
  };
}

/** Returns whether the bank has more operations than were loaded (OPS-10). */
export function hasMore({ total, operations, leftOut }: OperationsState): boolean {
  return total > operations.length + leftOut;
}

// A code that was never given, and filters that the bank does not take, leave the holder where they were; any other
// failure is told in the place of the list.
function isUndone(page: Loaded<unknown>): page is LoadFailure {
  return page.kind === 'failed' && (page.because === 'unproven' || page.code === 'FILTER_REFUSED');
}

/** Returns whether page 1 is what a list begins with that was loaded before. */
function isAsBefore(
  { status, operations, total }: OperationsState,
  page: Loaded<ListTransactionsReply>,
): boolean {
  if (status !== 'ready' || page.kind === 'failed') return false;
  const { transactions, totalTransactionNumber } = page.value;
  const before = operations.slice(0, transactions.length);
  return total === totalTransactionNumber && JSON.stringify(before) === JSON.stringify(transactions);
}

/** Returns whether a list that was loaded before goes on standing: the bank was not reached, and said nothing of it. */
const isStill = ({ status }: OperationsState, page: Loaded<unknown>): page is LoadFailure =>
  status === 'ready' && page.kind === 'failed' && page.code === undefined && page.because === undefined;

// The first page replaces the list, later ones append (OPS-33).
function firstPage(page: Loaded<ListTransactionsReply>): Partial<OperationsState> {
  if (page.kind === 'failed') return { status: 'failed', failureCode: page.code };
  const { transactions, totalTransactionNumber } = page.value;
  return {
    status: 'ready',
    operations: transactions,
    leftOut: page.leftOut ?? 0,
    total: totalTransactionNumber,
    pagesLoaded: 1,
  };
}

// What cannot be read once more is no reason to take away what is there.
function renewed(state: OperationsState, page: Loaded<ListTransactionsReply>): Partial<OperationsState> {
  if (page.kind === 'failed') return { renewal: 'failed' };
  return { ...(!isAsBefore(state, page) && firstPage(page)), renewal: 'done' };
}

function laterPage(state: OperationsState, page: Loaded<ListTransactionsReply>): Partial<OperationsState> {
  if (page.kind === 'failed') return { next: 'failed' };
  return {
    next: 'idle',
    operations: [...state.operations, ...page.value.transactions],
    leftOut: state.leftOut + (page.leftOut ?? 0),
    total: page.value.totalTransactionNumber,
    pagesLoaded: state.pagesLoaded + 1,
  };
}

/** The totals are of the card, and stay while its list is replaced. */
const totalsIn = ({ totals, areTotalsMissing }: OperationsState) => ({ totals, areTotalsMissing });

// Without its totals the list still stands, its months bare; those that were read before are as good as the list that was.
function monthlyTotals(
  loaded: Loaded<YearlySummaryReply>,
  { totals }: OperationsState,
): Partial<OperationsState> {
  if (loaded.kind === 'failed') return { areTotalsMissing: totals === nothing.totals };
  return { totals: totalsByMonth(loaded.value.transactionsSummary) };
}
