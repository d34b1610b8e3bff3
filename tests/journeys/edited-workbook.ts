import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import readSheets from 'read-excel-file/node';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { Ran, SmallFolder } from './small-folder.ts';

const columns = { key: 2, words: 3 } as const;

/** A workbook of texts as someone edits it: its rows, the heads first, and its sheets. */
export type Workbook = {
  rows: Cell[][];
  /** Finds the cells of a text. */
  row: (key: string) => Cell[];
  /** Writes other words, or whatever a spreadsheet has made of them, into the row of a text. */
  put: (key: string, words: Cell) => void;
};

/** Writes the texts of a file as a workbook, has it edited, and brings it back. */
export async function editAndBring(
  folder: SmallFolder,
  edit: (workbook: Workbook) => void,
  between: () => void = () => undefined,
): Promise<Ran> {
  const path = join(folder.path, 'texts.xlsx');
  await folder.percorso(['texts', 'phone-change', '--out', 'texts.xlsx']);
  const [sheet] = await readSheets(readFileSync(path), { trim: false });
  // What is read are texts and numbers, which may be written again.
  const rows = (sheet?.data ?? []) as Cell[][];
  const row = (key: string) => {
    const found = rows.find((cells) => cells[columns.key] === key);
    if (!found) throw new Error(`The workbook has no row ${key}.`);
    return found;
  };
  edit({
    rows,
    row,
    put: (key, words) => {
      row(key)[columns.words] = words;
    },
  });
  between();
  await save(path, [{ data: rows, sheet: 'Un altro nome' }]);
  return folder.percorso(['texts', '--import', 'texts.xlsx']);
}

/** Saves sheets as a workbook. */
export async function save(
  path: string,
  sheets: readonly { data: Cell[][]; sheet: string }[],
): Promise<void> {
  writeFileSync(path, await writeExcelFile([...sheets]).toBuffer());
}
