import readSheets from 'read-excel-file/node';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { ImportedText, TextRow } from '#analysis';
import { UsageError } from '../command.ts';
import { tableWords } from './text-page.ts';

const { title, columns } = tableWords;
const heads = [
  columns.file,
  columns.screen,
  columns.key,
  columns.words,
  columns.before,
  columns.longest,
  columns.signed,
];
const widths = [20, 24, 40, 80, 40, 12, 12];
const needed = [columns.file, columns.key, columns.words, columns.before];

// Cells of this format stay what was typed: no number, no date, no formula.
const asText = { type: String, format: '@', wrap: true } as const;

/**
 * Writes the texts as a workbook (XLSX) to be edited and read again: one row a text, its words in a column to be edited and
 * in another that keeps them.
 */
export async function textWorkbook(rows: readonly TextRow[]): Promise<Uint8Array> {
  const head = heads.map((value): Cell => ({ value, fontWeight: 'bold' }));
  const body = rows.map(({ file, screen, key, words, longest }) => [
    ...[file, screen, key].map((value): Cell => ({ value, type: String })),
    { ...asText, ...(words !== '' && { value: words }) },
    words === '' ? null : { ...asText, value: words, textColor: '#767676' },
    longest === undefined ? null : { value: longest, type: Number },
    null,
  ]);
  const shape = { sheet: title, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 };
  return writeExcelFile([head, ...body], shape).toBuffer();
}

/**
 * Reads the texts of an edited workbook: of the sheet that has the columns, wherever it stands, whatever it is called, and
 * in whichever order they and the rows are.
 *
 * @throws {UsageError} when it is no workbook, or no sheet has the columns, or several.
 */
export async function readTextWorkbook(bytes: Uint8Array): Promise<ImportedText[]> {
  const tables = (await readRows(bytes)).flatMap(tableIn);
  const [table, ...others] = tables;
  if (!table)
    throw new UsageError({
      en: `no sheet of the workbook has the columns ${needed.join(', ')} in one row.`,
      it: `nessun foglio della cartella di lavoro ha su una riga le colonne ${needed.join(', ')}.`,
    });
  if (others.length > 0)
    throw new UsageError({
      en: 'several sheets of the workbook have the columns: keep one.',
      it: 'più fogli della cartella di lavoro hanno le colonne: tienine uno.',
    });
  const { rows, first, at } = table;
  return rows.flatMap((row, index) => {
    const [file, key, edited, before] = at.map((column) => cellOf(row[column]));
    const texts = { file: file?.words ?? '', key: key?.words ?? '', before: before?.words ?? '' };
    const isEmpty = [file, key, edited].every((cell) => cell === undefined || cell.words === '');
    return isEmpty ? [] : [{ row: first + index, ...texts, ...(edited ?? { words: '' }) }];
  });
}

type Table = { rows: readonly unknown[][]; first: number; at: readonly number[] };

/** Finds the row of heads, and what stands beneath it; rows count from 1. */
function tableIn(rows: readonly unknown[][]): Table[] {
  const places = rows.map((row) => needed.map((name) => row.findIndex((cell) => isHead(cell, name))));
  const head = places.findIndex((at) => !at.includes(-1));
  const at = places[head];
  return at ? [{ rows: rows.slice(head + 1), first: head + 2, at }] : [];
}

const isHead = (cell: unknown, name: string): boolean => typeof cell === 'string' && cell.trim() === name;

type CellWords = Pick<ImportedText, 'words' | 'became'>;

/** Reads a cell as words; line ends are those of the texts, and letters with accents are one sign. */
function cellOf(cell: unknown): CellWords {
  if (typeof cell === 'number') return { words: String(cell), became: 'number' };
  if (typeof cell === 'boolean') return { words: String(cell), became: 'truth' };
  if (cell instanceof Date) return { words: cell.toISOString().slice(0, 10), became: 'date' };
  if (typeof cell !== 'string') return { words: '' };
  const words = cell.replaceAll(/\r\n?/g, '\n').normalize('NFC');
  return failed.test(words) ? { words, became: 'error' } : { words };
}

/** What a spreadsheet shows for a formula that it cannot work out. */
const failed = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|FIELD!)$/;

async function readRows(bytes: Uint8Array): Promise<unknown[][][]> {
  try {
    return (await readSheets(Buffer.from(bytes), { trim: false })).map(({ data }) => data);
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
