import type { JourneyView } from './protocol.ts';

/** A revision to compare with. */
export type RevisionLine = { name: string; kind: 'branch' | 'tag' | 'commit'; subject: string; day: string };

/** A revision of the folder’s repository. `day` is that of its commit, as `2026-11-28`. */
export type RevisionView = { asked: string; commit: string; day: string; subject: string };

/** What became of a part of a journey. */
export type Mark = 'added' | 'removed' | 'changed';

/** One change, in the words of `percorso diff`, with the steps that it is about. */
export type ReviewChange = {
  id: string;
  name: string;
  steps: readonly string[];
  before?: string;
  after?: string;
};

/** Changes of one sort. */
export type ReviewPart = { part: string; heading: string; changes: readonly ReviewChange[] };

/** A screen of which a holder sees something else. */
export type ReviewScreen = { step: string; title: string; mark: Mark };

/** What changes of a journey against a revision. */
export type Compared = {
  kind: 'compared';
  revision: RevisionView;
  /** What becomes of the journey, and of holders in the middle of it. */
  told: readonly string[];
  isNew: boolean;
  /** Files that could not be read then. */
  unread: readonly string[];
  /** Why the journey cannot be read, then or now. */
  fault?: string;
  parts: readonly ReviewPart[];
  /** The journey as it is, with what is gone of it. */
  drawn: JourneyView;
  marks: { steps: Readonly<Record<string, Mark>>; ways: Readonly<Record<string, Mark>> };
  screens: readonly ReviewScreen[];
};

/** The same, or why it cannot be told, and what to do. */
export type ReviewView = Compared | { kind: 'refused'; why: string };
