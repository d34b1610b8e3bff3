import type { Holder } from '../support/e2e-holder.ts';
import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';
import settings from '../../portal.config.json' with { type: 'json' };

const opened = 'Aggiungi più numeri alla rubrica';

type Payee = { name: string; number: string };

/** Writes a number into the popup that asks for one, and sends it. */
async function enter({ page, hand, button }: Holder, payee: Payee, send = 'AGGIUNGI'): Promise<void> {
  await hand.write(page.getByRole('textbox', { name: 'Nome' }), payee.name);
  await hand.write(page.getByRole('textbox', { name: 'Numero di cellulare' }), payee.number);
  await hand.pick(page.getByRole('combobox', { name: 'Operatore' }), 'Onda Mobile');
  await hand.press(button(send));
}

async function add(holder: Holder, payee: Payee): Promise<void> {
  await holder.hand.press(holder.button('Aggiungi un numero'));
  await enter(holder, payee);
}

test('numbers are gathered, changed and taken off, go on after a reload, and are kept with one code [LANG-09] [LANG-04]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  const gathered = page.getByRole('main');
  const lines = page.getByRole('region', { name: 'Numeri da salvare' }).getByRole('listitem');
  await holder.logInAt('/telephoneRecharge');
  await hand.press(page.getByRole('link', { name: opened }));
  await expect(gathered.getByText('Non hai ancora aggiunto nessun numero.')).toBeVisible();
  await expectAccessible(page, 'no numbers gathered');
  await add(holder, { name: 'Nonna Pia', number: '3331234511' });
  await expect(lines).toHaveText([/Nonna Pia.*333\s123\s4511/u]);
  await add(holder, { name: 'Ugo', number: '3331234511' });
  await expect(page.getByRole('textbox', { name: 'Numero di cellulare' })).toHaveAccessibleDescription(
    /Questo numero è già fra quelli da salvare/u,
  );
  await enter(holder, { name: 'Ugo', number: '3331234512' });
  await add(holder, { name: 'Ada', number: '3331234513' });
  await expect(lines).toHaveCount(3);
  await expectAccessible(page, 'numbers gathered');

  await page.reload();
  await expect(lines).toHaveCount(3);
  await hand.press(button('Modifica: Ugo'));
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ugo');
  await enter(holder, { name: 'Zio Ugo', number: '3331234514' }, 'SALVA');
  await expect(lines).toHaveText([/Nonna Pia/u, /Zio Ugo.*333\s123\s4514/u, /Ada/u]);
  await hand.press(button('Rimuovi dall’elenco: Nonna Pia'));
  await expect(lines).toHaveText([/Zio Ugo/u, /Ada/u]);
  await expect(gathered.getByRole('region', { name: 'Numeri da salvare' })).toBeFocused();
  await hand.press(button('CONTINUA'));
  await expect(page.getByRole('heading', { name: 'Confermi i numeri?' })).toBeFocused();
  await expect(lines).toHaveCount(2);
  await hand.press(button('SALVA'));
  const sms = await bank.nextSms();
  expect(sms.text).toContain('3331234514, 3331234513');
  await holder.enterCode(sms.code ?? '', 'Conferma');

  await expect(page.getByText('I numeri sono in rubrica.')).toBeVisible();
  await expect(page).toHaveURL(/\/telephoneRecharge$/u);
  await expect(page.getByRole('link', { name: 'Ricarica Zio Ugo' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Nonna Pia')).toHaveCount(0);
  expect(await bank.countCalls('keepPayees')).toBe(2);
});

test('after five numbers there is no sixth, by the keyboard alone, and what is left is not kept [LANG-09]', async ({
  typistOf,
  bank,
  page,
}) => {
  const holder = typistOf('standard');
  const { hand, button } = holder;
  const gathered = page.getByRole('main');
  await holder.logInAt('/telephoneRecharge');
  await hand.press(page.getByRole('link', { name: opened }));
  for (const last of ['1', '2', '3', '4', '5'])
    await add(holder, { name: `Numero ${last}`, number: `333123451${last}` });

  await expect(gathered.getByText('è il massimo per volta')).toBeVisible();
  await expect(button('Aggiungi un numero')).toHaveCount(0);
  await hand.press(button('ANNULLA'));
  await hand.press(button('Lascia la pagina'));

  await expect(page.getByText('La rubrica è vuota')).toBeVisible();
  expect(await bank.countCalls('keepPayees')).toBe(0);
});

test('settings that do not offer several numbers at once have neither their link nor their page [LANG-23]', async ({
  holderOf,
  page,
}) => {
  const json = { ...settings, extensions: { ...settings.extensions, payeesTogether: false } };
  await page.route('/portal.config.json', (route) => route.fulfill({ json }));
  const holder = holderOf('standard');
  await holder.logInAt('/telephoneRecharge/payees');

  await expect(
    page.getByRole('main').getByText('Questo servizio non è attivo per la carta che hai scelto.'),
  ).toBeVisible();
  await expect(holder.button('Aggiungi un numero')).toHaveCount(0);
  await page.goto('/telephoneRecharge');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: opened })).toHaveCount(0);
});
