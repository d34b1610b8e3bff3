import type { Rule } from '../rule.ts';

/** Finds files that are not JSON. */
export const jsonSyntax: Rule = {
  code: 'json-syntax',
  severity: 'error',
  title: 'The file is not JSON',
  explain:
    'Journeys, forms, scenarios and texts are strict JSON: keys and texts in double quotes, commas between members and none after the last, no comments. A remark has a place of its own, the key "note". Nothing else is checked in a file that cannot be read.',
  *run({ documents }) {
    for (const document of documents) {
      const { problem } = document;
      if (problem) yield { document, pointer: '', place: problem.place, message: problem.message };
    }
  },
};
