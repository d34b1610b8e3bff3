import { openDocument } from '../source/document.ts';
import type { BesideProblem } from '../source/beside-problem.ts';
import type { Problem } from './rule.ts';

/** Tells what others have found in files beside the journeys, each at its place there. */
export const besideProblems = (problems: readonly BesideProblem[] = []): readonly Problem[] =>
  problems.map(({ file, place, pointer, message, hint }) => ({
    document: openDocument(file),
    pointer,
    place,
    message,
    hint,
  }));
