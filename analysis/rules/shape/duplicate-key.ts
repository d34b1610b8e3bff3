import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds keys that an object has twice. */
export function* duplicateKey({ documents }: Sources): Generator<Problem> {
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
}
