import type { Recipe, Step } from '../../recipe.ts';

const token = 'registration';

const start: readonly Step[] = [
  { call: 'requestJwt', body: {}, save: { prelogin: '/jwt' } },
  {
    call: 'verifyRegistrationCard',
    body: { pan: '{kit.pan}', cv2: '{kit.cv2}' },
    save: { validationToken: '/validationToken' },
  },
  {
    call: 'verifyRegistrationFiscalCode',
    body: { fiscalCode: '{kit.fiscalCode}', validationToken: '{validationToken}' },
    save: { registration: '/jwt' },
  },
  { call: 'recoverRegistrationFlow', token },
  { call: 'verifyRegistrationEmail', body: { email: '{fresh.email}' }, token },
];

const phone: readonly Step[] = [
  { call: 'generateRegistrationOtp', body: { telephone: '{kit.telephone}' }, token },
  { get: 'otpPhone', code: '{kit.telephone}' },
];

/** A card is registered from its number to the first login. */
export const registration: Recipe = {
  does: 'registering a card',
  inOrder: true,
  kit: true,
  steps: [
    ...start,
    { call: 'verifyRegistrationCode', body: { code: '{kit.registrationCode}' }, token },
    ...phone,
    { call: 'verifyRegistrationOtpSms', body: { otp: '{otpPhone}' }, token },
    {
      call: 'regularizeRegistrationNumber',
      body: { serviceId: 'SERVIZI_SMS', threshold: 5000 },
      token,
    },
    { call: 'saveRegistrationPassword', body: { password: '{fresh.password}' }, token },
    { call: 'listRegistrationQuestions', body: {}, token, save: { question: '/questions/1/id' } },
    {
      call: 'saveRegistrationQuestion',
      body: { idSecurityQuestion: '{question}', securityAnswer: 'Conformance' },
      token,
    },
    { call: 'saveRegistrationConsents', body: { C3: true, C8: false, C4: true }, token },
    { call: 'evaluateRegistrationKey6', body: { key6: '284917' }, token },
    { call: 'insertRegistrationKey6', body: { key6: '284917' }, token },
    { call: 'confirmRegistrationKey6', body: { key6: '284917' }, token },
    { get: 'link', code: '{fresh.email}' },
    { call: 'confirmRegistrationEmail', body: { token: '{link}' }, save: { registration: '/jwt' } },
    { call: 'confirmRegistrationPhone', body: {}, token },
  ],
};

/** The registration code is sent again, and in the end left for later. */
export const registrationWithoutCode: Recipe = {
  does: 'registering a card without its code',
  inOrder: true,
  kit: true,
  steps: [
    ...start,
    { call: 'sendRegistrationCode', body: {}, token },
    { call: 'skipRegistrationCode', body: {}, token },
    ...phone,
    { call: 'verifyRegistrationOtpSca', body: { otp: '{otpPhone}' }, token },
  ],
};
