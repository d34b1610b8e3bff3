import { expect } from '@playwright/test';
import type { Holder } from './e2e-holder.ts';

/** Looks at the screen that the holder has arrived at. */
export type Visit = (screen: string) => Promise<void>;

/** Goes through every screen of a login and of a phone change that ends well, as `standard`. */
export async function walkPhoneChange(holder: Holder, visit: Visit): Promise<void> {
  const { page, popup, button, hand, bank } = holder;
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await visit('login');
  await holder.sendCredentials();
  await expect(holder.codeField).toBeVisible();
  await visit('login-code');
  await holder.confirmIdentity();
  await expect(page.getByRole('button', { name: 'Vedi altri' })).toBeVisible();
  await visit('home');
  await holder.openMenuEntry('Gestisci carta');
  await expect(button('Modifica il numero di riferimento')).toBeVisible();
  await visit('card-management');
  await hand.press(button('Perché un solo numero?'));
  await visit('single-number');
  await hand.press(button('Ok, ho capito'));
  await hand.press(button('Modifica il numero di riferimento'));
  await expect(popup('Modifica il numero di cellulare')).toBeVisible();
  await visit('phone-number');
  await holder.askCodeFor('3401234567');
  await visit('phone-code');
  await holder.enterCode('000000', 'AVANTI');
  await expect(page.getByText('Codice errato.').first()).toBeVisible();
  await visit('phone-code-wrong');
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await holder.confirmIdentity();
  await expect(popup('Fatto!')).toBeVisible();
  await visit('phone-done');
  await hand.press(button('CHIUDI'));
  await holder.openMenuEntry('Profilo');
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
  await visit('profile-page');
}

/** Goes through what a holder sees when things go wrong: a refused login, a choice of phones, a block. */
export async function walkTroubles(holder: Holder, visit: Visit): Promise<void> {
  const { page, popup } = holder;
  await page.goto('/');
  await holder.sendCredentials('Sbagliata1!');
  await expect(page.getByText('Username o password non corretti').first()).toBeVisible();
  await visit('login-refused');
  await holder.sendCredentials();
  await expect(popup('Sei veramente tu?').getByRole('radio').first()).toBeVisible();
  await visit('phone-choice');
  await holder.hand.choose(page.getByRole('radio').first());
  await holder.hand.press(holder.button('AVANTI'));
  for (const attempt of [1, 2, 3, 4, 5]) {
    await holder.enterCode('000000', 'Conferma');
    await expect.poll(() => holder.bank.countCalls('verifyMfa')).toBe(attempt);
  }
  await expect(holder.lockedPopup).toBeVisible();
  await visit('blocked');
}
