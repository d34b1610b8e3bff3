import { chromium } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { openBankControls } from './e2e-bank.ts';
import { pointer } from './e2e-hand.ts';
import { createHolder } from './e2e-holder.ts';
import { looks, wear } from './e2e-looks.ts';
import { walkPhoneChange, walkTroubles } from './e2e-screens.ts';
import { startPortal } from './portal.ts';

// Photographs every screen of first light, in every look, into reports/screenshots; the README shows one of them.
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'reports', 'screenshots');
const walks = [
  { account: 'standard', walk: walkPhoneChange },
  { account: 'famiglia', walk: walkTroubles },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const portal = await startPortal();
const browser = await chromium.launch(await findBrowser());

for (const { account, walk } of walks) {
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
copyFileSync(join(folder, 'home-desktop-light.png'), join(root, 'docs', 'screenshot.png'));
console.log(`Screenshots in ${folder}`);
