import type { ErrorObject } from 'ajv/dist/2020.js';
import type {
  DeepLinksFile,
  ErrorCatalogue,
  FormFile,
  GuardsFile,
  JourneyFile,
  RoutesFile,
  ScenarioFile,
  TriggerTimelineFile,
  WordsFile,
} from '#schemas';
import { expandGuards, expandWays } from '#engine';
import { summariesOf, type CallSummaries } from '../graph/call-summaries.ts';
import { namedGuards, usesSame } from './named-guards.ts';
import { onceFor } from './memoize.ts';
import { openDocument, type JsonDocument, type SourceFile } from './document.ts';
import type { FileKind, Language } from './language.ts';
import { withOwnNames, isNode } from './schema-shapes.ts';
import type { BesideProblem } from './beside-problem.ts';
import { nearestName } from './nearest.ts';
import { isHarmless } from './harmless.ts';

/** One file of a known kind; `value` is there only when its shape allows the other rules to read it. */
export type Checked<Value> = {
  document: JsonDocument;
  kind: FileKind;
  violations: readonly ErrorObject[];
  value?: Value;
};

/** A journey’s folder: its definition, its forms and its scenarios, by file name without ending. */
export type JourneySource = {
  id: string;
  folder: string;
  journey?: Checked<JourneyFile>;
  forms: ReadonlyMap<string, Checked<FormFile>>;
  scenarios: ReadonlyMap<string, Checked<ScenarioFile>>;
};

/** What journeys/views.json says of one view: what it must be given, what it answers, and what it does by itself. */
export type ViewDeclaration = {
  input?: readonly string[];
  /** Places of its answer, for `saves`. */
  answers?: readonly string[];
  /** Actions that it does without a button. */
  actions?: readonly string[];
  /** Input that nobody may know once the screen is left. */
  secrets?: readonly string[];
  /** The input that says for how many seconds it is shown. */
  lasts?: string;
};

/** The hand-built views, by name. */
export type Views = Readonly<Record<string, ViewDeclaration>>;

/** Everything the rules read: the journeys, the catalogue, the texts by namespace, and the language they are held against. */
export type Sources = CallSummaries & {
  language: Language;
  documents: readonly JsonDocument[];
  checked: readonly Checked<unknown>[];
  journeys: ReadonlyMap<string, JourneySource>;
  catalogue?: Checked<ErrorCatalogue>;
  /** What is done with the bank’s timeline. */
  timeline?: Checked<TriggerTimelineFile>;
  deepLinks?: Checked<DeepLinksFile>;
  /** The pages of the portal and the places outside it; undefined where there is no such list. */
  routes?: Checked<RoutesFile>;
  texts: ReadonlyMap<string, JsonDocument>;
  /** Files that stand where nothing reads them, with the paths that may have been meant. */
  unread: readonly UnreadFile[];
  /** Guards that journeys use by their names; where they do, `value` of a journey has the guard itself. */
  guards?: Checked<GuardsFile>;
  /** How the texts shall be worded. */
  words?: Checked<WordsFile>;
  /** The hand-built views that a step may show, by name. */
  views: Views;
  /** Names of the popups, from `journeys/popups.json`; undefined where there is no such list. */
  popups?: readonly string[];
  /** Ids of the requirements, from `docs/requirements`; undefined where there is no such folder. */
  requirements?: ReadonlySet<string>;
  /** Whether they are those of a bank, which may send more than the contract names. */
  isBank?: boolean;
  /** The package’s own texts, by namespace, over which those of a bank’s folder lie; undefined where a folder has everything. */
  standardTexts?: ReadonlyMap<string, JsonDocument>;
  /** What is wrong with the bank’s brand, where anybody has looked at it. */
  brand?: readonly BesideProblem[];
  /** Places that the settings give no address, likewise. */
  lackingPlaces?: readonly BesideProblem[];
  /** Why a start would refuse the settings of a bank, likewise. */
  settings?: readonly BesideProblem[];
  /** What is wrong with the texts of other languages, likewise. */
  languages?: readonly BesideProblem[];
  /** The same at a revision, where a check is held against one. */
  earlier?: Earlier;
  /** The one journey that is held against the rules; all when there is none. */
  only?: string;
};

/** A file of journeys/ or i18n/it that nothing reads. */
export type UnreadFile = { document: JsonDocument; meant: readonly string[] };

/** The project as it was at a revision, and what anyone who asked calls that. */
export type Earlier = { revision: string; sources: Sources };

// A path that ends with the folder is that of an empty one.
const journeyPath = /^journeys\/([^/]+)\/(?:(journey)\.json|(forms|scenarios)\/([^/]+)\.json)?$/;
const textsPath = /^i18n\/it\/([^/]+)\.json$/;

/** Where the guards stand that have names. */
const guardsPath = 'journeys/guards.json';

/** Files of which there is one of each kind. */
const singleFiles: Readonly<Record<string, FileKind>> = {
  'journeys/errors.json': 'catalogue',
  [guardsPath]: 'guards',
  'journeys/trigger-timeline.json': 'timeline',
  'journeys/deep-links.json': 'deepLinks',
  'journeys/routes.json': 'routes',
  'journeys/words.json': 'words',
};

// Of these the one is a list of names, and the other is read with the views.
const otherFiles = ['journeys/popups.json', 'journeys/views.json'];

const hasPlace = (path: string): boolean =>
  path in singleFiles || otherFiles.includes(path) || journeyPath.test(path) || textsPath.test(path);

function unreadFiles(files: readonly SourceFile[], open: Reader['open']): UnreadFile[] {
  const given = new Set(files.map(({ path }) => path));
  const meant = [...Object.keys(singleFiles), ...otherFiles].filter((path) => !given.has(path));
  return files
    .filter(({ path }) => /^(?:journeys|i18n\/it)\//.test(path) && !hasPlace(path))
    .map((file) => ({ document: open(file), meant: [...meant, ...endedOtherwise(file, given)] }));
}

/** The same path with the ending that is read, where that may have been meant. */
function endedOtherwise({ path }: SourceFile, given: ReadonlySet<string>): string[] {
  const ending = /\.[^./]*$/.exec(path)?.[0] ?? '';
  const whole = `${path.slice(0, path.length - ending.length)}.json`;
  const isMeant = nearestName(ending, ['.json']) !== undefined && hasPlace(whole) && !given.has(whole);
  return isMeant ? [whole] : [];
}

/** What is not in the files: what the views know, sources read before, of which what is the same is kept, and a revision. */
export type ReadOptions = {
  views: Views;
  before?: Sources | undefined;
  earlier?: Earlier;
  requirements?: ReadonlySet<string> | undefined;
  isBank?: boolean;
  standardTexts?: ReadonlyMap<string, JsonDocument> | undefined;
};

/**
 * Reads the project’s files; paths begin at the project’s root (`journeys/…`, `i18n/it/…`), others are left alone. An empty
 * folder among the journeys is a path with a slash at its end.
 */
export function readSources(language: Language, files: readonly SourceFile[], options: ReadOptions): Sources {
  const { views, before } = options;
  const known = before?.language === language ? before : undefined;
  const { open, shape, checked } = createReader(language, known, files);
  const journeys = new Map<string, MutableJourney>();
  const texts = new Map<string, JsonDocument>();
  const single: { [kind: string]: Checked<unknown> } = {};
  let popups: JsonDocument | undefined;
  for (const file of files.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const namespace = textsPath.exec(file.path)?.[1];
    if (namespace !== undefined) texts.set(namespace, open(file));
    const kind = singleFiles[file.path];
    if (kind !== undefined) single[kind] = shape<unknown>(kind, file);
    if (file.path === 'journeys/popups.json') popups = open(file);
    addToJourney(journeys, file, shape);
  }
  // Each value has been held against the schema of its kind, from which its type is made.
  const ofAll: FilesOfAll = single;
  const read = {
    language,
    documents: [checked.map((entry) => entry.document), ...texts.values(), popups ?? []].flat(),
    checked,
    journeys: keepSame(journeys, known),
    texts,
    views: known && saysTheSame(known.views, views) ? known.views : ownViews(views),
    ...ofAll,
    ...(popups && namesIn(popups)),
    ...besideFiles(options),
    unread: unreadFiles(files, open),
  };
  return { ...read, ...summariesOf(read) };
}

function besideFiles({ earlier, before, isBank, ...options }: ReadOptions) {
  const { requirements = before?.requirements, standardTexts = before?.standardTexts } = options;
  return {
    ...(earlier && { earlier }),
    ...(requirements && { requirements }),
    ...(isBank && { isBank }),
    ...(standardTexts && { standardTexts }),
  };
}

const saysTheSame = (one: Views, other: Views): boolean => JSON.stringify(one) === JSON.stringify(other);

const ownViews = onceFor((views: Views) => withOwnNames(views));

type FilesOfAll = Pick<Sources, 'catalogue' | 'timeline' | 'deepLinks' | 'routes' | 'words' | 'guards'>;

const namesIn = onceFor((document: JsonDocument): { popups?: string[] } =>
  Array.isArray(document.value) ? { popups: document.value.map(String) } : {},
);

/** A journey of which nothing has changed is the same object as before. */
function keepSame(journeys: ReadonlyMap<string, JourneySource>, before: Sources | undefined) {
  return new Map(
    [...journeys].map(([id, journey]) => {
      const known = before?.journeys.get(id);
      return [id, known && isSame(known, journey) ? known : journey];
    }),
  );
}

const isSame = (one: JourneySource, other: JourneySource): boolean =>
  one.journey === other.journey &&
  holdSame(one.forms, other.forms) &&
  holdSame(one.scenarios, other.scenarios);

const holdSame = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean =>
  one.size === other.size && [...one].every(([name, entry]) => other.get(name) === entry);

function addToJourney(journeys: Map<string, MutableJourney>, file: SourceFile, shape: Shaper): void {
  const [, id, definition, folder, name = ''] = journeyPath.exec(file.path) ?? [];
  if (id === undefined) return;
  const journey = journeys.get(id) ?? emptyJourney(id);
  journeys.set(id, journey);
  if (definition !== undefined) journey.journey = shape<JourneyFile>('journey', file);
  if (folder === 'forms') journey.forms.set(name, shape<FormFile>('form', file));
  if (folder === 'scenarios') journey.scenarios.set(name, shape<ScenarioFile>('scenario', file));
}

type MutableJourney = JourneySource & {
  journey?: Checked<JourneyFile>;
  forms: Map<string, Checked<FormFile>>;
  scenarios: Map<string, Checked<ScenarioFile>>;
};

function emptyJourney(id: string): MutableJourney {
  return { id, folder: `journeys/${id}`, forms: new Map(), scenarios: new Map() };
}

type Shaper = <Value>(kind: FileKind, file: SourceFile) => Checked<Value>;

type Reader = { open: (file: SourceFile) => JsonDocument; shape: Shaper; checked: Checked<unknown>[] };

/** Reads files, but for those that sources read before have with the same text. */
function createReader(language: Language, before: Sources | undefined, files: readonly SourceFile[]): Reader {
  const opened = new Map(before?.documents.map((document) => [document.path, document]));
  const shaped = new Map(before?.checked.map((entry) => [entry.document, entry]));
  const open = (file: SourceFile): JsonDocument => {
    const known = opened.get(file.path);
    return known?.text === file.text ? known : openDocument(file);
  };
  const checked: Checked<unknown>[] = [];
  const read = <Value>(kind: FileKind, file: SourceFile, guards?: Checked<GuardsFile>): Checked<Value> => {
    const document = open(file);
    // The path decides the kind, and so the entry of the same file has been held against the same schema.
    const known = shaped.get(document) as Checked<Value> | undefined;
    const saysSame = () => usesSame(document, before, { guards });
    return known && (kind !== 'journey' || saysSame())
      ? known
      : shapeOf<Value>(kind, document, { language, guards });
  };
  // Journeys are read with the guards that they use by their names.
  const named = files.find(({ path }) => path === guardsPath);
  const guards = named && read<GuardsFile>('guards', named);
  const shape = <Value>(kind: FileKind, file: SourceFile): Checked<Value> => {
    // The same file, and so the same kind.
    const entry = file === named ? (guards as Checked<Value>) : read<Value>(kind, file, guards);
    checked.push(entry);
    return entry;
  };
  return { open, shape, checked };
}

type Shaping = { language: Language; guards: Checked<GuardsFile> | undefined };

function shapeOf<Value>(
  kind: FileKind,
  document: JsonDocument,
  { language, guards }: Shaping,
): Checked<Value> {
  const violations = document.problem ? [] : language.violations(kind, document.value);
  const readable = isNode(document.value) && violations.every(isHarmless);
  if (!readable) return { document, kind, violations };
  const own: object = withOwnNames(Object(document.value));
  const value = kind === 'journey' ? expandWays(expandGuards(own, namedGuards({ guards }))) : own;
  // The schema of this kind has just been held against it, and the type is made from that schema.
  return { document, kind, violations, value: value as Value };
}
