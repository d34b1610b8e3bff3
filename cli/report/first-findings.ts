import type { Finding } from '#analysis';

/** As many are enough to see what is wrong with a file; more would hide the others. */
const most = 100;

/** The findings of a file that are told one by one, and how many more there are. */
export type Told = { findings: readonly Finding[]; more: number };

/** Takes the first findings of each file, by its path. */
export function firstFindings(findings: readonly Finding[]): Map<string, Told> {
  const byFile = Map.groupBy(findings, ({ file }) => file);
  return new Map(
    [...byFile].map(([file, all]) => [
      file,
      { findings: all.slice(0, most), more: Math.max(0, all.length - most) },
    ]),
  );
}
