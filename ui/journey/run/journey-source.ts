import type { PreparedJourney } from '#engine';
import type { ErrorCatalogue, FormFile, JourneyFile } from '#schemas';
import type { compiledForm } from '#ui/forms';

/** What the build compiled of one journey’s forms, by form. */
type Validators = Readonly<Record<string, Parameters<typeof compiledForm>[1]>>;

/** All that one journey’s chunk brings. */
export type JourneyChunk = {
  /** As the build has compiled it. */
  journey: PreparedJourney;
  forms: Readonly<Record<string, FormFile>>;
  /** The journey’s file of texts, a tree of words as the build has checked. */
  texts: Readonly<Record<string, unknown>>;
  validators: Validators;
};

/** What is known of a journey before its chunk is fetched. */
export type JourneyEntry = {
  id: string;
  /** A dialog, unless it is said. */
  surface?: 'page';
  /** By what it opens. */
  opens?: NonNullable<JourneyFile['opens']>;
  /** The guard that offers it, as `writtenOut` writes it. */
  allow?: unknown;
  /** The inputs that it declares, by name. */
  input?: Readonly<Record<string, string>>;
  /** The services of the card that its guard reads. */
  services?: readonly string[];
  /** The journeys that it may run as frames, strong authentication included. */
  runs?: readonly string[];
  /** How many fields the first screen of a page usually has. */
  fields?: number;
  /** What it is called where it is offered. */
  words?: { label: string; text: string };
};

/** Where journeys come from: the build’s virtual modules in the portal, plain objects in tests. */
export type JourneySource = {
  index: readonly JourneyEntry[];
  chunk(id: string): Promise<JourneyChunk>;
  errors(): Promise<ErrorCatalogue>;
  /** In development, tells that journeys were edited: from then on it gives them as they are now. */
  onEdited?: (listener: () => void) => void;
};

/**
 * Names every journey whose chunk a run needs: itself and all that it may run, and what those may run in turn.
 *
 * @throws {Error} when the index has no such journey.
 */
export function journeysNeeded(index: readonly JourneyEntry[], id: string): readonly string[] {
  const needed = new Set<string>();
  const visit = (name: string): void => {
    if (needed.has(name)) return;
    const entry = index.find((candidate) => candidate.id === name);
    if (!entry) throw new Error(`There is no journey "${name}": look in journeys/ for the names.`);
    needed.add(name);
    entry.runs?.forEach(visit);
  };
  visit(id);
  return [...needed];
}
