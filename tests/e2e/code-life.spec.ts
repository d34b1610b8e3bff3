import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

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
  await expectAccessible(page, 'the popup of a code');
  await holder.hand.write(holder.codeField, '000000');
  await page.clock.fastForward('04:01');
  await expect(spoken).toHaveText('Il codice scade tra 60 secondi.');
  await expect(popup).not.toContainText('Puoi chiederne');
  await page.clock.fastForward('00:50');
  await expect(spoken).toHaveText('Il codice scade tra 10 secondi.');
  await page.clock.fastForward('00:15');
  await expect(spoken).toHaveText('Il codice è scaduto: chiedine un altro.');

  expect(await bank.countCalls('verifyMfa')).toBe(0);
  await expect(holder.codeField).toHaveValue('000000');
});

test('a code that is asked for too soon is refused beside the link, what was typed stays, and a new code begins anew [HOLDER-13] [SCA-23]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await page.clock.install();
  await page.goto('/');
  await holder.sendCredentials();
  const popup = holder.popup('Sei veramente tu?');
  await bank.nextCode();
  await holder.hand.write(holder.codeField, '123');
  await page.clock.fastForward('00:40');

  await holder.hand.press(holder.button('Invia di nuovo il codice'));
  const why = popup.getByText(/Hai appena chiesto un codice/u);
  await expect(why.first()).toBeVisible();
  await expect(holder.codeField).toHaveValue('123');
  const link = await holder.button('Invia di nuovo il codice').boundingBox();
  const said = await why.last().boundingBox();
  expect((link?.y ?? 0) - ((said?.y ?? 0) + (said?.height ?? 0))).toBeLessThan(90);
  await bank.advanceClock('PT31S');
  await holder.hand.press(holder.button('Invia di nuovo il codice'));

  await expect(holder.codeField).toHaveValue('');
  await expect(popup).toContainText(/Il codice vale ancora (?:5:00|4:5\d)\./u);
  await holder.enterCode(await bank.nextCode(), 'Conferma');
  await expect(holder.cards).toBeVisible();
});
