import { expect, test } from '../support/e2e.ts';

test('the change says what it is for, and that going on declares the number one’s own [PHONE-01] [PHONE-03] [PHONE-06]', async ({
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');

  await holder.hand.press(holder.button('Perché un solo numero?'));
  const why = holder.popup('Un solo numero di cellulare');
  await expect(why).toContainText(/avvisi di sicurezza.*identità.*pagamenti/u);
  await holder.hand.press(holder.button('Ok, ho capito'));
  await holder.hand.press(holder.button('Modifica il numero di riferimento'));

  const popup = holder.popup('Modifica il numero di cellulare');
  await expect(popup).toContainText(/avvisi di sicurezza.*identità.*pagamenti/u);
  await expect(popup).toContainText('dichiari di essere il legittimo intestatario');
  await expect(popup.getByRole('heading')).toBeFocused();
});

test('a number has 9 to 11 digits after a fixed +39, and only then goes on [PHONE-02] [PHONE-09] [PHONE-10] [PHONE-12]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const number = page.getByRole('textbox', { name: 'Nuovo numero di cellulare' });
  const goOn = holder.button('AVANTI');
  await holder.logInAt('/cardsmanagement');
  await holder.beginPhoneChange();

  await expect(holder.popup('Modifica il numero di cellulare')).toContainText('+39');
  await expect(goOn).toBeDisabled();
  await goOn.focus();
  await page.keyboard.press('Enter');
  await expect(number).toHaveAccessibleDescription(/Inserisci questo dato/u);
  await expect(number).toBeFocused();
  await number.pressSequentially('3');
  await number.press('Backspace');
  await number.focus();
  await number.blur();
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  await number.fill('0612345');
  await number.blur();
  await expect(page.getByText('Serve un numero di cellulare: comincia con 3.').first()).toBeVisible();
  await number.fill('');
  await number.pressSequentially('34 01-2a3');
  await number.blur();
  await expect(number).toHaveValue('340123');
  await expect(page.getByText('Devi inserire almeno 9 cifre').first()).toBeVisible();
  await expect(goOn).toBeDisabled();
  await number.pressSequentially('4567899');

  await expect(number).toHaveValue('34012345678');
  await expect(page.getByText('Devi inserire almeno 9 cifre')).toHaveCount(0);
  await expect(goOn).toBeEnabled();
});

test('closing the change forgets the number and the code [PHONE-04] [PHONE-08]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  await holder.beginPhoneChange();
  await holder.askCodeFor('3401112244');
  await expect(holder.codeField).toHaveAttribute('autocomplete', 'one-time-code');
  // Whoever is to check a number sees it as they typed it.
  await expect(holder.popup('Inserisci il codice')).toContainText('340 111 2244');
  await expect(holder.popup('Inserisci il codice')).toContainText('il primo di due codici');
  await holder.codeField.fill(await bank.nextCode());

  await holder.hand.press(holder.button('ANNULLA'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await holder.hand.press(holder.button('Modifica il numero di riferimento'));
  const number = page.getByRole('textbox', { name: 'Nuovo numero di cellulare' });
  await expect(number).toHaveValue('');
  await bank.advanceClock('PT31S');
  await holder.askCodeFor('3401112299');

  await expect(holder.codeField).toHaveValue('');
  expect(await bank.countCalls('updateContact')).toBe(0);
});
