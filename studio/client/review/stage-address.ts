/** Where the stage stands that shows journeys as they are, or as they were at a revision. */
export const stageAddress = (revision: string | undefined): string =>
  revision === undefined ? '/stage' : `/stage?at=${encodeURIComponent(revision)}`;
