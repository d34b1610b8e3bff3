import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-build.ts',
  fullyParallel: true,
  workers: 2,
  // A test that needs a second try hides a defect of ours or of the test.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    launchOptions: await findBrowser(),
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
