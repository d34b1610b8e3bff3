import { jsonText, openDocument, type Finding, type SourceFile } from '#analysis';
import { mergedJson, ownOf } from './merged-json.ts';
import { standsAt } from './told-places.ts';

/** The journeys and texts of a folder: a bank’s own, over what comes from the package (docs/adr/0176). */
export type Overlay = {
  /** Whether the folder has everything itself. */
  isWhole: boolean;
  /** All files, by the paths that they have in a folder with everything. */
  files: readonly SourceFile[];
  /** Returns whether a file is the folder’s own, as it stands there, so that what is found in it may be mended in place. */
  isOwn: (path: string) => boolean;
  /** Returns whether a journey is the folder’s own. */
  hasOwn: (journey: string) => boolean;
  /** Returns a file as the folder has it: of what is merged only what differs from ours. */
  toWrite: (file: SourceFile) => SourceFile;
  /** Names a finding’s file and place as they are on the disk. */
  told: (finding: Finding) => Finding;
  /** All files by the paths by which findings are told. */
  shown: () => readonly SourceFile[];
  /** Lays other files of the folder over the same package, as those of an earlier revision. */
  over: (own: readonly SourceFile[]) => readonly SourceFile[];
};

/** What comes from the package: its files, and the folder that they are in as it is seen from the bank’s. */
export type Standard = { files: readonly SourceFile[]; from: string };

/** A folder that has everything itself, as the project and an analyst’s have. */
export const wholeFolder = (files: readonly SourceFile[]): Overlay => ({
  isWhole: true,
  files,
  isOwn: () => true,
  hasOwn: () => true,
  toWrite: (file) => file,
  told: (finding) => finding,
  shown: () => files,
  over: (own) => own,
});

/**
 * Lays a bank’s files over those of the package. A journey that is the bank’s takes the place of ours with its forms,
 * scenarios and texts; other texts, and the lists of all journeys, are merged by key; everything else goes file by file.
 */
export function overlay(standard: Standard, own: readonly SourceFile[]): Overlay {
  const ours = new Map(standard.files.map((file) => [file.path, file]));
  const owned = new Map(own.map((file) => [file.path, file]));
  const hasOwn = (journey: string): boolean => owned.has(`journeys/${journey}/journey.json`);
  const isMerged = (path: string): boolean =>
    ours.has(path) && owned.has(path) && mergeDepth(path, hasOwn) !== undefined;
  const isOwn = (path: string): boolean => (owned.has(path) || !ours.has(path)) && !isMerged(path);
  return {
    isWhole: false,
    files: laidOver(ours, owned, hasOwn),
    isOwn,
    hasOwn,
    toWrite: (file) => {
      const our = ours.get(file.path);
      const depth = mergeDepth(file.path, hasOwn);
      if (our === undefined || depth === undefined) return withSchema(file, standard.from);
      const whole: unknown = JSON.parse(file.text);
      const differs = ownOf(JSON.parse(our.text), whole, depth) ?? (Array.isArray(whole) ? [] : {});
      return { path: file.path, text: jsonText(differs) };
    },
    told: (finding) => {
      const { file: path } = finding;
      if (isOwn(path)) return finding;
      const [our, theirs] = [ours.get(path), owned.get(path)];
      // What is mended in a place that no file has would be mended elsewhere.
      const { fix: _fix, ...found } = finding;
      if (theirs === undefined || our === undefined) return { ...found, file: `${standard.from}/${path}` };
      const whole = mergedFile(our, theirs, mergeDepth(path, hasOwn));
      const place = standsAt(found, { whole, own: theirs });
      if (place) return { ...found, ...place };
      return { ...found, ...standsAt(found, { whole, own: our }), file: `${standard.from}/${path}` };
    },
    shown: () => [
      ...own,
      ...standard.files.map(({ path, text }) => ({ path: `${standard.from}/${path}`, text })),
    ],
    over: (files) => overlay(standard, files).files,
  };
}

const schemaOf = /("\$schema": ")(?:\.\.\/)+(?=schemas\/)/;

/** Has an editor find the schema of a file, which is the package’s. */
export function withSchema({ path, text }: SourceFile, from: string): SourceFile {
  const up = '../'.repeat(path.split('/').length - 1);
  return { path, text: text.replace(schemaOf, `$1${up}${from}/`) };
}

type Files = ReadonlyMap<string, SourceFile>;

function laidOver(ours: Files, owned: Files, hasOwn: (journey: string) => boolean): SourceFile[] {
  const kept = [...ours.values()].filter(({ path }) => !owned.has(path) && !isReplaced(path, hasOwn));
  const laid = [...owned.values()].map((file) => {
    const our = ours.get(file.path);
    return our ? mergedFile(our, file, mergeDepth(file.path, hasOwn)) : file;
  });
  return [...kept, ...laid];
}

/** A journey of the bank’s is whole: what ours has more would be of another. Its texts come from ours while it has none. */
const isReplaced = (path: string, hasOwn: (journey: string) => boolean): boolean =>
  hasOwn(/^journeys\/([^/]+)\//.exec(path)?.[1] ?? '');

/** Lists of all journeys, whose entries are taken whole, as a guard is. */
export const lists: ReadonlySet<string> = new Set(
  ['deep-links', 'errors', 'guards', 'popups', 'routes', 'trigger-timeline', 'words'].map(
    (name) => `journeys/${name}.json`,
  ),
);

/** Says how deep a file is merged with ours; undefined where it takes its place. */
export function mergeDepth(path: string, hasOwn: (journey: string) => boolean): number | undefined {
  if (lists.has(path)) return 2;
  const texts = /^i18n\/it\/([^/]+)\.json$/.exec(path)?.[1];
  return texts === undefined || hasOwn(texts) ? undefined : Number.POSITIVE_INFINITY;
}

/** A file that cannot be read stands as it is, so that it is reported at its place. */
function mergedFile(ours: SourceFile, own: SourceFile, depth: number | undefined): SourceFile {
  if (depth === undefined) return own;
  const { value, duplicates } = openDocument(own);
  if (value === undefined || duplicates.length > 0) return own;
  return { path: own.path, text: jsonText(mergedJson(JSON.parse(ours.text), value, depth)) };
}
