import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ErrorCatalogue, FormFile, JourneyFile, ScenarioFile, TriggerTimelineFile } from '#schemas';
import { openDocument, type JsonDocument, type SourceFile } from './document.ts';
import type { FileKind, Language } from './language.ts';
import { isNode } from './schema-shapes.ts';

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
};

/** The hand-built views, by name. */
export type Views = Readonly<Record<string, ViewDeclaration>>;

/** Everything the rules read: the journeys, the catalogue, the texts by namespace, and the language they are held against. */
export type Sources = {
  language: Language;
  documents: readonly JsonDocument[];
  checked: readonly Checked<unknown>[];
  journeys: ReadonlyMap<string, JourneySource>;
  catalogue?: Checked<ErrorCatalogue>;
  /** What is done with the bank’s timeline. */
  timeline?: Checked<TriggerTimelineFile>;
  texts: ReadonlyMap<string, JsonDocument>;
  /** The hand-built views that a step may show, by name. */
  views: Views;
  /** Names of the popups, from `journeys/popups.json`; undefined where there is no such list. */
  popups?: readonly string[];
};

const journeyPath = /^journeys\/([^/]+)\/(?:(journey)\.json|(forms|scenarios)\/([^/]+)\.json)$/;
const textsPath = /^i18n\/it\/([^/]+)\.json$/;

/** Reads the project’s files; paths begin at the project’s root (`journeys/…`, `i18n/it/…`), others are left alone. */
export function readSources(
  language: Language,
  files: readonly SourceFile[],
  options: { views: Views },
): Sources {
  const journeys = new Map<string, MutableJourney>();
  const texts = new Map<string, JsonDocument>();
  const checked: Checked<unknown>[] = [];
  const shape = createShaper(language, checked);
  let catalogue: Checked<ErrorCatalogue> | undefined;
  let timeline: Checked<TriggerTimelineFile> | undefined;
  for (const file of files.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const namespace = textsPath.exec(file.path)?.[1];
    if (namespace !== undefined) texts.set(namespace, openDocument(file));
    if (file.path === 'journeys/errors.json') catalogue = shape<ErrorCatalogue>('catalogue', file);
    if (file.path === 'journeys/trigger-timeline.json')
      timeline = shape<TriggerTimelineFile>('timeline', file);
    if (file.path === 'journeys/deep-links.json') shape<unknown>('deepLinks', file);
    addToJourney(journeys, file, shape);
  }
  const listed = files.find(({ path }) => path === 'journeys/popups.json');
  const popups = listed && openDocument(listed);
  const documents = [
    ...checked.map((entry) => entry.document),
    ...texts.values(),
    ...(popups ? [popups] : []),
  ];
  const found = { ...(catalogue && { catalogue }), ...(timeline && { timeline }), ...namesIn(popups) };
  return { language, documents, checked, journeys, texts, ...options, ...found };
}

const namesIn = (document: JsonDocument | undefined): { popups?: string[] } =>
  Array.isArray(document?.value) ? { popups: document.value.map(String) } : {};

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

function createShaper(language: Language, checked: Checked<unknown>[]): Shaper {
  return <Value>(kind: FileKind, file: SourceFile): Checked<Value> => {
    const document = openDocument(file);
    const violations = document.problem ? [] : language.violations(kind, document.value);
    const readable = isNode(document.value) && violations.every(isHarmless);
    const entry: Checked<Value> = {
      document,
      kind,
      violations,
      // The schema of this kind has just been held against it, and the type is made from that schema.
      ...(readable ? { value: document.value as Value } : {}),
    };
    checked.push(entry);
    return entry;
  };
}

const harmless = new Set(['additionalProperties', 'propertyNames', 'pattern', 'if']);

/** Tells what leaves the file readable for the rules that come after: a key too many, a name written otherwise. */
function isHarmless(violation: ErrorObject): boolean {
  return harmless.has(violation.keyword);
}
