import { describe, expect, it } from 'vitest';
import { lackingAt } from './journey-calls.ts';

const sentForACode =
  'idPhoneNumber channel user transactionId transactionData mtTransactionId serviceId servicePayload additionalInfo riskIT';

/** What a journey does by a call, the steps that make it, and the call as the documents have it, with all that it carries. */
const calls = [
  [
    'sends the code of strong authentication [CALL-08] [SCA-32]',
    'sca/send-code',
    `POST /api/mfa/generateOTP/: ${sentForACode}`,
  ],
  [
    'sends it again, and says so [CALL-08] [SCA-23] [SCA-32]',
    'sca/resend-code',
    `POST /api/mfa/generateOTP/: ${sentForACode} reNew`,
  ],
  [
    'checks the code of strong authentication [CALL-07]',
    'sca/verify',
    'POST /api/mfa/services/api/oauth/V2/MFA: token otp user transactionId transactionData',
  ],
  ['finalises a login [CALL-09]', 'login-finalise/finalise', 'POST login/auth/sca/finalize-login: riskIT'],
  ['takes a login up again [CALL-10]', 'key6-propagate/recover', 'GET login/auth/flow-recover'],
  [
    'asks what is due for a card once a notice is closed [CALL-11]',
    'two-factor-info/ask-again',
    'POST login/auth/retrieve-ttl: cardId',
  ],
  [
    'reads 3D Secure before it is unlocked [CALL-24]',
    'tds-unlock/read',
    'POST subscription-service/subscription/getAcsDetail: cardId',
  ],
  [
    'unlocks 3D Secure [CALL-25]',
    'tds-unlock/unlock',
    'POST subscription-service/subscription/3DSecureUnlock: cardId riskIT',
  ],
  [
    'activates 3D Secure [CALL-27]',
    'tds-activate/activate',
    'POST subscription-service/subscription/sca/subscribeAcsAlert: cardId riskIT',
  ],
  [
    'gives the e-Code to the other cards, or does not [CALL-28]',
    'key6-propagate/propagate key6-propagate/decline',
    'POST login/auth/k6/propagate: propagateKey6',
  ],
  ['sends a first e-Code [CALL-29]', 'ecode-insert/insert', 'POST login/auth/k6/insert: key6'],
  ['confirms a first e-Code [CALL-30]', 'ecode-insert/confirm', 'POST login/auth/k6/confirm: key6'],
  [
    'has an e-Code judged [CALL-31]',
    'ecode-insert/evaluate ecode-change/evaluate',
    'POST security-service/security/k6/evaluate-complexity: key6',
  ],
  [
    'has a new e-Code looked at for its card [CALL-32]',
    'ecode-change/validate',
    'POST card-service/card/k6/validate: cardId key6',
  ],
  [
    'sends the e-Code once more before it is changed [CALL-33]',
    'ecode-change/check',
    'POST card-service/card/k6/check: cardId key6',
  ],
  [
    'changes the e-Code of a card or of all [CALL-34]',
    'ecode-change/change',
    'POST card-service/card/k6/sca/change: cardId onlyThisCard riskIT',
  ],
  [
    'asks to see the e-Code [CALL-35]',
    'ecode-view/view',
    'POST card-service/card/k6/sca/view: cardId riskIT',
  ],
  [
    'unlocks the e-Code [CALL-36]',
    'ecode-unlock/unlock',
    'POST card-service/card/k6/sca/unlock: cardId riskIT',
  ],
  [
    'asks to see the PIN [CALL-37]',
    'pin-view/view',
    'POST card-service/card/sca/get-pin-view: cardId riskIT',
  ],
  [
    'asks whether the PIN may be seen [CALL-38]',
    'pin-view/status',
    'POST card-service/card/get-available-pin-status: cardId',
  ],
  ['has the PIN sent home [CALL-39]', 'pin-reissue/post', 'POST card-service/card/send-pin-by-mail: cardId'],
  ['has the PIN made ready [CALL-40]', 'pin-view/request', 'POST card-service/card/request-pin: cardId'],
  [
    'sends a code to the new number [CALL-41]',
    'phone-change/send-code phone-change/resend-code',
    'POST security-service/security/generate-otp-sca: telephone',
  ],
  [
    'changes the number [CALL-42]',
    'phone-change/update',
    'POST subscription-service/subscription/sca/update-contact: newNumber cardIds cardId riskIT',
  ],
  [
    'checks the code that came to the new number [CALL-43]',
    'phone-change/verify',
    'POST subscription-service/subscription/verify-otp-new-number: cardId otp',
  ],
  [
    'makes one number of several [CALL-44]',
    'remediate-number/unify',
    'POST subscription-service/subscription/unique-number-regularization: telephone',
  ],
  [
    'checks the code of the one number at the login [CALL-45]',
    'remediate-number/verify',
    'POST login/auth/verify-otp-new-number: otp',
  ],
  [
    'sends a code to the one number at the login [CALL-46]',
    'remediate-number/send-code remediate-number/resend-code',
    'POST login/auth/generate-otp-new-number: telephone',
  ],
  [
    'sends the code of a revocation by e-mail [CALL-48]',
    'revoke-user/send-code revoke-user/resend-code',
    'POST security-service/security/generateOtpEmail',
  ],
  [
    'lists the subjects of the help desk [CALL-50]',
    'help-desk-message/read-subjects',
    'POST assistance-service/assistance/getSubjects',
  ],
  [
    'asks the help desk for suggestions, and says that they helped [CALL-51]',
    'help-desk-message/suggest help-desk-message/solve',
    'POST assistance-service/assistance/help-desk-get-suggestions: confirm sectionCode text',
  ],
  [
    'sends what the holder said to the popup of the programme [CALL-53]',
    'loyalty-redirect/manage',
    'POST iosi-service/iosi/cvm/manage-cvm-popup: cardId hidePopup idTemplate',
  ],
  [
    'reads the popup of the programme [CALL-54]',
    'loyalty-redirect/read-popup',
    'POST iosi-service/iosi/cvm/get-cvm-popup: cardId',
  ],
  ['has personal data confirmed elsewhere [CALL-56]', 'kyc/ask', 'GET /api/oauth2/authorize: cardId'],
  [
    'has a document confirmed elsewhere [CALL-57]',
    'document-update/ask',
    'GET /api/docid/oauth2/authorize: cardId',
  ],
  [
    'updates the data of a card’s holder [CALL-58]',
    'user-data-update/ask',
    'POST user-service/update-user-data: cardId',
  ],
  ['revokes the user [CALL-59]', 'revoke-user/revoke', 'POST user-service/revoke-user: otp'],
] as const;

describe('a journey', () => {
  it.each(calls)('%s', async (_title, steps, documented) => {
    expect(await lackingAt(steps, documented)).toEqual([]);
  });
});
