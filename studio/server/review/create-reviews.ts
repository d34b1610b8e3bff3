import {
  calledNow,
  diffAsWritten,
  renamesBetween,
  sayIn,
  type AnswerLanguage,
  type Sources,
} from '#analysis';
import type { ReviewView, RevisionLine } from '../../review.ts';
import type { ScenarioWalk, StageView } from '../../protocol.ts';
import { createStage } from '../stage/stage-view.ts';
import type { StudioFolder } from '../studio-folder.ts';
import { reviewView, type Comparison } from './review-view.ts';

type Ground = { folder: StudioFolder; language: AnswerLanguage };

/** Compares the folder with what it was. What was compared last is kept as long as neither side has changed. */
export function createReviews({ folder, language }: Ground) {
  const compare = createComparing({ folder, language });
  // What has been played of one state is forgotten with the next: each side has a stage of its own.
  const stage = createStage();
  const earlier = (revision: string): Sources | undefined => {
    const comparison = compare(revision);
    return 'why' in comparison ? undefined : comparison.earlier;
  };
  return {
    review: (id: string, revision: string | undefined): ReviewView | undefined => {
      const comparison = compare(revision);
      if ('why' in comparison) return { kind: 'refused', ...comparison };
      return reviewView(comparison, id, language);
    },
    revisions: (id: string): readonly RevisionLine[] => folder.past.revisions(id),
    /** All that the stage needs to show a journey as it was. */
    stageAt: (id: string, revision: string): StageView | undefined => {
      const sources = earlier(revision);
      return sources?.journeys.get(id)?.journey?.value && stage.view(sources, id);
    },
    walkAt: (journey: string, name: string, revision: string): ScenarioWalk | undefined => {
      const sources = earlier(revision);
      return sources && stage.walk(sources, { journey, name, proposed: undefined });
    },
    validatorsThen: stage.validators,
  };
}

function createComparing({ folder, language }: Ground) {
  let kept: { comparison: Comparison; before: Sources } | undefined;
  return (asked: string | undefined): Comparison | { why: string } => {
    const then = folder.past.at(asked);
    if ('refused' in then) return { why: sayIn(language)(then.refused) };
    const { revision, sources: before } = then;
    const later = folder.sources() ?? before;
    if (kept?.before !== before || kept.comparison.later !== later) {
      const earlier = calledNow(before, renamesBetween(before, later));
      const diffs = diffAsWritten(before, later, language);
      kept = { before, comparison: { revision, earlier, later, diffs } };
    }
    return { ...kept.comparison, revision };
  };
}
