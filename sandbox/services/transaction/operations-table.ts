import type { Cell, Table } from '../../documents/table.ts';
import { maskPan } from '../../security/masking.ts';
import type { PlainCard } from '../card-service/store.ts';
import { categoryOf } from './categories.ts';
import type { ListedOperation } from './store.ts';
import texts from './texts.json' with { type: 'json' };

type Column = { title: string; width: number; cell: (row: ListedOperation, card: PlainCard) => Cell };

const { columns: titles } = texts;

const plainColumns: readonly Column[] = [
  { title: titles.date, width: 17, cell: ({ at }) => ({ at }) },
  { title: titles.merchant, width: 32, cell: ({ merchantName }) => merchantName },
  { title: titles.code, width: 17, cell: ({ merchantCode }) => merchantCode },
  { title: titles.address, width: 38, cell: ({ merchantAddress }) => merchantAddress },
  { title: titles.category, width: 20, cell: ({ category }) => categoryOf(category).description },
  { title: titles.card, width: 22, cell: (_, { panLast4 }) => maskPan(panLast4) },
  { title: titles.state, width: 22, cell: ({ recorded }) => (recorded ? texts.booked : texts.pending) },
  {
    title: titles.direction,
    width: 10,
    cell: ({ recharge }) => (recharge ? texts.incoming : texts.outgoing),
  },
  { title: titles.payment, width: 14, cell: ({ byPhone }) => (byPhone ? texts.byPhone : texts.byCard) },
];

const amountColumns: readonly Column[] = [
  { title: titles.original, width: 18, cell: ({ originalCents }) => ({ cents: originalCents }) },
  { title: titles.currency, width: 8, cell: ({ originalCurrency }) => originalCurrency },
  { title: titles.charge, width: 16, cell: ({ chargeCents }) => ({ cents: chargeCents }) },
];

/** Sets operations in columns; of a family card without those that tell amounts (S-36). */
export function operationsTable(rows: readonly ListedOperation[], card: PlainCard): Table {
  const columns = card.family ? plainColumns : [...plainColumns, ...amountColumns];
  return { columns, rows: rows.map((row) => columns.map(({ cell }) => cell(row, card))) };
}
