import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bankSettings, hashOfOwn, ownPlacesOf, releaseOf, writeOwnParts } from '#server/folder';
import { writeCompressed } from '../../ui/build/compress.ts';
import { compileOwnJourneys } from '../../ui/build/journeys/own-journeys.ts';
import { ownLists } from '../../ui/build/journeys/own-lists.ts';
import { isObject, ownOf } from '../overlay/merged-json.ts';
import { product, readStandard } from '../overlay/read-overlay.ts';
import type { OpenFolder } from '../workspace.ts';
import { laySettings } from './lay-settings.ts';

/** What a build of a folder has made: how many journeys and files of texts the portal has otherwise by it. */
export type BuiltFolder = { dist: string; journeys: number; texts: number };

/**
 * Writes `dist/` of a bank’s folder: the portal as it comes with the package, with scripts of the bank’s journeys and its words
 * beside it, the server that serves it and the settings: all that a machine with Node alone needs. What was served from there
 * before is replaced once all is written.
 */
export async function buildFolder({ root, files }: OpenFolder): Promise<BuiltFolder> {
  const dist = join(root, 'dist');
  const aside = join(root, `dist.${process.pid}`);
  const from = join(product, 'dist');
  const standard = readStandard(root).files.filter(isJson);
  const { scripts, entry, pages } = await compileOwnJourneys(standard, files.filter(isJson));
  const words = wordsOf(standard, files);
  const lists = ownLists(standard, files);
  try {
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(aside, { recursive: true });
    const parts = [...ofPortal, ...ofServer].filter((part) => existsSync(join(from, part)));
    for (const part of parts) cpSync(join(from, part), join(aside, part), { recursive: true });
    for (const { name, text } of scripts) {
      const file = join(aside, 'portal/assets', name);
      writeFileSync(file, text);
      await writeCompressed(file);
    }
    writeOwnParts(aside, {
      madeFrom: hashOfOwn(root) ?? '',
      release: releaseOf(from),
      words,
      own: { pages, ...(entry !== undefined && { entry }), lists },
      places: ownPlacesOf(root),
    });
    laySettings(root, aside);
    mkdirSync(dist, { recursive: true });
    for (const part of [...ofPortal, ...ofServer, ...ofSettings, 'own.json']) {
      rmSync(join(dist, part), { recursive: true, force: true });
      if (existsSync(join(aside, part))) renameSync(join(aside, part), join(dist, part));
    }
    copyFileSync(join(product, 'docs/operations/nginx/static.conf'), join(dist, 'nginx.conf'));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  const journeys = Math.max(scripts.length - 1, 0);
  return { dist, journeys, texts: Object.keys(words).length };
}

const ofPortal = ['portal', 'console', 'build.json'];

/** What runs on a Node alone, as the package brings it; in a clone nobody has compiled it. */
const ofServer = ['server', 'start.mjs'];
const ofSettings = [bankSettings, 'brand', 'i18n'];

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
