import type { Page } from '@playwright/test';
import { enterNumber } from '../support/e2e-service-screens.ts';
import type { Holder } from '../support/e2e-holder.ts';
import { expect, test } from '../support/e2e.ts';

const topUp = '/telephoneRecharge/anagraphicData';

async function chooseAmount({ page, hand, button }: Holder, amount: RegExp): Promise<void> {
  await hand.choose(page.getByRole('radio', { name: amount }));
  await hand.press(button('AVANTI'));
}

/** A line of the summary, with what stands beside it. */
const line = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });

test('a phone is topped up once, kept in the book, and topped up from there [TOPUP-01] [TOPUP-02] [ROUTE-04] [SCA-20] [S-07] [SCOPE-08]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const title = (name: string) => page.getByRole('heading', { name });
  await holder.logInAt(topUp);
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde', name: 'Marta' });
  await chooseAmount(holder, /^10,00/u);
  await expect(line(page, 'Importo')).toHaveText(/10,00\s€/u);
  await expect(line(page, 'Numero')).toHaveText(/333\s123\s4519 \(Linea Verde\)/u);
  await expect(line(page, 'Paghi con')).toHaveText(/\*{4} \*{4} \*{4} 4417/u);
  await expect(line(page, 'In rubrica')).toContainText('Marta');
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(holder.popup('Sei veramente tu?')).toContainText(
    'Stai per ricaricare 10,00\u00a0€ al numero 333\u00a0123\u00a04519.',
  );
  const sms = await bank.nextSms();
  expect(sms.text).toContain('ricarica di 10,00 euro al numero 3331234519');
  await holder.enterCode(sms.code ?? '', 'Conferma');

  await expect(title('Ricarica inviata')).toBeFocused();
  expect((await bank.nextSms()).text).toContain('operazione di 10,00 euro presso Linea Verde');
  // The journey is left with the page: it was the first of the tab.
  await page.goBack();
  await page.waitForURL('about:blank');
  await bank.advanceClock('PT31S');
  await page.goto(topUp);
  await expect(title('Ricarica completata')).toBeFocused();
  await holder.hand.press(holder.button('CHIUDI'));
  await page.goto(topUp);
  const kept = page.getByRole('radio', { name: 'Marta' });
  await expect(page.getByText('333\u00a0123\u00a04519')).toBeVisible();
  await holder.hand.press(holder.button('Ricarica un altro numero'));
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde', name: 'Nonna' });
  await chooseAmount(holder, /^5,00/u);
  await expect(line(page, 'In rubrica')).toContainText('Nonna, al posto di «Marta»');
  await holder.hand.press(holder.button('ANNULLA'));
  await holder.hand.press(holder.button('Lascia la pagina'));
  await expect(holder.cards).toBeVisible();
  await page.goto(topUp);
  await holder.hand.choose(kept);
  await holder.hand.press(holder.button('AVANTI'));
  await chooseAmount(holder, /^5,00/u);
  await expect(line(page, 'In rubrica')).toHaveCount(0);
  await expect(line(page, 'Importo')).toHaveText(/5,00\s€/u);
  await expect(line(page, 'Numero')).toHaveText(/333\s123\s4519/u);
  await holder.hand.press(holder.button('ANNULLA'));
  await holder.hand.press(holder.button('Lascia la pagina'));

  await expect(holder.cards).toBeVisible();
  expect(await bank.countCalls('topUpPhone')).toBe(2);
});

test('a code that is not given leads back to what was chosen, and Annulla asks before all of it is left [HOLDER-02]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button, popup } = holder;
  const chosen = line(page, 'Importo').filter({ hasText: /20,00\s€/u });
  await holder.logInTowards(topUp);
  await enterNumber(holder, { number: '3331234519', operator: 'Onda Mobile' });
  await chooseAmount(holder, /^20,00/u);
  await hand.press(button('CONFERMA'));
  await hand.press(popup('Sei veramente tu?').getByRole('button', { name: 'Annulla', exact: true }));
  await expect(chosen).toBeVisible();
  await hand.press(button('ANNULLA'));
  await hand.press(button('Resta qui'));
  await expect(chosen).toBeVisible();

  await bank.advanceClock('PT31S');
  await hand.press(button('CONFERMA'));
  await expect(popup('Sei veramente tu?')).toBeVisible();
  expect(await bank.countCalls('topUpPhone')).toBe(2);
});

test('a bank that does not answer a top-up sends the holder to their operations before they pay twice [S-51] [ERR-08]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt(topUp);
  await enterNumber(holder, { number: '3331234519', operator: 'Onda Mobile' });
  await chooseAmount(holder, /^20,00/u);
  await bank.setFaults([{ operationId: 'topUpPhone', kind: 'reset' }]);
  await holder.hand.press(holder.button('CONFERMA'));

  const unknown = page.getByRole('heading', { name: 'Non sappiamo se la ricarica è partita' });
  await expect(unknown).toBeVisible();
  await expect(holder.button('CONFERMA')).toHaveCount(0);
  await holder.hand.press(holder.button('VAI ALLE OPERAZIONI'));

  await expect(holder.cards).toBeVisible();
});

test('a top-up that the holder’s own limit forbids says what is spent already, and leads to the limit [ERR-14] [SPEND-01]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/n/manage-card/spendinglimits');
  await holder.hand.write(page.getByRole('textbox', { name: 'Limite di spesa' }), '1');
  await holder.hand.press(holder.button('IMPOSTA'));
  await holder.hand.press(holder.button('IMPOSTA COMUNQUE'));
  await holder.confirmIdentity();
  await bank.advanceClock('PT31S');
  await page.goto(topUp);
  await enterNumber(holder, { number: '3331234519', operator: 'Onda Mobile' });
  await chooseAmount(holder, /^20,00/u);
  await holder.hand.press(holder.button('CONFERMA'));

  await expect(page.getByRole('heading', { name: 'Superi il limite di spesa' })).toBeFocused();
  await expect(page.getByText(/Nessuna ricarica è possibile fino a fine mese/u)).toBeVisible();
  await expect(holder.button('Scegli un altro importo')).toHaveCount(0);
  await holder.hand.press(holder.button('MODIFICA IL LIMITE'));
  await expect(holder.popup('Modifica il limite di spesa')).toBeVisible();
});

test('a card linked to online banking is sent there for its recharge, in a window of its own [IBAN-01] [IBAN-03] [IBAN-04] [GATE-11] [ROUTE-49]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('iban');
  await holder.logInAt('/cardRecharge/anagraphicData');

  const notice = holder.popup('Attenzione!');
  await expect(notice).toContainText('da qui non puoi ricaricarla.');
  await expect(notice).not.toContainText('scriver');
  const opened = page.waitForEvent('popup');
  await holder.hand.press(holder.button('Accedi'));

  await expect(page).toHaveURL(/\/$/u);
  await expect((await opened).getByRole('heading', { name: 'Online banking' })).toBeVisible();
});

test('a line of the summary is changed and leads back to it; what the answer makes forgotten is asked again; Back changes nothing [LANG-10]', async ({
  holderOf,
  bank,
  page,
  reload,
}) => {
  const holder = holderOf('standard');
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const change = (label: string) => holder.button(`Modifica: ${label}`);
  await holder.logInAt(topUp);
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde' });
  await chooseAmount(holder, /^10,00/u);
  await expect(title('Confermi la ricarica?')).toBeFocused();

  await holder.hand.press(change('Importo'));
  await expect(page.getByRole('radio', { name: /^10,00/u })).toBeChecked();
  await page.goBack();
  await expect(title('Confermi la ricarica?')).toBeFocused();
  await expect(line(page, 'Importo')).toHaveText(/10,00\s€/u);

  await holder.hand.press(change('Numero'));
  await expect(title('Quale numero vuoi ricaricare?')).toBeFocused();
  await holder.hand.press(holder.button('AVANTI'));
  // Nothing has changed, so nothing is asked again.
  await expect(title('Confermi la ricarica?')).toBeFocused();

  await holder.hand.press(change('Numero'));
  await enterNumber(holder, { number: '3331234510', operator: 'Linea Verde' });
  await chooseAmount(holder, /^5,00/u);
  await expect(title('Confermi la ricarica?')).toBeFocused();
  await expect(line(page, 'Numero')).toHaveText(/333\s123\s4510/u);
  await expect(line(page, 'Importo')).toHaveText(/5,00\s€/u);

  await holder.hand.press(change('Importo'));
  await reload();
  await expect(page.getByRole('radio', { name: /^5,00/u })).toBeChecked();
  await page.goBack();
  await expect(title('Confermi la ricarica?')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^5,00/u })).toBeChecked();
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(holder.popup('Sei veramente tu?')).toContainText('333\u00a0123\u00a04510');
  expect(await bank.countCalls('topUpPhone')).toBe(1);
});

test('a prepaid card shows what it holds, its IBAN and what to write in the transfer, each to be copied [HOLDER-29] [GATE-03]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.selectCard('0926');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await holder.openMenuEntry('Gestisci carta');
  await holder.hand.press(page.getByRole('link', { name: 'Vai Ricarica la prepagata' }));

  await expect(page.getByRole('heading', { name: 'Ricarica la tua prepagata' })).toBeFocused();
  await expect(page.getByText('Disponibile su PREPAID, che finisce con 0926')).toBeVisible();
  const transfer = page.getByRole('region', { name: 'Con un bonifico' });
  await expect(transfer).toContainText(/IT\d{2}\s[A-Z]\d{3}(\s\d{4}){4}\s\d{3}/u);
  await expect(transfer).toContainText('Giulia Ferri');
  await holder.hand.press(transfer.getByRole('button', { name: 'Copia: IBAN della carta' }));
  await expect(transfer.getByRole('button', { name: 'Copiato: IBAN della carta' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^IT\d{2}[A-Z]\d{22}$/u);
  await holder.hand.press(transfer.getByRole('button', { name: 'Copia: Causale' }));
  await expect(transfer.getByRole('button', { name: 'Copiato: Causale' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Ricarica carta 0926');
});

test('the amounts of an operator are tiles beside one another, of which a reload leaves the chosen one, and amounts that are typed are read as they are written [HOLDER-15]', async ({
  holderOf,
  page,
  reload,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('standard');
  await holder.logInAt(topUp);
  await enterNumber(holder, { number: '3331234519', operator: 'Onda Mobile' });
  const tiles = page.getByRole('radio');
  await expect(tiles.first()).toBeVisible();
  const [first, second] = [await tiles.nth(0).boundingBox(), await tiles.nth(1).boundingBox()];
  expect(first?.y).toBe(second?.y);
  expect(first?.height).toBeGreaterThanOrEqual(44);
  await holder.hand.choose(tiles.nth(1));
  await reload();
  await expect(tiles.nth(1)).toBeChecked();
  await page.goto('/n/manage-card/spendinglimits');
  const field = page.getByRole('textbox', { name: 'Limite di spesa' });

  await holder.hand.write(field, '12,345');
  await expect(field).toHaveValue('12,34');
  await holder.hand.write(field, '42');
  await expect(field).toHaveValue('42');
  await holder.hand.write(field, '42 €');
  await expect(field).toHaveValue('42');
  await holder.hand.press(holder.button('IMPOSTA'));
  await expect(holder.popup('Hai già raggiunto questo limite')).toContainText('42,00');
  await holder.hand.press(holder.button('IMPOSTA COMUNQUE'));
  await expect(holder.popup('Sei veramente tu?')).toContainText('42,00');
});
