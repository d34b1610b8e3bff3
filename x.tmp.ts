import { chromium } from '@playwright/test';
import { openStudioOnCopy } from './tests/support/e2e-studio.ts';
import { findBrowser } from './tests/support/browser.ts';
const studio = await openStudioOnCopy();
const browser = await chromium.launch(await findBrowser());
const shots: [string, string, number, 'light'|'dark'][] = [
  ['all', 'catalogue', 1280, 'light'],
  ['op', 'catalogue/operation/topUpPhone', 1280, 'light'],
  ['op2', 'catalogue/operation/confirmPlan', 1920, 'dark'],
  ['flag', 'catalogue/flag/card.profiling.KEY_6.state', 1920, 'light'],
  ['code', 'catalogue/code/5709', 1280, 'dark'],
  ['guard', 'catalogue/guard/service-open', 1280, 'light'],
  ['page', 'catalogue/page/%2Fcardsmanagement', 1280, 'light'],
  ['popup', 'catalogue/popup/SCASMSOTP', 1024, 'light'],
  ['steps', 'journey/pin-view/steps', 1280, 'light'],
];
for (const [name, place, width, colorScheme] of shots) {
  const page = await browser.newPage({ colorScheme, locale: 'it-IT' });
  page.on('console', (m) => { if (m.type() === 'error') console.log(name, m.text()); });
  await page.setViewportSize({ width, height: width === 1920 ? 1080 : 800 });
  await page.goto(studio.address);
  await page.goto(`${studio.origin}/#/${place}`);
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.getByRole('heading').first().waitFor();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `/tmp/it/${name}.png` });
  await page.close();
}
await browser.close(); await studio.close();
