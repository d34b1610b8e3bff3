import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { operations } from '#schemas';
import { expect, test } from '../support/e2e.ts';
import type { Holder } from '../support/e2e-holder.ts';
import { pdfText } from '../support/pdf-text.ts';

/** Opens the movements lists of the home, and answers the newest of them. */
async function openLists(holder: Holder, page: Page) {
  await holder.logIn();
  await holder.hand.press(page.getByRole('tab', { name: 'Lista movimenti' }));
  // While the lists are read, rows without words hold their place.
  const newest = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: /\d{4}/ }).first();
  return { newest, download: newest.getByRole('button', { name: /^Scarica pdf/u }) };
}

test('a movements list is downloaded with a code, is named after its date, month and card and can be read [STMT-01] [STMT-02] [STMT-07] [STMT-09] [SCA-11] [SCOPE-14]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { newest, download } = await openLists(holder, page);
  const month = ((await newest.textContent()) ?? '').match(/^\p{L}+ \d{4}/u)?.[0] ?? 'no month';
  const words = month.toLowerCase();
  const date = await newest.locator('time').getAttribute('datetime');

  await holder.hand.press(download);
  const code = holder.popup('Sei veramente tu?');
  await expect(code).toContainText(`lista movimenti di ${words} della carta che finisce con 4417`);
  const coming = page.waitForEvent('download');
  await holder.confirmIdentity();
  const file = await coming;

  expect(file.suggestedFilename()).toBe(`listaMovimenti${date}-${words.replace(' ', '-')}-carta-4417.pdf`);
  const [first = ''] = await pdfText(await readFile(await file.path()));
  expect(first).toContain('Lista movimenti');
  expect(first).toContain(words);
  await expect(page.getByText(`Lista movimenti di ${words} scaricata.`)).toBeVisible();
  await expect(newest.getByText('Scaricata')).toBeVisible();
  await holder.hand.press(page.getByRole('tab', { name: 'Le tue operazioni' }));
  await holder.hand.press(page.getByRole('tab', { name: 'Lista movimenti' }));
  await expect(newest.getByText('Scaricata')).toBeVisible();
});

test('lists that cannot be read are told, and a download that fails is asked for again [STMT-04] [STMT-08] [ERR-08]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await bank.setFaults([
    { operationId: 'checkDocumentsAvailability', kind: 'status', status: 500, times: 1 },
    { operationId: 'downloadStatement', kind: 'status', status: 500, times: 1 },
  ]);
  const { download } = await openLists(holder, page);

  await expect(
    page.getByText('Ci dispiace, non è stato possibile recuperare le liste movimenti'),
  ).toBeVisible();
  await holder.hand.press(holder.button('Riprova'));
  await holder.hand.press(download);
  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await expect(trouble).toContainText('Alt! abbiamo riscontrato un errore, riprova più tardi.');
  await holder.hand.press(trouble.getByRole('button').last());
  await holder.hand.press(download);
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  await holder.hand.press(holder.button('Annulla'));

  await expect(download).toBeFocused();
});

const refused = { code: 'OTP_TOO_MANY', type: 'SHOW', message: '' };

test('what the bank says of a download before it shows anything stands on the page of the lists [HOLDER-06] [ERR-14]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { path } = operations.downloadStatement;
  await page.route(`**${path}`, (route) => route.fulfill({ status: 422, json: refused }), { times: 1 });
  const { download } = await openLists(holder, page);

  await holder.hand.press(download);

  const live = page.getByRole('region', { name: 'Messaggi' }).locator('[aria-live="polite"]');
  await expect(live).toContainText('Hai chiesto troppi codici.');
  await expect(page.getByRole('tab', { name: 'Lista movimenti' })).toHaveAttribute('aria-selected', 'true');
  await expect(download).toBeFocused();
  await holder.hand.press(download);
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  await expect(live).toBeEmpty();
});

test('the row of a list stays one line at 360 px once it was downloaded [HOLDER-34]', async ({
  holderOf,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('standard');
  const { newest, download } = await openLists(holder, page);
  await holder.hand.press(download);
  await holder.confirmIdentity();
  await expect(newest.getByText('Scaricata')).toBeVisible();

  const [row, button] = [await newest.boundingBox(), await download.boundingBox()];
  const middle = (box: typeof row) => (box ? box.y + box.height / 2 : 0);
  expect(Math.abs(middle(row) - middle(button))).toBeLessThan(4);
  expect(row?.height).toBeLessThan(92);
});
