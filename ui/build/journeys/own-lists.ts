import type { DeepLinksFile, TriggerTimelineFile } from '#schemas';
import type { JourneySource } from './journey-files.ts';

/** The lists of all journeys that a portal knows from its build, where a bank has them otherwise. */
export type OwnLists = { timeline?: TriggerTimelineFile; deepLinks?: DeepLinksFile };

const paths: Readonly<Record<keyof OwnLists, string>> = {
  timeline: 'journeys/trigger-timeline.json',
  deepLinks: 'journeys/deep-links.json',
};

/** Returns the lists that a bank has otherwise than we, whole: they are small, and merged already. */
export function ownLists(ours: readonly JourneySource[], whole: readonly JourneySource[]): OwnLists {
  const lists = Object.entries(paths).flatMap(([name, path]) => {
    const [before, now] = [ours, whole].map((files) => asServed(files.find((file) => file.path === path)));
    return now === undefined || now === before ? [] : [[name, JSON.parse(now)] as const];
  });
  return Object.fromEntries(lists); // each held to its schema by the check
}

/** Where an editor finds the schema is served to nobody. */
const asServed = (file: JourneySource | undefined): string | undefined =>
  file && JSON.stringify({ ...JSON.parse(file.text), $schema: undefined });
