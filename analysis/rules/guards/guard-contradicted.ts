import { reasonsFor } from '../../decide/reasons.ts';
import { eachVerdict } from './each-verdict.ts';

/** Finds cases and actions that what was decided upstream rules out. */
export const guardContradicted = eachVerdict(['contradicted'], (verdict) => ({
  message: { en: 'No run can go this way.', it: 'Nessuna esecuzione può andare per questa via.' },
  ...reasonsFor(verdict),
}));
