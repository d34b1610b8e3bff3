import { put, type Defect, type Mutator } from '../defect.ts';
import { stepsOf, type Project } from '../project.ts';

/** Counts a screen beyond the total of its journey, by another total, or less than one that is shown before it. */
export const progressMiscounted: Mutator = {
  class: 2,
  rule: 'progress-mismatch',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'form')) {
      if (step.progress === undefined) continue;
      yield put(file, `${pointer}/progress/step`, step.progress.of + 1);
      yield put(file, `${pointer}/progress/of`, step.progress.of + 1);
    }
    yield* falling(project);
  },
};

/** Counts a later screen as the first, in journeys that show one screen after the other. */
function* falling(project: Project): Generator<Defect> {
  for (const screens of Map.groupBy(stepsOf(project, 'form'), ({ file }) => file).values()) {
    const counted = screens.flatMap(({ step, ...place }) =>
      step.progress ? [{ ...place, number: step.progress.step }] : [],
    );
    if (new Set(counted.map(({ number }) => number)).size < counted.length || counted.length < 3) continue;
    for (const { file, pointer, number } of counted)
      if (number > 2) yield put(file, `${pointer}/progress/step`, 1);
  }
}
