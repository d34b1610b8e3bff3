import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { guardPage } from '../support/e2e-guard.ts';
import { oneStudioOnCopy, openPlace } from '../support/e2e-studio.ts';

const studio = oneStudioOnCopy();

test('tells which scenario does not pass, where it stops and why, and stands there [STUDIO-08]', async ({
  page,
}) => {
  const [first = ''] = readdirSync(join(studio.folder, 'journeys/holder-code/scenarios')).toSorted();
  studio.change(`journeys/holder-code/scenarios/${first}`, (text) =>
    text
      .replace(/"title": "[^"]*"/, '"title": "Uno che non passa"')
      .replace(/"expect": \{[^}]*\}/, '"expect": { "outcome": "nessuno" }'),
  );
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/holder-code/scenarios' });
  const line = page
    .getByRole('list', { name: 'Scenari del flusso' })
    .getByRole('listitem')
    .filter({ hasText: 'Uno che non passa' });

  await expect(line).toContainText('Non passa');
  await expect(line).toContainText(/Si ferma alla mossa 1: atteso outcome "nessuno"/);
  await line.getByRole('button', { name: /^Vai a dove si ferma/ }).click();
  await expect(page.getByRole('region', { name: 'Momenti della riproduzione' })).toContainText(/2 di \d+/);
  await line.getByRole('link', { name: /riga \d+/ }).click();
  await expect(page.getByRole('list', { name: 'Righe del file' }).locator('[aria-current]')).toBeVisible();
  expect(guard.problems()).toEqual([]);
});

test('says on the drawing and in the library that a scenario does not pass, and never that all is passed then [STUDIO-08]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/card-lock/drawing' });
  const told = page.getByRole('region', { name: 'Copertura degli scenari' });
  await expect(told).toContainText('Gli scenari passano tutto');
  const path = 'journeys/card-lock/scenarios/closed.json';
  const was = studio.read(path);
  studio.write(path, was.replace('"cancelled"', '"completed"'));

  await expect(told).toContainText('1 scenario non passa');
  await expect(told).not.toContainText('passano tutto');
  await page.goto(`${studio.origin}/#/`);
  await page.getByRole('searchbox').fill('card-lock');
  await expect(page.getByRole('row', { name: /card-lock/ })).toContainText('1 non passa');
  await page.goto(`${studio.origin}/#/journey/card-lock/drawing`);
  await told.getByRole('button', { name: 'Vedi quali' }).click();
  await expect(page.getByRole('list', { name: 'Scenari del flusso' })).toContainText('Non passa');
  studio.write(path, was);
  await expect(page.getByRole('list', { name: 'Scenari del flusso' })).not.toContainText('Non passa');
  expect(guard.problems()).toEqual([]);
});

test('who walks on where a scenario stops mends it under its own title, which nobody types again [STUDIO-08]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  const path = 'journeys/card-lock/scenarios/closed.json';
  const was = studio.read(path);
  studio.write(path, was.replace('"cancelled"', '"completed"'));
  await openPlace(page, studio, { place: 'journey/card-lock/scenarios' });
  const { title } = JSON.parse(was);
  await page.getByRole('button', { name: `Vai a dove si ferma «${title}»` }).click();
  await page.getByRole('button', { name: 'Salva come scenario' }).click();
  const dialog = page.getByRole('dialog');

  await expect(dialog.getByRole('textbox')).toHaveValue(title);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Scenari del flusso' })).not.toContainText('Non passa');
  expect(JSON.parse(studio.read(path)).title).toBe(title);
  expect(studio.read(path)).toContain('"outcome": "cancelled"');
  expect(guard.problems()).toEqual([]);
});
