import type { Locator } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

function edgesOf(place: Locator) {
  return place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

test('the logo leads home and begins it anew: first tab, no message, no popup [NAV-09]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  const first = page.getByRole('tab', { name: 'Le tue operazioni' });
  await holder.hand.press(page.getByRole('tab', { name: 'Rate' }));
  await expect(first).toHaveAttribute('aria-selected', 'false');

  await holder.hand.press(page.getByRole('banner').getByRole('link', { name: 'Percorso' }));

  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/$/u);
});

const layouts = [
  { width: 960, name: 'the card above the list, the menu behind a burger', isWide: false },
  { width: 961, name: 'the card beside the list, the menu in sight', isWide: true },
];

for (const { width, name, isWide } of layouts) {
  test(`at ${width} pixels the page has ${name} [CONST-04] [NAV-03] [NAV-06]`, async ({ holderOf, page }) => {
    await page.setViewportSize({ width, height: 800 });
    const holder = holderOf('standard');
    await holder.logIn();
    const [card, list] = [await edgesOf(holder.cards), await edgesOf(page.getByRole('tablist'))];

    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })).toBeVisible({
      visible: !isWide,
    });
    await expect(holder.menu).toBeVisible({ visible: isWide });
    // Beside the list, or above it.
    expect(card.left > list.right).toBe(isWide);
    expect(card.bottom < list.top).toBe(!isWide);
  });
}

test('a logout that is thought better of changes nothing [NAV-10]', async ({ typistOf, bank, page }) => {
  const holder = typistOf('standard');
  await holder.logIn();
  const logout = holder.menu.getByRole('button', { name: 'Logout' });

  await holder.hand.press(logout);
  await expect(page.getByRole('dialog', { name: 'Vuoi uscire?' })).toBeVisible();
  await holder.hand.press(holder.button('Annulla'));

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(logout).toBeFocused();
  expect(await bank.countCalls('userLogout')).toBe(0);
});

/** Returns on how many lines the name of the e-Code stands in a part of the page. */
const linesOfName = (place: Element): number => {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const start = (text.textContent ?? '').indexOf('e-Code');
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + 'e-Code'.length);
    return range.getClientRects().length;
  }
  return 0;
};

test('the name of the e-Code does not part at its hyphen, however narrow a heading or a button is', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/keysix');
  const places = [
    page.getByRole('heading', { level: 1, name: 'Codice e-Code' }),
    page.getByRole('button', { name: 'Come funziona il codice e-Code' }),
  ];
  for (const place of places) {
    await expect(place).toBeVisible();
    for (const width of [100, 130, 160, 190, 220, 250, 280]) {
      await place.evaluate(
        (element: HTMLElement, wide) => element.style.setProperty('max-width', `${wide}px`),
        width,
      );
      expect(await place.evaluate(linesOfName), `at ${width} pixels`).toBe(1);
    }
  }
});
