import { describe, expect, it } from 'vitest';
import { lackingAt } from './journey-calls.ts';

/** What a journey does by a call, the steps that make it, and the call as the documents have it, with all that it carries. */
const calls = [
  [
    'has a card checked [CALL-105]',
    'registration/verify-card',
    'POST registration-service/card-verification: pan cv2',
  ],
  [
    'has a fiscal code checked [CALL-106]',
    'registration/verify-fiscal-code',
    'POST registration-service/prelogin/start-session/verify-fiscalCode: fiscalCode validationToken',
  ],
  [
    'sends the address [CALL-107]',
    'registration/verify-email',
    'POST registration-service/anon/email-verification: email',
  ],
  [
    'checks the registration code [CALL-108]',
    'registration/verify-code',
    'POST registration-service/anon/registration-code-verification: code',
  ],
  [
    'asks for a registration code [CALL-109]',
    'registration/send-code',
    'POST registration-service/anon/registration-code-send',
  ],
  [
    'goes on without a registration code [CALL-110]',
    'registration/skip-code',
    'POST registration-service/anon/registration-code-skip',
  ],
  [
    'sends a code to the phone [CALL-111]',
    'registration/send-otp registration/resend-otp',
    'POST registration-service/anon/generate-otp-sca: telephone',
  ],
  [
    'checks the code that came to the phone [CALL-113]',
    'registration/verify-otp',
    'POST registration-service/anon/registration-verify-otp-sca: otp',
  ],
  [
    'lists the security questions [CALL-114]',
    'registration/list-questions',
    'POST registration-service/anon/security-question-recover',
  ],
  [
    'saves the password [CALL-115]',
    'registration/save-password',
    'POST registration-service/anon/new-save-password: password',
  ],
  [
    'saves the security question [CALL-116]',
    'registration/save-question',
    'POST registration-service/anon/new-security-qa: idSecurityQuestion securityAnswer',
  ],
  [
    'saves the consents [CALL-117]',
    'registration/save-consents',
    'POST registration-service/anon/privacy-agreements-insertion: C3 C8 C4',
  ],
  [
    'asks where a registration had got to [CALL-118]',
    'registration/recover',
    'GET registration-service/anon/flow-recover',
  ],
  [
    'confirms the address by its link [CALL-119]',
    'email-confirmation/confirm',
    'POST registration-service/prelogin/confirm-email-address: token',
  ],
  [
    'confirms the phone [CALL-120]',
    'registration/end-registration',
    'POST registration-service/anon/confirm-phone',
  ],
  [
    'sets the SMS alerts that were offered [CALL-121]',
    'registration/set-alerts',
    'POST registration-service/anon/regularize-registration-number: serviceId threshold',
  ],
  [
    'lists the cards that wait for a registration code [CALL-122]',
    'holder-code/list',
    'GET registration-service/get-registration-code-cards',
  ],
  [
    'unlocks a card by its registration code [CALL-123]',
    'holder-code/unlock',
    'POST registration-service/registration-code-unlock: cardId code',
  ],
  [
    'has the registration code sent again [CALL-124]',
    'holder-code/send-code',
    'POST registration-service/registration-code-send: cardId telephone',
  ],
  [
    'has the first e-Code judged [CALL-125]',
    'registration/judge-key',
    'POST security-service/security/k6/anon/evaluate-complexity: key6',
  ],
  [
    'sends the first e-Code [CALL-126]',
    'registration/insert-key',
    'POST registration-service/k6/anon/insert: key6',
  ],
  [
    'confirms the first e-Code [CALL-127]',
    'registration/confirm-key',
    'POST registration-service/k6/anon/confirm: key6',
  ],
  [
    'asks where a migration had got to [CALL-128]',
    'migration/disclaimer',
    'GET migration-service/migration-flow-recover',
  ],
  [
    'saves the consents of a migration [CALL-129]',
    'migration/save-consents',
    'POST migration-service/privacy-disclaimer-insertion: C3 C8 C4',
  ],
  [
    'sends a migration’s code to the phone [CALL-130]',
    'migration/send-code',
    'POST migration-service/otp-sms-generation: telephone',
  ],
  [
    'sends a migration’s code to the address [CALL-132]',
    'migration/send-email-code',
    'POST migration-service/generate-otp-sca-mail: mail',
  ],
  [
    'makes one number of a migration’s [CALL-133]',
    'migration/regularize',
    'POST migration-service/regularize-number: serviceId threshold',
  ],
  [
    'checks the code that came to a migration’s phone [CALL-134]',
    'migration/verify-code',
    'POST migration-service/otp-sms-verification: otp',
  ],
  [
    'checks the code that came to a migration’s address [CALL-136]',
    'migration/verify-email-code',
    'POST migration-service/otp-email-verification: otp',
  ],
  [
    'asks whether a number is known [CALL-137]',
    'migration/look-up-phone',
    'POST migration-service/phone-exist: telephone',
  ],
  [
    'takes a number for a migration [CALL-138]',
    'migration/take-phone',
    'POST migration-service/verify-number: telephone',
  ],
  ['sets a migration’s address [CALL-139]', 'migration/set-email', 'POST migration-service/set-email: otp'],
  ['sets a migration’s number [CALL-140]', 'migration/set-number', 'POST migration-service/set-number: otp'],
  [
    'saves a migration’s password [CALL-141]',
    'migration/save-password',
    'POST migration-service/new-save-password: password',
  ],
  [
    'saves a migration’s security question [CALL-142]',
    'migration/save-question',
    'POST migration-service/new-security-qa: idSecurityQuestion securityAnswer',
  ],
  [
    'lists a migration’s security questions [CALL-143]',
    'migration/list-questions',
    'POST migration-service/security-question-recover',
  ],
  [
    'sends a migration’s e-Code [CALL-144]',
    'migration/insert-key',
    'POST migration-service/k6/migration/insert: key6',
  ],
  [
    'confirms a migration’s e-Code [CALL-145]',
    'migration/confirm-key',
    'POST migration-service/k6/migration/confirm: key6',
  ],
  [
    'has a migration’s e-Code judged [CALL-146]',
    'migration/judge-key',
    'POST security-service/security/k6/migration/evaluate-complexity: key6',
  ],
] as const;

describe('a journey', () => {
  it.each(calls)('%s', async (_title, steps, documented) => {
    expect(await lackingAt(steps, documented)).toEqual([]);
  });
});
