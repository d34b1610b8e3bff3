import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Writes what several buttons say in capitals; one that is excused was the odd one already. */
export const oneThingInTwoWays: Mutator = {
  class: 6,
  rule: 'text-twin',
  *places(project) {
    const excused = new Set(project.sources.words?.value?.excused.map(({ text }) => text));
    const actions = textsOf(project).filter(
      ({ pointer, name }) => /^\/[^/]+\/actions\/[^/]+$/.test(pointer) && !excused.has(name),
    );
    for (const alike of Map.groupBy(actions, ({ words }) => words).values())
      for (const { file, pointer, words } of alike.length > 3 ? alike : [])
        if (words !== words.toUpperCase()) yield put(file, pointer, words.toUpperCase());
  },
};
