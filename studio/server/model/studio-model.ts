import type { AnswerLanguage, Sources } from '#analysis';
import type {
  FileView,
  GuardEdit,
  JourneyView,
  LibraryView,
  ScenarioWalk,
  SearchHit,
  TextEdit,
  Written,
} from '../../protocol.ts';
import type { ScenarioSaved, ScenarioToSave } from '../../saved-scenarios.ts';
import type {
  HistoryView,
  StepChange,
  StepChanged,
  StepEdit,
  StepPreview,
  StepRewriting,
  StepToChange,
  Turned,
} from '../../written.ts';
import { createCoverage, isSameInputs, type JourneyCoverage } from '../../judge/coverage.ts';
import type { Foresee, Judged } from '../../judge/judged.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import type { CatalogueEntry, CatalogueRow } from '../../catalogue.ts';
import type { FormView } from '../../fields.ts';
import type { GoalView } from '../../new-journey.ts';
import { createFormViews } from '../fields/form-view.ts';
import { createHistory, type History } from '../history/create-history.ts';
import type { RefusalsView } from '../../refusals.ts';
import { createRefusalViews } from '../refusals/refusals-view.ts';
import { createReviews } from '../review/create-reviews.ts';
import { createExplorations } from '../scenarios/explorations.ts';
import { saveScenario } from '../scenarios/save-scenario.ts';
import { createJudgement } from './create-judgement.ts';
import { createStage } from '../stage/stage-view.ts';
import type { StudioFolder } from '../studio-folder.ts';
import { journeyView } from './journey-view.ts';
import { libraryView } from './library-view.ts';
import { createSearch } from './search.ts';
import { changeStep, previewStep } from '../writing/change-step.ts';
import { writeGuard } from '../writing/write-guard.ts';
import { writeStep } from '../writing/write-step.ts';
import { writeText } from '../writing/write-text.ts';

/** What a model works on. */
export type ModelOptions = { folder: StudioFolder; language: AnswerLanguage; isReadOnly: boolean };

/** Everything that the pages are shown of the folder, as it is now. */
export type StudioModel = {
  /** Grows with every change. */
  version(): number;
  library(): LibraryView;
  journey(id: string): JourneyView | undefined;
  file(path: string): FileView | undefined;
  search(query: string): SearchHit[];
  catalogue(): CatalogueRow[];
  catalogued(kind: string, name: string): CatalogueEntry | undefined;
  sources(): Sources | undefined;
  /** Lists what serves the goals that a new journey can have. */
  goals(): readonly GoalView[];
  /** Shows what a step asks, and what that can be bound to. */
  form(journey: string, step: string): FormView | undefined;
  /** Shows the refusals of a call, and where they can be told. */
  refusals(journey: string, step: string): RefusalsView | undefined;
  stage: ReturnType<typeof createStage>;
  write(edit: TextEdit): Written;
  writeGuard(edit: GuardEdit): Written;
  /** Says what would change with a step. */
  previewStep(change: StepChange | StepRewriting, foresee: Foresee): Promise<StepPreview>;
  changeStep(change: StepToChange): StepChanged;
  writeStep(edit: StepEdit): Written;
  history(): HistoryView;
  /** How often something was taken back or done again. */
  turns(): number;
  turn(direction: 'undo' | 'redo'): Turned;
  /** Finds a scenario of a journey, or one that was proposed for it, move by move. */
  walk(journey: string, name: string): ScenarioWalk | undefined;
  save(asked: ScenarioToSave): ScenarioSaved;
  explorations: ReturnType<typeof createExplorations>;
  /** What changes against a revision. */
  past: ReturnType<typeof createReviews>;
  /** Reads the folder again. */
  reread(): void;
  /** Takes up what has been judged. */
  take(judged: Judged): void;
  onChange(listener: () => void): void;
};

/** Makes the model of a folder. What was judged last stands until it is judged anew. */
export function createModel({ folder, language, isReadOnly }: ModelOptions): StudioModel {
  const known = createJudgement(() => folder.sources());
  const listeners = new Set<() => void>();
  const stage = createStage();
  const history = createHistory(folder, language);
  let version = 1;
  // Nothing is read before somebody asks: a start waits for nothing that it does not need.
  let shown: readonly unknown[] | undefined;
  const changed = (): void => {
    version += 1;
    shown = standOf(folder);
    for (const listener of listeners) listener();
  };
  return {
    version: () => version,
    stage,
    ...lookedUpIn(folder, language),
    sources: () => folder.sources(),
    library: () =>
      libraryView({
        folder,
        language,
        isReadOnly,
        findings: known.findings(),
        since: known.since(),
        coverageOf: known.coverageOf,
      }),
    journey: (id) => {
      const sources = folder.sources();
      const of = { moves: history.moves(id), whose: folder.whose(id) };
      const judged = { findings: known.findings() ?? [], judged: known.coverageOf(id) };
      return sources && journeyView(sources, id, { ...judged, ...of, language });
    },
    file: (path) => {
      const text = folder.text(path);
      if (text === undefined) return undefined;
      return { path, text, findings: (known.findings() ?? []).filter(({ file }) => file === path) };
    },
    ...writingIn({ folder, language, history }, changed),
    ...scenariosIn({
      folder,
      language,
      stage,
      history,
      saved: (id, measured) => {
        // What it passes is in sight at once, before all else is judged again.
        known.measured(id, measured);
        changed();
      },
    }),
    reread: () => {
      folder.reread();
      // What Studio has written itself is seen once more, as any other change of a file, and has been told.
      if (!shown || !isSameInputs(shown, standOf(folder))) changed();
    },
    take: known.take,
    onChange: (listener) => void listeners.add(listener),
  };
}

/** All by which it can be told that something else stands in a folder. */
function standOf(folder: StudioFolder): unknown[] {
  const sources = folder.sources();
  const ids = [...(sources?.journeys.keys() ?? [])];
  return [sources, folder.trouble(), ...ids.map((id) => folder.whose(id))];
}

type Writing = Pick<ModelOptions, 'folder' | 'language'> & { history: History };

type Writes =
  | 'write'
  | 'writeGuard'
  | 'previewStep'
  | 'changeStep'
  | 'writeStep'
  | 'history'
  | 'turns'
  | 'turn';

/** Writes places of files, and takes back what was written. */
function writingIn({ history, ...around }: Writing, changed: () => void): Pick<StudioModel, Writes> {
  const ground = { ...around, record: history.record };
  // Of a place that has changed elsewhere the pages learn at once what it is by now.
  const told = <Outcome extends Written | StepChanged>(written: Outcome): Outcome => {
    if (written.kind !== 'refused') changed();
    return written;
  };
  return {
    write: (edit) => told(writeText(edit, ground)),
    writeGuard: (edit) => told(writeGuard(edit, ground)),
    previewStep: (change, foresee) => previewStep(change, ground, foresee),
    changeStep: (change) => told(changeStep(change, { ...ground, last: () => history.view().undo })),
    writeStep: (edit) => told(writeStep(edit, ground)),
    history: history.view,
    turns: history.turns,
    turn: (direction) => {
      const turned = history.turn(direction);
      if (turned.kind !== 'nothing') changed();
      return turned;
    },
  };
}

type ScenarioGround = Pick<ModelOptions, 'folder' | 'language'> & {
  stage: StudioModel['stage'];
  history: History;
  /** Hears what the scenarios of a journey pass once one has been written. */
  saved: (journey: string, coverage: JourneyCoverage) => void;
};

/** Finds, proposes and writes scenarios. */
function scenariosIn(ground: ScenarioGround): Pick<StudioModel, 'walk' | 'save' | 'explorations'> {
  const { folder, language, stage, history, saved } = ground;
  const explorations = createExplorations({ folder, language });
  const coverage = createCoverage();
  return {
    explorations,
    walk: (journey, name) => {
      const sources = folder.sources();
      return (
        sources && stage.walk(sources, { journey, name, proposed: explorations.proposed(journey, name) })
      );
    },
    save: (asked) => {
      const outcome = saveScenario(asked, {
        folder,
        language,
        proposed: explorations.proposed,
        record: history.record,
      });
      const sources = folder.sources();
      if (outcome.kind === 'saved' && sources) saved(asked.journey, coverage.measure(sources, asked.journey));
      return outcome;
    },
  };
}

/** Looks things up in the folder as it is and as it was. */
const lookedUpIn = (folder: StudioFolder, language: AnswerLanguage) => ({
  ...catalogueOf(folder),
  search: createSearchIn(folder),
  past: createReviews({ folder, language }),
});

/** Shows what journeys are made of by the contract. */
function catalogueOf(
  folder: StudioFolder,
): Pick<StudioModel, 'catalogue' | 'catalogued' | 'form' | 'goals' | 'refusals'> {
  const catalogue = createCatalogue();
  const showForm = createFormViews();
  const showRefusals = createRefusalViews();
  return {
    goals: () => folder.goals(),
    catalogue: () => {
      const sources = folder.sources();
      return sources ? catalogue.rows(sources) : [];
    },
    catalogued: (kind, name) => {
      const sources = folder.sources();
      return sources && catalogue.entry(sources, { kind, name });
    },
    refusals: (journey, step) => {
      const sources = folder.sources();
      return sources && showRefusals(sources, journey, step);
    },
    form: (journey, step) => {
      const sources = folder.sources();
      return sources && showForm(sources, journey, step);
    },
  };
}

function createSearchIn(folder: StudioFolder): StudioModel['search'] {
  const search = createSearch();
  return (query) => {
    const sources = folder.sources();
    return sources ? search(sources, query) : [];
  };
}
