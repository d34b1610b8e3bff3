import type { Page } from '@playwright/test';
import { pointer } from '../support/e2e-hand.ts';
import { wear } from '../support/e2e-wear.ts';
import { expect, test as base } from '../support/e2e.ts';
import { beginSession } from '../support/e2e-session.ts';
import { misfits } from '../support/fit/misfits.ts';
import { strangeWords, hearBank } from '../support/e2e-words.ts';
import { type RunningPortal, startPortal } from '../support/portal.ts';
import { inPseudo, pseudo, writePseudoLanguage } from '../support/pseudo-language.ts';

const test = base.extend<object, { portal: RunningPortal }>({
  portal: [
    async ({}, use) => {
      const portal = await startPortal({}, {}, { languages: writePseudoLanguage() });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
});

const phone = { name: 'phone', width: 360, height: 740, scheme: 'light' } as const;
const desk = { name: 'desk', width: 1280, height: 800, scheme: 'dark' } as const;

const inside = [
  '/',
  '/cardsmanagement',
  '/assistance',
  '/userSupport/writeMessage',
  '/userSupport/requests',
  '/n/manage-card/cardstatements',
  '/n/manage-card/spendinglimits',
  '/cardRecharge/anagraphicData',
  '/telephoneRecharge',
  '/telephoneRecharge/newRecharge',
  '/editPassword/newPassword',
  '/bankStatement',
  '/pinView/request',
  '/smsAlert/activate',
  '/n/profile',
];
const outside = [
  '/',
  '/assistenza',
  '/numeri-utili',
  '/domande-frequenti',
  '/privacy',
  '/registration',
  '/recovery',
];

// A row of the list keeps its height: what is long ends in dots there, and stands whole in its detail (HOLDER-18).
const shortened = /_(?:merchant|category)_/u;

async function expectWholly(page: Page, where: string, told: ReadonlySet<string>): Promise<void> {
  for (const look of [phone, desk]) {
    await wear(page, look);
    expect.soft(await strangeWords(page, told), `words of ${where}, ${look.name}`).toEqual([]);
    const found = (await misfits(page)).filter((misfit) => !shortened.test(misfit));
    expect.soft(found, `layout of ${where}, ${look.name}`).toEqual([]);
  }
}

test.describe('a portal whose folder has another language', () => {
  test.beforeEach(async ({ context, portal }) => {
    await context.addCookies([{ name: 'language', value: pseudo, url: portal.url }]);
  });

  test('speaks it before a login, without a word of Italian, and nothing breaks for its longer words [RUN-10] [TEXT-03]', async ({
    page,
  }) => {
    const told = hearBank(page);
    for (const path of outside) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', pseudo);
      await expectWholly(page, path, told);
    }
  });

  test('speaks it on the pages of a holder, in what opens there too [RUN-10]', async ({
    page,
    bank,
    holderOf,
  }) => {
    test.setTimeout(300_000);
    const told = hearBank(page);
    const open = await beginSession(page, bank, holderOf('standard').username);
    await open('/');
    for (const path of inside) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectWholly(page, path, told);
    }
  });

  test('speaks it in what opens over a page: an operation, the help, the filters, the menu [RUN-10]', async ({
    page,
    bank,
    holderOf,
  }) => {
    const told = hearBank(page);
    const open = await beginSession(page, bank, holderOf('standard').username);
    await wear(page, phone);
    await open('/');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('li:has(time) button').nth(9)).toBeAttached();
    const popup = page.getByRole('dialog');
    const openers = [
      page.locator('li:has(time) button').first(),
      page.getByRole('banner').getByRole('button', { name: inPseudo('Assistenza') }),
    ];
    for (const [place, opener] of openers.entries()) {
      await pointer.press(opener);
      await expect(popup.getByRole('heading').first(), `popup ${place + 1}`).toBeVisible();
      await expect(popup.locator('[aria-busy=true]')).toHaveCount(0);
      await expectWholly(page, `popup ${place + 1}`, told);
      await wear(page, phone);
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
    }
    await pointer.press(page.getByRole('button', { name: inPseudo('Filtra') }));
    await expect(page.locator('form').first()).toBeVisible();
    await expectWholly(page, 'the filters', told);
    await wear(page, phone);
    await pointer.press(page.getByRole('banner').getByRole('button', { expanded: false }));
    await expectWholly(page, 'the menu', told);
  });
});

test('is Italian where no language was chosen, or one that the portal does not have [RUN-10] [TEXT-03]', async ({
  page,
  context,
  portal,
}) => {
  const told = hearBank(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  // What the other tests hold to be empty would be full of Italian words.
  expect((await strangeWords(page, told)).length).toBeGreaterThan(5);

  await context.addCookies([{ name: 'language', value: 'de', url: portal.url }]);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});
