import type { Rule } from '../rule.ts';

/** Finds keys that an object has twice. */
export const duplicateKey: Rule = {
  code: 'duplicate-key',
  severity: 'error',
  title: { en: 'A key stands twice in one object', it: 'Una chiave scritta due volte nello stesso oggetto' },
  explain: {
    en: 'When an object has the same key twice, only the last one counts and the first is silently lost: a step, an action or a text. Rename one of them, or remove it.',
    it: 'Quando un oggetto ha due volte la stessa chiave conta solo l’ultima, e la prima si perde senza avviso: un passo, un’azione, un testo. Rinominane una, oppure toglila.',
  },
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
