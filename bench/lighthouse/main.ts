import { chromium, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { findWholeBrowser } from '../../tests/support/browser.ts';
import { openBankControls } from '../../tests/support/e2e-bank.ts';
import { pointer } from '../../tests/support/e2e-hand.ts';
import { createHolder } from '../../tests/support/e2e-holder.ts';
import { startPortal } from '../../tests/support/portal.ts';
import { openAuditor } from './auditor.ts';
import { judge, type Bars } from './report.ts';

// What Lighthouse says of the login and of home on a phone, in the built portal behind its own headers.
const debugPort = 47_120;
const shown = { accessibility: 100, 'best-practices': 100 };
const steps = {
  'login as it comes': { scores: { performance: 95, ...shown } },
  // Only what loads by itself has a score for its speed: what comes by a press is held to its parts (S-70).
  'home as it comes': { figures: { 'total-blocking-time': 150, 'cumulative-layout-shift': 0.02 } },
  'home as it stands': { scores: shown },
  'home loaded anew': { scores: { performance: 95 } },
} satisfies Record<string, Bars>;
// All that bears weight in the score of a page’s speed.
const ofPerformance = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const portal = await startPortal();
const launch = findWholeBrowser();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, `--remote-debugging-port=${debugPort}`],
});
const context = await browser.newContext({ locale: 'it-IT', baseURL: portal.url, viewport: null });
const page = await context.newPage();
page.setDefaultTimeout(120_000);
const bank = await openBankControls(context.request, portal.consoleUrl);
const username = `standard+${randomUUID().slice(0, 8)}@percorso.test`;
const holder = createHolder({ page, bank, hand: pointer, username });

const auditor = await openAuditor(debugPort);
await page.goto('/');
await page.getByRole('textbox', { name: 'Username' }).waitFor();
// A document of this origin is there already, so that the next one stays in its browsing context group (COOP).
await auditor.navigate(portal.url, { name: 'login as it comes' });
await page.getByRole('textbox', { name: 'Username' }).waitFor();
await holder.sendCredentials();
await holder.codeField.waitFor();
const code = await bank.nextCode();
await holder.codeField.focus();
// What Lighthouse gathers for its other audits, such as which script ran, slows every script down.
await auditor.startTimespan({
  name: 'home as it comes',
  onlyAudits: Object.keys(steps['home as it comes'].figures),
});
// Keys alone: to look for a field or a button by its name would be work of the page’s own thread, which is what is measured.
const listed = page.waitForResponse((response) => response.url().endsWith('/sca/transactions'));
for (const digit of code) await page.keyboard.press(digit);
await page.keyboard.press('Enter');
await (await listed).finished();
await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
await auditor.endTimespan();
await page.getByRole('button', { name: 'Vedi altri' }).waitFor();
await auditor.snapshot({ name: 'home as it stands' });
await leaveSession(page);
// The browser still tells the answer by which the bank asked for the code of the login: it is not of the page to come.
await (await context.newCDPSession(page)).send('Log.clear');
await auditor.navigate(portal.url, { name: 'home loaded anew', onlyAudits: ofPerformance });
await page.getByRole('button', { name: 'Vedi altri' }).waitFor();
const reports = await auditor.finish();
await browser.close();
await portal.close();

console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
const held = Object.entries<Bars>(steps).map(([name, bars]) => {
  const report = reports.find((each) => each.name === name);
  if (report === undefined) throw new Error(`BENCH_LIGHTHOUSE: no report of ${name}`);
  return judge(report, bars);
});
if (!held.every(Boolean)) process.exitCode = 1;

/** Has the page leave its session for the page after it, as it does on the way to the profile (ROUTE-06), and stay where it is. */
async function leaveSession(from: Page): Promise<void> {
  const next = '**/n/profile';
  await from.route(next, (route) => route.fulfill({ status: 204 }));
  const asked = from.waitForResponse(next);
  await holder.openMenuEntry('Profilo');
  await asked;
  await from.unroute(next);
}
