import { reasonsFor } from '../../decide/reasons.ts';
import { eachVerdict } from '../each-verdict.ts';

/** Finds cases and actions that what was decided upstream rules out, and journeys whose "allow" it shuts. */
export const guardContradicted = eachVerdict(['contradicted', 'shut'], (verdict) => ({
  message:
    verdict.kind === 'shut'
      ? {
          en: 'This journey lets nobody in who comes this way: its "allow" never holds here.',
          it: 'Questo flusso non fa entrare chi arriva per questa via: qui il suo "allow" non vale mai.',
        }
      : { en: 'No run can go this way.', it: 'Nessuna esecuzione può andare per questa via.' },
  ...reasonsFor(verdict),
}));
