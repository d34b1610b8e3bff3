import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

const list = (page: Page) => page.getByRole('region', { name: 'Le tue operazioni' });
const rows = (page: Page) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
const line = (page: Page) => page.getByRole('searchbox');
const found = (page: Page) => page.getByText(/^\d+ operazion[ei] trovat[ae]$/u).first();

/** How high each row is drawn; those out of sight are not, until they are told to. */
const heights = (page: Page) =>
  rows(page).evaluateAll((items) => {
    for (const item of items)
      item.closest<HTMLElement>('[data-late]')?.style.setProperty('content-visibility', 'visible');
    return items.map(
      (item) => (item.querySelector('button') ?? item.firstElementChild)?.getBoundingClientRect().height,
    );
  });

test('on a phone the first operation is in sight without scrolling, beneath the card in one line, its figure and two actions [HOLDER-17] [HOME-01]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 390, height: 844 });
  await holder.logIn();
  await expect(holder.button('Vedi altri')).toBeAttached();

  for (const phone of phones) {
    await page.setViewportSize(phone);
    await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('region', { name: 'Situazione della carta' })).toContainText('Disponibile');
  await expect(holder.cards.getByText('1 di 3').first()).toBeVisible();
  await expectAccessible(page, 'home on a phone');

  await page.setViewportSize({ width: 360, height: 740 });
  await holder.hand.press(holder.cards.getByRole('link').first());
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
  // The carousel takes the place of the card when its code is there.
  const face = holder.cards.getByRole('listitem').first();
  await expect.poll(async () => (await face.boundingBox())?.height ?? 0).toBeGreaterThan(180);
});

test('on a phone the cards follow the arrows and the finger in their line, and say what they cannot do [HOLDER-17] [HOME-02] [CARD-07] [CARD-08]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('bloccata');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();

  for (const state of ['Carta bloccata', 'Carta scaduta']) {
    await holder.hand.press(holder.button('Carta successiva'));
    await expect(holder.cards.getByText(state)).toBeInViewport();
  }

  // What is out of sight is out of reach too.
  await expect(holder.cards.locator('li:not([inert])')).toHaveCount(1);
});

test('a row is 64 to 76 pixels high on a phone, booked or not, whatever it has to say [HOLDER-18]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  await expect(rows(page)).toHaveCount(20);
  await holder.hand.press(holder.button('Vedi altri'));
  await expect(rows(page)).toHaveCount(40);
  await list(page).evaluate((it) => it.scrollIntoView({ block: 'end' }));

  const drawn = await heights(page);

  expect(drawn.filter((height = 0) => height < 64 || height > 76)).toEqual([]);
  await expect(rows(page).filter({ hasText: 'NON CONTABILIZZATO' }).first()).toContainText('****');
});

test('one line above the list finds a category, a month, an amount and a merchant, and each goes again by itself [HOLDER-19]', async ({
  typistOf,
  page,
}) => {
  const holder = typistOf('standard');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  const heading = await list(page).getByRole('heading', { level: 2 }).first().textContent();
  const [month = ''] = (heading ?? '').split(' ');
  const total = await page
    .getByText(/negli ultimi 90 giorni$/u)
    .first()
    .textContent();

  await holder.hand.write(line(page), `ristoranti ${month.toLowerCase()}`);
  await page.keyboard.press('Enter');
  await expect(found(page)).toBeVisible();
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveText([new RegExp(`^${month}`, 'u')]);
  for (const row of await rows(page).all()) await expect(row).toContainText('Ristoranti');

  await holder.hand.press(holder.button('Rimuovi il filtro Ristoranti'));
  await expect(rows(page).filter({ hasNotText: 'Ristoranti' }).first()).toBeVisible();
  await holder.hand.press(page.getByRole('button', { name: /^Rimuovi il filtro dal /u }));
  await expect(page.getByText(total ?? '').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await holder.hand.write(line(page), 'niente di niente');
  await page.keyboard.press('Enter');
  await holder.hand.press(holder.button('Cerca in 12 mesi'));
  await expect(holder.button('Cerca in 12 mesi')).toHaveCount(0);
  await expect(page.getByText('La tua ricerca ha prodotto zero risultati')).toBeVisible();
  await expectAccessible(page, 'a search that finds nothing');
});

test('at a desk the keyboard is at the first operation in a few stops, and the card in as many [HOLDER-22]', async ({
  typistOf,
  page,
}) => {
  const holder = typistOf('standard');
  await page.setViewportSize({ width: 1280, height: 800 });
  await holder.logIn();
  const focused = page.locator(':focus');
  // From the very beginning of the page, and not from the heading where who comes in begins.
  await page.getByRole('link', { name: 'Vai al contenuto' }).focus();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Vai alle operazioni');
  await expect(focused).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  let stops = 2;
  do {
    await page.keyboard.press('Tab');
    stops += 1;
  } while (stops < 8 && (await rows(page).filter({ has: focused }).count()) === 0);

  await expect(rows(page).filter({ has: focused })).toHaveCount(1);
});

test('nothing that can be pressed at home is smaller than 24 pixels, at a desk or on a phone [HOLDER-22]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();

  for (const size of [{ width: 1280, height: 800 }, ...phones]) {
    await page.setViewportSize(size);
    await expect(rows(page).first()).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  }
});

test('numbers of cards are spoken at home and never as asterisks, at a desk or on a phone [HOLDER-21]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();

  for (const size of [{ width: 1280, height: 800 }, ...phones]) {
    await page.setViewportSize(size);
    await expect(rows(page).first()).toBeVisible();
    const spoken = await page.locator('body').ariaSnapshot();
    expect(spoken).toContain('carta che finisce con 4417');
    expect(spoken).not.toContain('**');
  }
});

/** Names what can be pressed and is less than 24 pixels wide or high; links within a sentence are as high as its line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, summary, [role=tab]')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .map((it) => {
        const { width, height } = it.getBoundingClientRect();
        const after = getComputedStyle(it, '::after');
        // Some links reach over all of their row.
        const reach = after.position === 'absolute' && after.content !== 'none' ? 24 : 0;
        return { words: it.textContent, width: Math.max(width, reach), height: Math.max(height, reach) };
      })
      .filter(({ width, height }) => width > 1 && (width < 24 || height < 24))
      .map(({ words, width, height }) => `${words} ${width} × ${height}`),
  );
}

test('on a phone the button of help stands in the header, at hand wherever the page is and over none of it; with room it floats in the corner [CHAT-02] [HOLDER-17]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  const help = page.getByRole('banner').getByRole('button', { name: 'Assistenza' });

  for (const phone of phones) {
    await page.setViewportSize(phone);
    await expect(help).toBeInViewport({ ratio: 1 });
    await rows(page).nth(5).scrollIntoViewIfNeeded();
    await expect(help).toBeInViewport({ ratio: 1 });
  }
  await holder.hand.press(help);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(holder.button('Assistenza')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Assistenza' })).toHaveCount(0);
});

test('on a phone the actions of a card linked to online banking are aligned alike, and what turns leaves their words alone [HOLDER-17]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('iban');
  const words = page.getByText(/^Si fa dall’online banking/u).first();
  const isBeside = async () => {
    const turning = await page.getByRole('progressbar').first().boundingBox();
    const told = await words.boundingBox();
    return turning !== null && told !== null && turning.y + turning.height <= told.y + 1;
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  await expect(words).toBeVisible();
  await expect(page.getByText('Le tue spese', { exact: true }).first()).toHaveCSS('text-align', 'center');

  // What it opens is on its way for as long as is looked.
  await page.route(/\/assets\/.*\.js$/u, () => undefined);
  await holder.button('Ricarica').first().click();
  expect(await isBeside()).toBe(true);

  await page.unroute(/\/assets\/.*\.js$/u);
  await page.goto('/cardsmanagement');
  const tile = page.getByRole('listitem').filter({ has: words });
  await expect(words).toBeVisible();
  await page.route(/\/assets\/.*\.js$/u, () => undefined);
  await tile.getByRole('button').first().click();
  expect(await isBeside()).toBe(true);
});
