import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-build.ts',
  fullyParallel: true,
  // A test waits for a fifth of its time, so one more than the cores keep them busy; each takes a gigabyte.
  workers: Math.min(availableParallelism() + 1, 6),
  // A test that needs a second try hides a defect of ours or of the test, so at a desk there is none. Where CI has one run
  // for everything, a test that passes the second time is reported as flaky and named in the summary, to be mended.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  // Bounds for what hangs, far beyond what a busy machine takes.
  timeout: 480_000,
  expect: {
    timeout: 60_000,
    // Letters are not drawn to the pixel alike by every build of the browser.
    toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.005 },
  },
  // The same pictures for every system.
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    // One context for the tests of a worker, emptied between them: the browser keeps the compiled scripts, a quarter of a run.
    reuseContext: true,
    // What a test does and nothing lets it do is named; the bound of a test names nothing.
    actionTimeout: 120_000,
    launchOptions: await findBrowser(),
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // To record each action costs a fifth of a run: ask for it with --trace when a failure is not plain.
    trace: 'on-first-retry',
  },
});
