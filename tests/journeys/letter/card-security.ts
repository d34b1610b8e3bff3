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
  { rows: '[PIN-01]', ...reissue, at: 'actions.submit', words: 'AVANTI' },
  { rows: '[PIN-01]', ...reissue, at: 'actions.close', words: 'ANNULLA' },
  { rows: '[PIN-02]', ...posted, at: 'title', words: 'Finito!' },
  { rows: '[PIN-02]', ...posted, at: 'actions.close', words: 'PROCEDI' },
];
