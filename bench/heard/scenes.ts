import type { Page } from '@playwright/test';
import type { Phone } from '../holder/phone.ts';

/** A way through the portal, of which each `hear` is a moment at which somebody listens. */
export type Scene = {
  name: string;
  account: string;
  path: string | undefined;
  act: (phone: Phone, hear: (moment: string, how?: 'whole') => Promise<void>) => Promise<void>;
};

const rows = (page: Page) => page.locator('[aria-haspopup="dialog"]').filter({ has: page.locator('time') });

/** What is listened to: the ways that every holder goes, and the two in which most is at stake. */
export const scenes: readonly Scene[] = [
  {
    name: 'Login, and the code',
    account: 'standard',
    path: undefined,
    async act({ page, hand, button, codeField, enterCode, username, password }, hear) {
      await button('Accedi').waitFor();
      await hear('The login is open', 'whole');
      await hand.tap(button('Accedi'));
      await hear('Accedi, with nothing written');
      await hand.write(page.getByRole('textbox', { name: 'Username' }), username);
      await hand.write(page.getByLabel('Password', { exact: true }), password);
      await hand.tap(button('Accedi'));
      await codeField.waitFor();
      await hear('Accedi, with both written: the code popup', 'whole');
      await hand.write(codeField, '000000');
      await hand.tap(button('Conferma'));
      await page
        .getByRole('dialog')
        .getByText(/Codice errato|Codice non corretto/u)
        .first()
        .waitFor();
      await hear('A wrong code');
      await enterCode('Conferma');
      await rows(page).first().waitFor();
      await hear('The right code: home');
    },
  },
  {
    name: 'Home, and an operation',
    account: 'standard',
    path: '/',
    async act({ page, hand, button }, hear) {
      await rows(page).first().waitFor();
      await hear('Home', 'whole');
      await hand.write(page.getByRole('searchbox'), 'ristorante');
      await hand.tap(button('Cerca'));
      await page
        .getByText(/operazion[ei] trovat[ae]/u)
        .first()
        .waitFor();
      await hear('A search for “ristorante”');
      await hand.tap(rows(page).first());
      await page.getByRole('dialog').getByText('Qualcosa non torna?').waitFor();
      await hear('The first operation', 'whole');
      await hand.tap(button('Chiudi'));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await hear('Closed again');
    },
  },
  {
    name: 'A dispute',
    account: 'standard',
    path: '/',
    async act({ page, hand, button }, hear) {
      await hand.tap(rows(page).first());
      await hand.tap(page.getByRole('link', { name: 'C’è un errore nell’addebito?' }));
      await button('AVANTI').waitFor();
      await hear('“C’è un errore nell’addebito?”', 'whole');
      await hand.tap(button('AVANTI'));
      await hear('AVANTI, with nothing chosen');
      await hand.tap(page.getByRole('radio', { name: 'È addebitata due volte' }));
      await hand.tap(button('AVANTI'));
      await button('INVIA').waitFor();
      await hear('A reason chosen, AVANTI', 'whole');
      await hand.tap(button('INVIA'));
      await page
        .getByText(/Il numero della tua richiesta è/u)
        .first()
        .waitFor();
      await hear('INVIA', 'whole');
    },
  },
  {
    name: 'A purchase in instalments',
    account: 'rate',
    path: '/installments/newPlan',
    async act({ page, hand, button }, hear) {
      await page.getByRole('checkbox').first().waitFor();
      await hear('The wizard is open', 'whole');
      await hand.tap(button('AVANTI'));
      await hear('AVANTI, with nothing chosen');
      await hand.tap(page.getByRole('checkbox').first());
      await hear('A purchase chosen', 'whole');
      await hand.tap(button('AVANTI'));
      await page.getByRole('radio').first().waitFor();
      await hear('AVANTI: how many instalments', 'whole');
    },
  },
];
