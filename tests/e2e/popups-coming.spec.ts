import { standStill } from '../support/e2e-still.ts';
import { expect, test } from '../support/e2e.ts';

const popups = [
  { tile: /^Le tue spese/u, title: 'Le tue spese', script: '**/assets/SpendingDialog-*.js' },
  { tile: /^In arrivo/u, title: 'In arrivo', script: '**/assets/UpcomingDialog-*.js' },
];

for (const { tile, title, script } of popups)
  test(`the popup ${title} is there at once, with its title, while its code is on its way, and gives way to what it shows without coming twice [HOLDER-09]`, async ({
    holderOf,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const holder = holderOf('standard');
    const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(script, async (route) => {
      await isLet;
      await route.continue();
    });
    await holder.logIn();
    const opener = page.getByRole('button', { name: tile });
    const popup = page.getByRole('dialog', { name: title });
    const heading = popup.getByRole('heading', { name: title });
    const close = popup.getByRole('button', { name: 'Chiudi' }).last();

    await holder.hand.press(opener);
    await expect(heading).toBeFocused();
    await expect(popup.getByRole('status')).toHaveText('Caricamento in corso');
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(opener).toBeFocused();
    await holder.hand.press(opener);
    await expect(heading).toBeFocused();
    // It comes in once: what is counted is what comes after.
    await standStill(page);
    await page.evaluate(() => {
      const seen = { entered: 0 };
      Object.assign(window, { seen });
      document.addEventListener('animationstart', ({ target }) => {
        if (target instanceof Element && target.matches('[data-entering]')) seen.entered += 1;
      });
    });
    letThrough();

    await expect(popup.getByText('€').first()).toBeVisible();
    await expect(popup).toHaveCount(1);
    await expect(heading).toBeFocused();
    const seen = await page.evaluate(() => (window as unknown as { seen: { entered: number } }).seen);
    expect(seen.entered, 'popups that came in again').toBe(0);
    await holder.hand.press(close);
    await expect(popup).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
