import { reasonsFor } from '../../decide/reasons.ts';
import { eachVerdict } from '../each-verdict.ts';

/** Finds guards that hold whatever happens. */
export const guardAlways = eachVerdict(['always', 'decided'], (verdict) => ({
  message: { en: 'This guard always holds.', it: 'Questa condizione vale sempre.' },
  ...(verdict.kind === 'decided' && reasonsFor(verdict)),
  // The cases after one without a guard would be hidden just the same.
  ...(!/\/(?:cases|ok)\/\d+$/.test(verdict.pointer) && { fix: 'remove' as const }),
}));
