import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLanguage, readSources, type SourceFile, type Sources } from '#analysis';
import { readOperations } from '#schemas/provider';
import type { StepChange, StepRename, StepRewriting } from '../../written.ts';
import type { StepChanging, StudioFolder } from '../studio-folder.ts';

const root = join(import.meta.dirname, '../../..');

const filesUnder = (folder: string): SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));

const language = readLanguage(filesUnder('schemas'), readOperations());

/** What these folders are not asked for. */
const unasked = {
  goals: () => [],
  explore: () => ({ stop: () => undefined }),
};

/** It has no repository. */
const noPast: Pick<StudioFolder, 'past'> = {
  past: { at: () => ({ refused: { en: 'No git.', it: 'Non c’è git.' } }), revisions: () => [] },
};

/** A folder with some of the project’s journeys, and what else may happen to it. */
export function folderOfJourneys(...ids: readonly string[]) {
  const own = ids.flatMap((id) => filesUnder(`journeys/${id}`));
  const onDisk = new Map([...own, ...filesUnder('i18n/it')].map(({ path, text }) => [path, text]));
  for (const path of ['errors', 'guards', 'popups', 'routes'].map((name) => `journeys/${name}.json`))
    onDisk.set(path, readFileSync(join(root, path), 'utf8'));
  let seen: Sources | undefined;
  let meanwhile: (() => void) | undefined;
  const happen = (): void => {
    const happens = meanwhile;
    meanwhile = undefined;
    happens?.();
  };
  const read = (): Sources => {
    const files = [...onDisk].map(([path, text]) => ({ path, text }));
    seen = readSources(language, files, { views: {}, ...(seen && { before: seen }) });
    return seen;
  };
  const folder: StudioFolder = {
    path: '/work',
    ...noPast,
    reread: () => void read(),
    sources: () => seen ?? read(),
    text: (path) => onDisk.get(path),
    findings: () => [],
    trouble: () => undefined,
    openJudge: () => ({ judge: () => undefined, foresee: () => Promise.resolve([]), close: () => undefined }),
    changed: () => new Promise(() => undefined),
    whose: () => undefined,
    write: (path, { was, text }) => {
      happen();
      if (onDisk.get(path) !== was) return 'changed';
      onDisk.set(path, text);
      return 'written';
    },
    create: (path, text) => {
      happen();
      if (onDisk.has(path)) return 'there';
      onDisk.set(path, text);
      return 'written';
    },
    remove: (path, was) => {
      if (onDisk.get(path) !== was) return 'changed';
      onDisk.delete(path);
      return 'written';
    },
    changing: (change) => changingIn([...onDisk], change),
    ...unasked,
  };
  return {
    folder,
    sources: (): Sources => seen ?? read(),
    text: (path: string) => onDisk.get(path),
    json: (path: string): unknown => JSON.parse(onDisk.get(path) ?? 'null'),
    paths: () => [...onDisk.keys()],
    change: (path: string, edit: (text: string) => string): void =>
      void onDisk.set(path, edit(onDisk.get(path) ?? '')),
    remove: (path: string): void => void onDisk.delete(path),
    /** Has something happen once, before the next file is written or made. */
    meanwhile: (happens: () => void): void => void (meanwhile = happens),
  };
}

/** Changes steps wherever their names stand in quotes: what speaks of a step is the command line’s to know. */
function changingIn(
  files: readonly (readonly [path: string, text: string])[],
  change: StepChange | StepRewriting,
): StepChanging {
  if (change.kind === 'rename') return renamingIn(files, change);
  const { journey } = change;
  const step = 'step' in change && change.kind !== 'write-field' ? change.step : nameIn(change);
  const gone = files.find(([path]) => path === `journeys/${journey}/scenarios/${step}.json`);
  if (!gone) return { refused: { en: `${step} is not there.`, it: `${step} non c’è.` } };
  const [path, was] = gone;
  return { files: [{ path, was, text: undefined, places: 1, title: step }], leads: [] };
}

const nameIn = (change: Exclude<StepChange, StepRename> | StepRewriting): string =>
  'name' in change ? change.name : '';

function renamingIn(
  files: readonly (readonly [path: string, text: string])[],
  { journey, step, name }: StepRename,
): StepChanging {
  const own = files.filter(
    ([path]) => path.startsWith(`journeys/${journey}/`) || path === `i18n/it/${journey}.json`,
  );
  const isThere = (each: string): boolean => own.some(([, text]) => text.includes(`"${each}"`));
  if (!isThere(step)) return { refused: { en: `${step} is not there.`, it: `${step} non c’è.` } };
  if (isThere(name)) return { refused: { en: `${name} is taken.`, it: `${name} c’è già.` } };
  const renamed = own.map(([path, was]) => ({
    path,
    was,
    text: was.replaceAll(`"${step}"`, `"${name}"`),
    places: was.split(`"${step}"`).length - 1,
  }));
  return { files: renamed.filter(({ places }) => places > 0) };
}
