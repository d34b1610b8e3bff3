import { expect, test } from '../support/e2e.ts';

test('a popup in a window of a few lines keeps its title and its way out above the field in hand [S-66]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  await page.setViewportSize({ width: 320, height: 256 });

  await page.getByRole('button', { name: /Controlli di spesa/u }).press('Enter');
  const popup = holder.popup('Imposta un limite di spesa');
  const field = popup.getByRole('textbox');
  await expect(field).toBeFocused();

  await expect(popup.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(popup.getByRole('button', { name: 'Chiudi' })).toBeInViewport({ ratio: 1 });
  const title = await popup.locator('header').boundingBox();
  const input = await field.boundingBox();
  expect(input?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
});
