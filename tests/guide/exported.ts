import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { around, writePicture } from './picture.ts';

/** Takes a picture of the one file that a review is exported as, opened as whoever approves it would. */
export async function takeExported(page: Page, exporting: () => Promise<void>, name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'review-'));
  const path = join(folder, 'revisione.html');
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await exporting();
  await (await coming).saveAs(path);
  const opened = await page.context().newPage();
  await opened.setViewportSize({ width: 1000, height: 4000 });
  await opened.goto(pathToFileURL(path).href);
  const row = opened.getByRole('row', { name: /confirm\.title/ });
  await row.getByLabel('Nome').fill('Ada Neri');
  await row.getByLabel('Data').fill('2026-11-30');
  await row.getByLabel('Approvata').check();
  await writePicture(opened, name, await around(opened.locator('section').filter({ has: row })));
  await opened.close();
  await page.bringToFront();
  rmSync(folder, { recursive: true });
}
