import { login, type Recipe, type Step } from '../../recipe.ts';

const known: readonly Step[] = [
  ...login,
  { call: 'requestJwt', body: {}, save: { prelogin: '/jwt' } },
  { get: 'fiscalCode', known: '/fiscalCode' },
  { get: 'pan', known: '/cards/0/pan' },
  { get: 'telephone', known: '/telephones/0' },
];

const captcha: readonly Step[] = [
  { call: 'generateValidationToken', body: {}, save: { task: '' } },
  { get: 'captcha', work: '{task}' },
];

const data = { fiscalCode: '{fiscalCode}', pan: '{pan}', telephone: '{telephone}' };
const requestId = { requestId: '/requestId' };

const finish: readonly Step[] = [
  { get: 'otpRecovery', code: '{telephone}' },
  {
    call: 'verifyRecoveryOtp',
    body: { requestId: '{requestId}', otp: '{otpRecovery}' },
    save: { recovery: '/jwt' },
  },
  { call: 'updateRecoveredPassword', body: { newPassword: '{fresh.password}' }, token: 'recovery' },
];

/** A password is recovered with the security answer. */
export const recoveryByAnswer: Recipe = {
  does: 'recovering the password by the security answer',
  inOrder: true,
  as: 'holder',
  spends: true,
  steps: [
    ...known,
    ...captcha,
    {
      call: 'verifyUserData',
      body: { fiscalCode: '{fiscalCode}', pan: '{pan}', captchaResponse: '{captcha}' },
      save: requestId,
    },
    ...captcha,
    {
      call: 'recoverPassword',
      body: {
        username: '{account.username}',
        pan: '{pan}',
        captchaResponse: '{captcha}',
        requestId: '{requestId}',
        answer: '{account.securityAnswer}',
      },
      save: requestId,
    },
    ...finish,
  ],
};

/** A password is recovered with the phone. */
export const recoveryByPhone: Recipe = {
  does: 'recovering the password by phone',
  inOrder: true,
  as: 'holder',
  spends: true,
  steps: [
    ...known,
    {
      call: 'recoverPasswordByPhone',
      body: { username: '{account.username}', telephone: '{telephone}' },
      save: requestId,
    },
    ...finish,
  ],
};

/** A username is recovered with card, fiscal code and phone. */
export const recoveryOfUsername: Recipe = {
  does: 'recovering the username',
  inOrder: true,
  as: 'holder',
  steps: [...known, { call: 'recoverUsername', body: data, save: requestId }],
};

/** Username and password are recovered together. */
export const recoveryOfBoth: Recipe = {
  does: 'recovering username and password',
  inOrder: true,
  as: 'holder',
  spends: true,
  steps: [...known, { call: 'recoverUsernameAndPassword', body: data, save: requestId }, ...finish],
};
