import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readTaken, sumsOf } from '../../cli/overlay/taken.ts';
import { openEmptyFolder, type SmallFolder } from './small-folder.ts';

/** The files of a journey of the package that a bank makes its own. */
export const texts = 'i18n/it/card-lock.json';
export const journey = 'journeys/card-lock/journey.json';

/** Reads a file of a folder. */
export const readIn = (folder: SmallFolder, path: string): string =>
  readFileSync(join(folder.path, path), 'utf8');

/** Reads what a file of a folder says. */
export const valueIn = (folder: SmallFolder, path: string) => JSON.parse(readIn(folder, path));

/** Replaces a piece of a file. */
export function replaceIn(folder: SmallFolder, path: string, change: [from: string, to: string]): void {
  const text = readIn(folder, path);
  expect(text).toContain(change[0]);
  folder.write(path, text.replace(...change));
}

/** Has the folder know what was taken as it stands now. */
export function noteTaken(folder: SmallFolder): void {
  const seen = valueIn(folder, '.percorso/seen.json');
  folder.write('.percorso/seen.json', JSON.stringify({ ...seen, taken: sumsOf(readTaken(folder.path)) }));
}

/** Has the folder be as an earlier version left it, which noted nothing of what was taken. */
export function forgetNote(folder: SmallFolder): void {
  const { taken: _taken, ...seen } = valueIn(folder, '.percorso/seen.json');
  folder.write('.percorso/seen.json', JSON.stringify(seen));
}

/** A bank’s folder that was laid over a package whose journey was otherwise: here ours is the new one. */
export async function openOverEarlier(
  ...changes: [path: string, from: string, to: string][]
): Promise<SmallFolder> {
  const folder = openEmptyFolder();
  await folder.percorso(['init', '.']);
  await folder.percorso(['adapt', 'card-lock']);
  for (const [path, from, to] of changes)
    for (const place of [path, `.percorso/taken/${path}`]) replaceIn(folder, place, [from, to]);
  noteTaken(folder);
  return folder;
}

/** A change of the package’s since then. */
export const earlierTitle: [string, string, string] = [texts, 'Bloccare la carta?', 'Blocchi la carta?'];
