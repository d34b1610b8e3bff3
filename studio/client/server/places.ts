import type { CatalogueEntry, CatalogueKind, CatalogueRow } from '../../catalogue.ts';
import type { FormView } from '../../fields.ts';
import type { GoalView } from '../../new-journey.ts';
import type { PartsOfJourney } from '../../parts.ts';
import type { RefusalsView } from '../../refusals.ts';
import type { ReviewView, RevisionLine } from '../../review.ts';
import type { Explored } from '../../proposals.ts';
import type {
  FileView,
  GuardEdit,
  JourneyView,
  LibraryView,
  ScenarioWalk,
  SearchHit,
  StageView,
  TextEdit,
  Written,
} from '../../protocol.ts';
import type { ScenarioSaved, ScenarioToSave } from '../../saved-scenarios.ts';
import type {
  HistoryView,
  PartsView,
  StepChange,
  StepChanged,
  StepEdit,
  StepPreview,
  StepRewriting,
  StepShapes,
  StepSource,
  StepToChange,
  Turned,
} from '../../written.ts';

/** An address of the server, with the type of what stands there. */
export type Place<Value> = {
  path: string;
  /** It changes with what is judged too, not with the files alone. */
  isJudged?: true;
  /** It is asked for again before all others, which the server answers in turn. */
  isFirst?: true;
  readonly stands?: Value;
};

/** An address of the server that does something: what it takes and what it answers. */
export type Deed<Taken, Value> = Place<Value> & { readonly takes?: Taken };

const at = (...parts: readonly string[]): string => ['/api', ...parts.map(encodeURIComponent)].join('/');

/** Writes what is asked of a place; what is not asked is left out. */
function asking(asked: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(asked).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`;
}

/** Where everything of the server stands. */
export const places = {
  library: (): Place<LibraryView> => ({ path: at('library'), isJudged: true }),
  journey: (id: string): Place<JourneyView> => ({ path: at('journey', id), isJudged: true }),
  file: (path: string): Place<FileView> => ({ path: at('file', path), isJudged: true }),
  /** What changes of a journey, against a revision or the one that changes are counted from. */
  review: (id: string, revision?: string): Place<ReviewView> => ({
    path: `${at('review', id)}${asking({ at: revision })}`,
  }),
  revisions: (id: string): Place<readonly RevisionLine[]> => ({ path: at('revisions', id) }),
  /** All that the stage needs of a journey, as it is or as it was at a revision; on its screen an edit is looked for. */
  stage: (id: string, revision?: string): Place<StageView> => ({
    path: `${at('stage', id)}${asking({ at: revision })}`,
    isFirst: true,
  }),
  walk: (id: string, scenario: string, revision?: string): Place<ScenarioWalk> => ({
    path: `${at('walk', id)}${asking({ scenario, at: revision })}`,
  }),
  catalogue: (): Place<CatalogueRow[]> => ({ path: at('catalogue') }),
  /** A name may have a slash in it. */
  catalogued: (kind: CatalogueKind, name: string): Place<CatalogueEntry> => ({
    path: `${at('catalogue', kind)}?name=${encodeURIComponent(name)}`,
  }),
  search: (query: string): Place<SearchHit[]> => ({ path: `${at('search')}?q=${encodeURIComponent(query)}` }),
  /** Tells line by line how a search stands. */
  explore: (id: string): Place<Explored> => ({ path: at('explore', id) }),
  scenario: (): Deed<ScenarioToSave, ScenarioSaved> => ({ path: at('scenario') }),
  guard: (): Deed<GuardEdit, Written> => ({ path: at('guard') }),
  /** What serves the goals that a new journey can have. */
  goals: (): Place<readonly GoalView[]> => ({ path: at('goals') }),
  parts: (): Place<PartsView> => ({ path: at('parts') }),
  /** Says what would change with a step. */
  changing: (change: StepChange | StepRewriting): Place<StepPreview> => ({
    path: `${at('changing')}?change=${encodeURIComponent(JSON.stringify(change))}`,
  }),
  /** The schemas that say what a step may be. */
  shapes: (): Place<StepShapes> => ({ path: at('shapes') }),
  written: (journey: string, step: string): Place<StepSource> => ({
    path: `${at('written', journey)}?step=${encodeURIComponent(step)}`,
  }),
  /** What a step asks, and what that can be bound to. */
  form: (journey: string, step: string): Place<FormView> => ({
    path: `${at('form', journey)}?step=${encodeURIComponent(step)}`,
  }),
  /** The refusals of a call, and where they can be told. */
  refusals: (journey: string, step: string): Place<RefusalsView> => ({
    path: `${at('refusals', journey)}?step=${encodeURIComponent(step)}`,
  }),
  partsOf: (journey: string): Place<PartsOfJourney> => ({ path: at('names', journey) }),
  stepEdit: (): Deed<StepEdit, Written> => ({ path: at('written') }),
  step: (): Deed<StepToChange, StepChanged> => ({ path: at('step') }),
  history: (): Place<HistoryView> => ({ path: at('history') }),
  turn: (): Deed<{ direction: 'undo' | 'redo' }, Turned> => ({ path: at('turn') }),
  text: (): Deed<TextEdit, Written> => ({ path: at('text') }),
};
