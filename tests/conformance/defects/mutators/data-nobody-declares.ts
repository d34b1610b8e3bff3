import { rename, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Writes into data that the journey does not declare. */
export const dataNobodyDeclares: Mutator = {
  class: 1,
  rule: 'datum-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'form'))
      for (const datum of Object.keys(step.saves ?? {}))
        yield rename(file, pointer + at('saves', datum), `${datum}Gone`);
  },
};
