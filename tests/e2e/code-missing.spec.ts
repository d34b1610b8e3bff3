import { arriveAt } from '../support/e2e-crawl.ts';
import { expectAccessible } from '../support/e2e-looks.ts';
import { placesOf } from '../support/e2e-places.ts';
import { expect, test } from '../support/e2e.ts';

const code = '1234567890';

test('a limited holder hears in Rate and Finanziamenti that the registration code is missing, gives it there, and has both [HOLDER-05] [RCODE-08]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('limitato');
  await holder.logIn();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toBeVisible();

  for (const name of ['Finanziamenti', 'Rate']) {
    const tab = page.getByRole('tab', { name, exact: true });
    if ((await tab.count()) === 0) continue;
    await holder.hand.press(tab);
    await expect(panel.getByText('Manca il codice di registrazione')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  }
  await expectAccessible(page, 'plans without the registration code');
  await holder.hand.press(panel.getByRole('button', { name: 'Inserisci il codice' }));
  const field = page.getByRole('dialog').getByRole('textbox');
  await holder.hand.write(field, code);
  await holder.hand.press(page.getByRole('dialog').getByRole('button').last());

  await expect(panel.getByText('Manca il codice di registrazione')).toHaveCount(0);
});

test('the notice of a limited access covers no heading of a phone, stands over no popup and opens no second one [HOLDER-05]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('limitato');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logInByHand();
  const notice = page.getByRole('region', { name: 'Messaggi' }).getByRole('listitem');
  await expect(notice).toBeVisible();

  await holder.openMenuEntry('Gestisci carta');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const [title, box] = [await heading.boundingBox(), await notice.boundingBox()];
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(box?.y ?? 0);
  await holder.hand.press(notice.getByRole('button', { name: 'Inserisci il codice' }));

  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(notice).toHaveCount(0);
});

test('a limited holder opens every page of the portal, and is told of no failure on any [HOLDER-05] [RCODE-08]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('limitato');
  await holder.logIn();
  const pages = placesOf({ planReference: 'P0000001', entry: 'start' }).filter(
    ({ route: { access } }) => access === 'secured' || access === 'public',
  );

  for (const { path } of pages) {
    // A page may open its popup when it has long been looked for.
    await expect(async () => {
      if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await arriveAt(page, path);
    await expect.soft(page.getByRole('alertdialog'), path).toHaveCount(0);
    await expect.soft(page.getByRole('button', { name: /^riprova$/iu }), path).toHaveCount(0);
  }
});
