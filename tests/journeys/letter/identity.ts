import type { Letter } from './letter.ts';

const lastTry = 'Codice errato, hai ancora un tentativo poi l’utenza verrà bloccata';
const code = { journey: 'sca', step: 'enter-code', popup: 'SCASMSOTP' };
const choice = { journey: 'sca', step: 'choose-phone', popup: 'SCASMSOTPSELECT' };
const number = { journey: 'phone-change', step: 'enter-number', popup: 'EDIT_TEL_NUMB' };
const sent = { journey: 'phone-change', step: 'enter-code', popup: 'EDIT_TEL_NUMB_OTP' };

/** What the documents say where a holder proves who they are, and changes their number. */
export const lettersOfIdentity: readonly Letter[] = [
  { rows: '[SCA-01]', ...code, at: 'title', words: 'Sei veramente tu?' },
  { rows: '[SCA-01]', ...code, at: 'actions.submit', words: 'Conferma' },
  { rows: '[SCA-02]', ...choice, at: 'actions.submit', words: 'AVANTI' },
  { rows: '[PHONE-02]', ...number, at: 'actions.submit', words: 'AVANTI' },
  ...[code, sent].flatMap((screen) => [
    { rows: '[ERR-01]', ...screen, at: 'errors.5707', words: 'Codice errato.' },
    { rows: '[ERR-02]', ...screen, at: 'errors.5708', words: lastTry },
    { rows: '[ERR-03]', ...screen, at: 'errors.5709', words: '' },
  ]),
  ...['sca', 'phone-change'].map((journey) => ({
    rows: '[ERR-06]',
    journey,
    step: 'blocked',
    popup: 'USER_LOCKED',
    at: 'body',
    part: 'subtitle',
    words: 'Utente bloccato',
  })),
];
