import type { Letter } from './letter.ts';

const email = 'statement-email';
const successful = { journey: email, step: 'done', popup: 'BANK_STATEMENT_MODIFY_EMAIL_SUCCESSFUL' };
const iban = { journey: 'prepaid-iban', step: 'notice', popup: 'IBAN_PREPAID_POPUP' };
const number = { journey: 'phone-topup', step: 'enter-number' };

/** What the documents say in the services: alerts, limits, movements lists, top-ups. */
export const lettersOfServices: readonly Letter[] = [
  { rows: '[IBAN-03]', ...iban, at: 'title', words: 'Attenzione!' },
  { rows: '[IBAN-03]', ...iban, at: 'actions.submit', words: 'Accedi' },
  { rows: '[STMT-11]', ...successful, at: 'title', words: 'Finito!' },
  {
    rows: '[FORM-02] [STMT-10]',
    journey: email,
    step: 'enter-email',
    popup: 'BANK_STATEMENT_MODIFY_EMAIL',
    at: 'fields.email.error',
    words: 'Formato email non corretto',
  },
  {
    rows: '[FORM-02]',
    journey: 'statement-delivery',
    step: 'enter-email',
    at: 'fields.email.error',
    words: 'Formato email non corretto',
  },
  ...['sms-alert-activate', 'sms-alert-threshold'].map((journey) => ({
    rows: '[FILTER-20]',
    journey,
    step: 'set-threshold',
    at: 'fields.threshold.error',
    words: 'Importo non corretto',
  })),
  ...['set-limit', 'change-limit'].map((step) => ({
    rows: '[SPEND-04]',
    journey: 'spending-control',
    step,
    popup: 'SPENDING_CONTROL',
    at: 'fields.threshold.error',
    words: 'Importo non corretto',
  })),
  { rows: '[FORM-05]', ...number, at: 'fields.name.error', words: 'Inserisci solo lettere o numeri' },
];
