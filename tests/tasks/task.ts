/** What is asked after a stage; each says in its own words what is still left out. */
export type Check =
  | { by: 'types' }
  | { by: 'lint' }
  | { by: 'journeys' }
  | { by: 'scenarios' }
  | { by: 'tests'; files: readonly string[] };

/** A place of a task, in the order in which a newcomer comes to it. */
export type Stage = {
  /** The file to write or to change, from the project’s root. */
  place: string;
  /** What to do there, for CONTRIBUTING.md. */
  what: string;
  /** Does it on a text of the file, which is empty where there is no file yet. */
  edit: (text: string) => string;
  /** What derives files from it. */
  generate?: 'generate' | 'generate:rules';
  /** What names the next place, and the words by which it does; nothing where this stage and the next are one. */
  left?: Check & { names: string };
};

/** Something that a newcomer wants, which leads through several rooms. */
export type Task = {
  name: string;
  wish: string;
  stages: readonly Stage[];
  atEnd: readonly Check[];
  /** What the task as it is done here does not come by, in words for CONTRIBUTING.md. */
  beside?: string;
};

/** Puts more after a text that stands in a file once. */
export const after =
  (anchor: string, more: string) =>
  (text: string): string =>
    swap(anchor, anchor + more)(text);

/** Writes one text in place of another that stands in a file once. */
export const swap =
  (old: string, next: string) =>
  (text: string): string => {
    const parts = text.split(old);
    if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times instead of once: ${old}`);
    return parts.join(next);
  };

/** Does several edits of a file, one after another. */
export const all =
  (...edits: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    edits.reduce((sofar, edit) => edit(sofar), text);

/** Writes a file that is not there yet. */
export const made =
  (lines: string) =>
  (text: string): string => {
    if (text !== '') throw new Error('it is there already');
    return lines;
  };
