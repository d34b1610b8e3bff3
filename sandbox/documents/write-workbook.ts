import writeExcelFile, { type Cell as SheetCell } from 'write-excel-file/node';
import { romeTime } from '../calendar.ts';
import { plainWords, type Cell, type Table } from './table.ts';

/** Writes a table as a workbook (XLSX) of one sheet: amounts are numbers, instants are days and hours in Rome. */
export async function writeWorkbook(sheet: string, { columns, rows }: Table): Promise<Uint8Array> {
  const head = columns.map(({ title }): SheetCell => ({ value: title, fontWeight: 'bold' }));
  const body = rows.map((row) => row.map(sheetCell));
  const widths = columns.map(({ width }) => ({ width }));
  return writeExcelFile([head, ...body], { sheet, columns: widths, stickyRowsCount: 1 }).toBuffer();
}

function sheetCell(cell: Cell): SheetCell {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: plainWords(cell), type: String };
  if ('cents' in cell) return { value: cell.cents / 100, type: Number, format: '#,##0.00' };
  const { year, month, day, hour, minute, second } = romeTime(cell.at);
  // A workbook knows no time zones: its days and hours are those of the wall clock.
  const shown = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return { value: shown, type: Date, format: 'dd/mm/yyyy hh:mm' };
}
