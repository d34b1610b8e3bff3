import { goInside } from '../support/e2e-crawl.ts';
import { expect, test } from '../support/e2e.ts';

test('a reload keeps the operator that was picked and the number that was typed, before they are sent and after [HOLDER-01]', async ({
  page,
  reload,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const number = page.getByRole('textbox', { name: 'Numero di cellulare' });
  const operator = page.getByRole('combobox', { name: /Operatore/u });
  const picked = operator.getByRole('option', { name: 'Linea Verde' });
  await holder.logInAt('/telephoneRecharge/anagraphicData');
  await holder.hand.write(number, '3331234577');
  await holder.hand.pick(operator, 'Linea Verde');

  for (let round = 0; round < 2; round += 1) {
    await reload();
    await expect(operator).toHaveValue((await picked.getAttribute('value')) ?? '');
    await expect(number).toHaveValue('3331234577');
    await expect(page.getByText(/inserisci di nuovo/u)).toHaveCount(0);
  }
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.choose(page.getByRole('radio', { name: /^10,00/u }));
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.press(page.getByRole('button', { name: 'Modifica' }).first());
  await expect(number).toHaveValue('3331234577');
  await reload();

  await expect(number).toHaveValue('3331234577');
  await expect(page.getByText(/inserisci di nuovo/u)).toHaveCount(0);
});

test('what was typed and kept is gone once it was sent: only what was sent comes back, and the next time nothing does [HOLDER-01] [LANG-04]', async ({
  page,
  reload,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  const title = page.getByRole('heading', { name: 'Quale numero vuoi ricaricare?' });
  const number = page.getByRole('textbox', { name: 'Numero di cellulare' });
  const amount = page.getByRole('radio', { name: /^10,00/u });
  await holder.logInAt('/telephoneRecharge/anagraphicData');
  await hand.write(number, '3331234577');
  await hand.pick(page.getByRole('combobox', { name: /Operatore/u }), 'Linea Verde');
  await reload();
  await expect(number).toHaveValue('3331234577');

  await hand.write(number, '3331234588');
  await hand.press(button('AVANTI'));
  await expect(amount).toBeVisible();
  await reload();
  await expect(amount).toBeVisible();
  await page.goBack();
  await expect(number).toHaveValue('3331234588');
  await hand.press(button('ANNULLA'));
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Lascia la pagina' }));
  await expect(title).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('runs'))).toBeNull();
  await goInside(page, '/telephoneRecharge/anagraphicData');

  await expect(title).toBeVisible();
  await expect(number).toHaveValue('');
  await reload();
  await expect(title).toBeVisible();
  await expect(number).toHaveValue('');
});
