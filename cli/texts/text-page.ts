import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextRow } from '#analysis';

type TableWords = {
  title: string;
  columns: Record<'file' | 'screen' | 'key' | 'words' | 'before' | 'length' | 'longest' | 'signed', string>;
};

/** The Italian heads of the table of texts, in the page and in the workbook. */
export const tableWords = JSON.parse(
  readFileSync(join(import.meta.dirname, '../templates/text-table.json'), 'utf8'),
) as TableWords; // our own file, which the tests read

/** Writes the texts as one page that needs nothing else: a table for each screen, with a box to tick for each text. */
export function textPage(rows: readonly TextRow[]): string {
  const { title, columns } = tableWords;
  const heads = [columns.key, columns.words, columns.length, columns.longest, columns.signed];
  const head = `<tr>${heads.map((each) => `<th scope="col">${escaped(each)}</th>`).join('')}</tr>`;
  const screens = [...Map.groupBy(rows, ({ file, screen }) => `${file} · ${screen}`)].flatMap(
    ([name, own]) => [
      `<h2>${escaped(name)}</h2>`,
      `<table><thead>${head}</thead><tbody>`,
      ...own.map(rowOf),
      '</tbody></table>',
    ],
  );
  return [
    `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head><body>`,
    `<h1>${escaped(title)}</h1>`,
    ...screens,
    '</body></html>',
    '',
  ].join('\n');
}

function rowOf({ key, words, longest }: TextRow): string {
  const cells = [
    `<code>${escaped(key)}</code>`,
    escaped(words),
    String(words.length),
    String(longest ?? ''),
    '☐',
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const style = `body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}
th,td{border:1px solid #8888;padding:.25rem .5rem;text-align:left;vertical-align:top;white-space:pre-line}
@media print{h2{break-after:avoid}tr{break-inside:avoid}}`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
