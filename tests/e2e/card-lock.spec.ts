import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import type { Holder } from '../support/e2e-holder.ts';

const lockedWords = 'Hai bloccato questa carta';

/** Has the bank’s next answer to a call wait; `asked` says that it was asked. */
async function holdReply(page: Page, path: string): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: held.resolve };
}

/** Opens card management on a phone, and waits for what comes late: it moves what stands beneath it. */
async function openLock({ page, logInAt, button }: Holder): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAt('/cardsmanagement');
  await expect(button('Blocca la carta')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const bottomOf = async (place: Locator): Promise<number> => {
  const { y, height } = (await place.boundingBox()) ?? { y: Infinity, height: 0 };
  return y + height;
};

test('what went well on a page covers no heading of a phone, nor what stands in the place of the button that was pressed [HOLDER-11] [HOLDER-24]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await openLock(holder);
  await holder.hand.press(holder.button('Blocca la carta'));
  await holder.hand.press(holder.button('BLOCCA'));

  const message = page.getByRole('region', { name: 'Messaggi' }).getByRole('listitem');
  await expect(message).toContainText('bloccata');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const top = (await message.boundingBox())?.y ?? 0;
  expect(await bottomOf(page.getByRole('heading', { level: 1 }))).toBeLessThan(top);
  const unlock = holder.button('Sblocca la carta');
  await expect(unlock).toBeFocused();
  expect(await bottomOf(unlock)).toBeLessThanOrEqual(top);
  expect(await bottomOf(page.getByText(lockedWords).locator('../..'))).toBeLessThanOrEqual(top);
  expect(await page.evaluate(() => globalThis.scrollY)).toBe(0);
});

test('a card that is being locked is seen to be, in the popup until the bank has answered and at the card until that is shown [HOLDER-24]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await openLock(holder);
  const lock = await holdReply(page, '**/card/lock');
  const list = await holdReply(page, '**/card/cards-list');
  await holder.hand.press(holder.button('Blocca la carta'));
  await holder.hand.press(holder.button('BLOCCA'));
  const popup = holder.popup('Bloccare la carta?');
  await expect(popup.getByRole('progressbar')).toBeVisible();
  lock.release();
  await expect(popup).toHaveCount(0);
  await list.asked;

  const busy = page.getByRole('main').getByRole('button', { name: 'Blocca la carta' });
  await expect(busy.getByRole('progressbar')).toBeVisible();
  await expect(busy).toBeFocused();
  list.release();
  await expect(holder.button('Sblocca la carta')).toBeFocused();
  await expect(page.getByText(lockedWords)).toBeVisible();
});

test('a card that is being unlocked at home keeps the button of its notice busy until it is seen to be unlocked [HOLDER-24]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await openLock(holder);
  await hand.press(button('Blocca la carta'));
  await hand.press(button('BLOCCA'));
  await expect(page.getByText(lockedWords)).toBeVisible();
  await holder.openMenuEntry('Home');
  const unlock = page.getByRole('main').getByRole('button', { name: 'Sblocca la carta' });
  await hand.press(unlock);
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  const list = await holdReply(page, '**/card/cards-list');
  await holder.enterCode(await holder.bank.nextCode(), 'Conferma');
  await list.asked;

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(unlock.getByRole('progressbar')).toBeVisible();
  list.release();
  await expect(page.getByText(lockedWords)).toHaveCount(0);
});

test('a lock whose answer is lost is not sent again: the card says how it stands [HOLDER-24]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  await bank.setFaults([{ operationId: 'lockCard', kind: 'malformed', after: true, times: 1 }]);
  await holder.hand.press(holder.button('Blocca la carta'));
  await holder.hand.press(holder.button('BLOCCA'));
  await expect(holder.popup('Non sappiamo se la carta è bloccata')).toBeVisible();
  await holder.hand.press(holder.button('CHIUDI'));

  await expect(page.getByText(lockedWords)).toBeVisible();
  expect(await bank.countCalls('lockCard')).toBe(1);
});

test('an unlocking whose answer is lost is not sent again: the card says how it stands [HOLDER-24]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logInAt('/cardsmanagement');
  await hand.press(button('Blocca la carta'));
  await hand.press(button('BLOCCA'));
  await expect(page.getByText(lockedWords)).toBeVisible();
  await hand.press(button('Sblocca la carta'));
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  const code = await bank.nextCode();
  await bank.setFaults([{ operationId: 'unlockCard', kind: 'malformed', after: true, times: 1 }]);
  await holder.enterCode(code, 'Conferma');
  await expect(holder.popup('Non sappiamo se la carta è sbloccata')).toBeVisible();
  await hand.press(button('CHIUDI'));

  await expect(button('Blocca la carta')).toBeVisible();
  expect(await bank.countCalls('unlockCard')).toBe(2);
});
