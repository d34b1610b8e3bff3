import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Makes texts longer than their place allows. */
export const textsTooLong: Mutator = {
  class: 6,
  rule: 'text-long',
  *places(project) {
    const excused = project.sources.words?.value?.excused.map(({ text }) => text) ?? [];
    for (const { file, pointer, words, name } of textsOf(project))
      if (words.trim() !== '' && !excused.includes(name))
        yield put(file, pointer, `${words} `.repeat(Math.ceil(400 / shown(words).length)));
  },
};

/** A text with what may stand in it at run time. */
const shown = (words: string): string => words.replaceAll(/\{[^{}]*\}/g, '1.234,56 €');
