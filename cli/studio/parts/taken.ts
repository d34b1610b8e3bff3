import type { Sources } from '#analysis';
import type { FileToBe } from '#studio';
import { UsageError } from '../../command.ts';
import type { Project } from '../../language-server/project.ts';
import { sourcesToBe } from '../files-to-be.ts';
import { filesWithoutDatum } from './datum-files.ts';
import { withoutPart } from './orphans.ts';

type Schemas = Sources['language']['schemas'];

/**
 * Takes data and limits out of a journey, each with what writes it and what is filled with it.
 *
 * @throws {UsageError} when something is decided by one of them.
 */
export const withoutParts = (definition: unknown, paths: readonly string[], schemas: Schemas): unknown =>
  paths.reduce((made, path) => taken(made, path, schemas), definition);

function taken(definition: unknown, path: string, schemas: Schemas): unknown {
  const { definition: without, barred } = withoutPart(definition, path, schemas);
  if (barred.length === 0) return without;
  const places = [...new Set(barred.map((keys) => keys.slice(0, 2).join('.')))].join(', ');
  throw new UsageError({
    en: `${path} decides something at ${places}. Change that first.`,
    it: `${path} decide qualcosa in ${places}. Prima cambia quel punto.`,
  });
}

type Ground = { project: Project; before: Sources; journey: string };

/** Makes the forms and scenarios of a journey without the data among what goes, over files that change already. */
export function filesWithoutData(
  paths: readonly string[],
  files: readonly FileToBe[],
  { project, before, journey }: Ground,
): FileToBe[] {
  const data = paths.flatMap((path) => (path.startsWith('data.') ? [path.slice('data.'.length)] : []));
  return data.reduce<FileToBe[]>(
    (made, name) => laidOver(made, filesWithoutDatum(project, sourcesToBe(before, made), { journey, name })),
    [...files],
  );
}

/** Lays files over others: one that is changed twice is as it was, and as it is to be. */
export function laidOver(files: readonly FileToBe[], later: readonly FileToBe[]): FileToBe[] {
  const anew = new Map(later.map((file) => [file.path, file]));
  const both = files.map((file) => {
    const next = anew.get(file.path);
    anew.delete(file.path);
    return next ? { ...next, was: file.was, places: file.places + next.places } : file;
  });
  return [...both, ...anew.values()];
}
