import { journeyFile } from '../guards/use-guard-draft.ts';
import { useDraft, type Writing } from '../drafts/use-draft.ts';
import { postJson } from '../server/ask.ts';
import { places } from '../server/places.ts';
import { pointerTo } from '#analysis/document';

/** Where a step of a journey stands. */
export type StepPlace = { journey: string; step: string };

/** Works with one step of a journey as it is written, in its form as in its JSON. */
export function useStepDraft({ journey, step }: StepPlace, now: string): Writing {
  return useDraft({
    file: journeyFile(journey),
    key: pointerTo('/steps', step),
    now,
    write: ({ was, words }) => postJson(places.stepEdit(), { journey, step, was, text: words }),
  });
}
