import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOwnParts } from './own-parts.ts';

/** Returns the places outside the portal that a bank’s folder names beside ours, or that a build of it has named. */
export function ownPlacesOf(folder: string): readonly string[] {
  const file = join(folder, 'journeys', 'routes.json');
  if (!existsSync(file)) return readOwnParts(folder)?.places ?? [];
  const { places }: { places?: unknown } = Object(parsed(readFileSync(file, 'utf8')));
  return Array.isArray(places) ? places.map(String) : [];
}

/** What cannot be read is told by the check of journeys, at its place. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
