import type { Language, SourceFile } from '#analysis';
import { UsageError } from '../command.ts';
import { beginning, FileError } from '../file-error.ts';
import { isObject } from '../overlay/merged-json.ts';
import { inTaken, sumsOf } from '../overlay/taken.ts';
import { refuseBroken, restore } from './refuse-broken.ts';

/** What was taken of the package, what was noted of it, and the journeys that are the folder’s own. */
type Folder = {
  taken: readonly SourceFile[];
  /** A hash for each; undefined where an earlier version has noted none. */
  noted: Readonly<Record<string, string>> | undefined;
  language: Language;
  hasOwn: (journey: string) => boolean;
};

/**
 * Refuses what was taken where it is gone or otherwise than it was: upgrade would hold the bank’s against it, and overwrite it.
 *
 * @throws {FileError} naming the file, and what it should be.
 */
export function holdTaken({ taken, noted, language, hasOwn }: Folder): void {
  const files = taken.filter(({ path }) => path.endsWith('.json'));
  for (const file of files) refuseBroken(inTaken(file));
  const sums = sumsOf(files);
  for (const [path, sum] of Object.entries(noted ?? {})) {
    // With its own journey goes what was taken of it: that is the way back to the package’s.
    if (sums[path] === sum || (sums[path] === undefined && !hasOwn(journeyOf(path)))) continue;
    throw sums[path] === undefined ? isGone(path) : isOther(path);
  }
  for (const file of files)
    if (noted?.[file.path] === undefined && !isKind(file, language)) throw isNoKind(file.path);
}

/** Names the journeys that stand in the place of the package’s without what was taken of it, where nothing says that none was. */
export function baseless(
  { taken, noted, hasOwn }: Omit<Folder, 'language'>,
  standard: readonly SourceFile[],
): string[] {
  if (noted) return [];
  return standard
    .flatMap(({ path }) => /^journeys\/([^/]+)\/journey\.json$/u.exec(path)?.[1] ?? [])
    .filter(hasOwn)
    .filter((journey) => !taken.some(({ path }) => path === `journeys/${journey}/journey.json`));
}

/** Refuses such journeys, with the way on for one that was never taken. */
export function refuseBaseless(journeys: readonly string[]): void {
  const [first] = journeys;
  if (first === undefined) return;
  const files = journeys.map((journey) => inTaken(fileOf(journey)).path).join(', ');
  throw new UsageError({
    en: `${files}: not there; it says how the package’s was when it became this folder’s own. ${restore.en} Where it never was there, percorso upgrade --keep ${first} begins with today’s package.`,
    it: `${files}: non c’è; dice com’era il flusso del pacchetto quando è diventato di questa cartella. ${restore.it} Se non c’è mai stato, percorso upgrade --keep ${first} comincia dal pacchetto di oggi.`,
  });
}

const fileOf = (journey: string): SourceFile => ({ path: `journeys/${journey}/journey.json`, text: '' });

const journeyOf = (path: string): string =>
  /^(?:journeys\/([^/]+)\/|i18n\/it\/([^/]+)\.json$)/u.exec(path)?.slice(1).join('') ?? '';

const isGone = (path: string): UsageError =>
  new UsageError({
    en: `${inTaken({ path, text: '' }).path} is not there: it says how the package’s was when it became this folder’s own. ${restore.en}`,
    it: `${inTaken({ path, text: '' }).path} non c’è: dice com’era nel pacchetto quando è diventato di questa cartella. ${restore.it}`,
  });

const isOther = (path: string): FileError =>
  new FileError(inTaken({ path, text: '' }).path, beginning, {
    en: `is not as it was taken from the package. ${restore.en}`,
    it: `non è com’era quando è stato preso dal pacchetto. ${restore.it}`,
  });

const kinds = {
  journey: ['journey', 'flusso'],
  form: ['form', 'modulo'],
  scenario: ['scenario', 'scenario'],
} as const;

function isNoKind(path: string): FileError {
  const kind = kindOf(path);
  const [en, it] = kind === undefined ? ['table of texts', 'insieme di testi'] : kinds[kind];
  const of = journeyOf(path);
  return new FileError(inTaken({ path, text: '' }).path, beginning, {
    en: `is no ${en} of ${of}, which is expected there. ${restore.en}`,
    it: `non è un ${it} di ${of}, come dovrebbe. ${restore.it}`,
  });
}

function kindOf(path: string): keyof typeof kinds | undefined {
  if (/^journeys\/[^/]+\/journey\.json$/u.test(path)) return 'journey';
  if (/^journeys\/[^/]+\/forms\//u.test(path)) return 'form';
  return /^journeys\/[^/]+\/scenarios\//u.test(path) ? 'scenario' : undefined;
}

function isKind({ path, text }: SourceFile, language: Language): boolean {
  const value: unknown = JSON.parse(text);
  const kind = kindOf(path);
  if (kind === undefined) return !path.startsWith('i18n/') || (isObject(value) && isTexts(value));
  if (!isObject(value)) return false;
  if (kind === 'journey' && value['id'] !== journeyOf(path)) return false;
  // How it is inside may be of an earlier language, which had members that are none today.
  return !language
    .violations(kind, value)
    .some(
      ({ instancePath, keyword }) =>
        instancePath.split('/').length <= 2 && !/^(?:additional|unevaluated)Properties$/u.test(keyword),
    );
}

const isTexts = (value: unknown): boolean =>
  isObject(value) ? Object.values(value).every(isTexts) : typeof value === 'string';
