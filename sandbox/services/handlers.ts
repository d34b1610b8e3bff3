import type { Handlers } from '../server/call.ts';
import { accessHandlers } from './access/routes.ts';
import { assistanceServiceHandlers } from './assistance-service/routes.ts';
import { disputeHandlers } from './assistance-service/disputes.ts';
import { bankstatementHandlers } from './bankstatement/routes.ts';
import { cardLockHandlers } from './card-service/lock-routes.ts';
import { cardNicknameHandlers } from './card-service/nickname-routes.ts';
import { cardServiceHandlers } from './card-service/routes.ts';
import { upcomingHandlers } from './card-service/upcoming.ts';
import { contentHandlers } from './content/routes.ts';
import { credentialsHandlers } from './credentials/routes.ts';
import { cardKey6Handlers } from './ecode/card-routes.ts';
import { loginKey6Handlers } from './ecode/login-routes.ts';
import { financingServiceHandlers } from './financing-service/routes.ts';
import { installmentHandlers } from './installment/routes.ts';
import { loginHandlers } from './login/routes.ts';
import { loyaltyHandlers } from './loyalty/routes.ts';
import { approvalHandlers } from './mfa/approval/routes.ts';
import { mfaHandlers } from './mfa/routes.ts';
import { migrationServiceHandlers } from './migration-service/routes.ts';
import { paymentServiceHandlers } from './payment-service/routes.ts';
import { pinHandlers } from './pin/routes.ts';
import { recoveryHandlers } from './recovery/routes.ts';
import { registrationServiceHandlers } from './registration-service/routes.ts';
import { securityServiceHandlers } from './security-service/routes.ts';
import { smsAlertHandlers } from './sms-alert/routes.ts';
import { spendingControlHandlers } from './spending-control-service/routes.ts';
import { subscriptionServiceHandlers } from './subscription-service/routes.ts';
import { threeDSecureHandlers } from './three-d-secure/routes.ts';
import { transactionHandlers } from './transaction/routes.ts';
import { userServiceHandlers } from './user-service/routes.ts';

/** Every operation of the contract with how it is done; one that is missing does not compile. */
export const handlers = {
  ...accessHandlers,
  ...assistanceServiceHandlers,
  ...disputeHandlers,
  ...bankstatementHandlers,
  ...cardLockHandlers,
  ...cardNicknameHandlers,
  ...cardServiceHandlers,
  ...upcomingHandlers,
  ...contentHandlers,
  ...credentialsHandlers,
  ...cardKey6Handlers,
  ...loginKey6Handlers,
  ...financingServiceHandlers,
  ...installmentHandlers,
  ...loginHandlers,
  ...loyaltyHandlers,
  ...approvalHandlers,
  ...mfaHandlers,
  ...migrationServiceHandlers,
  ...paymentServiceHandlers,
  ...pinHandlers,
  ...recoveryHandlers,
  ...registrationServiceHandlers,
  ...securityServiceHandlers,
  ...smsAlertHandlers,
  ...spendingControlHandlers,
  ...subscriptionServiceHandlers,
  ...threeDSecureHandlers,
  ...transactionHandlers,
  ...userServiceHandlers,
} satisfies Handlers;
