import type { Letter } from './letter.ts';

const partner = { journey: 'loyalty-redirect', step: 'notice', popup: 'LOYALTY_REDIRECT' };

/** What the documents say where money is paid back, lists are downloaded and help is asked for. */
export const lettersOfMoney: readonly Letter[] = [
  {
    rows: '[HELP-05]',
    journey: 'help-desk-message',
    step: 'write',
    at: 'errors.UPLOAD_TOO_LARGE',
    words: 'La dimensione massima degli allegati non può superare i 2MB',
  },
  { rows: '[LOYAL-19]', ...partner, at: 'actions.submit', words: 'Prosegui' },
];
