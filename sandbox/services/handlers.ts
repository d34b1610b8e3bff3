import type { Handlers } from '../server/call.ts';
import { cardServiceHandlers } from './card-service/routes.ts';
import { contentHandlers } from './content/routes.ts';
import { loginHandlers } from './login/routes.ts';
import { mfaHandlers } from './mfa/routes.ts';
import { securityServiceHandlers } from './security-service/routes.ts';
import { subscriptionServiceHandlers } from './subscription-service/routes.ts';
import { transactionHandlers } from './transaction/routes.ts';
import { userServiceHandlers } from './user-service/routes.ts';

/** Every operation of the contract with how it is done; one that is missing does not compile. */
export const handlers = {
  ...cardServiceHandlers,
  ...contentHandlers,
  ...loginHandlers,
  ...mfaHandlers,
  ...securityServiceHandlers,
  ...subscriptionServiceHandlers,
  ...transactionHandlers,
  ...userServiceHandlers,
} satisfies Handlers;
