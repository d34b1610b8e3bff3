import { walkRecovery } from '../support/e2e-credential-screens.ts';
import { walkInformation, walkPayeeBook } from '../support/e2e-help-screens.ts';
import { expectAccessible, looks } from '../support/e2e-looks.ts';
import { walkOperations } from '../support/e2e-operations-screens.ts';
import { walkRegistrationEnd, walkRegistrationStart } from '../support/e2e-registration-screens.ts';
import { walkPhoneChange, walkTroubles } from '../support/e2e-screens.ts';
import {
  walkAlerts,
  walkSpending,
  walkStatementDelivery,
  walkTopUp,
} from '../support/e2e-service-screens.ts';
import { expect, test } from '../support/e2e.ts';

test('every screen of a login and a phone change is accessible, light and dark, phone and desktop [S-63] [S-66]', async ({
  holderOf,
  page,
}) => {
  await walkPhoneChange(holderOf('standard'), (screen) => expectAccessible(page, screen, looks));
});

test('every screen of what may go wrong is accessible, on a phone by day and a desk by night [S-63]', async ({
  holderOf,
  page,
}) => {
  await walkTroubles(holderOf('famiglia'), (screen) => expectAccessible(page, screen));
});

const registration = [
  { name: 'until the phone is known', walk: walkRegistrationStart },
  { name: 'until the welcome', walk: walkRegistrationEnd },
];

for (const { name, walk } of registration) {
  test(`every screen of a registration ${name} is accessible, on a phone by day and a desk by night [S-63] [S-66]`, async ({
    holderOf,
    page,
  }) => {
    await walk(holderOf('nuova-carta'), (screen) => expectAccessible(page, screen));
  });
}

const services = [
  { name: 'the operations', walk: walkOperations },
  { name: 'the recovery', walk: walkRecovery },
  { name: 'the SMS alerts', walk: walkAlerts },
  { name: 'the spending control', walk: walkSpending },
  { name: 'the delivery of the movements list', walk: walkStatementDelivery },
  { name: 'the phone top-up', walk: walkTopUp },
  { name: 'the payee book', walk: walkPayeeBook },
  { name: 'the information for everybody', walk: walkInformation },
];

for (const { name, walk } of services) {
  test(`every screen of ${name} is accessible, on a phone by day and a desk by night [S-63] [S-66]`, async ({
    holderOf,
    page,
  }) => {
    await walk(holderOf('standard'), (screen) => expectAccessible(page, screen));
  });
}

test('rows that were laid out for a wider window are judged as they are seen [S-63]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.hand.press(holder.button('Vedi altri'));
  const rows = page.getByRole('tabpanel').locator('li button[data-pending="false"]:has(time)');
  await expect(rows.nth(15)).toBeAttached();
  // Each block is laid out when the window comes to it, which moves those after it.
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows.last()).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

  await expectAccessible(page, 'operations far from the window', looks.slice(0, 1));
});
