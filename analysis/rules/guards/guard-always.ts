import { guardAt } from '../../decide/guard-place.ts';
import { reasonsFor } from '../../decide/reasons.ts';
import { verdicts, type Verdict } from '../../decide/verdicts.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds guards that hold whatever happens. */
export function* guardAlways(sources: Sources): Generator<Problem> {
  for (const verdict of verdicts(sources)) {
    if (verdict.kind !== 'always' && verdict.kind !== 'decided') continue;
    const isCase = /\/(?:cases|ok)\/\d+$/.test(verdict.pointer);
    yield {
      ...guardAt(verdict),
      ...told(verdict),
      // The cases after one without a guard would be hidden just the same.
      ...(!isCase && { fix: 'remove' as const }),
    };
  }
}

function told(verdict: Verdict): Pick<Problem, 'message' | 'hint' | 'path'> {
  const message = { en: 'This guard always holds.', it: 'Questa condizione vale sempre.' };
  const { step } = verdict;
  if (verdict.kind !== 'decided' || step === undefined) return { message };
  const { words, path } = reasonsFor({ ...verdict, step });
  return { message, hint: words, path };
}
