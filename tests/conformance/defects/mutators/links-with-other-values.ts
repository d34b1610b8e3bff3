import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Gives journeys values in the address that they do not read. */
export const linksWithOtherValues: Mutator = {
  class: 1,
  rule: 'link-mismatch',
  *places(project) {
    const opened = project.journeys.flatMap(({ definition }) => definition.opens?.routes ?? []);
    for (const { file, pointer, step } of stepsOf(project, 'end'))
      if (step.goTo !== undefined && opened.includes(step.goTo))
        yield put(file, `${pointer}/goTo`, `${step.goTo}?colour=red`);
    const { deepLinks } = project.sources;
    for (const [name, { to }] of Object.entries(deepLinks?.value?.links ?? {}))
      for (const [index, path] of to.entries())
        if (deepLinks && opened.includes(path))
          yield put(deepLinks.document.path, `/links/${name}/to/${index}`, `${path}?colour=red`);
  },
};
