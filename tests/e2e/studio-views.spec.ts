import { expect, test, type Page } from '@playwright/test';
import { openStudioOnCopy, type OpenedStudio } from '../support/e2e-studio.ts';

// One Studio serves all of them: each works on a journey of its own.
test.describe.configure({ mode: 'default' });

let studio: OpenedStudio;

test.beforeAll(async () => {
  studio = await openStudioOnCopy();
});

test.afterAll(async () => {
  await studio.close();
});

async function open(page: Page, place: string, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: width === 1280 ? 800 : 1080 });
  await page.goto(studio.address);
  await page.goto(`${studio.origin}/#/${place}`);
}

for (const width of [1024, 1280, 1920])
  test(`shows the screen of a computer as a computer does, as small as its place, at ${width} pixels [STUDIO-04] [STUDIO-19]`, async ({
    page,
  }) => {
    await open(page, 'journey/card-lock/drawing', width);
    const stage = page.frameLocator('iframe');
    const dialog = stage.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Computer' }).click();

    await expect.poll(() => stage.locator('html').evaluate(() => globalThis.innerWidth)).toBe(1280);
    const [frame, pane] = await Promise.all([
      page.locator('iframe').boundingBox(),
      page.getByRole('region', { name: 'Schermata' }).boundingBox(),
    ]);
    const [left, right] = [frame?.x ?? 0, (frame?.x ?? 0) + (frame?.width ?? 0)];
    expect(left).toBeGreaterThanOrEqual(pane?.x ?? Number.NaN);
    expect(right).toBeLessThanOrEqual((pane?.x ?? 0) + (pane?.width ?? 0));
    // Large enough to be read, and as wide as its place lets it be.
    expect(frame?.width).toBeGreaterThan(width === 1920 ? 680 : 480);
    // A phone’s dialog stands at the foot, a computer’s in the middle.
    const heights = await dialog.evaluate((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return [top, globalThis.innerHeight - bottom] as const;
    });
    expect(Math.abs(heights[0] - heights[1])).toBeLessThan(4);
  });
