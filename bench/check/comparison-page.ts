import { defectClasses, type DefectClass } from './defect-classes.ts';
import type { Seen } from './side-by-side.ts';

/** Writes what was seen as a part of a page. */
export function comparisonPage({ tools, cells }: Seen): string {
  const head = ['planted', ...tools.map(({ name, version }) => `${name} ${version}`)];
  // The table has the classes for its keys.
  const rows = (Object.keys(defectClasses) as DefectClass[]).map((kind) => [
    defectClasses[kind],
    ...tools.map(({ name }) => wordFor(cells.find((cell) => cell.tool === name && cell.kind === kind)?.told)),
  ]);
  const count = tools.map(({ name }) => {
    const own = cells.filter((cell) => cell.tool === name && cell.told !== undefined);
    return `${own.filter(({ told }) => told?.length).length} of ${own.length}`;
  });
  return [
    'Made by `npm run bench check -- --compare` from what it saw. Each format has a small clean definition in which its',
    'own checker finds nothing; then one defect is planted, and the checker is asked again. "found" is any error or warning',
    'more; "–" means that the format, or what its checker reads of it, cannot express the defect, so that nothing can be',
    'said of the tool. What a tool was not made for is no fault of it. asl-validator, survey-core and XState are given what',
    'JSON.parse has read, in which a key written twice is lost before they see it.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    line(['**found**', ...count]),
    '',
    'The definitions stand in `bench/check/tool-*.ts`; the versions in `bench/check/peers/package.json` and `package.json`.',
  ].join('\n');
}

const line = (words: readonly string[]): string => `| ${words.join(' | ')} |`;

function wordFor(told: readonly string[] | undefined): string {
  if (told === undefined) return '–';
  return told.length > 0 ? 'found' : 'missed';
}
