import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules } from '../support/e2e-axe.ts';
import { openStudioOnCopy, type OpenedStudio } from '../support/e2e-studio.ts';

// One Studio serves all of them: each writes in texts of its own.
test.describe.configure({ mode: 'default' });

let studio: OpenedStudio;

test.beforeAll(async () => {
  studio = await openStudioOnCopy();
});

test.afterAll(async () => {
  await studio.close();
});

type Text = { journey: string; key: string };

const fileOf = ({ journey }: Text): string => `i18n/it/${journey}.json`;
const inFile = (text: Text): unknown => {
  const whole: unknown = JSON.parse(studio.read(fileOf(text)));
  return text.key.split('.').reduce((node, part) => Object(node)[part], whole);
};

/** Writes one text as another editor does, who saves the whole file. */
const writtenElsewhere = (text: Text, words: string): void =>
  studio.change(fileOf(text), (file) => file.replace(JSON.stringify(inFile(text)), JSON.stringify(words)));

/** Opens the text whose address is given, and answers its box. */
async function openText(page: Page, { journey, key }: Text): Promise<Locator> {
  const [step = ''] = key.split('.');
  await page.goto(studio.address);
  await page.goto(`${studio.origin}/#/journey/${journey}/texts/${step}/${key}`);
  const box = page.getByRole('textbox', { name: key, exact: true });
  await expect(box).toBeFocused();
  return box;
}

const rowOf = (page: Page, { key }: Text): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('textbox', { name: key, exact: true }) });

test('takes over what another editor writes while nothing is typed, with the place in the box kept [STUDIO-17]', async ({
  page,
}) => {
  const text = { journey: 'card-lock', key: 'confirm.body' };
  const box = await openText(page, text);

  writtenElsewhere(text, 'Scritto altrove.');

  await expect(box).toHaveValue('Scritto altrove.');
  await expect(box).toBeFocused();
});

test('shows both versions where both have changed, and writes the one that is chosen [STUDIO-17] [STUDIO-19]', async ({
  page,
}) => {
  const text = { journey: 'card-lock', key: 'confirm.title' };
  const box = await openText(page, text);
  const row = rowOf(page, text);

  await box.fill('Il mio titolo');
  writtenElsewhere(text, 'Il loro titolo');
  const both = row.getByRole('region', { name: 'Le due versioni del testo' });
  await expect(both).toContainText('Il loro titolo');
  await expect(both).toContainText('Il mio titolo');
  await expect(box).toHaveValue('Il mio titolo');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await brokenRules(page, { runOnly: ['wcag2a', 'wcag2aa', 'best-practice'] })).toEqual([]);
  }
  // Neither Enter nor leaving the box chooses.
  await box.press('Enter');
  await page.getByRole('tab', { name: 'Testi' }).focus();
  expect(inFile(text)).toBe('Il loro titolo');
  await both.getByRole('button', { name: 'Salva il tuo' }).click();
  await expect.poll(() => inFile(text)).toBe('Il mio titolo');
  await expect(both).toHaveCount(0);

  await box.fill('Ancora il mio');
  writtenElsewhere(text, 'Ancora il loro');
  await row.getByRole('button', { name: 'Tieni quello nel file' }).click();
  await expect(box).toHaveValue('Ancora il loro');
  expect(inFile(text)).toBe('Ancora il loro');
  await expect(page.getByText('non salvato')).toHaveCount(0);
});

test('gives back what another editor has written over with an old copy of the file [STUDIO-17]', async ({
  page,
}) => {
  const text = { journey: 'phone-change', key: 'enter-number.title' };
  const box = await openText(page, text);
  const oldCopy = studio.read(fileOf(text));

  await box.fill('Titolo salvato');
  await box.press('Enter');
  await expect.poll(() => inFile(text)).toBe('Titolo salvato');
  await expect(page.getByText('Non ancora salvato')).toHaveCount(0);
  studio.write(fileOf(text), oldCopy.replace('AVANTI', 'PROSEGUI'));

  const both = rowOf(page, text).getByRole('region', { name: 'Le due versioni del testo' });
  await expect(both).toContainText('Il tuo testo era salvato');
  await both.getByRole('button', { name: 'Salva il tuo' }).click();
  await expect.poll(() => inFile(text)).toBe('Titolo salvato');
  expect(studio.read(fileOf(text))).toContain('PROSEGUI');
});

test('keeps what was typed when Studio crashes and the tab is closed, until it is written [STUDIO-17]', async ({
  page,
  context,
}) => {
  const text = { journey: 'sms-request', key: 'confirm.title' };
  const box = await openText(page, text);
  await box.pressSequentially(' mai perso');
  const typed = await box.inputValue();

  // A tab that closes saves its box: with Studio gone it cannot.
  await studio.crash();
  await box.press('Enter');
  await expect(rowOf(page, text).getByRole('alert')).toContainText('Studio non risponde');
  await expect(box).toHaveValue(typed);
  await page.close();
  await studio.startAgain();
  const again = await context.newPage();
  const reopened = await openText(again, text);
  await expect(reopened).toHaveValue(typed);
  await expect(again.getByRole('link', { name: '1 modifica non salvata' })).toBeVisible();
  expect(inFile(text)).not.toBe(typed);
  await reopened.press('Enter');

  await expect.poll(() => inFile(text)).toBe(typed);
  await expect(again.getByRole('link', { name: /non salvat/ })).toHaveCount(0);
});

test('says that a file could not be written, keeps what was typed, and writes it when it is told to again [STUDIO-17]', async ({
  page,
}) => {
  const text = { journey: 'holder-code', key: 'enter-code.title' };
  const inTheWay = join(studio.folder, 'i18n/it/.holder-code.json.new');
  const box = await openText(page, text);
  mkdirSync(inTheWay);

  await box.fill('Non si può scrivere');
  await box.press('Enter');

  await expect(rowOf(page, text).getByRole('alert')).toContainText('è rimasto com’era');
  await expect(box).toHaveValue('Non si può scrivere');
  rmdirSync(inTheWay);
  await rowOf(page, text).getByRole('button', { name: 'Salva' }).click();
  await expect.poll(() => inFile(text)).toBe('Non si può scrivere');
});

test('keeps what was typed for a text that is gone and that nothing asks for, to be read and thrown away [STUDIO-17]', async ({
  page,
}) => {
  const file = 'i18n/it/ecode-tutorial.json';
  studio.change(file, (before) => before.replace('"title":', '"spare": "Di troppo", "title":'));
  const box = await openText(page, { journey: 'ecode-tutorial', key: 'what.spare' });
  await box.fill('Parole senza posto');
  studio.change(file, (before) => before.replace('"spare": "Di troppo", ', ''));

  const kept = page.getByRole('region', { name: 'Modifiche non salvate' });
  await expect(kept).toContainText('Parole senza posto');
  await page.getByRole('link', { name: '1 modifica non salvata' }).click();
  await expect(kept).toContainText('Parole senza posto');
  await kept.getByRole('button', { name: 'Scarta' }).click();
  await expect(kept).toHaveCount(0);
});
