import type { BankCalls, CallOutcome } from '#ui/bank';
import { bankFilters } from './filters/operation-filters.ts';
import { type Loaded, type OperationsSource, pageSize } from './operations-feed.ts';

/** Reads operations from the bank. */
export function createBankSource(bank: BankCalls): OperationsSource {
  return {
    readPage: async ({ cardId, pageNumber, filters }) =>
      loadedOf(
        await bank.call('listTransactions', {
          body: { cardId, pageLimit: pageSize, pageNumber, ...bankFilters(filters) },
        }),
      ),
    readTotals: async (cardId) => loadedOf(await bank.call('readYearlySummary', { body: { cardId } })),
  };
}

function loadedOf<Value>(outcome: CallOutcome<Value>): Loaded<Value> {
  switch (outcome.kind) {
    case 'done':
      return outcome;
    case 'refused':
      return { kind: 'failed', code: outcome.code };
    case 'unauthorised':
      return { kind: 'failed', code: 'UNAUTHORISED' };
    case 'unproven':
      return { kind: 'failed', code: undefined, because: 'unproven' };
    case 'unreachable':
      return { kind: 'failed', code: undefined };
  }
}
