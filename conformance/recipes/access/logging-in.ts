import { login, type Recipe } from '../../recipe.ts';

const [requestJwt, requestToken, finalizeLogin] = [login.slice(0, 1), login.slice(1, 2), login.slice(2)];

// Of the browser’s tab; the cookie of the session goes with them.
const [nonce, next] = ['Qb7-xT2mVn9sKd4LwYf0Zg', 'r5JcPq8HaUe1_Bo3MiXk6w'];

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
    { call: 'tokenToCookie', body: { clientAccessToken: '{token}', nonce }, cookie: 'held' },
    {
      call: 'takeUpSession',
      headers: { cookie: '{held}' },
      body: { nonces: [nonce], next },
      save: { token: '/clientAccessToken' },
    },
    { call: 'readUserProfile' },
    { call: 'userLogout', body: {} },
  ],
};
