import { verdicts } from '../../decide/verdicts.ts';
import { guardAt } from '../../decide/guard-place.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds guards that hold for no value of what they read. */
export function* guardNever(sources: Sources): Generator<Problem> {
  for (const verdict of verdicts(sources)) {
    if (verdict.kind !== 'never') continue;
    yield {
      ...guardAt(verdict),
      message: { en: 'This guard can never hold.', it: 'Questa condizione non può mai valere.' },
    };
  }
}
