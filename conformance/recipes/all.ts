import type { Recipe } from '../recipe.ts';
import { alerts } from './alerts.ts';
import { approval } from './approval.ts';
import { firstKey6, key6, pin, sameKey6, unlocking } from './card-security.ts';
import { cardNickname } from './card-nickname.ts';
import { cards } from './cards.ts';
import { content } from './content.ts';
import { credentials, expiredPassword, revocation, temporaryPassword } from './access/credentials.ts';
import { helpDesk } from './help-desk.ts';
import { holderCode } from './access/holder-code.ts';
import { loggingIn } from './access/logging-in.ts';
import { loyalty } from './loyalty.ts';
import { migration, migrationByOtherNames } from './access/migration.ts';
import { numberOfAllCards, numberOfCard } from './numbers.ts';
import { payeesTogether } from './payees-together.ts';
import { plans } from './plans.ts';
import { recoveryByAnswer, recoveryByPhone, recoveryOfBoth, recoveryOfUsername } from './access/recovery.ts';
import { registration, registrationWithoutCode } from './access/registration.ts';
import { statementDelivery, statements } from './statements.ts';
import { cardLock, dispute } from './suspected-fraud.ts';
import { topUp } from './top-up.ts';
import { upcoming } from './upcoming.ts';

/** Every way through the bank; together they call each operation of the contract. Those that share a session come first. */
export const recipes: readonly Recipe[] = [
  loggingIn,
  content,
  cards,
  statements,
  statementDelivery,
  alerts,
  topUp,
  payeesTogether,
  loyalty,
  helpDesk,
  cardLock,
  dispute,
  cardNickname,
  upcoming,
  recoveryOfUsername,
  pin,
  approval,
  key6,
  unlocking,
  firstKey6,
  sameKey6,
  plans,
  numberOfCard,
  numberOfAllCards,
  holderCode,
  credentials,
  temporaryPassword,
  expiredPassword,
  revocation,
  recoveryByAnswer,
  recoveryByPhone,
  recoveryOfBoth,
  registration,
  registrationWithoutCode,
  migration,
  migrationByOtherNames,
];
