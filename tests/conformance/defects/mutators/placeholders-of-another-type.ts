import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at, isTree } from '../tree.ts';

/** Writes as an amount what is a text. */
export const placeholdersOfAnotherType: Mutator = {
  class: 6,
  rule: 'placeholder-format',
  *places(project) {
    for (const { file, pointer, texts, words, name } of stepsOf(project, 'form')) {
      const own = isTree(words) ? words[name] : undefined;
      const body = isTree(own) ? own['body'] : undefined;
      if (typeof body !== 'string') continue;
      yield {
        edits: [
          { file, pointer: `${pointer}/shows/sum`, put: 'x' },
          { file: texts, pointer: at(name, 'body'), put: `${body} {sum, money}` },
        ],
        seen: { file: texts, pointer: at(name, 'body') },
      };
    }
  },
};
