import { rename, type Mutator } from '../defect.ts';
import { routesOf } from '../project.ts';

/** Routes codes with which the bank never refuses. */
export const routesForCodesThatNeverCome: Mutator = {
  class: 5,
  rule: 'code-impossible',
  *places(project) {
    for (const { file, code, routePointer } of routesOf(project))
      if (code !== '*' && code !== 'unreachable') yield rename(file, routePointer, `${code}9`);
  },
};
