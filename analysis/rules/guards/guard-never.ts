import { verdicts } from '../../decide/verdicts.ts';
import { guardAt } from '../../decide/guard-place.ts';
import type { Rule } from '../rule.ts';

/** Finds guards that hold for no value of what they read. */
export const guardNever: Rule = {
  code: 'guard-never',
  severity: 'error',
  *run(sources) {
    for (const verdict of verdicts(sources)) {
      if (verdict.kind !== 'never') continue;
      yield {
        ...guardAt(verdict),
        message: { en: 'This guard can never hold.', it: 'Questa condizione non può mai valere.' },
      };
    }
  },
};
