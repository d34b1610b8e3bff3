import { expect } from '@playwright/test';
import type { Holder } from './e2e-holder.ts';
import type { Visit } from './e2e-screens.ts';

const fieldOf = (holder: Holder, label: string) => holder.page.getByLabel(label, { exact: true });

/** Goes through the profile and the first screens of what it opens, one of them with its errors. */
export async function walkProfile(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand, popup } = holder;
  const shown = async (heading: string, screen: string) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await visit(screen);
  };
  const leave = async () => {
    await hand.press(button('ANNULLA'));
    await expect(button('Cancella l’utenza')).toBeVisible();
  };
  await holder.logInAt('/n/profile');
  await expect(page.getByText('Giulia Ferri')).toBeVisible();
  await visit('profile');
  await hand.press(button('Cancella l’utenza'));
  await expect(popup('Vuoi cancellare la tua utenza?')).toBeVisible();
  await visit('revoke');
  await leave();
  await hand.press(button('Modifica la password'));
  await shown('Modifica la password', 'password-change');
  await hand.write(fieldOf(holder, 'Nuova password'), 'tramonto');
  await hand.write(fieldOf(holder, 'Ripeti la nuova password'), 'tramonta');
  await fieldOf(holder, 'Ripeti la nuova password').blur();
  await shown('Modifica la password', 'password-change-wrong');
  await hand.press(button('ANNULLA'));
  await hand.press(button('Lascia la pagina'));
  await hand.press(button('Modifica la domanda di sicurezza'));
  await shown('Modifica la domanda di sicurezza', 'question-answer');
  await leave();
  await hand.press(button('Aggiorna i tuoi dati'));
  await shown('Aggiorna i tuoi dati', 'user-data');
  await hand.press(button('AVANTI'));
  await shown('Continua nell’altra finestra', 'identity-leave');
}

/** Goes through the number that a login waits for, as `numero-unico`. */
export async function walkUniqueNumber(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand } = holder;
  await page.goto('/');
  await holder.sendCredentials();
  await hand.choose(page.getByRole('radio').first());
  await hand.press(button('AVANTI'));
  await holder.enterCode(await holder.bank.nextCode(), 'Conferma');
  await expect(page.getByRole('heading', { level: 1, name: 'Il tuo numero di cellulare' })).toBeFocused();
  await visit('remediate-number');
}

/** Goes through the entry of the holder code where a login waits for it, as `limitato31`. */
export async function walkHolderCode(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand, popup } = holder;
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  const field = popup('Codice di registrazione').getByRole('textbox');
  await hand.write(field, '1234567891');
  await visit('holder-code');
  await hand.press(button('CONFERMA'));
  await expect(field).toHaveAccessibleDescription(/Codice non corretto/u);
  await visit('holder-code-wrong');
  await hand.press(button('Non hai il codice? Chiedilo via SMS'));
  await expect(popup('Ricevi il codice via SMS')).toBeVisible();
  await visit('holder-code-number');
}

/** Goes through the password that a login stops at, as `temporanea`. */
export const walkTemporaryPassword = walkPasswordAtLogin('Scegli la tua password', 'temporary-password');

/** Goes through the password that takes the place of one too old, as `scaduta`. */
export const walkExpiredPassword = walkPasswordAtLogin('La tua password è scaduta', 'expired-password');

function walkPasswordAtLogin(title: string, name: string) {
  return async (holder: Holder, visit: Visit): Promise<void> => {
    const { page, hand } = holder;
    await page.goto('/');
    await holder.sendCredentials();
    await holder.confirmIdentity();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await visit(name);
    await hand.write(fieldOf(holder, 'Nuova password'), 'tramonto');
    await hand.write(fieldOf(holder, 'Ripeti la nuova password'), 'tramonta');
    await fieldOf(holder, 'Ripeti la nuova password').blur();
    await expect(page.getByText('Le password devono coincidere').first()).toBeVisible();
    await visit(`${name}-wrong`);
  };
}

/** Sees a login that cannot be finished, and the way to try again. */
export async function walkLoginFailure({ page, bank, ...holder }: Holder, visit: Visit): Promise<void> {
  await bank.setFaults([{ operationId: 'finalizeLogin', kind: 'status', status: 500, times: 1 }]);
  await page.goto('/');
  await holder.sendCredentials();
  await expect(holder.popup('Ops!')).toBeVisible();
  await visit('login-failed');
}

/** Sees the warning of a password that ends, as `scade-domani`. */
export async function walkPasswordWarning(holder: Holder, visit: Visit): Promise<void> {
  await holder.logIn();
  await expect(holder.popup('La tua password scade domani')).toBeVisible();
  await visit('password-tomorrow');
}
