import { chosenPassword, registrantOf } from '../support/e2e-registration.ts';
import { createHolder } from '../support/e2e-holder.ts';
import { noteCalls } from '../support/e2e-sent.ts';
import { expect, test } from '../support/e2e.ts';

test('the holder of a card registers, confirms the address from the e-mail and logs in [REG-11] [REG-12] [REG-19] [REG-21] [REG-22] [ADD-02] [CALL-113] [CALL-121] [SCOPE-18] [SCOPE-20]', async ({
  holderOf,
  page,
  bank,
}) => {
  const someone = await registrantOf(holderOf('nuova-carta'));
  await someone.begin();
  await someone.giveCard();
  await someone.giveFiscalCode();
  await someone.giveEmail();
  await someone.giveCode();
  await someone.givePhone();
  await someone.givePhoneCode();
  await someone.takeAlerts();
  await someone.arrived('Scegli la password');
  expect(await bank.countCalls('regularizeRegistrationNumber')).toBe(1);
  await someone.choosePassword();
  await someone.answerQuestion();
  await someone.giveConsents();
  await someone.chooseKey();
  await someone.arrived('Controlla la tua email');
  await someone.hand.press(someone.button('CONTINUA'));
  await someone.arrived('Manca ancora la conferma');

  await someone.openLink();
  await someone.arrived('È fatta!');
  await someone.hand.press(someone.button('CONTINUA'));
  await someone.arrived('Conferma il tuo numero');
  await expect(page.getByText(`********${someone.kit.telephone.slice(-2)}`)).toBeVisible();
  await someone.hand.press(someone.button('CONFERMA'));
  await someone.arrived('Benvenuto!');
  await someone.hand.press(someone.button('ACCEDI'));

  const { hand, email } = someone;
  const holder = createHolder({ page, bank, hand, username: email });
  await holder.sendCredentials(chosenPassword);
  await holder.confirmIdentity();
  await expect(holder.cards).toBeVisible();
});

test('what does not fit is told at its field, before and after the bank has seen it [REG-15] [REG-16] [REG-17] [REG-18] [ERR-24] [ERR-26] [RCODE-03] [PWD-09]', async ({
  holderOf,
  page,
}) => {
  const someone = await registrantOf(holderOf('nuova-carta'));
  const { field, write, leave, goOn, kit } = someone;
  const wrongCv2 = kit.cv2 === '111' ? '112' : '111';
  await someone.begin();
  await write('Numero della carta', kit.pan);
  await leave('CV2', '12');
  await expect(field('CV2')).toHaveAccessibleDescription(/Il CV2 deve essere di 3 cifre/u);
  expect(await someone.bank.countCalls('verifyRegistrationCard')).toBe(0);
  await write('CV2', wrongCv2);
  await goOn();
  await expect(page.getByText('I dati inseriti non sono corretti').first()).toBeVisible();
  await expect(field('Numero della carta')).toHaveValue('');
  await someone.giveCard();
  await someone.giveFiscalCode();

  await write('Email', someone.email);
  await leave('Ripeti l’email', `altra-${someone.email}`);
  await expect(field('Ripeti l’email')).toHaveAccessibleDescription(/Le email devono coincidere/u);
  expect(await someone.bank.countCalls('verifyRegistrationEmail')).toBe(0);
  await someone.giveEmail();

  await leave('Codice di registrazione', '12345');
  await expect(field('Codice di registrazione')).toHaveAccessibleDescription(/Codice: formato non corretto/u);
  await write('Codice di registrazione', '0000000000');
  await goOn();
  await expect(field('Codice di registrazione')).toHaveAccessibleDescription(/Codice non corretto/u);
  await someone.hand.press(someone.button('Inviami il codice via SMS'));
  await someone.arrived('Ti abbiamo inviato il codice');
  await write('Codice di registrazione', await someone.bank.nextCode());
  await goOn();

  await someone.givePhone();
  await write('Codice di verifica', '000000');
  await goOn();
  await expect(field('Codice di verifica')).toHaveAccessibleDescription(/Codice errato\./u);
  await someone.givePhoneCode();
  await someone.skipAlerts();
  await someone.arrived('Scegli la password');
  await write('Password', chosenPassword);
  await leave('Ripeti la password', `${chosenPassword}x`);
  await expect(field('Ripeti la password')).toHaveAccessibleDescription(/Le password devono coincidere/u);
});

test('who closes the browser finds again where they were, and who rests too long as well [REG-10] [REG-13] [REG-24]', async ({
  holderOf,
  bank,
  page,
}) => {
  const someone = await registrantOf(holderOf('nuova-carta'));
  await someone.begin();
  await someone.giveCard();
  await someone.giveFiscalCode();
  await someone.giveEmail();
  await someone.arrived('Codice di registrazione');
  await someone.hand.press(someone.button('Non ho il codice: continua senza'));
  await someone.arrived('Vuoi continuare senza codice?');
  await someone.hand.press(someone.button('CONTINUA'));
  await someone.arrived('Il tuo numero di cellulare');

  await page.goto('about:blank');
  await someone.begin();
  await someone.giveCard();
  await someone.giveFiscalCode();
  await someone.givePhone();
  await someone.givePhoneCode();
  await someone.skipAlerts();
  await someone.arrived('Scegli la password');

  await bank.advanceClock('PT6M');
  await someone.choosePassword();
  await someone.arrived('Riprendiamo dalla carta');
  await someone.hand.press(someone.button('RIPRENDI'));
  await someone.giveCard();
  await someone.giveFiscalCode();
  await someone.choosePassword();
  await someone.answerQuestion();
  await someone.giveConsents();
  await someone.chooseKey();
  await someone.arrived('Controlla la tua email');

  await someone.openLink();
  await someone.hand.press(someone.button('CONTINUA'));
  await someone.hand.press(someone.button('CONFERMA'));
  await expect(page.getByText('Alcuni servizi sono limitati')).toBeVisible();
  await someone.openLink();
  await someone.arrived('Email già confermata');
  await someone.hand.press(someone.button('ACCEDI'));
  await someone.hand.press(page.getByRole('link', { name: 'Registrati' }));
  await someone.giveCard();
  await someone.giveFiscalCode();
  await someone.arrived('Sei già registrato');
});

test('a link that is not good says so on the page, without a banner or a popup [REG-20] [REG-22] [ERR-09]', async ({
  page,
}) => {
  const calls = noteCalls(page);
  await page.goto('/confirmEmail?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');

  await expect(page.getByRole('heading', { level: 1, name: 'Ops!' })).toBeFocused();
  await expect(
    page.getByText('Qualcosa è andato storto. Ricarica la pagina o contatta il Servizio Clienti'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls.of('POST /api/mfa/jwt')).toHaveLength(1);
  await page.getByRole('button', { name: 'RIPRENDI' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registrati' })).toBeVisible();
});
