import { expect } from '@playwright/test';
import type { Holder } from './e2e-holder.ts';

/** A password that the policy lets pass. */
export const newPassword = 'Zaffiro7!lume';

/** What a holder knows of themselves and a recovery asks for. */
export type Known = { fiscalCode: string; pan: string; telephone: string };

/** Reads what the holder knows; the copy of the account is made at its first login, which is called off at its code. */
export async function knownOf({
  page,
  hand,
  bank,
  button,
  sendCredentials,
  username,
}: Holder): Promise<Known> {
  await page.goto('/');
  await sendCredentials();
  await bank.nextCode();
  await hand.press(button('Annulla'));
  const { fiscalCode, telephones, cards } = await bank.console<{
    fiscalCode: string;
    telephones: string[];
    cards: { pan: string }[];
  }>('GET', `holder?username=${encodeURIComponent(username)}`);
  return { fiscalCode, pan: cards[0]?.pan ?? '', telephone: (telephones[0] ?? '').replace('+39', '') };
}

/** Follows the login's link and says what was forgotten. */
export async function chooseRecovery({ page, hand, button }: Holder, way: string): Promise<void> {
  await page.getByRole('link', { name: 'Hai dimenticato la tua password?' }).click();
  await expect(page.getByRole('heading', { name: 'Recupera l’accesso' })).toBeFocused();
  await hand.choose(page.getByRole('radio', { name: way }));
  await hand.press(button('AVANTI'));
}

/** Fills fields by their labels and goes on. */
export async function fillIn(
  { page, hand, button }: Holder,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(answers))
    await hand.write(page.getByLabel(label, { exact: true }), text);
  await hand.press(button('AVANTI'));
}

/** Logs in as far as the migration, which is taken up where the bank says. */
export async function beginMigration(holder: Holder, heading: string): Promise<void> {
  await holder.page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(holder.page).toHaveURL(/\/migration$/u);
  await expect(holder.page.getByRole('heading', { name: heading })).toBeFocused();
}

/** Gives a number that the bank does not know yet, and the code that it sends there. */
export async function proveNumber(holder: Holder, digits: string): Promise<void> {
  await askNumberCode(holder, digits);
  await holder.enterCode(await holder.bank.nextCode(), 'AVANTI');
}

/** Gives a number that the bank does not know yet, as far as its code. */
export async function askNumberCode(holder: Holder, digits: string): Promise<void> {
  await fillIn(holder, { 'Numero di cellulare': digits });
  await holder.hand.press(holder.button('USA QUESTO NUMERO'));
  await expect(holder.codeField).toBeFocused();
}

/** Makes a number that nobody else has, out of a copy's name. */
export const numberOf = ({ username }: Holder): string =>
  `37${username.replaceAll(/\D/gu, '').padEnd(8, '5').slice(0, 8)}`;

/** Chooses the question of which the answer is asked for, and answers it. */
export async function answerQuestion(holder: Holder, question: string, answer: string): Promise<void> {
  await holder.hand.pick(holder.page.getByRole('combobox', { name: /Domanda/u }), question);
  await fillIn(holder, { Risposta: answer });
}
