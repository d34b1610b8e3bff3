import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { textsOf } from '../texts.ts';
import { at } from '../tree.ts';

/** Gives an action of a screen the words of the one before it. */
export const actionsThatSayTheSame: Mutator = {
  class: 6,
  rule: 'label-twin',
  *places(project) {
    const said = new Map(textsOf(project).map(({ file, pointer, words }) => [`${file}${pointer}`, words]));
    for (const { texts, name, step } of stepsOf(project, 'form', 'view')) {
      const always = Object.keys(step.actions).filter((action) => step.actions[action]?.when === undefined);
      const places = always.map((action) => at(name, 'actions', action));
      const [first, second] = places;
      const words = said.get(`${texts}${first}`);
      if (second !== undefined && words !== undefined && words !== '') yield put(texts, second, words);
    }
  },
};
