import { enterNumber } from '../support/e2e-service-screens.ts';
import type { Holder } from '../support/e2e-holder.ts';
import { expect, test } from '../support/e2e.ts';

const topUp = '/telephoneRecharge/anagraphicData';

async function chooseAmount({ page, hand, button }: Holder, amount: RegExp): Promise<void> {
  await hand.choose(page.getByRole('radio', { name: amount }));
  await hand.press(button('AVANTI'));
}

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
  const summary = page.getByText(/Stai per ricaricare 10,00\s€ sul numero 333\s123\s4519 \(Linea Verde\)/u);
  await expect(summary).toBeVisible();
  await expect(page.getByText(/con la carta .*\*{4} \*{4} \*{4} 4417/u)).toBeVisible();
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(holder.popup('Sei veramente tu?')).toContainText(
    'Stai per ricaricare 10,00\u00a0€ al numero 333\u00a0123\u00a04519.',
  );
  const sms = await bank.nextSms();
  expect(sms.text).toContain('ricarica di 10,00 euro al numero 3331234519');
  await holder.enterCode(sms.code ?? '', 'Conferma');

  await expect(title('Ricarica inviata')).toBeFocused();
  expect((await bank.nextSms()).text).toContain('operazione di 10,00 euro presso Linea Verde');
  await page.goBack();
  await expect(title('Confermi la ricarica?')).toHaveCount(0);
  await bank.advanceClock('PT31S');
  await page.goto(topUp);
  await expect(title('Ricarica completata')).toBeFocused();
  await holder.hand.press(holder.button('CHIUDI'));
  await page.goto(topUp);
  await holder.hand.choose(page.getByRole('radio', { name: 'Marta' }));
  await holder.hand.press(holder.button('AVANTI'));
  await chooseAmount(holder, /^5,00/u);
  await expect(page.getByText(/Stai per ricaricare 5,00\s€ sul numero 333\s123\s4519/u)).toBeVisible();
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
  const chosen = page.getByText(/Stai per ricaricare 20,00\s€ sul numero 333\s123\s4519/u);
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

test('an amount above the holder’s own limit is told where it is chosen [ERR-14] [SPEND-01]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/n/manage-card/spendinglimits');
  await holder.hand.write(page.getByRole('textbox', { name: 'Limite di spesa' }), '1');
  await holder.hand.press(holder.button('IMPOSTA'));
  await holder.confirmIdentity();
  await bank.advanceClock('PT31S');
  await page.goto(topUp);
  await enterNumber(holder, { number: '3331234519', operator: 'Onda Mobile' });
  await chooseAmount(holder, /^20,00/u);
  await holder.hand.press(holder.button('CONFERMA'));

  await expect(page.getByText(/superi il limite di spesa che hai impostato/u).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quanto vuoi ricaricare?' })).toBeVisible();
});

test('a card linked to online banking is sent there, in a window of its own [IBAN-01] [IBAN-03] [IBAN-04] [GATE-11] [ROUTE-49]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('iban');
  await holder.logInAt('/cardRecharge/anagraphicData');

  await expect(holder.popup('Attenzione!')).toContainText('da qui non puoi ricaricare né scriverci');
  const opened = page.waitForEvent('popup');
  await holder.hand.press(holder.button('Accedi'));

  await expect(page).toHaveURL(/\/$/u);
  await expect((await opened).getByRole('heading', { name: 'Online banking' })).toBeVisible();
});
