import { jsonRemedy } from '../../report/json-quick-fix.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds files that are not JSON. */
export function* jsonSyntax({ documents }: Sources): Generator<Problem> {
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
}
