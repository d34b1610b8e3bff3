import { operations } from '#schemas';
import type { Holder } from '../support/e2e-holder.ts';
import { expect, test } from '../support/e2e.ts';

const field = (holder: Holder, name: string) => holder.page.getByLabel(name, { exact: true });

async function enterTwice(holder: Holder, code: string, repeat = code): Promise<void> {
  await holder.hand.write(field(holder, 'Nuovo codice e-Code'), code);
  await holder.hand.write(field(holder, 'Ripeti il codice e-Code'), repeat);
}

async function openBox(holder: Holder, button: string): Promise<void> {
  await holder.logInAt('/cardsmanagement');
  await holder.hand.press(holder.button(button));
}

test('the e-Code is changed for all cards with a code; who comes back finds empty fields [ECODE-17] [ECODE-19] [ECODE-24]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await openBox(holder, 'Gestisci il codice e-Code');

  await holder.hand.press(holder.button('Modifica il codice'));
  await enterTwice(holder, '284917');
  await holder.hand.press(holder.button('ANNULLA'));
  await holder.hand.press(holder.button('Lascia la pagina'));
  await holder.hand.press(holder.button('Modifica il codice'));
  await expect(field(holder, 'Nuovo codice e-Code')).toHaveValue('');
  await enterTwice(holder, '284917');
  await holder.hand.press(holder.button('AVANTI'));
  await expect(page.getByRole('heading', { name: 'Quanto è sicuro il tuo codice' })).toBeVisible();
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.choose(page.getByRole('radio', { name: 'Tutte le mie carte' }));
  await holder.hand.press(holder.button('CONFERMA'));
  await holder.confirmIdentity();

  await expect(page.getByText('Il nuovo codice e-Code è attivo su tutte le tue carte.')).toBeVisible();
});

test('the e-Code is shown with a countdown after a code, and closing hides it [ECODE-17] [ECODE-18] [DEEP-24]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/?deepLink=key6view');

  await holder.hand.press(holder.button('MOSTRA'));
  await holder.confirmIdentity();
  await expect(page.getByText(/^\d{6}$/u)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /Ancora \d+ secondi/u })).toBeVisible();
  await holder.hand.press(holder.button('CHIUDI'));

  await expect(page.getByText(/^\d{6}$/u)).toHaveCount(0);
});

test('a bank that does not save the new e-Code is asked once more, with what was typed [ECODE-15] [ECODE-16]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await openBox(holder, 'Gestisci il codice e-Code');
  await holder.hand.press(holder.button('Modifica il codice'));
  await enterTwice(holder, '284917');
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.press(holder.button('AVANTI'));
  await bank.setFaults([{ operationId: 'changeKey6', kind: 'status', status: 500, times: 1 }]);
  await holder.hand.choose(page.getByRole('radio', { name: 'Solo questa carta' }));
  await holder.hand.press(holder.button('CONFERMA'));

  const trouble = holder.popup('Ops! Qualcosa è andato storto');
  await expect(trouble).toContainText('Il codice non è stato salvato');
  await holder.hand.press(trouble.getByRole('button', { name: 'Riprova' }));
  await holder.confirmIdentity();

  await expect(page.getByText('Il nuovo codice e-Code della carta è attivo.')).toBeVisible();
});

test('a change of the e-Code whose answer is lost is not said to have failed: the holder is led to where the code is seen [ECODE-17] [S-51]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await page.clock.install();
  await openBox(holder, 'Gestisci il codice e-Code');
  await holder.hand.press(holder.button('Modifica il codice'));
  await enterTwice(holder, '284917');
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.choose(page.getByRole('radio', { name: 'Tutte le mie carte' }));
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(holder.codeField).toBeVisible();
  await bank.setFaults([{ operationId: 'changeKey6', kind: 'delay', ms: 1500, times: 1 }]);
  const sent = page.waitForRequest((request) => request.url().endsWith(operations.changeKey6.path));
  await holder.confirmIdentity();
  await sent;
  await page.clock.fastForward(31_000);

  await expect(page.getByRole('heading', { name: 'Non sappiamo se il codice è cambiato' })).toBeVisible();
  await expect.poll(() => bank.countCalls('changeKey6')).toBe(2);
  await holder.hand.press(holder.button('CONTROLLA IL CODICE'));

  await expect(holder.button('VISUALIZZA')).toBeVisible();
  await expect(page).toHaveURL(/superpin$/u);
});

test('an e-Code that cannot be shown now leaves the holder where it can be asked for again [ECODE-17] [ERR-08]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/?deepLink=key6view');
  await bank.setFaults([{ operationId: 'viewKey6', kind: 'status', status: 500, times: 1 }]);
  await holder.hand.press(holder.button('MOSTRA'));
  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await expect(trouble).toContainText('riprova più tardi');
  await holder.hand.press(trouble.getByRole('button', { name: 'Chiudi' }).first());

  await expect(page.getByRole('heading', { name: 'Guarda il tuo codice e-Code' })).toBeVisible();
  await holder.hand.press(holder.button('MOSTRA'));
  await holder.confirmIdentity();
  await expect(page.getByText(/^\d{6}$/u)).toBeVisible();
});

test('a code that is weak, repeated wrong or used before is refused kindly [ECODE-14] [ECODE-20] [ECODE-26] [ECODE-29]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('senza-ecode');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { name: 'Scegli il tuo codice e-Code' })).toBeVisible();

  await enterTwice(holder, '284917', '284918');
  await field(holder, 'Ripeti il codice e-Code').blur();
  await expect(page.getByText('I codici inseriti non corrispondono.').first()).toBeVisible();
  expect(await bank.countCalls('insertLoginKey6')).toBe(0);
  await enterTwice(holder, '123456');
  await holder.hand.press(holder.button('AVANTI'));
  await expect(field(holder, 'Nuovo codice e-Code')).toHaveAccessibleDescription(
    /troppo facile da indovinare/u,
  );
  await expect(page.getByText(/insufficiente/iu)).toBeVisible();
  await enterTwice(holder, '284917');
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.press(holder.button('AVANTI'));
  await expect(holder.cards).toBeVisible();

  await page.evaluate(() => {
    history.pushState(null, '', '/keysix/keysixinsertmodify');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await enterTwice(holder, '284917');
  await holder.hand.press(holder.button('AVANTI'));
  const popup = holder.popup('Il codice e-Code non è valido. Devi inserire un nuovo codice.');
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('button')).toHaveCount(1);
  await holder.hand.press(holder.button('INSERISCI UN NUOVO CODICE'));
  await expect(field(holder, 'Nuovo codice e-Code')).toHaveValue('');
});

test('a login uses the e-Code of another card for the new one [ECODE-17] [TRIG-02]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('estendi-ecode');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();

  await expect(page.getByRole('heading', { name: 'Vuoi usare lo stesso codice e-Code?' })).toBeVisible();
  await holder.hand.press(holder.button('USA LO STESSO'));

  await expect(holder.cards).toBeVisible();
});

test('a login whose bank does not take the e-Code of another card asks again, and goes on from there [ECODE-17] [ERR-08]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('estendi-ecode');
  await page.goto('/');
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await bank.setFaults([{ operationId: 'propagateKey6', kind: 'status', status: 500, times: 1 }]);
  await holder.hand.press(holder.button('USA LO STESSO'));

  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await expect(trouble).toContainText('riprova più tardi');
  await holder.hand.press(trouble.getByRole('button', { name: 'Chiudi' }).first());
  await expect(page.getByRole('heading', { name: 'Vuoi usare lo stesso codice e-Code?' })).toBeVisible();
  await holder.hand.press(holder.button('USA LO STESSO'));

  await expect(holder.cards).toBeVisible();
});

test('a blocked e-Code is unlocked with 3D Secure, and the boxes show it [ECODE-02] [ECODE-03] [ECODE-08]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('bloccata');
  await openBox(holder, 'Sblocca il codice e-Code');

  await expect(holder.popup('Sblocco e-Code')).toBeVisible();
  await holder.hand.press(holder.button('CONFERMA'));
  await holder.confirmIdentity();
  await expect(holder.popup('Fatto!')).toContainText('Anche il servizio 3D Secure è stato riattivato');
  await holder.hand.press(holder.button('CHIUDI'));

  const box = page.getByRole('region', { name: 'Codice e-Code' });
  await expect(box.getByRole('button', { name: 'Gestisci il codice e-Code' })).toBeVisible();
  await expect(page.getByText('Il servizio è bloccato')).toHaveCount(0);
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});

test('an unlocking that fails closes the popup and says so [ECODE-10] [ERR-08]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('bloccata');
  await openBox(holder, 'Sblocca il codice e-Code');
  await bank.setFaults([{ operationId: 'unlockThreeDSecure', kind: 'status', status: 500 }]);

  await holder.hand.press(holder.button('CONFERMA'));

  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await expect(trouble).toContainText('riprova più tardi');
  await expect(holder.popup('Sblocco e-Code')).toHaveCount(0);
  await holder.hand.press(trouble.getByRole('button', { name: 'Chiudi' }).first());
  await expect(page.getByText('Il servizio è bloccato').first()).toBeVisible();
});

test('the e-Code tutorial is read to its end [ECODE-11]', async ({ holderOf, page }) => {
  const holder = holderOf('standard');
  await openBox(holder, 'Come funziona il codice e-Code');

  await expect(holder.popup('Che cos’è il codice e-Code')).toBeVisible();
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.press(holder.button('CHIUDI'));

  await expect(page.getByRole('dialog')).toHaveCount(0);
});
