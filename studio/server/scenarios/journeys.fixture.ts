import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLanguage, readSources, type SourceFile, type Sources } from '#analysis';
import { readOperations } from '#schemas/provider';
import type { StudioFolder } from '../studio-folder.ts';

const root = join(import.meta.dirname, '../../..');

const filesUnder = (folder: string): SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));

const language = readLanguage(filesUnder('schemas'), readOperations());

/** A folder with some of the project’s journeys, and what else may happen to it. */
export function folderOfJourneys(...ids: readonly string[]) {
  const own = ids.flatMap((id) => filesUnder(`journeys/${id}`));
  const onDisk = new Map([...own, ...filesUnder('i18n/it')].map(({ path, text }) => [path, text]));
  for (const path of ['errors', 'guards', 'popups', 'routes'].map((name) => `journeys/${name}.json`))
    onDisk.set(path, readFileSync(join(root, path), 'utf8'));
  let seen: Sources | undefined;
  let meanwhile: (() => void) | undefined;
  const read = (): Sources => {
    const files = [...onDisk].map(([path, text]) => ({ path, text }));
    seen = readSources(language, files, { views: {}, ...(seen && { before: seen }) });
    return seen;
  };
  const folder: StudioFolder = {
    path: '/work',
    reread: () => void read(),
    sources: () => seen ?? read(),
    text: (path) => onDisk.get(path),
    findings: () => [],
    trouble: () => undefined,
    openJudge: () => ({ judge: () => undefined, close: () => undefined }),
    changed: () => new Promise(() => undefined),
    since: () => undefined,
    write: (path, { was, text }) => {
      if (onDisk.get(path) !== was) return 'changed';
      onDisk.set(path, text);
      return 'written';
    },
    create: (path, text) => {
      meanwhile?.();
      meanwhile = undefined;
      if (onDisk.has(path)) return 'there';
      onDisk.set(path, text);
      return 'written';
    },
    remove: (path, was) => {
      if (onDisk.get(path) !== was) return 'changed';
      onDisk.delete(path);
      return 'written';
    },
    explore: () => ({ stop: () => undefined }),
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
    /** Has something happen once, before the next file is made. */
    meanwhile: (happens: () => void): void => void (meanwhile = happens),
  };
}
