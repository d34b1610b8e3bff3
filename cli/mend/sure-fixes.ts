import type { Finding, Remedy, SourceFile } from '#analysis';

/** A finding that has a fix. */
export type Mendable = Finding & { fix: Remedy };

/** Rules whose names stand in other files of the project, where the slip may be; all others hold names against the language. */
const namedInFiles: ReadonlySet<string> = new Set([
  'datum-unknown',
  'entry-input',
  'exit-unknown',
  'field-unknown',
  'form-unknown',
  'input-mismatch',
  'journey-unknown',
  'limit-unknown',
  'place-unknown',
  'placeholder-unknown',
  'popup-unknown',
  'route-unknown',
  'scenario-reference',
  'step-unknown',
  'text-missing',
  'text-unused',
  'view-mismatch',
  'view-unknown',
]);

/**
 * Chooses the fixes that cannot lose anything, or, when nothing else is wrong, those that take something away. A name is
 * mended only where the files speak for the one it gives way to: a name that many agree on is right, and the list is wrong.
 */
export function sureFixes(findings: readonly Finding[], files: readonly SourceFile[]): Mendable[] {
  const mendable = findings.filter(isMendable);
  const sure = mendable.filter((finding) => finding.fix.loses !== true && isSure(finding, files));
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (sure.length > 0 || errors.some(({ fix }) => fix?.loses !== true)) return sure;
  return mendable.filter(({ fix }) => fix.loses === true);
}

const isMendable = (finding: Finding): finding is Mendable => finding.fix !== undefined;

function isSure({ code, file, fix }: Mendable, files: readonly SourceFile[]): boolean {
  if (fix.renaming === undefined || !namedInFiles.has(code)) return true;
  const { rename, to } = fix.renaming;
  const [written, meant] = withoutSharedPath(rename, to);
  const own = files.filter(({ path }) => areOfOneJourney(path, file));
  const known = timesIn(own, meant);
  // A text is lost where it goes to a place that was not meant.
  if (code === 'text-unused') return known > timesIn(own, written);
  if (known > 0) return known >= timesIn(own, written);
  return timesIn(files, meant) > timesIn(files, written);
}

/** Leaves out the path that two names share, since the second is declared without it: `data.phone` as `phone`. */
function withoutSharedPath(one: string, other: string): [string, string] {
  const [ones, others] = [one.split('.'), other.split('.')];
  if (ones.slice(0, -1).join('.') !== others.slice(0, -1).join('.')) return [one, other];
  return [ones.at(-1) ?? one, others.at(-1) ?? other];
}

function areOfOneJourney(one: string, other: string): boolean {
  const journey = journeyOf(one);
  return journey === undefined ? one === other : journey === journeyOf(other);
}

const journeyOf = (path: string): string | undefined =>
  /^(?:journeys\/([^/]+)\/|i18n\/it\/([^/]+)\.json$)/
    .exec(path)
    ?.slice(1)
    .find((id) => id !== undefined);

function timesIn(files: readonly SourceFile[], name: string): number {
  const whole = new RegExp(String.raw`(?<![\w-])${escaped(name)}(?![\w-])`, 'g');
  return files.reduce((times, { text }) => times + (text.match(whole)?.length ?? 0), 0);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
