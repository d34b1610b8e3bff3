import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { isTree } from '../tree.ts';

/** Fills placeholders that no text has. */
export const valuesNoTextShows: Mutator = {
  class: 6,
  rule: 'placeholder-unused',
  *places(project) {
    for (const { file, name, pointer, words } of stepsOf(project, 'form', 'end'))
      if (isTree(words) && name in words) yield put(file, `${pointer}/shows/spare`, 'x');
  },
};
