import { pointerTo } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Rule } from '../rule.ts';

/** Finds keys that the language does not have at that place. */
export const unknownKey: Rule = {
  code: 'unknown-key',
  severity: 'error',
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
