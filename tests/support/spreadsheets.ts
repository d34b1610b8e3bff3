import { readSheet } from 'read-excel-file/node';

/** Reads the one sheet of a workbook, row by row; fails on bytes that are no workbook. */
export async function workbookRows(bytes: Uint8Array): Promise<unknown[][]> {
  return readSheet(Buffer.from(bytes));
}

/** Reads text with semicolons between fields, and quotes around those that hold one. */
export function csvRows(bytes: Uint8Array): string[][] {
  const lines = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .slice(0, -1);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    ),
  );
}
