import { pointerTo } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds keys that the language does not have at that place. */
export function* unknownKey({ checked }: Sources): Generator<Problem> {
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
}
