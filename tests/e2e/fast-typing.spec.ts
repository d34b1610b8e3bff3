import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

const rounds = 20;
const everyMs = 5;

/** Slows the browser's own work down, as a cheap phone's is: each slowed second is one of the processor, so only while it matters. */
async function onCheapPhone(page: Page, work: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await work();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
}

const only = (text: string) => text.replaceAll(/\D/gu, '');

/** Types digits fast again and again, and expects each where it was typed. */
async function typeFast(field: Locator, digits: string): Promise<void> {
  await field.focus();
  await onCheapPhone(field.page(), async () => {
    for (let round = 0; round < rounds; round += 1) {
      const typed = digits.slice(round % 3) + digits.slice(0, round % 3);
      await field.page().keyboard.press('ControlOrMeta+a');
      await field.page().keyboard.type(typed, { delay: everyMs });
      await expect.poll(async () => only(await field.inputValue())).toBe(typed);
    }
  });
}

test('digits typed fast land where the caret is, in every field that filters them [HOLDER-08]', async ({
  page,
  holderOf,
  bank,
}) => {
  await page.goto('/registration');
  await typeFast(page.getByLabel('Numero della carta', { exact: true }), '4539578763621486');

  const holder = holderOf('standard');
  await holder.logInAt('/telephoneRecharge/anagraphicData');
  await typeFast(page.getByLabel('Numero di cellulare', { exact: true }), '3401245678');

  await page.goto('/n/manage-card/spendinglimits');
  await typeFast(page.getByRole('textbox', { name: 'Limite di spesa' }), '123456');
  await holder.hand.write(page.getByRole('textbox', { name: 'Limite di spesa' }), '4500');
  await bank.advanceClock('PT31S');
  await holder.hand.press(holder.button('IMPOSTA'));
  await bank.nextCode();
  await typeFast(holder.codeField, '284917');
});
