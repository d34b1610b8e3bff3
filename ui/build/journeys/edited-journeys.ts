import { relative, sep } from 'node:path';
import type { JourneyFault } from './journey-fault.ts';
import { readJourneySources, type JourneySource } from './journey-files.ts';

/** Finds what is wrong with the journeys. */
export type JourneyCheck = (
  sources: readonly JourneySource[],
) => readonly JourneyFault[] | Promise<readonly JourneyFault[]>;

/** The files of journeys while they are being written: what is served of them is what was sound last. */
export type EditedJourneys = {
  sources(): readonly JourneySource[];
  /** What hinders the files as they were read last; empty when they are sound. */
  errors(): readonly JourneyFault[];
  /** Reads and judges the files as they are now. */
  read(): Promise<void>;
};

/** Follows files that somebody is writing. At a start on unsound ones, journeys that have faults are left out until they have none. */
export function followEdits(root: string, check: JourneyCheck): EditedJourneys {
  let sound: readonly JourneySource[] | undefined;
  let errors: readonly JourneyFault[] = [];
  let served: readonly JourneySource[] = [];
  return {
    sources: () => served,
    errors: () => errors,
    read: async () => {
      const sources = readJourneySources(root);
      errors = (await check(sources)).filter(({ severity }) => severity !== 'warning');
      if (errors.length === 0) sound = sources;
      served = sound ?? withoutFaulty(sources, errors);
    },
  };
}

function withoutFaulty(
  sources: readonly JourneySource[],
  errors: readonly JourneyFault[],
): readonly JourneySource[] {
  const faulty = new Set(errors.flatMap(({ file }) => [file, ...folderOf(file)]));
  return sources.filter(({ path }) => ![path, ...folderOf(path)].some((place) => faulty.has(place)));
}

// A fault of a form or a scenario is one of its journey.
const folderOf = (path: string): string[] => /^journeys\/[^/]+\//.exec(path)?.slice(0) ?? [];

/** Returns the path of a file as the sources have it. */
export const sourcePath = (root: string, file: string): string => relative(root, file).split(sep).join('/');

/** A file of texts, by the name of its namespace; nothing for other files. */
export const textsNamespace = (path: string): string | undefined =>
  /^i18n\/it\/([^/]+)\.json$/.exec(path)?.[1];
