import { expect, test } from '../support/e2e.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('a tap on what is not offered yet tells what is missing [HOLDER-12] [PHONE-02]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const number = page.getByRole('textbox', { name: 'Nuovo numero di cellulare' });
  await holder.logInAt('/cardsmanagement');
  await holder.beginPhoneChange();
  await number.pressSequentially('340123');

  // Playwright waits for what is `aria-disabled`; a finger does not.
  await holder.button('AVANTI').tap({ force: true });

  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/Devi inserire almeno 9 cifre/u);
});
