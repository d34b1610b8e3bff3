import type { OperationId } from '#schemas';
import { holdBack, watchMoves } from '../support/e2e-moves.ts';
import { expect, test } from '../support/e2e.ts';

/** What the home asks the bank for by itself, and the script of what it fetches once it is there. */
const ofHome: readonly OperationId[] = [
  'readUserProfile',
  'listCards',
  'readCardContext',
  'readCardArt',
  'listTransactions',
  'readYearlySummary',
  'listUpcoming',
  'listPlans',
  'readLoyaltyPrograms',
  'readThreeDSecure',
];
/** What the plans ask for beside that. */
const ofPlans: readonly OperationId[] = [...ofHome, 'readInstallmentAlert'];
const laterScripts = /\/assets\/home-parts-[^/]*\.js$/u;

const orders = ['oldest first', 'newest first'] as const;
const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

for (const account of ['standard', 'iban', 'rate', 'fedele-t0plus', 'bloccata'])
  for (const size of sizes)
    test(`nothing of the home that can be pressed moves once it is drawn, whatever comes late: ${account}, ${size.width} pixels [HOLDER-17] [HOME-17]`, async ({
      holderOf,
      page,
    }) => {
      await page.setViewportSize(size);
      const holder = holderOf(account);
      const awaited = page.locator('main :is([data-awaited], [data-loading])');
      const rows = page.getByRole('region', { name: 'Le tue operazioni' }).getByRole('listitem');
      for (const order of orders) {
        const held = await holdBack(page, ofHome, laterScripts);
        await holder.logInAt('/');
        await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
        const watched = await watchMoves(page);

        await held.releaseAll(order, async () => (await rows.count()) > 0 && (await awaited.count()) === 0);

        expect(await watched.moves(), order).toEqual([]);
        await page.unrouteAll({ behavior: 'wait' });
      }
    });

for (const size of sizes)
  test(`nothing that can be pressed moves once the plans of a card are drawn beneath it, whatever comes late, ${size.width} pixels [HOLDER-11] [HOLDER-17]`, async ({
    holderOf,
    page,
  }) => {
    await page.setViewportSize(size);
    const holder = holderOf('rate');
    const active = page.getByRole('region', { name: 'Piani attivi' }).getByRole('listitem');
    const awaited = page.locator('main :is([data-awaited], [data-loading])');
    await holder.logIn();
    await holder.hand.press(page.getByRole('tab', { name: 'Rate' }));
    await expect(active).toHaveCount(3);
    for (const order of orders) {
      const held = await holdBack(page, ofPlans, laterScripts);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
      const watched = await watchMoves(page);

      await held.releaseAll(order, async () => (await active.count()) > 0 && (await awaited.count()) === 0);

      expect(await watched.moves(), order).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
