import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import type { Table } from './table.ts';
import { writeCsv } from './write-csv.ts';
import { writeWorkbook } from './write-workbook.ts';

const tableOf = (...rows: Table['rows'][number][]): Table => ({
  columns: [{ title: 'Esercente', width: 20 }],
  rows,
});

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

const formulas = [
  '=HYPERLINK("http://evil.example","Rimborso")',
  "+39'!A1",
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
];

it.each(formulas)('keeps a spreadsheet from running %j [S-40]', async (merchant) => {
  const table = tableOf([merchant]);

  const [, [cell]] = (await readSheet(Buffer.from(await writeWorkbook('S', table)))) as [unknown, [string]];
  const [, field] = textOf(writeCsv(table)).split(/\r\n(?=["'])/);

  expect(cell.startsWith("'")).toBe(true);
  expect(field).toMatch(/^"?'/);
});

it.each(['Caffè “Tre Ponti” & Figli <srl>', '3 = 2 + 1', "L'Angolo; Milano", 'Jörg 東京 😀'])(
  'leaves %s as it is, in both',
  async (merchant) => {
    const table = tableOf([merchant]);

    const rows = await readSheet(Buffer.from(await writeWorkbook('S', table)));

    expect(rows).toEqual([['Esercente'], [merchant]]);
    expect(textOf(writeCsv(table))).toContain(merchant);
  },
);

it('writes amounts to the cent and instants by the clock in Rome, across the change of the hour [S-42]', async () => {
  const summer = Date.parse('2026-10-25T00:30:00.000Z');
  const winter = Date.parse('2026-10-25T01:30:00.000Z');
  const table = tableOf([{ cents: 123_456 }, { at: summer }, null], [{ cents: 5 }, { at: winter }, null]);

  const [, first, second] = await readSheet(Buffer.from(await writeWorkbook('S', table)));

  expect(first?.slice(0, 2)).toEqual([1234.56, new Date('2026-10-25T02:30:00.000Z')]);
  expect(second?.slice(0, 2)).toEqual([0.05, new Date('2026-10-25T02:30:00.000Z')]);
  expect(textOf(writeCsv(table))).toBe(
    '\ufeffEsercente\r\n1234,56;25/10/2026 02:30;\r\n0,05;25/10/2026 02:30;\r\n',
  );
});
