/** What the tests of a folder say of its mutants, by their ids. */
export type Outcome = {
  /** Run while files were loaded, before a test began. */
  early: readonly string[];
  /** Run by a test. */
  covered: readonly string[];
  /** Noticed, with the test that did. */
  killed: Readonly<Record<string, string>>;
  /** Tests that fail on the code as it is. */
  failed: readonly string[];
  /** Tests that fail when they are run again, and so say nothing of changes. */
  once: readonly string[];
};
