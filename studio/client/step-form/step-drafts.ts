import { pointerTo } from '#analysis/document';
import type { TextPlace } from '../drafts/draft.ts';
import { journeyFile } from '../guards/use-guard-draft.ts';

/** Returns whether a draft is of a step as a whole, and of which. */
export const isDraftOfStep = (
  { file, key }: TextPlace,
  { journey, step }: { journey: string; step: string },
): boolean => file === journeyFile(journey) && key === pointerTo('/steps', step);

/** Returns whether a draft is of some step as a whole: it is no guard. */
export const isStepDraft = ({ key }: TextPlace): boolean => /^\/steps\/[^/]+$/.test(key);
