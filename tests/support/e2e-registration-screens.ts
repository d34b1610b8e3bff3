import { expect } from '@playwright/test';
import type { Holder } from './e2e-holder.ts';
import { type Registrant, registrantOf } from './e2e-registration.ts';
import type { Visit } from './e2e-screens.ts';

/** Goes through the screens of a registration from the card to the phone’s code, with what does not fit. */
export async function walkRegistrationStart(holder: Holder, visit: Visit): Promise<void> {
  const someone = await registrantOf(holder);
  await walkIdentity(someone, visit);
  await walkContacts(someone, visit);
}

/** Goes through the screens of a registration from the password to the welcome, and to who is registered already. */
export async function walkRegistrationEnd(holder: Holder, visit: Visit): Promise<void> {
  const someone = await registrantOf(holder);
  await someone.begin();
  await someone.giveCard();
  await someone.giveFiscalCode();
  await someone.giveEmail();
  await someone.giveCode();
  await someone.givePhone();
  await someone.givePhoneCode();
  await walkSecrets(someone, visit);
  await walkConfirmation(someone, visit);
}

async function walkIdentity(someone: Registrant, visit: Visit): Promise<void> {
  const { page, field, leave, write, goOn, kit } = someone;
  await someone.begin();
  await visit('registration-card');
  await leave('CV2', '12');
  await write('Numero della carta', kit.pan);
  await expect(page.getByText('Il CV2 deve essere di 3 cifre').first()).toBeVisible();
  await visit('registration-card-wrong');
  await write('CV2', kit.cv2 === '111' ? '112' : '111');
  await goOn();
  await expect(page.getByText('I dati inseriti non sono corretti').first()).toBeVisible();
  await visit('registration-card-refused');
  await someone.giveCard();
  await someone.arrived('Il tuo codice fiscale');
  await visit('registration-fiscal-code');
  await someone.giveFiscalCode();
  await someone.arrived('La tua email');
  await write('Email', someone.email);
  await leave('Ripeti l’email', 'altra@example.org');
  await expect(field('Ripeti l’email')).toHaveAccessibleDescription(/devono coincidere/u);
  await visit('registration-email-wrong');
  await someone.giveEmail();
}

async function walkContacts(someone: Registrant, visit: Visit): Promise<void> {
  const { hand, button } = someone;
  await someone.arrived('Codice di registrazione');
  await visit('registration-code');
  await hand.press(button('Inviami il codice via SMS'));
  await someone.arrived('Ti abbiamo inviato il codice');
  await someone.bank.nextCode();
  await visit('registration-code-sent');
  await hand.press(button('Non ho il codice: continua senza'));
  await someone.arrived('Vuoi continuare senza codice?');
  await visit('registration-without-code');
  await hand.press(button('CONTINUA'));
  await someone.arrived('Il tuo numero di cellulare');
  await visit('registration-phone');
  await someone.givePhone();
  await someone.arrived('Inserisci il codice');
  await visit('registration-phone-code');
}

async function walkSecrets(someone: Registrant, visit: Visit): Promise<void> {
  const { page, write, goOn } = someone;
  await someone.arrived('Vuoi gli avvisi SMS?');
  await visit('registration-alerts');
  await someone.skipAlerts();
  await someone.arrived('Scegli la password');
  await write('Password', 'zaffiro');
  await visit('registration-password');
  await someone.choosePassword();
  await someone.arrived('La domanda di sicurezza');
  await visit('registration-question');
  await someone.answerQuestion();
  await someone.arrived('I tuoi consensi');
  await page.getByText('Leggi il testo completo').first().click();
  await visit('registration-consents');
  await someone.giveConsents();
  await someone.arrived('Crea il tuo codice e-Code');
  await write('Codice e-Code', '123456');
  await write('Ripeti il codice e-Code', '123456');
  await goOn();
  await expect(page.getByText('Questo codice è troppo facile').first()).toBeVisible();
  await visit('registration-key-weak');
  await someone.chooseKey();
}

async function walkConfirmation(someone: Registrant, visit: Visit): Promise<void> {
  const { page, hand, button } = someone;
  await someone.arrived('Controlla la tua email');
  await visit('registration-check-email');
  await hand.press(button('CONTINUA'));
  await someone.arrived('Manca ancora la conferma');
  await visit('registration-not-confirmed');
  await hand.press(button('Invia di nuovo o correggi l’email'));
  await someone.arrived('Dove ti inviamo il link?');
  await visit('registration-another-link');
  await page.goto('/confirmEmail?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
  await someone.arrived('Ops!');
  await visit('confirmation-failed');
  await someone.openLink();
  await someone.arrived('È fatta!');
  await visit('confirmation-done');
  await hand.press(button('CONTINUA'));
  await someone.arrived('Conferma il tuo numero');
  await visit('registration-confirm-phone');
  await hand.press(button('CONFERMA'));
  await someone.arrived('Benvenuto!');
  await visit('registration-welcome');
  await someone.openLink();
  await someone.arrived('Email già confermata');
  await visit('confirmation-already');
  await hand.press(button('RIPRENDI LA REGISTRAZIONE'));
  await someone.giveCard();
  await someone.giveFiscalCode();
  await someone.arrived('Sei già registrato');
  await visit('registration-known');
}
