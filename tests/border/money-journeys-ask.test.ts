import { describe, expect, it } from 'vitest';
import { askedByJourneys, lackingAt } from './journey-calls.ts';

/** What a journey does by a call, the steps that make it, and the call as the documents have it, with all that it carries. */
const calls = [
  [
    'reads a plan [CALL-85]',
    'instalment-extinguish/read-known-plan',
    'POST installment/planDetail: cardId planReference keyCams planId',
  ],
  [
    'changes the password [CALL-64]',
    'password-change/change',
    'POST user-service/sca/password-update: oldPassword newPassword riskIT',
  ],
  [
    'replaces a temporary password [CALL-65]',
    'temporary-password/replace',
    'POST login/auth/sca/temporary-password-update: newPassword riskIT',
  ],
  [
    'replaces an expired password [CALL-66]',
    'expired-password/replace',
    'POST login/auth/sca/password-update-exp: newPassword riskIT',
  ],
  [
    'has a recovery’s data checked [CALL-67]',
    'recovery/verify-data',
    'POST user-service/prelogin/verify-user-data: fiscalCode pan captchaResponse',
  ],
  [
    'recovers a password by the security answer [CALL-68]',
    'recovery/check-answer',
    'POST user-service/prelogin/password-recover: username pan captchaResponse requestId answer',
  ],
  [
    'recovers a password by phone [CALL-69]',
    'recovery/send-by-phone',
    'POST user-service/prelogin/password-telephone-recover: username telephone',
  ],
  [
    'recovers a username [CALL-70]',
    'recovery/send-for-username',
    'POST user-service/prelogin/username-recover: fiscalCode pan telephone',
  ],
  [
    'recovers both [CALL-71]',
    'recovery/send-for-both',
    'POST user-service/prelogin/username-password-recover: fiscalCode pan telephone',
  ],
  [
    'asks for the task of a captcha [CALL-72]',
    'recovery/set-task recovery/set-answer-task',
    'POST security-service/security/prelogin/generate-validation-token',
  ],
  [
    'lists the security questions [CALL-73]',
    'security-question-change/list',
    'GET codes-table-service/codes-table/security-question-recover',
  ],
  [
    'lists the security questions of a recovery [CALL-74]',
    'recovery/list-questions',
    'GET codes-table-service/codes-table/prelogin/get-security-question',
  ],
  [
    'checks the security question of now [CALL-75]',
    'security-question-change/check',
    'POST user-service/check-security-question: idSecurityQuestion securityAnswer',
  ],
  [
    'changes the security question [CALL-76]',
    'security-question-change/change',
    'POST user-service/sca/change-security-question: idSecurityQuestion securityAnswer riskIT',
  ],
  [
    'downloads a statement [CALL-78]',
    'statement-download/download',
    'POST bankstatement/sca/download: cardId releaseDate documentId riskIT',
  ],
  [
    'changes how statements come [CALL-79]',
    'statement-delivery/modify statement-delivery/modify-email',
    'POST bankstatement/sca/modifySubscription: cardId delivery riskIT',
  ],
  [
    'reads how statements come [CALL-80]',
    'statement-delivery/read statement-email/read',
    'POST bankstatement/getSubscriptionStatus: cardId',
  ],
  [
    'changes the address that statements are told to [CALL-81]',
    'statement-email/change',
    'POST bankstatement/sca/changeSubscriptionEmail: cardId email riskIT',
  ],
  [
    'lists the plans for chosen purchases [CALL-86]',
    'instalment-confirm/read-plans/all/plans',
    'POST installment/listNewPlans: cardId keyCams',
  ],
  [
    'has a plan simulated, as a file too [CALL-87]',
    'instalment-confirm/simulate instalment-confirm/simulate-pdf',
    'POST installment/simulatePlan: cardId keyCams installmentsNumber getPdf',
  ],
  [
    'confirms a plan [CALL-88]',
    'instalment-confirm/confirm-plan',
    'POST installment/sca/confirmPlan: cardId keyCams installmentsNumber planCode viewDateSecci riskIT',
  ],
  [
    'pays a plan off early [CALL-89]',
    'instalment-extinguish/extinguish',
    'POST installment/sca/extinguishPlan: cardId planReference riskIT',
  ],
  [
    'downloads the document of a plan [CALL-90]',
    'instalment-extinguish/read-document',
    'GET installment/getPlanDocument: cardId planReference',
  ],
  [
    'asks how long an offer holds [CALL-91]',
    'instalment-confirm/read-plans/all/term',
    'POST installment/installment-ttl: cardId',
  ],
  [
    'lists the purchases that may be split [CALL-92]',
    'instalment-confirm/read-purchases',
    'POST transaction/sca/transactions: cardId pageNumber pageLimit installmentStatus dateFrom dateTo',
  ],
  [
    'lists the operators and amounts of a top-up [CALL-93]',
    'phone-topup/read/all/operators',
    'POST payment-service/telephone-operator-amounts-recover: cardId',
  ],
  [
    'tops a phone up [CALL-94]',
    'phone-topup/top-up',
    'POST payment-service/sca/telephone-top-up-new: netAmount payee criticalData riskIT',
  ],
  [
    'checks a prepaid card that is to be recharged [CALL-95]',
    'card-recharge/verify',
    'POST payment-service/prepaid-card-verification: cardId',
  ],
  [
    'reads what became of a top-up [CALL-96]',
    'phone-topup/read-status',
    'GET payment-service/read-top-up-status: topUpId',
  ],
  [
    'reads the payee book [CALL-97]',
    'phone-topup/read/all/payees phone-topup/read-payees-again',
    'POST payment-service/payees-book-recover',
  ],
  [
    'deletes a payee [CALL-98]',
    'payee-delete/delete',
    'POST payment-service/payee-book-user-deletion: payeeId',
  ],
  [
    'asks for an SMS with what is left [CALL-99]',
    'sms-request/send',
    'POST security-service/security/sms-send: cardId',
  ],
  [
    'reads the SMS alerts of a card [CALL-100]',
    'sms-alert-activate/read sms-alert-threshold/read',
    'POST subscription-service/subscription/getSmsAlertSubscriptionInfo: cardId',
  ],
  [
    'subscribes to SMS alerts [CALL-101]',
    'sms-alert-activate/subscribe',
    'POST subscription-service/subscription/sca/subscribeSmsAlert: cardId threshold riskIT',
  ],
  [
    'cancels SMS alerts [CALL-102]',
    'sms-alert-cancel/unsubscribe',
    'POST subscription-service/subscription/unsubscribeSmsAlert: cardId',
  ],
  [
    'reads the spending control [CALL-103]',
    'spending-control/read',
    'POST spending-control-service/spending-control/getInfo: cardId',
  ],
  [
    'changes the spending control [CALL-104]',
    'spending-control/save',
    'POST spending-control-service/spending-control/sca/changeSpendingControl: cardId active threshold riskIT',
  ],
] as const;

describe('a journey', () => {
  it.each(calls)('%s', async (_title, steps, documented) => {
    expect(await lackingAt(steps, documented)).toEqual([]);
  });

  it('asks how statements come without risk data, for that call asks for no code [CALL-80]', async () => {
    const sent = await askedByJourneys('statement-delivery/read');

    expect(sent.filter(({ headers }) => headers.has('riskIT'))).toEqual([]);
  });
});
