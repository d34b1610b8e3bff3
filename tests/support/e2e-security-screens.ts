import { expect } from '@playwright/test';
import type { Holder } from './e2e-holder.ts';
import type { Visit } from './e2e-screens.ts';

async function enterTwice({ page, hand }: Holder, code: string, repeat = code): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await hand.write(field('Nuovo codice e-Code'), code);
  await hand.write(field('Ripeti il codice e-Code'), repeat);
  await field('Ripeti il codice e-Code').blur();
}

/** Goes through the e-Code of a card: another one with its errors, its strength and its cards, then the sight of it. */
export async function walkECode(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand } = holder;
  const sees = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
  await holder.logInAt('/keysix/keysixinsertmodify');
  await sees('Scegli un nuovo codice e-Code');
  await visit('ecode-change');
  await enterTwice(holder, '123456');
  await hand.press(button('AVANTI'));
  await expect(page.getByText('troppo facile da indovinare').first()).toBeVisible();
  await visit('ecode-change-weak');
  await enterTwice(holder, '284917');
  await hand.press(button('AVANTI'));
  await sees('Quanto è sicuro il tuo codice');
  await expect(page.getByText('Sicurezza del codice')).toBeVisible();
  await visit('ecode-strength');
  await hand.press(button('AVANTI'));
  await sees('Per quali carte?');
  await visit('ecode-cards');
  await page.goto('/?deepLink=key6view');
  await sees('Guarda il tuo codice e-Code');
  await visit('ecode-view');
  await hand.press(button('MOSTRA'));
  await holder.confirmIdentity();
  await expect(page.getByText(/^\d{6}$/u)).toBeVisible();
  await visit('ecode-shown');
}

/** Goes through the e-Code that a login asks for, as `senza-ecode`. */
export async function walkFirstECode(holder: Holder, visit: Visit): Promise<void> {
  const { page } = holder;
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { name: 'Scegli il tuo codice e-Code' })).toBeVisible();
  await visit('ecode-insert');
  await enterTwice(holder, '284917', '284918');
  await expect(page.getByText('I codici inseriti non corrispondono.').first()).toBeVisible();
  await visit('ecode-insert-different');
}

/** Goes through what unlocks a card’s e-Code and 3D Secure, a failure among it, as `bloccata`. */
export async function walkUnlocking(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand, popup, bank } = holder;
  await holder.logInAt('/cardsmanagement');
  await expect(button('Sblocca 3D Secure')).toBeVisible();
  await visit('card-management-blocked');
  await hand.press(button('Sblocca il codice e-Code'));
  await expect(popup('Sblocco e-Code')).toBeVisible();
  await visit('ecode-unlock');
  await bank.setFaults([{ operationId: 'unlockThreeDSecure', kind: 'status', status: 500, times: 1 }]);
  await hand.press(button('CONFERMA'));
  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await expect(trouble).toBeVisible();
  await visit('ecode-unlock-failed');
  await hand.press(trouble.getByRole('button', { name: 'Chiudi' }).first());
  await hand.press(button('Sblocca 3D Secure'));
  await expect(popup('Sblocco 3D Secure')).toBeVisible();
  await visit('tds-unlock');
  await hand.press(button('CONFERMA'));
  await holder.confirmIdentity();
  await expect(popup('Fatto!')).toBeVisible();
  await visit('tds-unlocked');
  await hand.press(button('CHIUDI'));
  await holder.selectCard('5535');
  await hand.press(button('Attiva 3D Secure'));
  await holder.confirmIdentity();
  await expect(popup('Fatto!')).toBeVisible();
  await visit('tds-activated');
}

/** Goes through the sight of a PIN, and the letter that brings it once. */
export async function walkPin(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand, popup } = holder;
  const ask = page.getByRole('button', { name: /^Richiedi.*PIN/u });
  await holder.logInAt('/cardsmanagement');
  await hand.press(button('Visualizza PIN'));
  await expect(page.getByRole('heading', { name: 'Guarda il PIN della carta' })).toBeVisible();
  await visit('pin-view');
  await hand.press(button('MOSTRA'));
  await holder.confirmIdentity();
  await expect(page.getByText(/^\d{5}$/u)).toBeVisible();
  await visit('pin-shown');
  await hand.press(button('CHIUDI'));
  await hand.press(ask);
  await expect(popup('Vuoi ricevere di nuovo il PIN?')).toBeVisible();
  await visit('pin-reissue');
  await hand.press(button('AVANTI'));
  await expect(popup('Finito!')).toBeVisible();
  await visit('pin-reissue-done');
  await hand.press(button('PROCEDI'));
  await hand.press(ask);
  await hand.press(button('AVANTI'));
  await expect(page.getByText('Abbiamo già spedito').first()).toBeVisible();
  await visit('pin-reissue-refused');
}
