import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

const swaps = [
  [', money}', ', date}'],
  [', money}', '}'],
  [', phone}', ', money}'],
  [', date}', ', money}'],
] as const;

/** Writes amounts, days and numbers in the format of something else, and amounts in none. */
export const placeholdersOfAnotherFormat: Mutator = {
  class: 6,
  rule: 'placeholder-format',
  *places(project) {
    for (const { file, pointer, words } of textsOf(project))
      for (const [from, to] of swaps)
        if (words.includes(from))
          yield put(
            file,
            pointer,
            words.replace(from, () => to),
          );
  },
};
