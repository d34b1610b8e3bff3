import type { Mutator } from '../defect.ts';
import { stepsOf, type Project } from '../project.ts';

/** Writes the kind of a step twice. */
export const keysWrittenTwice: Mutator = {
  class: 1,
  rule: 'duplicate-key',
  *places(project) {
    for (const { file, name, pointer, step } of stepsOf(project, 'form', 'call', 'end')) {
      // Actions and codes may bear the name of a step; they stand deeper.
      const begin = `\n    ${JSON.stringify(name)}: {\n      "kind"`;
      const twice = (text: string) =>
        text.replace(begin, (found) => found.replace('"kind"', `"kind": "${step.kind}",\n      "kind"`));
      if (formed(textOf(project, file)).includes(begin))
        yield {
          edits: [{ file, text: (text) => twice(formed(text)) }],
          seen: { file, pointer: `${pointer}/kind` },
        };
    }
  },
};

const formed = (text: string) => JSON.stringify(JSON.parse(text), undefined, 2);

const textOf = ({ files }: Project, file: string): string =>
  files.find(({ path }) => path === file)?.text ?? '';
