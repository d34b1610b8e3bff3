import { walkMigration } from '../support/e2e-credential-screens.ts';
import { expectAccessible } from '../support/e2e-looks.ts';
import { walkHelp, walkInstalments } from '../support/e2e-money-screens.ts';
import {
  walkExpiredPassword,
  walkHolderCode,
  walkLoginFailure,
  walkPasswordWarning,
  walkProfile,
  walkTemporaryPassword,
  walkUniqueNumber,
} from '../support/e2e-profile-screens.ts';
import { walkECode, walkFirstECode, walkPin, walkUnlocking } from '../support/e2e-security-screens.ts';
import { test } from '../support/e2e.ts';

for (const { name, account, walk } of [
  { name: 'a login that fails at its end', account: 'standard', walk: walkLoginFailure },
  { name: 'a temporary password', account: 'temporanea', walk: walkTemporaryPassword },
  { name: 'the one number', account: 'numero-unico', walk: walkUniqueNumber },
  { name: 'an expired password', account: 'scaduta', walk: walkExpiredPassword },
  { name: 'a password that ends tomorrow', account: 'scade-domani', walk: walkPasswordWarning },
  { name: 'the registration code', account: 'limitato31', walk: walkHolderCode },
  { name: 'the first e-Code', account: 'senza-ecode', walk: walkFirstECode },
  { name: 'the e-Code', account: 'standard', walk: walkECode },
  { name: 'what is blocked and unlocked', account: 'bloccata', walk: walkUnlocking },
  { name: 'the PIN', account: 'standard', walk: walkPin },
  { name: 'the profile', account: 'standard', walk: walkProfile },
  { name: 'the instalments', account: 'rate', walk: walkInstalments },
  { name: 'the migration', account: 'migrazione', walk: walkMigration },
  { name: 'help, loyalty and bills', account: 'standard', walk: walkHelp },
]) {
  test(`every screen of ${name} is accessible, on a phone by day and a desk by night [S-63] [S-66]`, async ({
    holderOf,
    page,
  }) => {
    await walk(holderOf(account), (screen) => expectAccessible(page, screen));
  });
}
