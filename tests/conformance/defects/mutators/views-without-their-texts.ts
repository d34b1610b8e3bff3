import { put, type Mutator } from '../defect.ts';
import { at } from '../tree.ts';

/** Lists files of texts that are not there. */
export const viewsWithoutTheirTexts: Mutator = {
  class: 6,
  rule: 'file-unknown',
  *places({ sources }) {
    for (const [index, name] of (sources.words?.value?.views ?? []).entries())
      yield put('journeys/words.json', at('views', index), `${name}-gone`);
  },
};
