import { BrokenRule, type AnswerLanguage, type Finding, type Sources } from '#analysis';
import type { JourneyView, LibraryView, SearchHit, TextEdit, TextWritten } from '../../protocol.ts';
import { createStage } from '../stage/stage-view.ts';
import type { ChangedSince, StudioFolder } from '../studio-folder.ts';
import { createCoverage } from './coverage.ts';
import { journeyView } from './journey-view.ts';
import { libraryView } from './library-view.ts';
import { createSearch } from './search.ts';
import { writeText } from './write-text.ts';

/** What a model works on. */
export type ModelOptions = { folder: StudioFolder; language: AnswerLanguage; isReadOnly: boolean };

/** Everything that the pages are shown of the folder, as it is now. */
export type StudioModel = {
  /** Grows with every change. */
  version(): number;
  library(): LibraryView;
  journey(id: string): JourneyView | undefined;
  search(query: string): SearchHit[];
  sources(): Sources | undefined;
  stage: ReturnType<typeof createStage>;
  write(edit: TextEdit): TextWritten;
  /** Reads the folder again. */
  reread(): void;
  /** Plays the scenarios of the next journey that has changed; false when all have been. */
  playNext(): boolean;
  onChange(listener: () => void): void;
};

/** Makes the model of a folder. */
export function createModel({ folder, language, isReadOnly }: ModelOptions): StudioModel {
  const coverage = createCoverage();
  const listeners = new Set<() => void>();
  const stage = createStage();
  let version = 1;
  let found: { at: Sources | undefined; findings: readonly Finding[] } | undefined;
  let since: { version: number; files: ChangedSince | undefined } | undefined;
  const changed = (): void => {
    version += 1;
    found = undefined;
    for (const listener of listeners) listener();
  };
  const findings = (): readonly Finding[] =>
    (found ??= { at: folder.sources(), findings: find(folder, language) }).findings;
  const changedSince = (): ChangedSince | undefined => {
    if (since?.version !== version) since = { version, files: folder.since() };
    return since.files;
  };
  return {
    version: () => version,
    stage,
    search: createSearchIn(folder),
    sources: () => folder.sources(),
    library: () =>
      libraryView({
        folder,
        language,
        isReadOnly,
        findings: findings(),
        since: changedSince(),
        coverageOf: (id) => coverageIn(folder, (sources) => coverage.of(sources, id)),
      }),
    journey: (id) => {
      const sources = folder.sources();
      return (
        sources && journeyView(sources, id, { findings: findings(), coverage: coverage.of(sources, id) })
      );
    },
    write: (edit) => {
      const written = writeText(edit, folder, language);
      if (written.kind === 'written') changed();
      return written;
    },
    reread: () => {
      folder.reread();
      changed();
    },
    playNext: () => {
      const sources = folder.sources();
      const next = sources?.journeys
        .values()
        .find(({ id, journey }) => journey?.value && !coverage.of(sources, id));
      if (!sources || !next) return false;
      coverage.measure(sources, next.id);
      return true;
    },
    onChange: (listener) => void listeners.add(listener),
  };
}

function find(folder: StudioFolder, language: AnswerLanguage): readonly Finding[] {
  try {
    return folder.findings(language);
  } catch (error) {
    // A fault of a rule is ours; what can be shown without it is shown.
    if (error instanceof BrokenRule) return [];
    throw error;
  }
}

function createSearchIn(folder: StudioFolder): StudioModel['search'] {
  const search = createSearch();
  return (query) => {
    const sources = folder.sources();
    return sources ? search(sources, query) : [];
  };
}

function coverageIn<Found>(folder: StudioFolder, read: (sources: Sources) => Found): Found | undefined {
  const sources = folder.sources();
  return sources && read(sources);
}
