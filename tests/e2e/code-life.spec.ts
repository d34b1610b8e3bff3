import {
  askNumberCode,
  beginMigration,
  chooseRecovery,
  fillIn,
  knownOf,
  numberOf,
} from '../support/e2e-credentials.ts';
import { expectAccessible } from '../support/e2e-looks.ts';
import { registrantOf } from '../support/e2e-registration.ts';
import { expect, test } from '../support/e2e.ts';

const good = /Il codice vale ancora (?:5:00|4:[45]\d)\./u;
const again = /Puoi chiederne un altro tra 0:\d\d\./u;

test('the popup of a code says how long the code is good and when another may be asked for, speaks of the end twice, and submits nothing by itself [HOLDER-13]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await page.clock.install();
  await page.goto('/');
  await holder.sendCredentials();
  const popup = holder.popup('Sei veramente tu?');
  const spoken = popup.getByRole('status').filter({ hasText: /secondi|scaduto/u });

  await expect(popup).toContainText(/Il codice vale ancora (?:5:00|4:\d\d)\./u);
  await expect(popup).toContainText(/Puoi chiederne un altro tra 0:\d\d\./u);
  await expect(spoken).toHaveCount(0);
  const another = holder.button('Invia di nuovo il codice');
  // It answers a press before its time too, and looks and sounds as if it waited.
  await expect(another).toHaveCSS('text-decoration-line', 'none');
  await expect(another).toHaveAttribute('aria-disabled', 'true');
  await expect(another).toHaveAccessibleDescription(/Puoi chiederne un altro tra 0:\d\d\./u);
  await expectAccessible(page, 'the popup of a code');
  await page.setViewportSize({ width: 360, height: 740 });
  const stands = await another.boundingBox();
  await holder.hand.write(holder.codeField, '000000');
  await page.clock.fastForward('04:01');
  await expect(spoken).toHaveText('Il codice scade tra 60 secondi.');
  await expect(popup).toContainText('Puoi chiederne un altro.');
  await expect(another).not.toHaveAttribute('aria-disabled');
  await expect(another).toHaveCSS('text-decoration-line', 'underline');
  await page.clock.fastForward('00:50');
  await expect(spoken).toHaveText('Il codice scade tra 10 secondi.');
  await page.clock.fastForward('00:15');
  await expect(spoken).toHaveText('Il codice è scaduto. Puoi chiederne un altro.');

  expect(await another.boundingBox()).toEqual(stands);
  expect(await bank.countCalls('verifyMfa')).toBe(0);
  await expect(holder.codeField).toHaveValue('000000');
});

test('a code that is asked for too soon is refused beside the link, what was typed stays, and a new code begins anew [HOLDER-13] [SCA-23]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto('/');
  await holder.sendCredentials();
  const popup = holder.popup('Sei veramente tu?');
  await bank.nextCode();
  await holder.hand.write(holder.codeField, '123');
  await page.clock.fastForward('00:40');
  const sheet = await popup.boundingBox();

  await holder.hand.press(holder.button('Invia di nuovo il codice'));
  const why = popup.getByText(/era troppo presto/u);
  await expect(why.first()).toBeVisible();
  // The bank's clock has not gone on: what it says is what is counted.
  await expect(popup).toContainText(/Puoi chiederne un altro tra 0:(?:30|2\d)\./u);
  await expect(holder.codeField).toHaveValue('123');
  expect(await popup.boundingBox()).toEqual(sheet);
  const link = await holder.button('Invia di nuovo il codice').boundingBox();
  const said = await why.last().boundingBox();
  expect((link?.y ?? 0) - ((said?.y ?? 0) + (said?.height ?? 0))).toBeLessThan(90);
  await bank.advanceClock('PT31S');
  const first = popup.getByText(/Il codice vale ancora/u);
  const before = await first.boundingBox();
  await holder.button('Invia di nuovo il codice').press('Enter');

  await expect(holder.codeField).toHaveValue('');
  await expect(holder.codeField).toBeFocused();
  const sent = popup.getByText(/^Nuovo codice inviato: vale ancora (?:5:00|4:5\d)\. Un altro tra 0:/u);
  await expect(sent).toBeVisible();
  expect((await sent.boundingBox())?.height).toBe(before?.height);
  await holder.enterCode(await bank.nextCode(), 'Conferma');
  await expect(holder.cards).toBeVisible();
});

test('the code of a recovery says how long it is good and when another may be asked for [HOLDER-13]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { fiscalCode, pan, telephone } = await knownOf(holder);
  const card = { 'Codice fiscale': fiscalCode, 'Numero della carta': pan };
  await chooseRecovery(holder, 'Username e password');
  await fillIn(holder, { ...card, 'Numero di cellulare': telephone });

  await expect(page.getByText(good)).toBeVisible();
  await expect(page.getByText(again)).toBeVisible();
});

test('the code of a registration says how long it is good and when another may be asked for [HOLDER-13]', async ({
  holderOf,
  page,
}) => {
  const someone = await registrantOf(holderOf('nuova-carta'));
  await someone.begin();
  await someone.giveCard();
  await someone.giveFiscalCode();
  await someone.giveEmail();
  await someone.giveCode();
  await someone.givePhone();

  await expect(page.getByText(good)).toBeVisible();
  await expect(page.getByText(again)).toBeVisible();
});

test('the code of a migration says for which number, how long it is good and when another may be asked for, after a reload too [HOLDER-01] [HOLDER-13]', async ({
  holderOf,
  bank,
  page,
  reload,
}) => {
  const holder = holderOf('migrazione');
  await beginMigration(holder, 'La tua nuova utenza');
  await holder.hand.press(holder.button('HO LETTO, AVANTI'));
  await askNumberCode(holder, numberOf(holder));

  await expect(page.getByText(good)).toBeVisible();
  await expect(page.getByText(again)).toBeVisible();
  // Whoever is to check a number sees it as they typed it.
  const typed = page.getByText(numberOf(holder).replace(/(\d{3})(\d{3})/u, '$1 $2 '));
  await expect(typed).toBeVisible();
  await reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Inserisci il codice' })).toBeVisible();
  await expect(typed).toBeVisible();
  await expect(page.getByText(good)).toBeVisible();
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await expect(page.getByRole('heading', { level: 1, name: 'Gli avvisi SMS' })).toBeVisible();
});

test('a code and its button stand in sight above the keyboard of a phone', async ({ holderOf, page }) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 440 });
  await page.goto('/');
  await holder.sendCredentials();

  await expect(holder.codeField).toBeFocused();
  // From the title to the button, with nothing to scroll.
  const [sheet, confirm] = await Promise.all(
    [holder.popup('Sei veramente tu?'), holder.button('Conferma')].map((part) => part.boundingBox()),
  );
  if (!sheet || !confirm) throw new Error('the code and its button are drawn');
  expect(confirm.y + confirm.height - sheet.y).toBeLessThanOrEqual(440);
});
