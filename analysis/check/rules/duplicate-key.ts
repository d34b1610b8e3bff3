import type { Rule } from '../rule.ts';

/** Finds keys that an object has twice. */
export const duplicateKey: Rule = {
  code: 'duplicate-key',
  severity: 'error',
  title: 'A key stands twice in one object',
  explain:
    'When an object has the same key twice, only the last one counts and the first is silently lost: a step, an action or a text. Rename one of them, or remove it.',
  *run({ documents }) {
    for (const document of documents) {
      for (const { pointer, key, again } of document.duplicates) {
        yield {
          document,
          pointer,
          place: again,
          message: `The key "${key}" stands here twice; only this last one counts.`,
        };
      }
    }
  },
};
