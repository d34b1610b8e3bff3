import { jsonRemedy } from '../../report/json-quick-fix.ts';
import type { Rule } from '../rule.ts';

/** Finds files that are not JSON. */
export const jsonSyntax: Rule = {
  code: 'json-syntax',
  severity: 'error',
  across: true,
  *run({ documents }) {
    for (const document of documents) {
      const { problem } = document;
      if (!problem) continue;
      const { place, offset, message } = problem;
      yield {
        document,
        pointer: '',
        place,
        message,
        ...jsonRemedy({ text: document.text, offset, message }),
      };
    }
  },
};
