import type { Letter } from './letter.ts';

const lastTry = 'Codice errato, hai ancora un tentativo poi l’utenza verrà bloccata';
const codes = [
  { journey: 'recovery', step: 'enter-code' },
  { journey: 'migration', step: 'enter-code' },
  { journey: 'migration', step: 'enter-email-code' },
];
const passwords = [
  { journey: 'recovery-password', step: 'enter-password' },
  { journey: 'migration', step: 'choose-password' },
];

/** What the documents say where credentials are found again or made anew. */
export const lettersOfCredentials: readonly Letter[] = [
  ...codes.flatMap((screen) => [
    { rows: '[ERR-01]', ...screen, at: 'errors.5707', words: 'Codice errato.' },
    { rows: '[ERR-02]', ...screen, at: 'errors.5708', words: lastTry },
    { rows: '[ERR-03]', ...screen, at: 'errors.5709', words: '' },
  ]),
  ...passwords.map((screen) => ({
    rows: '[PWD-12]',
    ...screen,
    at: 'errors.PASSWORD_POLICY',
    words: 'La password non rispetta i criteri di sicurezza',
  })),
  ...['recovery', 'migration'].map((journey) => ({
    rows: '[ERR-06]',
    journey,
    step: 'blocked',
    popup: 'USER_LOCKED',
    at: 'body',
    part: 'subtitle',
    words: 'Utente bloccato',
  })),
  {
    rows: '[FORM-02]',
    journey: 'recovery',
    step: 'enter-phone',
    at: 'fields.username.error',
    words: 'Formato email non corretto',
  },
  {
    rows: '[FORM-02]',
    journey: 'migration',
    step: 'enter-email',
    at: 'fields.email.error',
    words: 'Formato email non corretto',
  },
  {
    rows: '[PHONE-11]',
    journey: 'migration',
    step: 'enter-phone',
    at: 'fields.telephone.error',
    words: 'Formato non corretto',
  },
];
