import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A text file that says something of a journey; the path is relative to the project, with forward slashes. */
export type JourneySource = { path: string; text: string };

/** The folders of journeys and their texts, in a project’s. */
export const sourceFolders: readonly string[] = ['journeys', join('i18n', 'it')];

/** Reads every file of journeys and texts under a project folder, in a stable order. */
export function readJourneySources(root: string): JourneySource[] {
  return sourceFolders.flatMap((folder) => {
    const base = join(root, folder);
    if (!existsSync(base)) return [];
    return readdirSync(base, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => readSource(root, join(base, name)));
  });
}

function readSource(root: string, file: string): JourneySource {
  return { path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') };
}
