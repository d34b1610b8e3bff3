import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { openStudioOnCopy, type OpenedStudio, wearLook } from '../support/e2e-studio.ts';

// One Studio serves all of them: each works on a journey of its own.
test.describe.configure({ mode: 'default' });

let studio: OpenedStudio;

test.beforeAll(async () => {
  studio = await openStudioOnCopy();
});

test.afterAll(async () => {
  await studio.close();
});

/** Opens a place of Studio and answers what the page does wrong meanwhile. */
async function open(page: Page, place: string, opened = studio): Promise<() => readonly string[]> {
  const guard = await guardPage(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(opened.address);
  await page.goto(`${opened.origin}/#/journey/${place}`);
  return () => guard.problems();
}

const stage = (page: Page) => page.frameLocator('iframe');
const filesOf = (journey: string): string[] =>
  readdirSync(join(studio.folder, `journeys/${journey}/scenarios`)).filter((name) => name.endsWith('.json'));
const scenarioAt = (journey: string, name: string): unknown =>
  JSON.parse(studio.read(`journeys/${journey}/scenarios/${name}.json`));
const forget = (journey: string, ...names: readonly string[]): void => {
  for (const name of names) rmSync(join(studio.folder, `journeys/${journey}/scenarios/${name}.json`));
};
const transport = (page: Page) => page.getByRole('region', { name: 'Momenti della riproduzione' });
const shelf = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Viste degli scenari' }).getByRole('button', { name });

/** Walks the lock of a card to where the bank does not answer. */
async function lockWithoutAnswer(page: Page): Promise<void> {
  await stage(page)
    .getByRole('button', { name: /BLOCCA/ })
    .last()
    .click();
  await page
    .getByRole('region', { name: 'Simulatore' })
    .getByRole('button', { name: /Non risponde/ })
    .click();
  await expect(stage(page).getByRole('heading', { name: /Non sappiamo/ })).toBeVisible();
}

test('keeps a walk as a scenario under a title in Italian, which is tried at once, listed and played step by step on the drawing [STUDIO-08]', async ({
  page,
}) => {
  const problems = await open(page, 'card-lock/drawing');
  await lockWithoutAnswer(page);

  await page.getByRole('button', { name: 'Salva come scenario' }).click();
  const title = page.getByRole('textbox', { name: 'Titolo' });
  const save = page.getByRole('button', { name: 'Salva', exact: true });
  await expect(title).toHaveValue(/^la banca non risponde a «Blocca la carta», e arriva a «Non sappiamo/);
  await title.fill('Chi chiude non blocca niente');
  await expect(page.getByText('Uno scenario con questo titolo c’è già')).toBeVisible();
  await title.fill('x'.repeat(121));
  await expect(page.getByText('Il titolo ha 121 caratteri')).toBeVisible();
  await expect(save).toBeDisabled();
  await title.fill('La banca tace e la carta resta in dubbio');
  await save.click();

  const name = 'la-banca-tace-e-la-carta-resta-in-dubbio';
  await expect(page.getByText(`Salvato in journeys/card-lock/scenarios/${name}.json`)).toBeVisible();
  expect(studio.read(`journeys/card-lock/scenarios/${name}.json`)).toMatch(
    /^\{\n {2}"\$schema": ".*",\n {2}"title"/,
  );
  expect(scenarioAt('card-lock', name)).toMatchObject({
    title: 'La banca tace e la carta resta in dubbio',
    do: [
      { action: 'submit', expect: { calls: { operation: 'lockCard' } } },
      { answer: { operation: 'lockCard', unreachable: true }, expect: { at: 'card-lock/unknown' } },
    ],
  });
  await expect(page.locator('.react-flow__edge')).not.toHaveCount(0);

  await page.getByRole('tab', { name: 'Scenari' }).click();
  const line = page
    .getByRole('list', { name: 'Scenari del flusso' })
    .getByRole('listitem')
    .filter({ hasText: 'La banca tace e la carta resta in dubbio' });
  await expect(line).toContainText('Passa, 2 mosse');
  await line.getByRole('button', { name: /^Riproduci/ }).click();
  await expect(transport(page)).toContainText('1 di 3');
  await page.getByRole('link', { name: 'Sul disegno' }).click();
  await expect(page.locator('button[data-kind][data-passed]')).toHaveCount(1);
  await transport(page).getByRole('button', { name: 'Momento dopo' }).click();
  await expect(transport(page)).toContainText('Premuto «BLOCCA»');
  await expect(page.locator('button[data-kind="call"][data-passed]')).toHaveCount(1);
  await transport(page).getByRole('button', { name: 'Ultimo momento' }).click();
  await expect(transport(page)).toContainText('3 di 3');
  await expect(stage(page).getByRole('heading', { name: /Non sappiamo/ })).toBeVisible();
  await transport(page).getByRole('button', { name: 'Momento prima' }).click();
  await expect(transport(page)).toContainText('2 di 3');
  expect(problems()).toEqual([]);
});

test('marks what no scenario passes on the drawing and in a list, and takes proposals one by one [STUDIO-08]', async ({
  page,
}) => {
  forget('card-unlock', ...filesOf('card-unlock').map((name) => name.replace('.json', '')));
  const problems = await open(page, 'card-unlock/drawing');
  const legend = page.getByRole('region', { name: 'Copertura degli scenari' });
  await expect(legend).toContainText(/0 di \d+/);
  const total = Number(/0 di (\d+)/.exec((await legend.textContent()) ?? '')?.[1]);
  await expect(page.locator('button[data-unreached]')).not.toHaveCount(0);

  await legend.getByRole('button', { name: 'Che cosa manca' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Che cosa manca' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Vie' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Passi ed esiti' })).toContainText(
    'Nessuno scenario arriva a «',
  );

  await shelf(page, /Proposte/).click();
  await page.getByRole('button', { name: 'Cerca gli scenari che mancano' }).click();
  const proposals = page.getByRole('list', { name: 'Scenari proposti' });
  await expect(proposals.getByRole('button', { name: /^Prendi/ })).not.toHaveCount(0);
  const offered = await proposals.getByRole('button', { name: /^Prendi/ }).count();
  const first = proposals.locator(':scope > li').first();
  const title = await first.getByRole('textbox').inputValue();
  expect(title).toMatch(/titolare|banca|riesce|flusso|scelte/);
  // No word of a button stands outside of it, broken letter by letter.
  const broken = await first
    .getByRole('button')
    .evaluateAll((all) =>
      all.filter((each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth),
    );
  expect(broken).toHaveLength(0);
  await first.getByRole('button', { name: /^Riproduci/ }).click();
  await expect(transport(page)).toContainText(`Scenario: ${title}`);
  await transport(page).getByRole('button', { name: 'Ultimo momento' }).click();
  expect(filesOf('card-unlock')).toEqual([]);

  await first.getByRole('button', { name: /^Prendi/ }).click();
  await expect(page.getByText(/^Scritto journeys\/card-unlock\/scenarios\//)).toBeVisible();
  const [file = ''] = filesOf('card-unlock');
  expect(scenarioAt('card-unlock', file.replace('.json', ''))).toMatchObject({ title });
  await expect(page.getByRole('meter')).toHaveAccessibleName(new RegExp(`passano [1-9]\\d* di ${total} vie`));
  const left = proposals.getByRole('button', { name: /^Prendi/ });
  await expect.poll(() => left.count()).toBeLessThan(offered);
  const rest = await left.count();
  if (rest > 0) {
    await proposals
      .getByRole('button', { name: /^Scarta/ })
      .first()
      .click();
    await expect(left).toHaveCount(rest - 1);
  }
  expect(filesOf('card-unlock')).toEqual([file]);
  expect(problems()).toEqual([]);
});

test('says why an unsound journey cannot be played or saved, and goes on once it is mended [STUDIO-08]', async ({
  page,
}) => {
  const file = 'journeys/card-nickname/journey.json';
  const sound = studio.read(file);
  await open(page, 'card-nickname/scenarios');
  const list = page.getByRole('list', { name: 'Scenari del flusso' });
  await expect(list).toContainText('Passa');
  await expect(transport(page)).toBeVisible();

  studio.write(file, sound.replace(/"to": "[^"]*"/, '"to": "da-nessuna-parte"'));
  await expect(list).toContainText('Non si prova');
  await expect(list).toContainText('da-nessuna-parte');
  await page.getByRole('button', { name: 'Salva come scenario' }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('da-nessuna-parte');
  await page.reload();
  await expect(page.getByText('I file non si possono percorrere')).toBeVisible();
  await expect(transport(page)).toHaveCount(0);
  studio.write(file, sound);
  await expect(transport(page)).toBeVisible();
  await expect(list).not.toContainText('Non si prova');
  await expect(list).toContainText('Passa');
});

test('only plays where it may not write, and says so [STUDIO-08]', async ({ page }) => {
  const reading = await openStudioOnCopy('--read-only');
  const problems = await open(page, 'card-lock/scenarios', reading);

  await expect(transport(page)).toContainText('Studio è in sola lettura: gli scenari non si salvano.');
  await expect(page.getByRole('button', { name: 'Salva come scenario' })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Riproduci/ })
    .first()
    .click();
  await expect(transport(page)).toContainText(/1 di [2-9]/);
  expect(
    (
      await page.request.post(`${reading.origin}/api/scenario`, {
        headers: { origin: reading.origin },
        data: {},
      })
    ).status(),
  ).toBe(403);
  expect(problems()).toEqual([]);
  await reading.close();
});

test('has no fault that axe finds where scenarios are listed, sought and saved, in light and in dark [STUDIO-08] [STUDIO-19]', async ({
  page,
}) => {
  forget(
    'ecode-unlock',
    ...filesOf('ecode-unlock')
      .slice(0, 2)
      .map((name) => name.replace('.json', '')),
  );
  const problems = await open(page, 'ecode-unlock/scenarios');
  const found: unknown[] = [];
  const judge = async (view: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await wearLook(page, colorScheme);
      for (const rule of await brokenRules(page, studioRules)) found.push({ view, colorScheme, rule });
    }
  };

  await expect(page.getByRole('list', { name: 'Scenari del flusso' })).toContainText('Passa');
  await judge('list');
  await shelf(page, /Che cosa manca \([1-9]/).click();
  await judge('missing');
  await shelf(page, /Proposte/).click();
  await page.getByRole('button', { name: 'Cerca gli scenari che mancano' }).click();
  await expect(page.getByRole('button', { name: /^Prendi/ })).not.toHaveCount(0);
  await page
    .getByRole('button', { name: /^Riproduci/ })
    .first()
    .click();
  await expect(transport(page)).toContainText('Scenario: ');
  await judge('proposals');
  await page.getByRole('button', { name: 'Salva come scenario' }).click();
  await expect(page.getByRole('dialog', { name: 'Salva la strada come scenario' })).toBeVisible();
  await judge('saving');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Annulla' }).click();
  await page.getByRole('tab', { name: 'Disegno' }).click();
  await expect(page.locator('button[data-unreached]')).not.toHaveCount(0);
  await judge('drawing');

  expect(found).toEqual([]);
  expect(problems()).toEqual([]);
});

test('a scenario is taken out once it is seen what goes, and comes back by taking that back [STUDIO-08] [STUDIO-19]', async ({
  page,
}) => {
  const problems = await open(page, 'ecode-view/scenarios');
  const before = filesOf('ecode-view');
  const row = page.getByRole('list', { name: 'Scenari del flusso' }).getByRole('listitem').first();
  await row.getByRole('button', { name: /^Rimuovi lo scenario/ }).click();
  const form = page.getByRole('form', { name: /^Rimuovi lo scenario/ });
  await expect(form.getByText(/journeys\/ecode-view\/scenarios\//)).toBeVisible();
  expect(filesOf('ecode-view')).toEqual(before);

  await form.getByRole('button', { name: 'Rimuovi', exact: true }).click();
  const said = page.getByText(/^Lo scenario «.+» non c’è più\./);
  await expect(said).toBeFocused();
  expect(filesOf('ecode-view')).toHaveLength(before.length - 1);

  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect.poll(() => filesOf('ecode-view')).toEqual(before);
  expect(problems()).toEqual([]);
});
