import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bankSettings, hashOfOwn, ownPlacesOf, releaseOf, writeOwnParts } from '#server/folder';
import { noteAssets } from '../../ui/build/build-manifest.ts';
import { writeCompressed } from '../../ui/build/compress.ts';
import { compileOwnJourneys } from '../../ui/build/journeys/own-journeys.ts';
import { ownLists } from '../../ui/build/journeys/own-lists.ts';
import { isObject, ownOf } from '../overlay/merged-json.ts';
import { product, readStandard } from '../overlay/read-overlay.ts';
import type { OpenFolder } from '../workspace.ts';
import { laySettings } from './lay-settings.ts';
import { replaceFolder } from './replace-folder.ts';

/** What a build of a folder has made: how many journeys and files of texts the portal has otherwise by it. */
export type BuiltFolder = { journeys: number; texts: number };

/**
 * Writes `dist/` of a bank’s folder: the portal as it comes with the package, with scripts of the bank’s journeys and its words
 * beside it, the server that serves it and the settings: all that a machine with Node alone needs. `addTo` lays more beside it.
 * What was built before is replaced once all is there, and stays as it is where anything fails.
 */
export async function buildFolder(
  folder: OpenFolder,
  addTo: (into: string) => Promise<void> = async () => {},
): Promise<BuiltFolder> {
  let made: BuiltFolder = { journeys: 0, texts: 0 };
  await replaceFolder(join(folder.root, 'dist'), async (aside, before) => {
    made = await fill(folder, aside);
    laySettings(folder.root, aside);
    keepOthers(before, aside);
    await addTo(aside);
  });
  return made;
}

async function fill({ root, files }: OpenFolder, into: string): Promise<BuiltFolder> {
  const from = join(product, 'dist');
  const standard = readStandard(root).files.filter(isJson);
  const { scripts, entry, pages } = await compileOwnJourneys(standard, files.filter(isJson));
  const words = wordsOf(standard, files);
  const parts = [...ofPortal, ...ofServer].filter((part) => existsSync(join(from, part)));
  for (const part of parts) cpSync(join(from, part), join(into, part), { recursive: true });
  for (const { name, text } of scripts) {
    const file = join(into, 'portal/assets', name);
    writeFileSync(file, text);
    await writeCompressed(file);
  }
  noteAssets(into);
  writeOwnParts(into, {
    madeFrom: hashOfOwn(root) ?? '',
    release: releaseOf(from),
    words,
    own: { pages, ...(entry !== undefined && { entry }), lists: ownLists(standard, files) },
    places: ownPlacesOf(root),
  });
  return { journeys: Math.max(scripts.length - 1, 0), texts: Object.keys(words).length };
}

const ofPortal = ['portal', 'console', 'build.json'];

/** What runs on a Node alone, as the package brings it; in a clone nobody has compiled it. */
const ofServer = ['server', 'start.mjs'];
const ofSettings = [bankSettings, 'brand', 'i18n'];
const written: ReadonlySet<string> = new Set([...ofPortal, ...ofServer, ...ofSettings, 'own.json']);

/** Keeps what no build writes: files for nginx and the scripts of versions before, until they are laid anew. */
function keepOthers(before: string, aside: string): void {
  if (!existsSync(before)) return;
  for (const name of readdirSync(before))
    if (!written.has(name)) cpSync(join(before, name), join(aside, name), { recursive: true });
}

const isJson = ({ path }: { path: string }): boolean => path.endsWith('.json');

type Files = OpenFolder['files'];

/** Returns what texts say otherwise than ours, by file. */
function wordsOf(standard: Files, files: Files): Record<string, unknown> {
  const ours = new Map(standard.map(({ path, text }) => [path, text]));
  const named = files.flatMap(({ path, text }) => {
    const name = /^i18n\/it\/([^/]+)\.json$/.exec(path)?.[1];
    // Those of a journey of the bank’s own come with it, too.
    if (name === undefined || ours.get(path) === text) return [];
    const own = ownOf(JSON.parse(ours.get(path) ?? '{}'), JSON.parse(text));
    return isObject(own) ? [[name, own] as const] : [];
  });
  return Object.fromEntries(named);
}
