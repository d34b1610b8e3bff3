import { chromium } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { openBankControls } from './e2e-bank.ts';
import { walkMigration, walkRecovery } from './e2e-credential-screens.ts';
import { pointer } from './e2e-hand.ts';
import { createHolder } from './e2e-holder.ts';
import { looks, wear } from './e2e-looks.ts';
import {
  walkHolderCode,
  walkPasswordWarning,
  walkProfile,
  walkTemporaryPassword,
} from './e2e-profile-screens.ts';
import { walkRegistrationEnd, walkRegistrationStart } from './e2e-registration-screens.ts';
import { walkHelp, walkInstalments } from './e2e-money-screens.ts';
import { walkPhoneChange, walkTroubles } from './e2e-screens.ts';
import {
  walkAlerts,
  walkRecharge,
  walkSpending,
  walkStatementDelivery,
  walkTopUp,
} from './e2e-service-screens.ts';
import { startPortal } from './portal.ts';

// Photographs every screen, in every look, into reports/screenshots; the README shows one of them. Named walks alone are
// walked when names are given: npm run screenshots -- alerts spending.
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'reports', 'screenshots');
const walks = [
  { name: 'phone', account: 'standard', walk: walkPhoneChange },
  { name: 'registration', account: 'nuova-carta', walk: walkRegistrationStart },
  { name: 'registration-end', account: 'nuova-carta', walk: walkRegistrationEnd },
  { name: 'profile', account: 'standard', walk: walkProfile },
  { name: 'holder-code', account: 'limitato31', walk: walkHolderCode },
  { name: 'temporary-password', account: 'temporanea', walk: walkTemporaryPassword },
  { name: 'password-warning', account: 'scade-domani', walk: walkPasswordWarning },
  { name: 'troubles', account: 'famiglia', walk: walkTroubles },
  { name: 'recovery', account: 'standard', walk: walkRecovery },
  { name: 'migration', account: 'migrazione', walk: walkMigration },
  { name: 'alerts', account: 'standard', walk: walkAlerts },
  { name: 'spending', account: 'standard', walk: walkSpending },
  { name: 'delivery', account: 'standard', walk: walkStatementDelivery },
  { name: 'top-up', account: 'standard', walk: walkTopUp },
  { name: 'instalments', account: 'rate', walk: walkInstalments },
  { name: 'help', account: 'standard', walk: walkHelp },
  { name: 'recharge', account: 'iban', walk: walkRecharge('recharge-linked', 'Attenzione!') },
  {
    name: 'no-recharge',
    account: 'standard',
    walk: walkRecharge('recharge-not-prepaid', 'Scegli una carta prepagata'),
  },
];
const named = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) => named.length === 0 || named.includes(name);

if (named.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const portal = await startPortal();
const browser = await chromium.launch(await findBrowser());

for (const { account, walk } of walks.filter(isWanted)) {
  const context = await browser.newContext({ locale: 'it-IT', baseURL: portal.url, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const bank = await openBankControls(context.request, portal.url);
  const username = `${account}+${randomUUID().slice(0, 8)}@percorso.test`;
  await walk(createHolder({ page, bank, hand: pointer, username }), async (screen) => {
    for (const look of looks) {
      await wear(page, look);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${screen}-${look.name}.png`), animations: 'disabled' });
    }
    console.log(screen);
  });
  await context.close();
}

await browser.close();
await portal.close();
if (isWanted({ name: 'phone' }))
  copyFileSync(join(folder, 'home-desktop-light.png'), join(root, 'docs', 'screenshot.png'));
console.log(`Screenshots in ${folder}`);
