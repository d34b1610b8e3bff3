import { expect, test } from '../support/e2e.ts';

const widths = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1280, height: 800 },
];

for (const { name, width, height } of widths) {
  test.describe(`with the keyboard alone, on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('a holder logs in, changes the phone number and finds it changed at the next login [PHONE-07] [PHONE-05] [PHONE-15] [LOGIN-03] [LOGIN-10] [LOGIN-11] [SCA-01] [SCA-06] [SCA-08] [S-64] [SCOPE-07] [SCOPE-13]', async ({
      typistOf,
      bank,
      page,
    }) => {
      const holder = typistOf('standard');

      await holder.logInByHand();
      await expect(
        page.getByRole('heading', { name: 'Le tue operazioni' }).or(page.getByText('Speso').first()),
      ).toBeVisible();
      await holder.openPhoneChange();
      await holder.askCodeFor('3409876521');
      const newNumberSms = await bank.nextSms();
      await holder.enterCode(newNumberSms.code ?? '', 'AVANTI');
      await expect(holder.popup('Sei veramente tu?')).toBeVisible();
      await expect(holder.popup('Sei veramente tu?')).toContainText('Inserisci il secondo codice');
      const approvalSms = await bank.nextSms();
      await holder.enterCode(approvalSms.code ?? '', 'Conferma');
      await expect(holder.popup('Fatto!')).toContainText(/\*+21\b/u);
      await holder.hand.press(holder.button('CHIUDI'));
      await expect(holder.button('Modifica il numero di riferimento')).toBeFocused();

      expect(newNumberSms.to).toBe('+393409876521');
      expect(approvalSms.to).not.toBe('+393409876521');
      await expect(page.getByText('Numero che finisce con 21').first()).toBeAttached();
      await holder.logOut();
      await holder.sendCredentials();
      const nextLogin = await bank.nextCodeSms();
      expect(nextLogin.to).toBe('+393409876521');
      await holder.enterCode(nextLogin.code ?? '', 'Conferma');
      await expect(holder.cards).toBeVisible();
      await holder.openMenuEntry('Gestisci carta');
      await expect(page.getByText('Numero che finisce con 21').first()).toBeAttached();
    });

    test('a holder of two numbers is asked which one the code should go to [SCA-02] [SCA-03] [SCA-04] [S-14]', async ({
      typistOf,
      bank,
      page,
    }) => {
      const holder = typistOf('famiglia');

      await page.goto('/');
      await holder.sendCredentials();
      const choice = holder.popup('Sei veramente tu?');
      await expect(choice.getByRole('radio')).toHaveCount(2);

      await holder.hand.press(holder.button('AVANTI'));
      await expect(choice.getByText('Scegli un numero per continuare.').first()).toBeVisible();
      await expect(choice).not.toContainText(/\d{3}/u);
      const [first, second] = await choice
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent));
      expect(first, 'numbers that look the same cannot be chosen from').not.toBe(second);
      await holder.hand.choose(choice.getByRole('radio').nth(1));
      await holder.hand.press(holder.button('AVANTI'));
      await expect(holder.codeField).toBeVisible();
      const sms = await bank.nextSms();
      await expect(choice).toContainText(new RegExp(`\\*${sms.to.slice(-2)}\\b`, 'u'));
      await holder.enterCode(sms.code ?? '', 'Conferma');
      await expect(holder.cards).toBeVisible();
    });
  });
}
