import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { openStudioOnCopy } from '../support/e2e-studio.ts';
import { pictures } from './pictures.ts';
import { fixDays, showAsAtHome } from './shown-folder.ts';

// Does in Studio what the analysts' guide tells, on a copy of the project's journeys, and takes its pictures anew into
// docs/guida/figure: npm run guide:pictures
fixDays();
const studio = await openStudioOnCopy();
const found = await findBrowser();
// A box for a date is written as the browser’s own language has it.
const browser = await chromium.launch({
  ...found,
  env: { ...found.env, LANGUAGE: 'it', LC_ALL: 'it_IT.UTF-8' },
});
const context = await browser.newContext({
  locale: 'it-IT',
  timezoneId: 'Europe/Rome',
  deviceScaleFactor: 1.5,
  reducedMotion: 'reduce',
});
const page = await context.newPage();
page.setDefaultTimeout(10_000);
await showAsAtHome(page, studio);
await page.goto(studio.address);
try {
  for (const [name, take] of Object.entries(pictures)) {
    await take({ page, studio, name });
    console.log(name);
  }
} finally {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await browser.close();
  await studio.close();
}
