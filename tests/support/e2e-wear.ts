import type { Page } from '@playwright/test';
import { standStill } from './e2e-still.ts';

/** A width and a colour scheme in which every screen is looked at. */
export type Look = { name: string; width: number; height: number; scheme: 'light' | 'dark' };

/** Shows the page as a holder with this width and scheme sees it. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: look.height });
  await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
  await standStill(page);
}
