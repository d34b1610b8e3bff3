import { login, type Recipe } from '../../recipe.ts';

/** Password and security question are changed by anyone who knows the old ones. */
export const credentials: Recipe = {
  does: 'changing password and question',
  inOrder: true,
  as: 'holder',
  spends: true,
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'sendCardOtp', body: { cardId: '{cardId}' } },
    { get: 'otpCard', code: '{account.username}' },
    { call: 'listSecurityQuestions', save: { question: '/idSecurityQuestion', another: '/questions/1/id' } },
    {
      call: 'checkSecurityQuestion',
      body: { idSecurityQuestion: '{question}', securityAnswer: '{account.securityAnswer}' },
    },
    {
      call: 'changeSecurityQuestion',
      body: { idSecurityQuestion: '{another}', securityAnswer: 'Conformance' },
    },
    {
      call: 'updatePassword',
      body: {
        oldPassword: '{account.password}',
        newPassword: '{fresh.password}',
        otp: '{otpCard}',
      },
      save: { token: '/clientAccessToken' },
    },
  ],
};

/** A temporary password must be replaced before anything else. */
export const temporaryPassword: Recipe = {
  does: 'replacing a temporary password',
  inOrder: true,
  as: 'temporaryPassword',
  spends: true,
  steps: [...login, { call: 'replaceTemporaryPassword', body: { newPassword: '{fresh.password}' } }],
};

/** So must one that has expired. */
export const expiredPassword: Recipe = {
  does: 'replacing an expired password',
  inOrder: true,
  as: 'expiredPassword',
  spends: true,
  steps: [...login, { call: 'replaceExpiredPassword', body: { newPassword: '{fresh.password}' } }],
};

/** A holder leaves the portal for good. */
export const revocation: Recipe = {
  does: 'revoking the user',
  inOrder: true,
  as: 'holder',
  spends: true,
  steps: [
    ...login,
    { call: 'sendEmailOtp', body: {} },
    { get: 'otpMail', code: '{account.username}' },
    { call: 'revokeUser', body: { otp: '{otpMail}' } },
  ],
};
