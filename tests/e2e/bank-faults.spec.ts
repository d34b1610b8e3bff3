import type { Fault } from '../support/e2e-bank.ts';
import { expect, test } from '../support/e2e.ts';

type Trouble = { name: string; fault: Omit<Fault, 'operationId'> };

/** What may happen to a call; the bank hangs longer than the portal is ready to wait. */
const troubles: readonly Trouble[] = [
  { name: 'answers 500', fault: { kind: 'status', status: 500, times: 1 } },
  { name: 'drops the connection', fault: { kind: 'reset', times: 1 } },
  { name: 'answers what cannot be read', fault: { kind: 'malformed', times: 1 } },
  { name: 'never answers', fault: { kind: 'hang', times: 1 } },
];

const patienceMs = 31_000;

for (const { name, fault } of troubles) {
  test.describe(`while the bank ${name}`, () => {
    test('a login says so in the form and works when it is tried again [S-51] [HDR-09]', async ({
      page,
      bank,
      holderOf,
    }) => {
      const holder = holderOf('standard');
      await page.clock.install();
      await page.goto('/');
      await bank.setFaults([{ operationId: 'requestToken', ...fault }]);

      await holder.sendCredentials();
      await expect.poll(() => bank.countCalls('requestToken')).toBe(1);
      await page.clock.fastForward(patienceMs);
      await expect(
        page.getByRole('form', { name: 'Accedi' }).getByText(/Riprova tra poco|riprova/u),
      ).toBeVisible();
      await holder.hand.press(holder.button('Accedi'));
      await holder.confirmIdentity();

      await expect(holder.cards).toBeVisible();
    });

    test('a phone change says so and goes on when it is tried again, done once [S-51] [ERR-08]', async ({
      page,
      bank,
      holderOf,
    }) => {
      const holder = holderOf('standard');
      await page.clock.install();
      await holder.logIn();
      await holder.openPhoneChange();
      await bank.setFaults([{ operationId: 'generateOtpSca', ...fault }]);

      await holder.hand.write(page.getByRole('textbox', { name: 'Nuovo numero di cellulare' }), '3407654399');
      await holder.hand.press(holder.button('AVANTI'));
      await expect.poll(() => bank.countCalls('generateOtpSca')).toBe(1);
      await page.clock.fastForward(patienceMs);
      const popup = page.getByRole('alertdialog', { name: 'Ops!' });
      await expect(popup).toContainText('Qualcosa è andato storto.');
      await popup.getByRole('button', { name: 'Chiudi' }).last().click();
      await bank.advanceClock('PT31S');
      await holder.hand.press(holder.button('AVANTI'));
      await holder.enterCode(await bank.nextCode(), 'AVANTI');
      await holder.confirmIdentity();

      await expect(holder.popup('Fatto!')).toContainText(/\*+99\b/u);
      expect(await bank.countCalls('updateContact')).toBe(2);
    });
  });
}
