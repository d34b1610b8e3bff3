import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { compileLibrary, expandGuards, prepareJourneys } from '#engine';
import { operations, type FormFile, type GuardsFile, type JourneyFile } from '#schemas';
import type { Holder } from '../support/e2e-holder.ts';
import { enterNumber } from '../support/e2e-service-screens.ts';
import { expect, test } from '../support/e2e.ts';

const folder = join(import.meta.dirname, '../../journeys/phone-topup');
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));

/** The journey as a later version has it, whose confirmation is called otherwise. */
function laterVersion(migrations: JourneyFile['migrations']): unknown {
  // The check has held the files against their schemas.
  const { guards } = read('../guards.json') as GuardsFile;
  const { migrations: _none, ...now } = expandGuards(read('journey.json') as JourneyFile, guards);
  const renamed = JSON.parse(JSON.stringify(now).replaceAll('"confirm"', '"confirm-top-up"')) as JourneyFile;
  const later: JourneyFile = { ...renamed, version: '9.0.0', ...(migrations && { migrations }) };
  const forms = Object.fromEntries(
    readdirSync(join(folder, 'forms')).map((name) => [name.slice(0, -5), read(`forms/${name}`) as FormFile]),
  );
  const errors = { codes: {}, default: { type: 'CUSTOM' } } as const;
  const library = compileLibrary({ journeys: [later], forms: { [later.id]: forms }, errors, operations });
  return prepareJourneys(library)[0];
}

/** Has the browser find a later version of the journey from now on, as after a release. */
async function release(page: Page, migrations?: JourneyFile['migrations']): Promise<void> {
  await page.route('**/assets/phone-topup-*.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(
        'var e={id:`phone-topup`',
        `var e=${JSON.stringify(laterVersion(migrations))},was={id:\`phone-topup\``,
      )
      .replace('confirm:{title:', '"confirm-top-up":{title:');
    await route.fulfill({ response: answer, body });
  });
}

async function atConfirmation(holder: Holder): Promise<void> {
  await holder.logInAt('/telephoneRecharge/anagraphicData');
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde' });
  await holder.hand.choose(holder.page.getByRole('radio', { name: /^10,00/u }));
  await holder.hand.press(holder.button('AVANTI'));
  await expect(confirmation(holder.page)).toBeVisible();
}

const confirmation = (page: Page) => page.getByText(/333\s123\s4519 \(Linea Verde\)/u);

const notes = (page: Page) => page.getByText('La pagina è stata ricaricata');

test('a reload after a release goes on at the screen under its new name, with the way back, and confirms once [LANG-05]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await atConfirmation(holder);
  await release(page, [{ from: '1.x', steps: { confirm: 'confirm-top-up' } }]);

  await page.reload();

  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(notes(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^10,00/u })).toBeChecked();
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
});

test('a reload after a release that says no way on begins again, and says that the journey has changed [LANG-05]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await atConfirmation(holder);
  await release(page);

  await page.reload();

  await expect(page.getByRole('heading', { name: 'Quale numero vuoi ricaricare?' })).toBeVisible();
  await expect(notes(page)).toHaveText(/nel frattempo questa operazione è cambiata: riparte dall’inizio/u);
  await expect(confirmation(page)).toHaveCount(0);
});
