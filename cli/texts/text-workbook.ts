import { readSheet } from 'read-excel-file/node';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { ImportedText, TextRow } from '#analysis';
import { UsageError } from '../command.ts';
import { tableWords } from './text-page.ts';

const { title, columns } = tableWords;
const heads = [columns.file, columns.screen, columns.key, columns.words, columns.longest, columns.signed];
const widths = [20, 24, 40, 80, 12, 12];

/** Writes the texts as a workbook (XLSX) to be edited and read again: one row a text, its words in a column of their own. */
export async function textWorkbook(rows: readonly TextRow[]): Promise<Uint8Array> {
  const head = heads.map((value): Cell => ({ value, fontWeight: 'bold' }));
  const body = rows.map(({ file, screen, key, words, longest }) => [
    ...[file, screen, key].map((value): Cell => ({ value, type: String })),
    words === '' ? null : { value: words, type: String, wrap: true },
    longest === undefined ? null : { value: longest, type: Number },
    null,
  ]);
  const shape = { sheet: title, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 };
  return writeExcelFile([head, ...body], shape).toBuffer();
}

/**
 * Reads the texts of an edited workbook; its columns are found by their heads, in any order.
 *
 * @throws {UsageError} when it is no workbook, or lacks a column.
 */
export async function readTextWorkbook(bytes: Uint8Array): Promise<ImportedText[]> {
  const [head = [], ...rows] = await readRows(bytes);
  const [file, key, words] = [columns.file, columns.key, columns.words].map((name) => {
    const at = head.indexOf(name);
    if (at < 0)
      throw new UsageError({
        en: `the workbook has no column "${name}" in its first row.`,
        it: `la cartella di lavoro non ha la colonna "${name}" nella prima riga.`,
      });
    return at;
  });
  return rows
    .filter((row) => row.some((cell) => cell !== null))
    .map((row) => ({ file: text(row, file), key: text(row, key), words: text(row, words) }));
}

/** Reads a cell as words; line ends are those of the texts. */
function text(row: readonly unknown[], at = -1): string {
  const cell = row[at];
  const words = typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
  return words.replaceAll('\r\n', '\n');
}

async function readRows(bytes: Uint8Array): Promise<unknown[][]> {
  try {
    return await readSheet(Buffer.from(bytes), { trim: false });
  } catch (cause) {
    throw new UsageError(
      {
        en: 'this is no workbook (XLSX) that can be read.',
        it: 'questa non è una cartella di lavoro (XLSX) leggibile.',
      },
      { cause },
    );
  }
}
