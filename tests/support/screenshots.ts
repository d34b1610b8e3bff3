import { chromium } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '#analysis';
import { projectFiles, projectLanguage } from '../journeys/project.ts';
import { findBrowser } from './browser.ts';
import { openBankControls } from './e2e-bank.ts';
import { walkMigration, walkRecovery } from './e2e-credential-screens.ts';
import { walkFrame, walkInformation, walkPayeeBook } from './e2e-help-screens.ts';
import { pointer } from './e2e-hand.ts';
import { createHolder } from './e2e-holder.ts';
import {
  walkExpiredPassword,
  walkHolderCode,
  walkLoginFailure,
  walkPasswordWarning,
  walkProfile,
  walkTemporaryPassword,
  walkUniqueNumber,
} from './e2e-profile-screens.ts';
import { walkRegistrationEnd, walkRegistrationStart } from './e2e-registration-screens.ts';
import { walkHelp, walkInstalments } from './e2e-money-screens.ts';
import { walkOperations } from './e2e-operations-screens.ts';
import { walkPhoneChange, walkTroubles } from './e2e-screens.ts';
import { walkECode, walkFirstECode, walkPin, walkUnlocking } from './e2e-security-screens.ts';
import {
  walkAlerts,
  walkRecharge,
  walkSpending,
  walkStatementDelivery,
  walkTopUp,
} from './e2e-service-screens.ts';
import { startPortal } from './portal.ts';
import { shootSteps } from './screenshots-shoot.ts';
import { refusalOfJourneys } from './screenshots-sound.ts';
import { scenesOf } from './screenshots-steps.ts';
import { takePictures } from './screenshots-take.ts';

// Photographs every screen, in every look, into reports/screenshots; the README shows one of them. Walks go through the
// portal as a holder does; then every step of every journey is shown by itself, as step-<journey>-<step>. Named walks alone
// are walked, and the steps of named journeys alone are shown, when names are given: npm run screenshots -- alerts sca; all
// steps are named steps.
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'reports', 'screenshots');
const walks = [
  { name: 'phone', account: 'standard', walk: walkPhoneChange },
  { name: 'registration', account: 'nuova-carta', walk: walkRegistrationStart },
  { name: 'registration-end', account: 'nuova-carta', walk: walkRegistrationEnd },
  { name: 'profile', account: 'standard', walk: walkProfile },
  { name: 'holder-code', account: 'limitato31', walk: walkHolderCode },
  { name: 'unique-number', account: 'numero-unico', walk: walkUniqueNumber },
  { name: 'temporary-password', account: 'temporanea', walk: walkTemporaryPassword },
  { name: 'expired-password', account: 'scaduta', walk: walkExpiredPassword },
  { name: 'login-failure', account: 'standard', walk: walkLoginFailure },
  { name: 'ecode', account: 'standard', walk: walkECode },
  { name: 'first-ecode', account: 'senza-ecode', walk: walkFirstECode },
  { name: 'unlocking', account: 'bloccata', walk: walkUnlocking },
  { name: 'pin', account: 'standard', walk: walkPin },
  { name: 'password-warning', account: 'scade-domani', walk: walkPasswordWarning },
  { name: 'troubles', account: 'famiglia', walk: walkTroubles },
  { name: 'recovery', account: 'standard', walk: walkRecovery },
  { name: 'migration', account: 'migrazione', walk: walkMigration },
  { name: 'alerts', account: 'standard', walk: walkAlerts },
  { name: 'spending', account: 'standard', walk: walkSpending },
  { name: 'delivery', account: 'standard', walk: walkStatementDelivery },
  { name: 'top-up', account: 'standard', walk: walkTopUp },
  { name: 'payees', account: 'standard', walk: walkPayeeBook },
  { name: 'frame', account: 'standard', walk: walkFrame },
  { name: 'information', account: 'standard', walk: walkInformation },
  { name: 'instalments', account: 'rate', walk: walkInstalments },
  { name: 'help', account: 'standard', walk: walkHelp },
  { name: 'operations', account: 'standard', walk: walkOperations },
  { name: 'recharge', account: 'iban', walk: walkRecharge('recharge-linked', 'Attenzione!') },
  {
    name: 'no-recharge',
    account: 'standard',
    walk: walkRecharge('recharge-not-prepaid', 'Questa carta non si ricarica'),
  },
];
const named = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) => named.length === 0 || named.includes(name);

const refusal = refusalOfJourneys(root);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
if (named.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await findBrowser());
const chosen = walks.filter(isWanted);
if (chosen.length > 0) await goThrough(chosen);
const sources = readSources(projectLanguage(), projectFiles(), { views: {} });
const areStepsWanted = isWanted({ name: 'steps' });
const scenes = [...scenesOf(sources)].filter(
  ([, { journey }]) => areStepsWanted || isWanted({ name: journey }),
);
if (scenes.length > 0) await shootSteps(new Map(scenes), { browser, folder });
await browser.close();

if (isWanted({ name: 'phone' }))
  copyFileSync(join(folder, 'home-desktop-light.png'), join(root, 'docs', 'screenshot.png'));
console.log(`Screenshots in ${folder}`);

/** Goes through the portal as a holder does, each walk with a fresh copy of its account. */
async function goThrough(wanted: typeof walks): Promise<void> {
  const portal = await startPortal({}, { chat: { origin: 'self' } });
  for (const { account, walk } of wanted) {
    const context = await browser.newContext({ locale: 'it-IT', baseURL: portal.url, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const bank = await openBankControls(context.request, portal.consoleUrl);
    const username = `${account}+${randomUUID().slice(0, 8)}@percorso.test`;
    await walk(createHolder({ page, bank, hand: pointer, username }), async (screen) => {
      await takePictures(page, screen, folder);
      console.log(screen);
    });
    await context.close();
  }
  await portal.close();
}
