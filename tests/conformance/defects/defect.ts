import type { Project } from './project.ts';

/** One change of a file: a value put, a key renamed, a member taken away, or the text changed as text. */
export type Edit = { file: string } & (
  | { pointer: string; put: unknown }
  | { pointer: string; rename: string }
  | { pointer: string; drop: true }
  | { text: (text: string) => string }
);

/** A mistake made in the real files, and where the check must tell of it. */
export type Defect = { edits: readonly Edit[]; seen: { file: string; pointer: string } };

/** A kind of mistake: the class of defects it belongs to, the rule that must find it, and the places where it can be made. */
export type Mutator = {
  class: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  rule: string;
  /** The clean files are the revision that the check is held against. */
  sinceClean?: true;
  places: (project: Project) => Iterable<Defect>;
};

/** Puts a value where the finding must stand. */
export const put = (file: string, pointer: string, value: unknown): Defect => ({
  edits: [{ file, pointer, put: value }],
  seen: { file, pointer },
});

/** Takes a member away; the finding stands at what is named. */
export const drop = (file: string, pointer: string, seen: string): Defect => ({
  edits: [{ file, pointer, drop: true }],
  seen: { file, pointer: seen },
});

/** Renames a key; the finding stands at its new name. */
export const rename = (file: string, pointer: string, name: string): Defect => ({
  edits: [{ file, pointer, rename: name }],
  seen: { file, pointer: `${pointer.slice(0, pointer.lastIndexOf('/'))}/${name}` },
});
