import { readContract } from '#schemas/provider';

/** A reply as it comes over the wire, as long as the contract lets it be. */
export type LongReply = { operation: string; what: string; text: string };

const contract = readContract();

/** Makes the longest replies that a portal waits for: of each its example, with its rows as often as the contract allows. */
export function longReplies(): readonly LongReply[] {
  return [
    repeated('listTransactions', 'transactions', 100),
    repeated('readTransactionDetails', 'merchantTransactions', 20),
    repeated('listCards', 'cards', 100),
    repeated('listPayees', 'payees', 500),
    repeated('checkDocumentsAvailability', 'rendicontoList', 1000),
    repeated('readYearlySummary', 'transactionsSummary', 24),
    asItIs('readCardContext'),
    asItIs('readUserProfile'),
    words(10_000),
  ];
}

function sampleOf(operation: string): Record<string, unknown> {
  const [sample] = contract.operations.get(operation)?.examples.reply ?? [];
  if (typeof sample !== 'object' || sample === null) throw new Error(`${operation} has no example.`);
  return { ...sample };
}

function repeated(operation: string, list: string, times: number): LongReply {
  const sample = sampleOf(operation);
  const rows = sample[list];
  if (!Array.isArray(rows) || rows.length === 0)
    throw new Error(`${operation} has no ${list} in its example.`);
  const many = Array.from({ length: times }, (_none, index): unknown => rows[index % rows.length]);
  return { operation, what: `${times} ${list}`, text: JSON.stringify({ ...sample, [list]: many }) };
}

function asItIs(operation: string): LongReply {
  return { operation, what: 'its example', text: JSON.stringify(sampleOf(operation)) };
}

function words(count: number): LongReply {
  const entries = Array.from({ length: count }, (_none, index) => [
    `place.of.text.${index}`,
    'Le parole della banca',
  ]);
  const text = JSON.stringify({ ...sampleOf('readDictionary'), messages: Object.fromEntries(entries) });
  return { operation: 'readDictionary', what: `${count} texts`, text };
}
