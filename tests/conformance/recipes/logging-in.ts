import { login, type Recipe } from '../recipe.ts';

const [requestJwt, requestToken, finalizeLogin] = [login.slice(0, 1), login.slice(1, 2), login.slice(2)];

/** From the first token of a browser to the end of a session. */
export const loggingIn: Recipe = {
  does: 'logging in and out',
  as: 'holder',
  steps: [
    ...requestJwt,
    { call: 'readCardHolderName' },
    { call: 'forgetCardHolderName' },
    { call: 'listRecoveryQuestions' },
    ...requestToken,
    { call: 'userLogin', body: { rememberUserName: false } },
    { call: 'userStatus' },
    { call: 'recoverLoginFlow' },
    ...finalizeLogin,
    { call: 'tokenToCookie', body: { clientAccessToken: '{token}' } },
    { call: 'readUserProfile' },
    { call: 'userLogout', body: {} },
  ],
};
