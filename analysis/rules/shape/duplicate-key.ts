import type { Rule } from '../rule.ts';

/** Finds keys that an object has twice. */
export const duplicateKey: Rule = {
  code: 'duplicate-key',
  severity: 'error',
  across: true,
  *run({ documents }) {
    for (const document of documents) {
      for (const { pointer, key, again } of document.duplicates) {
        yield {
          document,
          pointer,
          place: again,
          message: {
            en: `The key "${key}" stands here twice; only this last one counts.`,
            it: `La chiave "${key}" è scritta qui due volte; conta solo quest’ultima.`,
          },
        };
      }
    }
  },
};
