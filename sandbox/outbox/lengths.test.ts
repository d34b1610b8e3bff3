import { expect, it } from 'vitest';
import texts from './texts.json' with { type: 'json' };
import { codeMessage } from './texts.ts';

// What one SMS holds without becoming dearer or being sent in parts.
const gsm7 = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüà!"#¤%&'()*+,\-./:;<=>?_\n]{1,160}$/u;

/** The longest that each value comes to in a message of the sandbox. */
const longest = {
  code: '830519',
  newNumber: '*********67',
  month: 'settembre 2026',
  how: 'online, con un avviso via email',
  email: '***********************a@percorso.test',
  installments: '24',
  installmentAmount: '9999,99',
  amount: '9999,99',
  fee: '999,99',
  phoneNumber: '333 123 4519',
  threshold: '9999,99',
  control: 'al massimo 5000,00 euro al mese',
  card: '4417',
  services: '3D Secure e il codice e-Code',
  cards: 'della carta che finisce con 4417',
  numbers: Array.from({ length: 5 }, (_, index) => `3471234567${index}`).join(', '),
};
const addressed = new Set([
  'registrationLink',
  'helpDeskReceived',
  'disputeReceived',
  'requestInReview',
  'requestAnswered',
  'disputeAccepted',
  'disputeRefused',
  'emailCode',
  'migrationEmail',
  'finalizeLogin',
]);
const bySms = Object.keys(texts).filter((name) => !addressed.has(name));

it.each(bySms)('the message of %s fits one SMS with its longest values', (name) => {
  expect(codeMessage(name, longest)).toMatch(gsm7);
});
