import type { Page } from '@playwright/test';
import settings from '../../portal.config.json' with { type: 'json' };
import { expect, test } from '../support/e2e.ts';

/** Lets the bank's settings say nothing of where its forms and its online banking are. */
async function forgetPlaces(page: Page): Promise<void> {
  const { server: _, ...known } = settings;
  const json = { ...known, links: { ...settings.links, places: {} } };
  await page.route('/portal.config.json', (route) => route.fulfill({ json }));
}

const outOfReach = 'Si è verificato un errore';

test('a prepaid card tells what it holds and how it is recharged; of another card the holder is asked to choose', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const title = (name: string) => page.getByRole('heading', { name });
  await holder.logInTowards('/cardRecharge/anagraphicData');
  await expect(title('Questa carta non si ricarica')).toBeVisible();
  await expect(page.getByText('Puoi ricaricare PREPAID')).toBeVisible();
  await expect(page.getByText(/4417 non è una prepagata/u)).toBeVisible();
  await holder.hand.press(holder.button('CHIUDI'));
  await holder.openMenuEntry('Gestisci carta');
  await holder.selectCard('0926');

  await holder.hand.press(page.getByRole('link', { name: /Ricarica la prepagata/u }));

  await expect(title('Ricarica la tua prepagata')).toBeVisible();
  await expect(page.getByText('Disponibile su PREPAID, che finisce con 0926')).toBeVisible();
  await holder.hand.press(holder.button('CHIUDI'));
  await expect(holder.cards).toBeVisible();
});

test('paper forms whose place the bank has not set are told to be not available [MGMT-26]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await forgetPlaces(page);
  await holder.logInTowards('/cardsmanagement');

  for (const name of ['Riemissione carta', 'Variazione del fido']) {
    const heading = page.getByRole('heading', { name, exact: true, level: 3 });
    const tile = page.getByRole('listitem').filter({ has: heading });
    await expect(tile.getByText('Non disponibile')).toBeVisible();
    await expect(tile.getByRole('link')).toHaveCount(0);
  }
});

test('an online banking whose place the bank has not set is told to be out of reach [ERR-07]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('iban');
  await forgetPlaces(page);
  await holder.logInTowards('/pagopa/pagopaBills');
  await holder.hand.press(holder.button('VAI ALL’ONLINE BANKING'));
  const trouble = page.getByRole('alertdialog');
  await expect(trouble).toContainText(outOfReach);
  await holder.hand.press(trouble.getByRole('button', { name: 'Chiudi' }).first());
  await holder.openMenuEntry('Gestisci carta');
  await holder.hand.press(page.getByRole('button', { name: /Ricarica la prepagata/u }));
  await holder.hand.press(holder.popup('Attenzione!').getByRole('button', { name: 'Accedi' }));

  await expect(trouble).toContainText(outOfReach);
});
