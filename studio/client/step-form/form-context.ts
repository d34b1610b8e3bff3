import { createContext, use } from 'react';

/** What the fields of a form share; rjsf compares deeply and takes all functions for equal, so that these come beside it. */
export type StepFormContext = {
  /** What is wrong, by the place of the step. */
  told: Readonly<Record<string, readonly string[]>>;
  /** How names are told, by their sort. */
  words: (sort: string | undefined, name: string) => string;
  /** Names that are offered while one is typed. */
  suggested: (sort: string | undefined) => readonly string[];
  /** Puts something at a place of the step; nothing takes what stands there away. */
  put: (keys: readonly string[], next: unknown) => void;
};

/** Holds what the fields share. */
export const StepFormShared = createContext<StepFormContext>({
  told: {},
  words: (_sort, name) => name,
  suggested: () => [],
  put: () => undefined,
});

/** Tells what the fields share. */
export const useStepForm = (): StepFormContext => use(StepFormShared);
