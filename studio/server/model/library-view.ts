import { sayIn, type Finding, type JourneySource, type Sources } from '#analysis';
import { journeysRun, type AnswerLanguage } from '#analysis';
import type { FindingCounts, LibraryRow, LibraryView } from '../../protocol.ts';
import type { ChangedSince, StudioFolder } from '../studio-folder.ts';
import type { JourneyCoverage } from '../../judge/coverage.ts';
import { titleOf } from './titles.ts';

/** What the library is made of. */
export type LibraryGround = {
  folder: StudioFolder;
  language: AnswerLanguage;
  isReadOnly: boolean;
  /** Nothing before everything has been checked. */
  findings: readonly Finding[] | undefined;
  since: ChangedSince | undefined;
  coverageOf: (id: string) => JourneyCoverage | undefined;
};

/** Lists all that stands in the folder. */
export function libraryView(ground: LibraryGround): LibraryView {
  const { folder, isReadOnly, since, language } = ground;
  const findings = ground.findings ?? [];
  const sources = folder.sources();
  const trouble = folder.trouble()?.words;
  const rows = sources ? [...sources.journeys.values()].map((source) => rowOf(source, sources, ground)) : [];
  return {
    folder: folder.path,
    isReadOnly,
    ...(since && { revision: since.revision }),
    ...(trouble && { trouble: sayIn(language)(trouble) }),
    hasJourneys: rows.length > 0,
    isChecked: ground.findings !== undefined,
    rows: rows.toSorted((one, other) => one.title.localeCompare(other.title, 'it')),
    elsewhere: findings.filter(({ file }) => !rows.some(({ id }) => belongsTo(file, id))),
  };
}

/** Returns whether a file is one of a journey’s. */
export const belongsTo = (file: string, id: string): boolean =>
  file.startsWith(`journeys/${id}/`) || file === `i18n/it/${id}.json`;

/** Counts findings by severity. */
export const countsOf = (findings: readonly Finding[]): FindingCounts => ({
  errors: findings.filter(({ severity }) => severity === 'error').length,
  warnings: findings.filter(({ severity }) => severity === 'warning').length,
});

function rowOf(source: JourneySource, sources: Sources, ground: LibraryGround): LibraryRow {
  const { id, journey } = source;
  const { since, coverageOf } = ground;
  const { popups = [], routes = [] } = journey?.value?.opens ?? {};
  const findings = (ground.findings ?? []).filter(({ file }) => belongsTo(file, id));
  const fault = faultOf(source, findings);
  const coverage = coverageOf(id);
  return {
    id,
    title: titleOf(sources, source),
    popups,
    routes,
    callers: callersOf(id, sources),
    ...countsOf(findings),
    ...(fault !== undefined && { fault }),
    ...(coverage && { coverage: { passed: coverage.passed, total: coverage.total } }),
    ...(since && { isChanged: since.files.some((file) => belongsTo(file, id)) }),
  };
}

/** Says why a journey cannot be drawn. */
export function faultOf(
  { journey, folder }: JourneySource,
  findings: readonly Finding[],
): string | undefined {
  if (journey?.value) return undefined;
  const file = `${folder}/journey.json`;
  return (findings.find((finding) => finding.file === file) ?? findings[0])?.message;
}

const callersOf = (id: string, { journeys }: Sources): string[] =>
  [...journeys.values()].flatMap(({ id: caller, journey }) =>
    journey?.value && journeysRun(journey.value).has(id) ? [caller] : [],
  );
