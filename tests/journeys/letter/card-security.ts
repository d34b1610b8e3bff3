import type { Letter } from './letter.ts';

const confirmed = { submit: 'CONFERMA', close: 'ANNULLA' } as const;
const unlocks = [
  { rows: '[ECODE-04]', journey: 'ecode-unlock', popup: 'UNLOCK_KEYSIX_POPUP', title: 'Sblocco e-Code' },
  {
    rows: '[ECODE-05]',
    journey: 'ecode-unlock-tds',
    popup: 'UNLOCK_KEYSIX_3DS_POPUP',
    title: 'Sblocco e-Code',
  },
  {
    rows: '[TDS-14]',
    journey: 'tds-unlock-ecode',
    popup: 'UNLOCK_3DS_KEYSIX_POPUP',
    title: 'Sblocco 3D Secure',
  },
] as const;

const asked = unlocks.flatMap(({ rows, journey, popup, title }): Letter[] => [
  { rows, journey, step: 'confirm', popup, at: 'title', words: title },
  { rows, journey, step: 'confirm', popup, at: 'actions.submit', words: confirmed.submit },
  { rows, journey, step: 'confirm', popup, at: 'actions.close', words: confirmed.close },
]);

const done = unlocks.map(({ journey, popup }): Letter => ({
  rows: '[ECODE-08] [ECODE-06] [ECODE-07] [TDS-15]',
  journey,
  step: 'done',
  popup: `${popup}_SUCCESSFUL`,
  at: 'title',
  words: 'Fatto!',
}));

const exceeded = 'Hai superato il numero di visualizzazioni… Riprova più tardi';
const atLogin = { journey: 'key6-propagate', step: 'reused', popup: 'KEY_SIX_INVALID' };
const atChange = { journey: 'ecode-change', step: 'reused', popup: 'KEY_SIX_INVALID' };
const notValid = 'Il codice e-Code non è valido. Devi inserire un nuovo codice.';

const reuse: readonly Letter[] = [
  { rows: '[ECODE-12]', ...atLogin, at: 'title', words: 'Il codice e-Code inserito non è valido' },
  { rows: '[ECODE-13]', ...atLogin, at: 'actions.submit', words: 'Ok, ho capito' },
  { rows: '[ECODE-14]', ...atChange, at: 'title', words: notValid },
];

const tryAgain = ['ecode-insert', 'ecode-change'].flatMap((journey): Letter[] => {
  const popup = { journey, step: 'try-again', popup: 'CHANGE_KEY_SIX_ERROR' };
  const repeat = { journey, step: 'enter-code', at: 'errors.KEY6_DIFFERENT' };
  return [
    { rows: '[ECODE-15] [ECODE-16]', ...popup, at: 'title', words: 'Ops! Qualcosa è andato storto' },
    { rows: '[ECODE-15]', ...popup, at: 'actions.submit', words: 'Riprova' },
    { rows: '[ECODE-29]', ...repeat, words: 'I codici inseriti non corrispondono.' },
  ];
});

const reissue = { journey: 'pin-reissue', step: 'confirm', popup: 'REISSUE_PIN' };
const posted = { journey: 'pin-reissue', step: 'done', popup: 'REISSUE_PIN_SUCCESS' };

/** What the documents say where a card’s e-Code, 3D Secure and PIN are seen to. */
export const lettersOfCardSecurity: readonly Letter[] = [
  ...asked,
  ...done,
  {
    rows: '[TDS-11]',
    journey: 'tds-unlock',
    step: 'done',
    popup: 'THREED_UNLOCK_SUCCESSFUL',
    at: 'title',
    words: 'Fatto!',
  },
  {
    rows: '[TDS-13]',
    journey: 'tds-unlock',
    step: 'done',
    popup: 'THREED_UNLOCK_SUCCESSFUL',
    at: 'body',
    words: 'Il servizio 3D Secure è stato riattivato: puoi tornare ad acquistare online.',
  },
  ...reuse,
  ...tryAgain,
  { rows: '[ECODE-01]', journey: 'ecode-manage', step: 'choose', at: 'title', words: 'Codice e-Code' },
  { rows: '[PIN-07]', journey: 'pin-view', step: 'exceeded', at: 'body', words: exceeded },
  { rows: '[PIN-07]', journey: 'ecode-view', step: 'exceeded', at: 'body', words: exceeded },
  { rows: '[PIN-01]', ...reissue, at: 'actions.submit', words: 'AVANTI' },
  { rows: '[PIN-01]', ...reissue, at: 'actions.close', words: 'ANNULLA' },
  { rows: '[PIN-02]', ...posted, at: 'title', words: 'Finito!' },
  { rows: '[PIN-02]', ...posted, at: 'actions.close', words: 'PROCEDI' },
];
