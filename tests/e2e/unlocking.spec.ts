import type { Holder } from '../support/e2e-holder.ts';
import { expect, test } from '../support/e2e.ts';

/** Confirms an unlocking that the bank does not carry out, and closes what tells of it. */
async function failToUnlock(holder: Holder, operationId: string): Promise<void> {
  const { page, bank, hand, button } = holder;
  await bank.setFaults([{ operationId, kind: 'status', status: 500, times: 1 }]);
  await hand.press(button('CONFERMA'));
  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await expect(trouble).toContainText('riprova più tardi');
  await hand.press(trouble.getByRole('button', { name: 'Chiudi' }).first());
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('3D Secure that is not unlocked now, alone or with the e-Code, stays blocked and can be tried again [ERR-08]', async ({
  holderOf,
}) => {
  const holder = holderOf('bloccata');
  const { hand, button, popup } = holder;
  await holder.logInAt('/unlock3Ds');
  await expect(popup('Sblocco 3D Secure')).toBeVisible();
  await failToUnlock(holder, 'unlockThreeDSecure');
  await expect(holder.cards).toBeVisible();
  await holder.openMenuEntry('Gestisci carta');

  await hand.press(button('Sblocca 3D Secure'));
  await expect(popup('Sblocco 3D Secure')).toContainText('subito dopo, il codice');
  await failToUnlock(holder, 'unlockThreeDSecure');

  await hand.press(button('Sblocca 3D Secure'));
  await hand.press(button('CONFERMA'));
  await holder.confirmIdentity();
  await expect(popup('Fatto!')).toContainText('puoi tornare ad acquistare online');
});

test('an e-Code that alone is blocked is unlocked alone, at once or after a failure [ECODE-03] [ERR-08]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('bloccata');
  const { hand, button, popup } = holder;
  await holder.logInAt('/unlock3Ds');
  await hand.press(button('CONFERMA'));
  await holder.confirmIdentity();
  await hand.press(button('CHIUDI'));
  await hand.press(button('Sblocca il codice e-Code'));
  await expect(popup('Sblocco e-Code')).toBeVisible();
  await failToUnlock(holder, 'unlockKey6');

  await hand.press(button('Sblocca il codice e-Code'));
  await hand.press(button('CONFERMA'));
  await holder.confirmIdentity();
  await expect(popup('Fatto!')).toContainText('è di nuovo attivo');
  await hand.press(button('CHIUDI'));

  await expect(button('Gestisci il codice e-Code')).toBeVisible();
  expect(await bank.countCalls('unlockKey6')).toBe(3);
  await expect(page.getByText('Il servizio è bloccato')).toHaveCount(0);
});

test('who comes to manage an e-Code that is blocked is offered to unlock it there [ECODE-23]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('bloccata');
  const { hand, button, popup } = holder;
  const title = page.getByRole('heading', { name: 'Il codice e-Code è bloccato' });
  await holder.logInAt('/keysix');
  await expect(title).toBeVisible();
  await hand.press(button('SBLOCCA'));
  await expect(popup('Sblocco e-Code')).toBeVisible();
  await hand.press(button('ANNULLA'));
  await expect(title).toBeVisible();
  await hand.press(button('SBLOCCA'));
  await hand.press(button('CONFERMA'));
  await holder.confirmIdentity();

  await expect(popup('Fatto!')).toBeVisible();
});

test('an e-Code tutorial that is closed halfway begins anew the next time [ECODE-11]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button, popup } = holder;
  await holder.logInAt('/cardsmanagement');
  await hand.press(button('Come funziona il codice e-Code'));
  await hand.press(button('AVANTI'));
  await expect(popup('Scegli un codice sicuro')).toBeVisible();

  await hand.press(button('CHIUDI'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hand.press(button('Come funziona il codice e-Code'));

  await expect(popup('Che cos’è il codice e-Code')).toBeVisible();
});
