import type { FileToBe, JourneyAddition, StepChanging } from '#studio';
import { UsageError } from '../command.ts';
import { goalFiles } from '../create/goals/goal-files.ts';
import { isListing, isRoute, mustBeName, mustBeNew } from '../create/ordered-journey.ts';
import { popupsWith } from '../create/new-journey.ts';
import type { Project } from '../language-server/project.ts';
import { filesWith } from './files-to-be.ts';
import { sourcesToBegin } from './sources-to-begin.ts';

/**
 * Works out the files of a new journey for a goal, in a folder that may have none yet.
 *
 * @throws {UsageError} when it cannot be, or is there already.
 */
export function journeyAddition(project: Project, addition: JourneyAddition): StepChanging {
  const { journey: id, goal, operation, opening } = addition;
  const title = addition.title.trim();
  mustBeName(id);
  if (title === '') throw new UsageError({ en: 'The title is empty.', it: 'Il titolo è vuoto.' });
  const { route, listed } = opening;
  if (route !== undefined && !isRoute(route))
    throw new UsageError({
      en: `A path is written as /lost-card, not "${route}".`,
      it: `Un indirizzo si scrive come /carta-smarrita, non "${route}".`,
    });
  if (listed !== undefined && !isListing(listed))
    throw new UsageError({
      en: `No journeys are offered at "${listed}".`,
      it: `In "${listed}" non si offrono flussi.`,
    });
  const sources = sourcesToBegin(project);
  const files = goalFiles({ id, title, goal, operation, opening }, sources);
  mustBeNew(files, (path) => project.text(path) !== undefined);
  const made = files.map(({ path, text }): FileToBe => ({ path, was: undefined, text, places: 1 }));
  const popups = popupsWith(id, opening, sources);
  return { files: [...made, ...(popups ? filesWith(popups.document, popups.next) : [])] };
}
