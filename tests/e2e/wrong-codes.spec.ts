import type { Holder } from '../support/e2e-holder.ts';
import { expect, test } from '../support/e2e.ts';

const lastTry = 'Codice errato, hai ancora un tentativo poi l’utenza verrà bloccata';

/** Returns a code that is surely not the right one. */
function wrongFor(code: string): string {
  return code === '123450' ? '123451' : '123450';
}

type Attempts = { holder: Holder; wrong: string; confirm: 'AVANTI' | 'Conferma'; operation: string };

/** Types the wrong code three times, each told in the same words. */
async function failThrice({ holder, wrong, confirm, operation }: Attempts): Promise<void> {
  for (const attempt of [1, 2, 3]) {
    await holder.enterCode(wrong, confirm);
    await expect.poll(() => holder.bank.countCalls(operation)).toBe(attempt);
    await expect(holder.page.getByText('Codice errato.', { exact: true }).first()).toBeVisible();
    await expect(holder.codeField).toHaveAttribute('aria-invalid', 'true');
  }
}

test('wrong codes for a new number are told, the last try is announced, the fifth blocks [ERR-01] [ERR-02] [ERR-06] [SCA-27] [SCA-28] [S-09]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  await holder.beginPhoneChange();
  await holder.askCodeFor('3401112233');
  const right = await bank.nextCode();
  const wrong = wrongFor(right);

  await failThrice({ holder, wrong, confirm: 'AVANTI', operation: 'verifyOtpNewNumber' });
  await holder.enterCode(wrong, 'AVANTI');
  await expect(page.getByText(lastTry, { exact: true }).first()).toBeVisible();
  await holder.enterCode(wrong, 'AVANTI');

  await expect(holder.lockedPopup).toBeVisible();
  await expect(holder.lockedPopup).toContainText('Servizio Clienti');
  await holder.hand.press(holder.button('CHIUDI'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('wrong codes at the login end in the block, which a new attempt does not lift [ERR-06] [S-08] [S-09]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await page.goto('/');
  await holder.sendCredentials();
  const wrong = wrongFor(await bank.nextCode());

  await failThrice({ holder, wrong, confirm: 'Conferma', operation: 'verifyMfa' });
  await holder.enterCode(wrong, 'Conferma');
  await expect(page.getByText(lastTry, { exact: true }).first()).toBeVisible();
  await holder.enterCode(wrong, 'Conferma');
  await expect(holder.lockedPopup).toBeVisible();
  await holder.hand.press(holder.button('CHIUDI'));

  await bank.advanceClock('PT1M');
  await holder.sendCredentials();
  await expect(holder.lockedPopup).toBeVisible();
  await expect(holder.cards).toHaveCount(0);
});

test('a code is six digits: the rest is not taken, and fewer do not confirm [SCA-26]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.goto('/');
  await holder.sendCredentials();

  await holder.codeField.pressSequentially('12 a3-4');
  await expect(holder.codeField).toHaveValue('1234');
  await holder.hand.press(holder.button('Conferma'));
  await expect(holder.codeField).toHaveAccessibleDescription(/Inserisci le 6 cifre/u);
  await expect(holder.codeField).toBeFocused();
  await holder.codeField.pressSequentially('5678');

  await expect(holder.codeField).toHaveValue('123456');
  await expect(holder.codeField).not.toHaveAttribute('aria-invalid', 'true');
});

test('a code that was asked for again replaces the one before it [SCA-01] [SCA-23]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await page.goto('/');
  await holder.sendCredentials();
  const first = await bank.nextCode();

  await bank.advanceClock('PT31S');
  const again = page.waitForResponse((reply) => reply.url().includes('reNew=1'));
  await holder.button('Invia di nuovo il codice').press('Enter');
  const second = await bank.nextCode();
  // What was typed until then goes with the code that it was of.
  await (await again).finished();
  await expect(page.getByText(/^Nuovo codice inviato/u)).toBeVisible();
  await holder.enterCode(first, 'Conferma');
  await expect(page.getByText('Codice errato.', { exact: true }).first()).toBeVisible();
  await holder.enterCode(second, 'Conferma');

  await expect(holder.cards).toBeVisible();
});

test('wrong codes do not take anybody’s account away, and the fifth blocks [ERR-06] [PROFILE-06] [S-09]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/n/profile');
  await holder.hand.press(holder.button('Cancella l’utenza'));
  await holder.hand.press(holder.button('INVIA IL CODICE'));
  await expect(holder.codeField).toBeVisible();
  const wrong = wrongFor(await bank.mailCode(holder.username));
  const enter = async () => {
    await holder.hand.write(holder.codeField, wrong);
    await holder.hand.press(holder.button('CANCELLA L’UTENZA'));
  };

  for (const attempt of [1, 2, 3]) {
    await enter();
    await expect.poll(() => bank.countCalls('revokeUser')).toBe(attempt);
    await expect(holder.codeField).toHaveAccessibleDescription(/Codice errato\./u);
  }
  await enter();
  await expect(page.getByText(lastTry, { exact: true }).first()).toBeVisible();
  await enter();

  await expect(holder.lockedPopup).toContainText('Servizio Clienti');
  await expect(holder.popup('Utenza cancellata')).toHaveCount(0);
});
