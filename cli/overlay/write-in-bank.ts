import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '#analysis';
import { isBankFolder } from '#server/folder';
import { openWorkspace } from '../workspace.ts';
import { adaptJourney } from './adapt-journey.ts';
import { withSchema } from './overlay.ts';
import { readOverlay, seenFrom } from './read-overlay.ts';
import { writeWhole } from './write-whole.ts';

/** A change of a file: what it was thought to be, and what it is to be. */
type Change = { was: string; text: string };

/**
 * Readies a bank’s folder for a change of a file that it has not itself, or only in part: a journey becomes its own, of other
 * texts it has those that differ. Returns the change as the file in the folder takes it; undefined where somebody else has
 * changed it meanwhile.
 */
export function changeInBank(root: string, path: string, change: Change): Change | undefined {
  const was = wasInBank(root, path, change.was);
  if (was === undefined || was === change.was) return was === undefined ? undefined : change;
  return { was, text: readOverlay(root).toWrite({ path, text: change.text }).text };
}

/** Returns what a file of a bank’s folder is, once it is there, in the place of what it was thought to be. */
export function wasInBank(root: string, path: string, was: string): string | undefined {
  if (!isBankFolder(root)) return was;
  const before = readOverlay(root);
  const file = join(root, path);
  if (before.isOwn(path) && existsSync(file)) return was;
  if (before.files.find((each) => each.path === path)?.text !== was) return undefined;
  takeJourney(root, path);
  // What says nothing of its own takes nothing of ours away.
  const empty = Array.isArray(JSON.parse(was)) ? '[]\n' : '{}\n';
  if (!existsSync(file)) writeWhole(root, { path, text: empty });
  return readFileSync(file, 'utf8');
}

/** Returns what a new file says in a bank’s folder: the schema that it names is the package’s. */
export const newInBank = (root: string, file: SourceFile): string =>
  isBankFolder(root) ? withSchema(file, seenFrom(root)).text : file.text;

/** Makes the journey of a file the bank’s own, where it is the package’s. */
export function takeJourney(root: string, path: string): void {
  const journey = /^journeys\/([^/]+)\//.exec(path)?.[1];
  if (journey === undefined || !isBankFolder(root)) return;
  const folder = openWorkspace(root);
  if (folder.overlay.hasOwn(journey) || !folder.sources.journeys.has(journey)) return;
  adaptJourney(folder, journey);
}
