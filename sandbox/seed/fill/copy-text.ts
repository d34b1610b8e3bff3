import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { BulkLoad } from '../../db/bulk-load.ts';

/** Appends rows to a table by COPY; all have the columns of the first. */
export async function copyRows<Table extends PgTable>(
  load: BulkLoad,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const keys = columns.map(([key]) => key);
  const lines = rows.map((row: Readonly<Record<string, unknown>>) => lineOf(row, keys));
  await load.copy(`"${getTableName(table)}" (${names})`, lines.join(''));
}

function lineOf(row: Readonly<Record<string, unknown>>, keys: readonly string[]): string {
  return `${keys.map((key) => fieldOf(row[key])).join('\t')}\n`;
}

/** Cards of one plan share what describes their services, 12 kB of JSON: it is written out once. */
const written = new WeakMap<object, string>();

function fieldOf(value: unknown): string {
  if (value === null || value === undefined) return String.raw`\N`;
  if (typeof value === 'string') return escaped(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  const text = written.get(value) ?? escaped(JSON.stringify(value));
  written.set(value, text);
  return text;
}

const special: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Writes text as COPY reads it: a tab ends a field, a line feed ends a row. */
const escaped = (text: string): string => text.replaceAll(/[\\\t\n\r]/g, (sign) => special[sign] ?? sign);
