import { romeTime } from '../calendar.ts';
import { plainWords, type Cell, type Table } from './table.ts';

/** Tells a spreadsheet that the text is UTF-8; without it accents come out wrong. */
const byteOrderMark = '\ufeff';

/** Writes a table as text that an Italian spreadsheet opens: semicolons between fields, commas in amounts. */
export function writeCsv({ columns, rows }: Table): Uint8Array {
  const lines = [columns.map(({ title }) => title), ...rows].map((row) => row.map(field).join(';'));
  return Buffer.from(`${byteOrderMark}${lines.join('\r\n')}\r\n`, 'utf8');
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(plainWords(cell));
  if ('cents' in cell) return (cell.cents / 100).toFixed(2).replace('.', ',');
  const { year, month, day, hour, minute } = romeTime(cell.at);
  // With dots, as elsewhere, a spreadsheet would take the day for a text.
  return `${pad(day)}/${pad(month)}/${year} ${pad(hour)}:${pad(minute)}`;
}

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const pad = (value: number) => String(value).padStart(2, '0');
