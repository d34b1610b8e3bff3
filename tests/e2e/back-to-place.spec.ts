import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

/** What stands in the middle of the window. */
const inTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const found = document.elementFromPoint(window.innerWidth / 3, window.innerHeight / 2);
    return found?.closest('li, section, tr')?.textContent ?? '';
  });

for (const { name, width, height } of [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a desk', width: 1280, height: 800 },
]) {
  test(`on ${name} Back to the home leads to where the holder was in the list, with all that was loaded [ROUTE-01] [OPS-33]`, async ({
    holderOf,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const holder = holderOf('standard');
    await holder.logIn();
    await holder.hand.press(holder.button('Vedi altri'));
    const shown = page.locator('p').filter({ hasText: /^40 di \d+ operazioni/u });
    await expect(shown).toBeVisible();
    await page.mouse.wheel(0, -100_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.wheel(0, 1700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1700);
    const before = await inTheMiddle(page);

    await page.evaluate(() => {
      const link = [...document.querySelectorAll('a')].find(
        ({ textContent }) => textContent === 'Gestisci carta',
      );
      link?.click();
    });
    await expect(page.getByRole('heading', { name: 'Gestisci carta', level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();

    await expect(shown).toBeAttached();
    await expect.poll(() => inTheMiddle(page)).toBe(before);
    await expect(holder.cards).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await inTheMiddle(page)).toBe(before);
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Gestisci carta', level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('on a phone Back leads to the link that was followed from far down, with the focus on it', async ({
  holderOf,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('standard');
  await holder.logIn();
  await expect(holder.button('Vedi altri')).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Scrivici' });
  await holder.hand.press(link);
  await expect(page).toHaveURL(/writeMessage$/u);

  await page.goBack();

  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('Back from a plan leads to the instalments, from which it was opened [INST-01]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('rate');
  await holder.logIn();
  await holder.hand.press(page.getByRole('tab', { name: 'Rate' }));
  await holder.hand.press(page.getByRole('link', { name: 'Dividi un acquisto' }));
  await expect(page).toHaveURL(/newPlan$/u);

  await page.goBack();

  await expect(page.getByRole('tab', { name: 'Rate' })).toHaveAttribute('aria-selected', 'true');
});

test('on a phone the alerts, once saved, lead back to their row in the page of the card, however many screens were between [ALERT-03] [ALERT-04] [S-64]', async ({
  holderOf,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('standard');
  const { hand, button } = holder;
  const threshold = page.getByRole('textbox', { name: 'Avvisami da questo importo in su' });
  const alerts = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Avvisi SMS', exact: true }) });
  const expectInRow = async (name: RegExp): Promise<void> => {
    await expect(page).toHaveURL(/\/cardsmanagement$/u);
    await expect(alerts.getByRole('link', { name })).toBeFocused();
    await expect(alerts.getByRole('link', { name })).toBeInViewport();
  };
  await holder.logInAt('/cardsmanagement');

  await hand.press(alerts.getByRole('link', { name: /^Vedi dettagli/u }));
  await hand.press(button('MODIFICA IMPORTO'));
  await hand.write(threshold, '50,5');
  await hand.press(button('SALVA'));
  await holder.confirmIdentity();
  await expect(page.getByText('ora ti avvisiamo per ogni operazione da 50,50 € in su')).toBeVisible();
  await expectInRow(/^Vedi dettagli/u);

  await hand.press(alerts.getByRole('button', { name: /^Disattiva/u }));
  await hand.press(button('DISATTIVA'));
  await expect(page.getByText('Avvisi SMS disattivati.')).toBeVisible();
  await hand.press(alerts.getByRole('link', { name: /^Attiva/u }));
  await hand.write(threshold, '100');
  await hand.press(button('ATTIVA'));
  await holder.confirmIdentity();
  await expect(page.getByText('Avvisi SMS attivi')).toBeVisible();
  await expectInRow(/^Vedi dettagli/u);
});

test('on a phone what is opened from far down a page leads back there when it is left, with the focus on what opened it', async ({
  holderOf,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  const opener = page
    .getByRole('link', { name: /Modifica.*soglia/iu })
    .or(page.getByRole('button', { name: /Modifica.*soglia/iu }));
  await opener.scrollIntoViewIfNeeded();
  await holder.hand.press(opener);
  await expect(holder.button('ANNULLA')).toBeVisible();

  await holder.hand.press(holder.button('ANNULLA'));

  await expect(page).toHaveURL(/\/cardsmanagement$/u);
  await expect(opener).toBeInViewport();
  await expect(opener).toBeFocused();
});
