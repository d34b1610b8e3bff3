import { applyEdits, jsonEdits, type SourceFile } from '#analysis';
import { goals, listings, type Goal, type NewOpening } from '#studio';
import { noSuch, textOption, UsageError, type Given } from '../command.ts';
import type { Workspace } from '../workspace.ts';
import { goalFiles } from './goals/goal-files.ts';
import { newJourneyFiles, popupsWith } from './new-journey.ts';

const name = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const route = /^(\/:?[A-Za-z0-9][A-Za-z0-9-]*)+$/;

/** Returns whether something may be the name of a journey or a step. */
export const isName = (typed: string): boolean => name.test(typed);

/** Returns whether something may be the path of a page. */
export const isRoute = (typed: string): boolean => route.test(typed);

/** Returns whether the portal offers journeys there. */
export const isListing = (typed: string): boolean => listings.some((each) => each === typed);

/**
 * Makes the files of a journey that was ordered on the command line.
 *
 * @throws {UsageError} when something of it cannot be, or is there already.
 */
export function orderedJourney(
  [id, ...others]: readonly string[],
  given: Given,
  { files: known, sources }: Workspace,
): SourceFile[] {
  if (id === undefined || others.length > 0)
    throw new UsageError({
      en: 'name the journey: new journey <id>.',
      it: 'indica il flusso: new journey <id>.',
    });
  mustBeName(id);
  const opening = openingOf(given);
  const goal = goalOf(given);
  const { operation = '', title } = optionsOf(given, ['operation', 'title']);
  const files = goal
    ? goalFiles({ id, goal, operation, title: titled(title), opening }, sources)
    : newJourneyFiles(id, opening, sources);
  mustBeNew(files, (path) => known.some((file) => file.path === path));
  // Without a goal and an opening, other journeys call it, and no popup is named after it.
  const opens = goal !== undefined || Object.keys(opening).length > 0;
  const popups = opens && popupsWith(id, opening, sources);
  if (!popups) return files;
  const { path, text } = popups.document;
  return [...files, { path, text: applyEdits(text, jsonEdits(popups.document, popups.next)) }];
}

/**
 * Holds that nothing of a new journey stands there.
 *
 * @throws {UsageError} when something does.
 */
export function mustBeNew(files: readonly SourceFile[], isThere: (path: string) => boolean): void {
  const present = files.find(({ path }) => isThere(path));
  if (present)
    throw new UsageError({
      en: `${present.path} is there already.`,
      it: `${present.path} c’è già.`,
    });
}

function goalOf(given: Given): Goal | undefined {
  const typed = textOption(given, 'goal');
  const goal = goals.find((each) => each === typed);
  if (typed === undefined || goal) return goal;
  throw noSuch(typed, goals, {
    en: `there is no goal "${typed}".`,
    it: `lo scopo "${typed}" non c’è.`,
  });
}

function titled(title: string | undefined): string {
  if (title !== undefined && title.trim() !== '') return title.trim();
  throw new UsageError({
    en: 'a journey for a goal needs --title, in Italian.',
    it: 'un flusso per uno scopo vuole --title, in italiano.',
  });
}

function openingOf(given: Given): NewOpening {
  const opening = optionsOf(given, ['route', 'listed']);
  if (opening.route !== undefined && !isRoute(opening.route))
    throw new UsageError({
      en: `--route takes a path such as /lost-card, not "${opening.route}".`,
      it: `--route vuole un percorso come /carta-smarrita, non "${opening.route}".`,
    });
  if (opening.listed !== undefined && !isListing(opening.listed))
    throw new UsageError({
      en: `--listed takes ${listings.join(' or ')}, not "${opening.listed}".`,
      it: `--listed vuole ${listings.join(' o ')}, non "${opening.listed}".`,
    });
  return opening;
}

/** Reads those of some options that are given. */
export function optionsOf<Name extends string>(
  given: Given,
  names: readonly Name[],
): { [Each in Name]?: string } {
  const told = names.flatMap((each) => {
    const value = textOption(given, each);
    return value === undefined ? [] : [[each, value]];
  });
  // Each entry is one of the names with its text.
  return Object.fromEntries(told) as { [Each in Name]?: string };
}

/**
 * Holds that something may be a name.
 *
 * @throws {UsageError} when it may not.
 */
export function mustBeName(typed: string): void {
  if (!isName(typed))
    throw new UsageError({
      en: `"${typed}" is no name: small letters and digits, words joined by "-".`,
      it: `"${typed}" non è un nome: lettere minuscole e cifre, parole unite da "-".`,
    });
}
