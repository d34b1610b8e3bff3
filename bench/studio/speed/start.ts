import type { Browser } from '@playwright/test';
import type { OpenedStudio } from '../../../tests/support/e2e-studio.ts';
import { seenAt } from './in-page.ts';

/** Measures from the command to the library in sight, in a browser that is open and has seen Studio before. */
export async function measureStarts(
  browser: Browser,
  studio: OpenedStudio,
  rounds: number,
): Promise<{ starts: number[]; commands: number[] }> {
  const page = await browser.newPage();
  const starts: number[] = [];
  const commands: number[] = [];
  await page.goto(studio.address);
  await page.getByRole('table').waitFor();
  for (let round = 0; round < rounds; round += 1) {
    await page.goto('about:blank');
    await studio.crash();
    const began = Date.now();
    await studio.startAgain();
    commands.push(Date.now() - began);
    await page.goto(studio.address);
    starts.push((await seenAt(page, { where: 'tbody tr', words: '' })) - began);
  }
  await page.close();
  return { starts, commands };
}
