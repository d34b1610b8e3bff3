import type { Sources, Words } from '#analysis';
import type { RevisionLine, RevisionView } from '../../review.ts';

/** The folder as it was at a revision. */
export type FolderThen = { revision: RevisionView; sources: Sources };

/** What the folder was, as its repository knows it; nothing of it is ever written. */
export type FolderPast = {
  /** Reads it at a revision, or at the one that changes are counted from; refused, it says why and what to do. */
  at(revision?: string): FolderThen | { refused: Words };
  /** Lists revisions to compare a journey with, the likeliest first. */
  revisions(journey: string): readonly RevisionLine[];
};
