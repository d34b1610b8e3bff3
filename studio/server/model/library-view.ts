import { namedGuards, sayIn, type Finding, type JourneySource, type Sources } from '#analysis';
import { journeysRun, type AnswerLanguage } from '#analysis';
import type { FindingCounts, LibraryRow, LibraryView } from '../../protocol.ts';
import type { ChangedSince, StudioFolder } from '../studio-folder.ts';
import type { JudgedCoverage } from './create-judgement.ts';
import { titleOf } from './titles.ts';

/** What the library is made of. */
export type LibraryGround = {
  folder: StudioFolder;
  language: AnswerLanguage;
  isReadOnly: boolean;
  /** Nothing before everything has been checked. */
  findings: readonly Finding[] | undefined;
  since: ChangedSince | undefined;
  coverageOf: (id: string) => JudgedCoverage | undefined;
};

/** Lists all that stands in the folder. */
export function libraryView(ground: LibraryGround): LibraryView {
  const { folder, isReadOnly, since, language } = ground;
  const findings = ground.findings ?? [];
  const sources = folder.sources();
  const trouble = folder.trouble()?.words;
  const byOwner = Map.groupBy(findings, ({ file }) => ownerOf(file));
  const rows = sources ? rowsOf(sources, ground, byOwner) : [];
  const own = new Set(rows.map(({ id }) => id));
  return {
    folder: folder.path,
    isReadOnly,
    ...(since && { revision: since.revision }),
    ...(trouble && { trouble: sayIn(language)(trouble) }),
    hasJourneys: rows.length > 0,
    isChecked: ground.findings !== undefined,
    rows: rows.toSorted((one, other) => one.title.localeCompare(other.title, 'it')),
    elsewhere: findings.filter(({ file }) => !own.has(ownerOf(file))),
    guards: sources ? guardWords(sources) : {},
  };
}

const guardWords = (sources: Sources): LibraryView['guards'] =>
  Object.fromEntries(
    Object.entries(namedGuards(sources)).flatMap(([name, { words }]) => (words ? [[name, words]] : [])),
  );

/** Names the journey that a file would be one of. */
const ownerOf = (file: string): string => /^(?:journeys|i18n\/it)\/([^/.]+)/.exec(file)?.[1] ?? '';

/** Returns whether a file is one of a journey’s. */
export const belongsTo = (file: string, id: string): boolean => ownerOf(file) === id;

/** Counts findings by severity. */
export const countsOf = (findings: readonly Finding[]): FindingCounts => ({
  errors: findings.filter(({ severity }) => severity === 'error').length,
  warnings: findings.filter(({ severity }) => severity === 'warning').length,
});

type ByOwner = ReadonlyMap<string, readonly Finding[]>;

/** There may be a thousand: what is known of all of them is sorted once. */
function rowsOf(
  sources: Sources,
  { folder, since, coverageOf }: LibraryGround,
  byOwner: ByOwner,
): LibraryRow[] {
  const callers = callersIn(sources);
  const changed = since && new Set(since.files.map(ownerOf));
  return [...sources.journeys.values()].map((source) => {
    const { id } = source;
    const findings = byOwner.get(id) ?? [];
    const fault = faultOf(source, findings);
    const whose = folder.whose(id);
    return {
      id,
      title: titleOf(sources, source),
      ...writtenIn(source),
      callers: callers.get(id) ?? [],
      ...countsOf(findings),
      ...(fault !== undefined && { fault }),
      ...barOf(id, coverageOf(id)),
      ...(changed && { isChanged: changed.has(id) }),
      ...(whose && { whose }),
    };
  });
}

function writtenIn({ journey }: JourneySource): Pick<LibraryRow, 'steps' | 'popups' | 'routes'> {
  const { opens, steps = {} } = journey?.value ?? {};
  const { popups = [], routes = [] } = opens ?? {};
  return { steps: Object.keys(steps).length, popups, routes };
}

function barOf(id: string, judged: JudgedCoverage | undefined): Pick<LibraryRow, 'coverage'> {
  if (!judged) return {};
  const { passed, total, scenarios, hindered } = judged.coverage;
  const failed = scenarios.filter(({ result }) => !result.passed);
  const unplayed = hindered.filter(({ file }) => file.startsWith(`journeys/${id}/scenarios/`));
  return { coverage: { passed, total, failing: failed.length + unplayed.length } };
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

function callersIn({ journeys }: Sources): ReadonlyMap<string, readonly string[]> {
  const callers = new Map<string, string[]>();
  for (const { id, journey } of journeys.values())
    for (const called of journey?.value ? journeysRun(journey.value) : [])
      callers.set(called, [...(callers.get(called) ?? []), id]);
  return callers;
}
