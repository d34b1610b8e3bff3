import type { Letter } from './letter.ts';

const registration = { journey: 'registration' };
const confirmation = { journey: 'email-confirmation' };
const failure = 'Qualcosa è andato storto. Ricarica la pagina o contatta il Servizio Clienti';

/** What the documents say to who registers, and to who opens the link of the e-mail. */
export const lettersOfRegistration: readonly Letter[] = [
  {
    rows: '[REG-16]',
    ...registration,
    step: 'enter-card',
    at: 'fields.cv2.error',
    words: 'Il CV2 deve essere di 3 cifre',
  },
  {
    rows: '[ERR-24]',
    ...registration,
    step: 'enter-card',
    at: 'errors.CARD_NOT_VERIFIED',
    words: 'I dati inseriti non sono corretti',
  },
  {
    rows: '[RCODE-03]',
    ...registration,
    step: 'enter-code',
    at: 'fields.code.error',
    words: 'Codice: formato non corretto',
  },
  {
    rows: '[RCODE-03]',
    ...registration,
    step: 'code-sent',
    at: 'fields.code.error',
    words: 'Codice: formato non corretto',
  },
  { rows: '[REG-19]', ...confirmation, step: 'confirmed', at: 'title', words: 'È fatta!' },
  { rows: '[REG-20]', ...confirmation, step: 'failed', at: 'title', words: 'Ops!' },
  { rows: '[REG-20]', ...confirmation, step: 'failed', at: 'body', words: failure },
];
