import type { JourneyState } from '#engine';

/** Names where a run stands: the same for the page, where somebody walks, and for the server, which walks it again. */
export function standingOf({ frames, ended }: JourneyState): string {
  if (ended) return `ended ${ended.outcome}`;
  const { journey = '', step = '', pending } = { ...frames.at(-1) };
  return pending && !pending.kept ? `${journey}/${step} ${pending.request.operation}` : `${journey}/${step}`;
}

/** The longest title of a scenario that Studio writes: a longer one is no sentence to be read in a list. */
export const longestTitle = 120;
