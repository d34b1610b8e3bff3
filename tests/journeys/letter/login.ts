import type { Letter } from './letter.ts';

const lastTry = 'Codice errato, hai ancora un tentativo poi l’utenza verrà bloccata';
const warnings = [
  { rows: '[PWD-01]', journey: 'password-expiring', step: 'warn', popup: 'PASSWORD_EXPIRES' },
  {
    rows: '[PWD-02]',
    journey: 'password-expiring-tomorrow',
    step: 'warn',
    popup: 'PASSWORD_EXPIRES_TOMORROW',
  },
];
const codes = [
  { journey: 'remediate-number', step: 'enter-code' },
  { journey: 'revoke-user', step: 'enter-code', popup: 'REVOKE_USER' },
];

/** What the documents say where a login is settled and where a holder changes what they prove themselves with. */
export const lettersOfLogin: readonly Letter[] = [
  ...warnings.flatMap((warning) => [
    { ...warning, at: 'actions.close', words: 'Non ora' },
    { ...warning, at: 'actions.submit', words: 'Modifica' },
  ]),
  ...['enter-code', 'enter-sent-code'].map((step) => ({
    rows: '[RCODE-03]',
    journey: 'holder-code',
    step,
    popup: 'REGISTRATION_CODE',
    at: 'fields.code.error',
    words: 'Codice: formato non corretto',
  })),
  ...codes.flatMap((screen) => [
    { rows: '[ERR-01]', ...screen, at: 'errors.5707', words: 'Codice errato.' },
    { rows: '[ERR-02]', ...screen, at: 'errors.5708', words: lastTry },
    { rows: '[ERR-03]', ...screen, at: 'errors.5709', words: '' },
  ]),
  ...['holder-code', 'password-change', 'remediate-number', 'revoke-user', 'security-question-change'].map(
    (journey) => ({
      rows: '[ERR-06]',
      journey,
      step: 'blocked',
      popup: 'USER_LOCKED',
      at: 'body',
      part: 'subtitle',
      words: 'Utente bloccato',
    }),
  ),
];
