import type { Holder } from '../support/e2e-holder.ts';
import { expectAccessible } from '../support/e2e-looks.ts';
import { enterNumber } from '../support/e2e-service-screens.ts';
import { test } from '../support/e2e-phone.ts';
import { expect } from '../support/e2e.ts';
import settings from '../../portal.config.json' with { type: 'json' };

const title = 'Approva nell’app';

/** Goes to the code of a top-up, and from there to the app. */
async function askForApproval(holder: Holder): Promise<void> {
  const { page, hand, button, codeField } = holder;
  await holder.logInAt('/telephoneRecharge/anagraphicData');
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde' });
  await hand.choose(page.getByRole('radio', { name: /^10,00/u }));
  await hand.press(button('AVANTI'));
  await hand.press(button('CONFERMA'));
  await expect(codeField).toBeFocused();
  await hand.press(button(title));
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
}

const numberIn = ({ popup }: Holder): Promise<string> =>
  popup(title)
    .getByText(/^[1-9]\d$/u)
    .innerText();

test('a top-up is approved on the phone by the number of the portal, and is done; what is signed stands in both places [LANG-13] [S-07]', async ({
  holderOf,
  bank,
  page,
  phoneOf,
}) => {
  const holder = holderOf('standard');
  await askForApproval(holder);
  const popup = holder.popup(title);
  const close = popup.getByRole('button', { name: 'ANNULLA' });
  const number = await numberIn(holder);
  await expect(popup).toContainText('10,00 €');
  await expect(popup).toContainText('333 123 4519');
  await expect(popup).toContainText('Telefono di Giulia');
  await expectAccessible(page, 'the popup of an approval');
  await close.focus();
  const phone = await phoneOf(holder);

  await expect(phone.request('Ricaricare un cellulare')).toContainText('10,00 €');
  await expect(phone.request('Ricaricare un cellulare')).toContainText('3331234519');
  await expect(phone.page.getByText(number, { exact: true })).toHaveCount(0);
  await expectAccessible(phone.page, 'the phone of a holder');
  await expect(close).toBeFocused();
  await phone.approve(number);

  await expect(phone.page.getByRole('status')).toHaveText('Approvato. Torna al portale.');
  await expect(phone.page.getByText('Niente da approvare.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ricarica inviata' })).toBeFocused();
  expect(await bank.countCalls('topUpPhone')).toBe(2);
  expect(phone.problems()).toEqual([]);
});

test('what is refused on the phone, or approved with another number, is not done, and the code by SMS is still good [LANG-13]', async ({
  holderOf,
  bank,
  page,
  phoneOf,
}) => {
  const holder = holderOf('standard');
  await askForApproval(holder);
  const phone = await phoneOf(holder);
  await phone.refuse();

  await expect(page.getByRole('heading', { name: 'Rifiutato nell’app' })).toBeFocused();
  await expectAccessible(page, 'an approval that was refused');
  await holder.hand.press(holder.button('USA IL CODICE VIA SMS'));
  await holder.hand.press(holder.button(title));
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  const second = await numberIn(holder);
  await phone.approve(second === '99' ? '98' : '99');
  await expect(phone.page.getByRole('status')).toContainText('Il numero non è quello del portale');
  await expect(page.getByRole('heading', { name: 'Rifiutato nell’app' })).toBeFocused();
  await holder.hand.press(holder.button('USA IL CODICE VIA SMS'));
  await holder.enterCode(await bank.nextCode(), 'Conferma');

  await expect(page.getByRole('heading', { name: 'Ricarica inviata' })).toBeFocused();
});

test('an approval says how long it can still be given, twice aloud and not each second, and lapses [LANG-13] [HOLDER-13]', async ({
  holderOf,
  bank,
  page,
  phoneOf,
}) => {
  const holder = holderOf('standard');
  await page.clock.install();
  await askForApproval(holder);
  const popup = holder.popup(title);
  const spoken = popup.getByRole('status').filter({ hasText: /secondi/u });
  const phone = await phoneOf(holder);

  await expect(popup).toContainText(/(?:2:00|1:5\d)/u);
  await expect(spoken).toHaveCount(0);
  await page.clock.fastForward('01:02');
  await expect(spoken).toHaveText('Restano 60 secondi.');
  await page.clock.fastForward('00:50');
  await expect(spoken).toHaveText('Restano 10 secondi.');
  await page.clock.fastForward('00:15');
  await expect(page.getByRole('heading', { name: 'Tempo scaduto' })).toBeFocused();
  await holder.hand.press(holder.button('USA IL CODICE VIA SMS'));
  await holder.hand.press(holder.button(title));
  await expect(phone.request('Ricaricare un cellulare')).toBeVisible();
  await bank.advanceClock('PT121S');
  await page.clock.fastForward('00:03');

  await expect(page.getByRole('heading', { name: 'Tempo scaduto' })).toBeFocused();
  await expect(phone.page.getByText('Niente da approvare.')).toBeVisible();
  expect(await bank.countCalls('topUpPhone')).toBe(1);
});

test('who cancels, takes the code by SMS instead or loads the page anew leaves nothing on the phone that could be approved to any effect [LANG-13]', async ({
  holderOf,
  bank,
  page,
  phoneOf,
}) => {
  const holder = holderOf('standard');
  await askForApproval(holder);
  const phone = await phoneOf(holder);
  const request = phone.request('Ricaricare un cellulare');
  await expect(request).toBeVisible();
  await holder.hand.press(holder.button('USA IL CODICE VIA SMS'));
  await expect(holder.codeField).toBeFocused();
  await expect(request).toHaveCount(0);
  await holder.hand.press(holder.button(title));
  await expect(request).toBeVisible();
  await holder.hand.press(holder.popup(title).getByRole('button', { name: 'ANNULLA' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(request).toHaveCount(0);
  await bank.advanceClock('PT31S');
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(holder.codeField).toBeFocused();
  await holder.hand.press(holder.button(title));
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  const number = await numberIn(holder);

  await page.reload();
  await phone.approve(number);
  await expect(phone.page.getByRole('status')).toHaveText('Approvato. Torna al portale.');

  await expect(holder.button('CONFERMA')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await bank.countCalls('topUpPhone')).toBe(2);
  // That of the login.
  expect(await bank.countCalls('verifyMfa')).toBe(1);
});

test('a holder without the app has the code by SMS alone [LANG-13]', async ({ holderOf, page }) => {
  const without = holderOf('rate');
  await page.goto('/');
  await without.sendCredentials();
  await expect(without.codeField).toBeFocused();

  await expect(without.button('Conferma')).toBeVisible();
  await expect(without.button(title)).toHaveCount(0);
});

test('settings that do not offer the app leave the code by SMS alone, even to a holder who has it [LANG-13]', async ({
  holderOf,
  page,
}) => {
  const json = { ...settings, extensions: { ...settings.extensions, appApproval: false } };
  await page.route('/portal.config.json', (route) => route.fulfill({ json }));
  const holder = holderOf('standard');
  await page.goto('/');
  await holder.sendCredentials();
  await expect(holder.codeField).toBeFocused();

  await expect(holder.button('Conferma')).toBeVisible();
  await expect(holder.button(title)).toHaveCount(0);
});
