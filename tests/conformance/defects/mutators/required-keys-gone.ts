import { drop, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Takes away what a step must have. */
export const requiredKeysGone: Mutator = {
  class: 1,
  rule: 'schema-violation',
  *places(project) {
    for (const { file, pointer } of stepsOf(project, 'call')) yield drop(file, `${pointer}/ok`, pointer);
    for (const { file, pointer } of stepsOf(project, 'end')) yield drop(file, `${pointer}/outcome`, pointer);
    for (const { file } of project.journeys) yield drop(file, '/version', '');
  },
};
