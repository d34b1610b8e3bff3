import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

test('the console shows the code of the one who is logging in, live, with how long it is good, and copies it [RUN-19]', async ({
  page,
  holderOf,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const console = await context.newPage();
  await console.goto(`${portal.consoleUrl}/`);
  await expect(console).toHaveURL(`${portal.consoleUrl}/sandbox`);
  await expect(console.getByRole('status', { name: 'Collegamento' })).toHaveText('In diretta');
  const holder = holderOf('standard');

  await holder.logIn();
  await holder.page.goto('/phoneModify');
  await expect(console.getByRole('tab', { name: /^Richieste/u })).not.toHaveText('Richieste 0');

  await console.getByRole('searchbox').fill(holder.username);
  await expect(console.getByRole('tab', { name: /^Messaggi/u })).toHaveText('Messaggi 1');
  const code = console.getByRole('region', { name: 'Ultimo codice inviato' });
  await expect(code).toContainText(holder.username);
  await expect(code).toContainText('Già usato');
  await code.getByRole('button', { name: /^Copia/u }).click();
  const shown = await code.getByRole('status', { name: 'Ultimo codice inviato' }).innerText();
  expect(await console.evaluate(() => navigator.clipboard.readText())).toBe(shown.replaceAll(/\s/gu, ''));

  await console.getByRole('tab', { name: /^Richieste/u }).click();
  await console.getByRole('searchbox').fill(`${holder.username} requestToken`);
  await console
    .getByRole('button', { name: /requestToken/u })
    .first()
    .click();
  const body = console.locator('pre');
  await expect(body).toContainText('"password": "•••"');
  await expect(body).not.toContainText('Percorso1!');
  await expectAccessible(console, 'the console, with a request');
  await console.close();
  await page.bringToFront();
});

test('each account opens the portal with its username filled [RUN-19]', async ({ page, portal, context }) => {
  await page.goto(`${portal.consoleUrl}/sandbox`);
  await page.getByLabel('Etichetta della tua copia').fill('vetrina');
  const link = page.getByRole('link', { name: /famiglia\+vetrina@percorso\.test/u });
  const opened = context.waitForEvent('page');

  await link.click();

  const entered = await opened;
  await expect(entered.getByLabel('Username')).toHaveValue('famiglia+vetrina@percorso.test');
  await expectAccessible(page, 'the console');
});

test('clock, faults and notices say what is on and end with one press [RUN-19]', async ({
  page,
  portal,
  bank,
}) => {
  await page.goto(`${portal.consoleUrl}/sandbox`);
  const clock = page.getByRole('region', { name: 'Ora della banca' });
  const faults = page.getByRole('region', { name: 'Guasti' });

  // A test before may have left the bank ahead.
  await page.request.post(`${portal.consoleUrl}/sandbox/api/clock`, { data: { real: true } });
  await expect(clock).not.toContainText('spostata');
  await clock.getByRole('button', { name: 'avanti di 5 minuti' }).click();
  await expect(clock).toContainText('spostata');
  await clock.getByRole('button', { name: 'Torna all’ora vera' }).click();
  await expect(clock).not.toContainText('spostata');
  await bank.setFaults([{ operationId: 'listCards', kind: 'hang', times: 2 }]);
  await expect(faults).toContainText('listCards: non risponde × 2');
  await faults.getByRole('button', { name: 'Rimuovi tutti' }).click();
  await expect(faults).toContainText('Nessun guasto');
});
