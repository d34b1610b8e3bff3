import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBankControls } from '../support/e2e-bank.ts';
import { pointer } from '../support/e2e-hand.ts';
import { createHolder, type Holder } from '../support/e2e-holder.ts';
import { expectAccessible, looks } from '../support/e2e-looks.ts';
import { wear, type Look } from '../support/e2e-wear.ts';
import { expect, test as base } from '../support/e2e.ts';
import { type RunningPortal, startPortal } from '../support/portal.ts';
import { fakeClock } from '../support/sandbox-clock.ts';

const clock = fakeClock();
const examples = join(import.meta.dirname, '../../docs/operations/brands');

const brands = [
  { folder: 'lanterna', name: 'Banca Lanterna' },
  { folder: 'cedro', name: 'Cedro' },
];

for (const { folder, name } of brands) {
  const test = base.extend<object, { portal: RunningPortal }>({
    portal: [
      async ({}, use) => {
        const brand = { name, eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' };
        const portal = await startPortal({ clock }, { brand }, { brand: join(examples, folder) });
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

  for (const width of ['phone', 'desktop'])
    test(`the example ${folder} looks as it was drawn on a ${width}, by day and by night [RUN-09]`, async ({
      page,
      bank,
    }) => {
      await page.clock.setFixedTime(clock.now());
      const worn = looks.filter((look) => look.name.startsWith(width));
      const username = `standard+${width}@percorso.test`;

      await walk(createHolder({ page, bank, hand: pointer, username }), (screen) =>
        expectPictures(page, `${folder}-${screen}`, worn),
      );
    });

  test(`the example ${folder} is a page’s own from the first byte, and all can use it [RUN-09]`, async ({
    page,
    bank,
    request,
  }) => {
    const html = await (await request.get('/')).text();
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    const holder = createHolder({ page, bank, hand: pointer, username: 'standard+all@percorso.test' });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
    await expectAccessible(page, 'login', looks);
    await holder.logIn();
    await expect(holder.button('Vedi altri')).toBeVisible();
    await expectAccessible(page, 'home', looks);

    expect(html).toContain(`<title>${name}</title>`);
    expect(manifest).toMatchObject({ name, icons: [{ src: expect.stringMatching(/^\/brand\/icon-/) }, {}] });
    await expect(page.getByRole('link', { name })).toBeVisible();
    const fonts = await page.evaluate(async () => {
      const ready = await document.fonts.ready;
      return [...ready].flatMap(({ family, status }) =>
        status === 'loaded' ? [family.replaceAll('"', '')] : [],
      );
    });
    expect(fonts).toEqual(expect.arrayContaining(['Brand Text', 'Brand Title']));
    expect(fonts).not.toContain('Figtree Variable');
  });
}

async function expectPictures(page: Page, screen: string, worn: readonly Look[]): Promise<void> {
  for (const look of worn) {
    await wear(page, look);
    await page.evaluate(() => document.fonts.ready);
    await expect.soft(page).toHaveScreenshot(['brands', `${screen}-${look.name}.png`]);
  }
}

async function walk(holder: Holder, seen: (screen: string) => Promise<void>): Promise<void> {
  const { page, hand, button } = holder;
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await seen('login');
  await holder.logIn();
  await expect(button('Vedi altri')).toBeVisible();
  await seen('home');
  await hand.press(page.getByRole('tabpanel').locator('li button[data-pending="false"]:has(time)').first());
  await expect(page.getByRole('dialog').getByText(/delle tue spese/u)).toBeVisible();
  await seen('operation');
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Chiudi', exact: true }));
  await holder.openMenuEntry('Gestisci carta');
  await expect(button('Modifica il numero di riferimento')).toBeVisible();
  await seen('card-management');
  await holder.openMenuEntry('Profilo');
  await expect(page.getByText('Giulia Ferri')).toBeVisible();
  await seen('profile');
}
