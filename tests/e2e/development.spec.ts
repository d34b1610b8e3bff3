import { test as base, expect, type Page } from '@playwright/test';
import { startProcess } from '../support/start-process.ts';
import { copyProject, type ProjectCopy } from '../tasks/project-copy.ts';

type Development = Pick<ProjectCopy, 'edit'> & { url: string };

const journey = 'journeys/registration/journey.json';
const texts = 'i18n/it/registration.json';

/** Is Playwright's `test` beside `npm run dev` on a copy of the project that begins with an unsound journey. */
const test = base.extend<object, { development: Development }>({
  development: [
    async ({}, use) => {
      const copy = copyProject();
      copy.edit(journey, unsound);
      const started = await startProcess(
        { program: 'server/dev.ts', cwd: copy.folder },
        { LC_ALL: 'it_IT.UTF-8' },
      );
      await use({ edit: copy.edit, url: started.url });
      started.remove();
      copy.remove();
    },
    { scope: 'worker' },
  ],
});

const unsound = (text: string) => text.replace('"start": "', '"start": "nessun-');
const sound = (text: string) => text.replace('"start": "nessun-', '"start": "');

const overlay = (page: Page) => page.locator('vite-error-overlay');
const card = (page: Page) => page.getByRole('textbox', { name: 'Numero della carta' });

/** Marks the document, so that a reload of it shows. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['marked'] = 'yes'));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset['marked'] === 'yes');

test('what is edited in development is taken up without a reload, and what was typed stays [STUDIO-01] [STUDIO-21]', async ({
  page,
  development: { edit, url },
}) => {
  await test.step('an unsound journey shows over the page, in the language of the terminal, and nothing has died of it', async () => {
    await page.goto(`${url}/registration`);
    await expect(overlay(page)).toContainText('Questo flusso non ha un passo');
    await expect(overlay(page)).toContainText('journeys/registration/journey.json');
    await expect(overlay(page)).toContainText('Correggi il file e la pagina torna da sola.');
    await expect(overlay(page)).not.toContainText(/Click|plugin/u);
  });

  await test.step('once it is mended the page comes back by itself', async () => {
    edit(journey, sound);
    await expect(overlay(page)).toHaveCount(0);
    await card(page).fill('4012 8888');
    await mark(page);
  });

  await test.step('the words of a journey change under the holder', async () => {
    edit(texts, (text) => text.replace('"title": "Registrati"', '"title": "Registrati adesso"'));
    await expect(page.getByRole('heading', { level: 1, name: 'Registrati adesso' })).toBeVisible();
  });

  await test.step('so does a field, by its form', async () => {
    await expect(card(page)).toHaveAttribute('autocomplete', 'cc-number');
    edit('journeys/registration/forms/card.json', (text) => text.replace('"cc-number"', '"off"'));
    await expect(card(page)).toHaveAttribute('autocomplete', 'off');
  });

  await test.step('the words of a hand-built view change as well', async () => {
    edit('i18n/it/app.json', (text) => text.replace('"registration": "', '"registration": "Ora: '));
    await expect(page).toHaveTitle(/Ora: /u);
  });

  await test.step('a step that is written otherwise is taken up', async () => {
    edit(journey, (text) => text.replace('"focus": "first-field",', ''));
  });

  await test.step('words that are no JSON show over the page and go with it', async () => {
    edit(texts, (text) => text.replace('"AVANTI",', '"AVANTI"'));
    await expect(overlay(page)).toContainText(texts);
    edit(texts, (text) => text.replace('"AVANTI"', '"AVANTI",'));
    await expect(overlay(page)).toHaveCount(0);
  });

  await test.step('a slip shows over the page and goes with it', async () => {
    edit(journey, unsound);
    await expect(overlay(page)).toContainText('Questo flusso non ha un passo');
    edit(journey, sound);
    await expect(overlay(page)).toHaveCount(0);
  });

  expect(await isMarked(page)).toBe(true);
  await expect(card(page)).toHaveValue(/4012\s*8888/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Registrati adesso' })).toBeVisible();
});
