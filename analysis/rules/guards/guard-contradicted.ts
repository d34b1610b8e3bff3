import { guardAt } from '../../decide/guard-place.ts';
import { reasonsFor } from '../../decide/reasons.ts';
import { verdicts } from '../../decide/verdicts.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds cases and actions that what was decided upstream rules out. */
export function* guardContradicted(sources: Sources): Generator<Problem> {
  for (const verdict of verdicts(sources)) {
    const { step } = verdict;
    if (verdict.kind !== 'contradicted' || step === undefined) continue;
    const { words, path } = reasonsFor({ ...verdict, step });
    yield {
      ...guardAt(verdict),
      message: { en: 'No run can go this way.', it: 'Nessuna esecuzione può andare per questa via.' },
      hint: words,
      path,
    };
  }
}
