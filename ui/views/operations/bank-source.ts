import type { BankCalls, CallOutcome } from '#ui/bank';
import { type Loaded, type OperationsSource, pageSize } from './operations-feed.ts';

/** Reads operations from the bank, without filters (CARD-20). */
export function createBankSource(bank: BankCalls): OperationsSource {
  return {
    readPage: async (cardId, pageNumber) =>
      loadedOf(await bank.call('listTransactions', { body: { cardId, pageLimit: pageSize, pageNumber } })),
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
    case 'unreachable':
      return { kind: 'failed', code: undefined };
  }
}
