import { expect, test } from '../support/e2e.ts';

const delivery = '/estrattoConto/estrattoContoModify';

test('a movements list goes from online to paper and back, each with a code that the bank asks for by its result [SCA-13] [SCA-22] [ROUTE-51] [SCOPE-14]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const choose = async (name: string) => {
    await holder.hand.choose(page.getByRole('radio', { name }));
    await holder.hand.press(holder.button('AVANTI'));
  };
  await holder.logInAt(delivery);

  await choose('Per posta, su carta');
  await expect(page.getByRole('main')).toContainText(/tuo indirizzo di casa:.+\d+, \d{5} \p{Lu}/u);
  await holder.hand.press(holder.button('CONFERMA'));
  await holder.confirmIdentity();
  await expect(page.getByText('Da ora la lista movimenti arriva a casa, per posta.')).toBeVisible();
  await page.goBack();
  await choose('Online, con una notifica via email');
  await holder.hand.press(page.getByRole('button', { name: /^Usa l’indirizzo/u }));
  await holder.confirmIdentity();

  await expect(page.getByText('Da ora la lista movimenti è online')).toBeVisible();
});

test('the movements lists and how they come lead to one another, and both say how and of which card [MGMT-07]', async ({
  holderOf,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.hand.press(page.getByRole('tab', { name: 'Lista movimenti' }));
  const lists = page.getByRole('tabpanel');
  await expect(lists).toContainText('carta che finisce con 4417 arriva online');

  await holder.hand.press(lists.getByRole('link', { name: 'Come ricevi la lista movimenti' }));

  await expect(page.getByRole('heading', { name: 'Come ricevi la lista movimenti' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/CLASSIC .+4417 arriva online/u);
  await holder.hand.press(holder.button('Vedi le liste movimenti'));
  await expect(page.getByRole('tab', { name: 'Lista movimenti' })).toHaveAttribute('aria-selected', 'true');
  await expect(lists.getByRole('button', { name: /^Scarica pdf/u }).first()).toBeVisible();
});

test('what Attiva speaks of is chosen already where the way of a movements list is chosen, and may be changed [MGMT-07]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const paper = page.getByRole('radio', { name: 'Per posta, su carta' });
  const online = page.getByRole('radio', { name: 'Online, con una notifica via email' });
  await holder.logInAt('/cardsmanagement');
  await holder.hand.press(page.getByRole('link', { name: 'Attiva Lista movimenti cartacea' }));

  await expect(paper).toBeChecked();
  await holder.hand.press(holder.button('AVANTI'));
  await expect(page.getByRole('heading', { name: 'Vuoi la lista movimenti per posta?' })).toBeVisible();
  await page.goBack();
  await holder.hand.choose(online);
  await holder.hand.press(holder.button('AVANTI'));

  await expect(page.getByText('La lista movimenti continua ad arrivare come prima.')).toBeVisible();
});

test('the address that is told is changed, and cannot be copied out of its field [STMT-10] [STMT-11] [STMT-12] [STMT-14] [SCA-12]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const popup = holder.popup('Modifica l’indirizzo email');
  const field = popup.getByRole('textbox', { name: 'Nuovo indirizzo email' });
  await holder.logInAt(delivery);
  await holder.hand.press(holder.button('Modifica l’indirizzo email'));

  await expect(field).toBeFocused();
  await holder.hand.write(field, 'nuova@percorso.test');
  const isCopied = await field.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true })),
  );
  expect(isCopied).toBe(false);
  await holder.hand.press(popup.getByRole('button', { name: 'AVANTI' }));
  await holder.confirmIdentity();

  await expect(holder.popup('Finito!')).toContainText('notifica all’indirizzo n***a@percorso.test');
  await expect(holder.popup('Finito!')).toContainText('pubblicata una nuova lista movimenti');
  await holder.hand.press(holder.button('CHIUDI'));
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});

test('an address in the wrong form is told, and a bank that fails leaves it typed [FORM-02] [ERR-08]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const popup = holder.popup('Modifica l’indirizzo email');
  const field = popup.getByRole('textbox', { name: 'Nuovo indirizzo email' });
  const goOn = popup.getByRole('button', { name: 'AVANTI' });
  await holder.logInAt(delivery);
  await holder.hand.press(holder.button('Modifica l’indirizzo email'));

  await holder.hand.write(field, 'nuova@percorso');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/Formato email non corretto/u);
  await holder.hand.press(goOn);
  await expect(field).toBeFocused();
  await holder.hand.write(field, 'nuova@percorso.test');
  await bank.setFaults([{ operationId: 'changeSubscriptionEmail', kind: 'status', status: 500, times: 1 }]);
  await holder.hand.press(goOn);
  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await expect(trouble).toContainText('Alt! abbiamo riscontrato un errore, riprova più tardi.');
  await holder.hand.press(trouble.getByRole('button').last());

  await expect(field).toHaveValue('nuova@percorso.test');
});
