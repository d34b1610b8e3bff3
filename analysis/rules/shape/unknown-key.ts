import { pointerTo } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Rule } from '../rule.ts';

/** Finds keys that the language does not have at that place. */
export const unknownKey: Rule = {
  code: 'unknown-key',
  severity: 'error',
  title: { en: 'A key that means nothing there', it: 'Una chiave che lì non vuol dire nulla' },
  explain: {
    en: 'Each place of a journey, a form or a scenario has its own keys; any other would be ignored, and so is refused. Most often it is a slip of the pen, or a key that belongs one level higher or lower.',
    it: 'Ogni posto di un flusso, di un modulo o di uno scenario ha le sue chiavi; una diversa sarebbe ignorata, e perciò è rifiutata. Quasi sempre è un errore di battitura, o una chiave che va un livello più su o più giù.',
  },
  across: true,
  *run({ checked }) {
    for (const { document, violations } of checked) {
      for (const { keyword, params, instancePath, parentSchema, data } of violations) {
        if (keyword !== 'additionalProperties') continue;
        const key = String(params['additionalProperty']);
        const known = isNode(parentSchema?.['properties']) ? Object.keys(parentSchema['properties']) : [];
        const pointer = pointerTo(instancePath, key);
        yield {
          document,
          pointer,
          part: 'key',
          message: {
            en: `The key "${key}" means nothing here.`,
            it: `La chiave "${key}" qui non vuol dire nulla.`,
          },
          ...suggest(key, known, isNode(data) ? Object.keys(data) : []),
        };
      }
    }
  },
};
