import type { Page } from '@playwright/test';
import { type OperationId, operations } from '#schemas';
import type { Fault } from '../support/e2e-bank.ts';
import { expect, test } from '../support/e2e.ts';

type Trouble = { name: string; fault: Omit<Fault, 'operationId'>; waitsMs: number };

/** What may happen to a call. Of a bank that never answers the portal has enough after half a minute. */
const troubles: readonly Trouble[] = [
  { name: 'answers 500', fault: { kind: 'status', status: 500 }, waitsMs: 0 },
  { name: 'drops the connection', fault: { kind: 'reset' }, waitsMs: 0 },
  { name: 'answers what cannot be read', fault: { kind: 'malformed' }, waitsMs: 0 },
  { name: 'never answers', fault: { kind: 'hang' }, waitsMs: 31_000 },
];

/** Returns once the page has asked the bank for an operation. */
function asked(page: Page, operation: OperationId): Promise<unknown> {
  return page.waitForRequest((request) => new URL(request.url()).pathname === operations[operation].path);
}

test('while the bank fails a login says so in the form, and works when it is tried again [S-51] [HDR-09]', async ({
  page,
  bank,
  holderOf,
}) => {
  const problem = page.getByRole('form', { name: 'Accedi' }).getByRole('alert');
  await page.clock.install();
  for (const { name, fault, waitsMs } of troubles) {
    const holder = holderOf('standard');
    await page.goto('/');
    await bank.setFaults([{ operationId: 'requestToken', ...fault }]);

    const request = asked(page, 'requestToken');
    await holder.sendCredentials();
    await request;
    await page.clock.fastForward(waitsMs);
    await expect(problem, name).toContainText(/riprova/iu);
    await bank.clearFaults();
    await holder.sendCredentials();
    await holder.confirmIdentity();
    await expect(holder.cards, name).toBeVisible();
    await page.context().clearCookies();
  }
});

test('while the bank fails a phone change says so, and goes on when it is tried again, done once [S-51] [ERR-04] [ERR-08]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const popup = page.getByRole('alertdialog', { name: 'Ops!' });
  await page.clock.install();
  await holder.logInAt('/cardsmanagement');
  await holder.hand.press(holder.button('Modifica il numero di riferimento'));
  await holder.hand.write(page.getByRole('textbox', { name: 'Nuovo numero di cellulare' }), '3407654399');
  for (const { name, fault, waitsMs } of troubles) {
    await bank.setFaults([{ operationId: 'generateOtpSca', ...fault }]);

    const request = asked(page, 'generateOtpSca');
    await holder.hand.press(holder.button('AVANTI'));
    await holder.goPastNotice(request);
    await request;
    await page.clock.fastForward(waitsMs);
    await expect(popup, name).toContainText('Qualcosa è andato storto.');
    await bank.clearFaults();
    await popup.getByText('Chiudi', { exact: true }).click();
    await expect(popup, name).toHaveCount(0);
  }
  await holder.hand.press(holder.button('AVANTI'));
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await holder.confirmIdentity();

  await expect(holder.popup('Fatto!')).toContainText(/\*+99\b/u);
  // Once to be asked for a code, once with its proof.
  expect(await bank.countCalls('updateContact')).toBe(2);
});
