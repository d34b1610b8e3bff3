import { expect, test } from '../support/e2e.ts';

test('the selected card stands in its place before anything slides: the second, and the last [HOLDER-17] [HOME-02] [CARD-17]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  const current = holder.cards.locator('li:not([inert])');
  // What slides the row is on its way for as long as is looked.
  await page.route(/\/assets\/Sliding-.*\.js$/u, () => undefined);

  for (const position of ['2 di 3', '3 di 3']) {
    await holder.hand.press(holder.button('Carta successiva'));
    await page.reload();
    await expect(current).toContainText(position);
    await expect(current).toBeInViewport({ ratio: 0.99 });
    await page.goto('/cardsmanagement');
    const face = holder.cards.getByRole('listitem').nth(Number(position[0]) - 1);
    await expect(face).toBeInViewport({ ratio: 0.99 });
    await page.goto('/');
    await expect(current).toBeInViewport({ ratio: 0.99 });
  }
  await holder.hand.press(holder.button('Carta precedente'));
  await expect(current).toContainText('2 di 3');
  await expect(current).toBeInViewport({ ratio: 0.99 });
});
