import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

test('a card is given a nickname by the keyboard, is called by it wherever it is named, keeps it over a login, and loses it [HOLDER-30]', async ({
  typistOf,
  bank,
  page,
}) => {
  const holder = typistOf('famiglia');
  const { hand, button } = holder;
  const field = page.getByRole('textbox', { name: 'Nome della carta' });
  await holder.logInAt('/cardsmanagement');
  await hand.press(button('Dai un nome alla carta'));
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the nickname of a card');
  await hand.write(field, 'Spese di casa');
  await hand.press(button('SALVA'));

  await expect(page.getByText('1180 si chiama Spese di casa.')).toBeVisible();
  await expect(button('Modifica il nome della carta')).toBeVisible();
  await expect(holder.cards.getByRole('status')).toHaveText(
    'Carta selezionata: Spese di casa, Carta di credito, numero che finisce con 1180',
  );
  await page.goto('/');
  await expect(page.getByText('Spese di casa, carta che finisce con 1180').first()).toBeAttached();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(holder.cards.getByRole('link', { name: 'Spese di casa' })).toBeVisible();
  await expectAccessible(page, 'home of a card with a nickname');
  await page.goto('/n/manage-card/spendinglimits');
  await expect(page.getByText(/la carta Spese di casa \*{4}/u)).toBeVisible();
  await page.goto('/cardsmanagement');
  await hand.press(button('Modifica il nome della carta'));
  await expect(field).toHaveValue('Spese di casa');
  await hand.write(field, '   ');
  await hand.press(button('SALVA'));

  await expect(page.getByText('Hai rimosso il nome della carta')).toBeVisible();
  await expect(button('Dai un nome alla carta')).toBeVisible();
  expect(await bank.countCalls('nameCard')).toBe(2);
});

test('the number of a card, a picture and the nickname of another card are told at the field, and keep what was typed [HOLDER-30]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('famiglia');
  const { hand, button } = holder;
  const field = page.getByRole('textbox', { name: 'Nome della carta' });
  await holder.logInAt('/cardsmanagement');
  await hand.press(button('Dai un nome alla carta'));
  await hand.write(field, 'Casa');
  await hand.press(button('SALVA'));
  await expect(button('Modifica il nome della carta')).toBeVisible();
  await hand.press(button('Carta successiva'));
  await expect(holder.cards.getByText('Anna Bellini').first()).toBeVisible();
  await hand.press(button('Dai un nome alla carta'));

  for (const [typed, told] of [
    ['4417 1234 5678 9012', /Sembra il numero di una carta/u],
    ['casa', /Un’altra tua carta si chiama già così/u],
    ['Casa 🏠', /lettere, cifre, spazi e segni/u],
    ['La carta con cui pago la spesa', /Usa al massimo 24 caratteri/u],
  ] as const) {
    await hand.write(field, typed);
    await hand.press(button('SALVA'));
    await expect(field).toHaveAccessibleDescription(told);
    await expect(field).toHaveValue(typed);
  }
  await hand.press(button('ANNULLA'));

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button('Dai un nome alla carta')).toBeVisible();
  expect(await bank.countCalls('nameCard')).toBe(3);
});
