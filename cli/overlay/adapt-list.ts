import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '#analysis';
import { UsageError } from '../command.ts';
import { withSchema } from './overlay.ts';
import { readStandard, seenFrom } from './read-overlay.ts';
import { writeTogether } from './write-together.ts';

/** Lists of all journeys whose entries a bank may have otherwise, one by one. */
const adaptable: readonly string[] = ['deep-links', 'errors', 'guards', 'trigger-timeline', 'words'];

/** Returns whether a name is that of such a list; no journey is called like one. */
export const isList = (name: string): boolean => adaptable.includes(name);

/**
 * Lays a list of the package into a folder, to be changed there; of what stays in it the folder’s counts.
 *
 * @throws {UsageError} when the folder has it already.
 */
export function adaptList(root: string, name: string): void {
  const path = `journeys/${name}.json`;
  if (existsSync(join(root, path)))
    throw new UsageError({
      en: `${path} is in this folder already.`,
      it: `${path} è già in questa cartella.`,
    });
  const ours = readStandard(root).files.find((file) => file.path === path);
  if (ours) writeTogether(root, [withSchema(ours, seenFrom(root))]);
}

/** Says that a list may be changed from now on, and what may go from it. */
export const toldAdaptedList = (name: string): Words => ({
  en: `journeys/${name}.json is in this folder now. Leave in it the entries to be changed alone: others come from the package.`,
  it: `journeys/${name}.json ora è in questa cartella. Lasciaci solo le voci da cambiare: le altre vengono dal pacchetto.`,
});
