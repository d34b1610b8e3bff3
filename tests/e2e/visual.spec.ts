import type { Page } from '@playwright/test';
import { openBankControls } from '../support/e2e-bank.ts';
import { goInside } from '../support/e2e-crawl.ts';
import { pointer } from '../support/e2e-hand.ts';
import { createHolder, type Holder } from '../support/e2e-holder.ts';
import { looks } from '../support/e2e-looks.ts';
import { type Look, wear } from '../support/e2e-wear.ts';
import { expect, test as base } from '../support/e2e.ts';
import { type RunningPortal, startPortal } from '../support/portal.ts';
import { fakeClock } from '../support/sandbox-clock.ts';

const clock = fakeClock();

/** A portal whose bank, and whose browser, live on one day for ever; the bank forgets all before each test. */
const test = base.extend<object, { portal: RunningPortal }>({
  portal: [
    async ({}, use) => {
      const portal = await startPortal({ clock });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  // What an account holds depends on how many the bank has opened before it.
  bank: async ({ request, portal }, use) => {
    await request.post(`${portal.consoleUrl}/sandbox/api/reset`);
    await use(await openBankControls(request, portal.consoleUrl));
  },
});

type Width = { name: string; light: Look; dark: Look };

const widths: readonly Width[] = ['phone', 'desktop'].map((name) => ({
  name,
  light: lookNamed(`${name}-light`),
  dark: lookNamed(`${name}-dark`),
}));

for (const width of widths) {
  test(`the main screens look as they did, by day and by night, on a ${width.name}`, async ({
    page,
    bank,
  }) => {
    await page.clock.setFixedTime(clock.now());
    await wear(page, width.light);
    // An account of its own: one that logs in again is informed of its last access.
    const username = `standard+${width.name}@percorso.test`;

    await walk(createHolder({ page, bank, hand: pointer, username }), {
      byDay: (screen) => expectPicture(page, screen, [width.light]),
      dayAndNight: (screen) => expectPicture(page, screen, [width.dark, width.light]),
    });
  });
}

function lookNamed(wanted: string): Look {
  const look = looks.find(({ name }) => name === wanted);
  if (!look) throw new Error(`No look is called ${wanted}`);
  return look;
}

/** Compares what is seen with the picture in the repository; a letter drawn by another machine differs by less than this. */
async function expectPicture(page: Page, screen: string, worn: readonly Look[]): Promise<void> {
  for (const look of worn) {
    await wear(page, look);
    await page.evaluate(() => document.fonts.ready);
    await expect.soft(page).toHaveScreenshot(`${screen}-${look.name}.png`);
  }
}

type Pictures = Record<'byDay' | 'dayAndNight', (screen: string) => Promise<void>>;

async function walk(holder: Holder, { byDay, dayAndNight }: Pictures): Promise<void> {
  const { page, hand, button } = holder;
  const tab = (name: string) => hand.press(page.getByRole('tab', { name }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await dayAndNight('login');
  await holder.logIn();
  await expect(button('Vedi altri')).toBeVisible();
  await dayAndNight('home');
  // Below the header, which stays.
  await page
    .getByRole('tablist')
    .evaluate((tabs) => window.scrollBy(0, tabs.getBoundingClientRect().top - 96));
  await byDay('operations');
  await hand.press(page.getByRole('tabpanel').locator('li button[data-pending="false"]:has(time)').first());
  await expect(page.getByRole('dialog').getByText(/delle tue spese/u)).toBeVisible();
  await dayAndNight('operation');
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Chiudi', exact: true }));
  await hand.press(button('Filtra'));
  await expect(page.getByRole('searchbox', { name: 'Cerca per esercente' })).toBeVisible();
  await byDay('filters');
  await tab('Lista movimenti');
  await expect(page.getByRole('button', { name: /^Scarica pdf/u }).first()).toBeVisible();
  await byDay('statements');
  await tab('Rate');
  await expect(page.getByRole('heading', { name: 'Paga a rate' })).toBeVisible();
  await byDay('instalments');
  await holder.openMenuEntry('Gestisci carta');
  await expect(button('Modifica il numero di riferimento')).toBeVisible();
  await dayAndNight('card-management');
  await holder.openMenuEntry('Profilo');
  await expect(page.getByText('Giulia Ferri')).toBeVisible();
  await byDay('profile');
  await goInside(page, '/telephoneRecharge');
  await expect(page.getByText('La rubrica è vuota')).toBeVisible();
  await byDay('recharge');
  await goInside(page, '/userSupport/writeMessage');
  await expect(page.getByRole('textbox', { name: 'Il tuo messaggio' })).toBeVisible();
  await byDay('help-desk');
}
