import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { jsonWithin } from '#analysis';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { openPlace, pick, openStudioOnCopy, wearLook, type OpenedStudio } from '../support/e2e-studio.ts';

// One Studio serves all of them: each works on a journey of its own.
test.describe.configure({ mode: 'default' });

let studio: OpenedStudio;

test.beforeAll(async () => {
  studio = await openStudioOnCopy();
  for (const journey of ['pin-reissue', 'pin-view', 'sms-alert-activate']) writeOut(journey);
  spawnSync('git', ['add', '--update'], { cwd: studio.folder });
});

test.afterAll(async () => {
  await studio.close();
});

/** Opens a journey and answers what the page does wrong meanwhile. */
async function open(page: Page, place: string, width = 1280): Promise<() => readonly string[]> {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: `journey/${place}`, width });
  return () => guard.problems();
}

const fileOf = (journey: string): string => `journeys/${journey}/journey.json`;
const inFile = (journey: string): { allow?: unknown } => JSON.parse(studio.read(fileOf(journey)));

/** Has a journey say in full what the guard that it opens by has a name for, as one may. */
function writeOut(journey: string): void {
  const { guards } = JSON.parse(studio.read('journeys/guards.json')) as {
    guards: { 'service-open': { guard: unknown } };
  }; // the project's own file, whose test holds its shape
  const inFull = jsonWithin(guards['service-open'].guard, '  ');
  studio.change(fileOf(journey), (text) =>
    text.replace(
      /"allow": \{\s*"use": "service-open",\s*"with": \{ "service": "(\w+)" \}\s*\}/,
      (_whole, service: string) => `"allow": ${inFull.replaceAll('{service}', service)}`,
    ),
  );
}
const opening = (page: Page): Locator => page.getByRole('region', { name: 'Apertura', exact: true });
const editorOf = (place: Locator | Page, what: string | RegExp): Locator =>
  place.getByRole('region', { name: what });
const conditions = (editor: Locator): Locator => editor.getByRole('listitem', { name: /^Condizione \d/ });

/** The value of the first condition of the opening. */
const state = (where: Page): Locator =>
  conditions(editorOf(where, 'Condizione di apertura')).first().getByRole('combobox', { name: 'Valore' });

/** Counts the lines that differ from what was committed. */
const changedLines = (journey: string): string[] =>
  spawnSync('git', ['diff', '-U0', '--', fileOf(journey)], { cwd: studio.folder, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => /^[-+] /.test(line));

/** Returns whether a file is as the formatter would have it. */
function isInFormat(journey: string): boolean {
  const formatter = join(import.meta.dirname, '../../node_modules/.bin/oxfmt');
  const config = join(import.meta.dirname, '../../.oxfmtrc.json');
  return (
    spawnSync(formatter, ['-c', config, '--check', fileOf(journey)], { cwd: studio.folder }).status === 0
  );
}

test('says in Italian when a journey may be opened, and changes the guard in its file and nothing else [STUDIO-10]', async ({
  page,
}) => {
  const problems = await open(page, 'pin-reissue/steps');
  await expect(opening(page)).toContainText('Si apre se Nuovo invio del PIN: stato attivo e');

  await opening(page)
    .getByRole('button', { name: /^Modifica la condizione/ })
    .click();
  const editor = editorOf(page, 'Condizione di apertura');
  const first = conditions(editor).first();
  await expect(first.getByRole('combobox', { name: 'Di che cosa' })).toHaveValue(
    'Nuovo invio del PIN: stato',
  );
  await first.getByRole('combobox', { name: 'Confronto' }).selectOption('non è');
  await first.getByRole('combobox', { name: 'Valore' }).selectOption('assente');
  await expect(editor.getByText('In parole')).toBeVisible();
  await expect(editor).toContainText('Nuovo invio del PIN: stato non assente e');
  expect(changedLines('pin-reissue')).toEqual([]);

  await editor.getByRole('button', { name: 'Annulla' }).click();
  await expect(first.getByRole('combobox', { name: 'Valore' })).toHaveValue('"ATTIVO"');
  await editor.press('Control+Shift+z');
  await expect(first.getByRole('combobox', { name: 'Valore' })).toHaveValue('"ASSENTE"');
  await editor.getByRole('button', { name: 'Salva' }).click();

  await expect(opening(page)).toContainText(`Salvata in ${fileOf('pin-reissue')}`);
  await expect(opening(page).getByRole('button', { name: /^Modifica la condizione/ })).toBeFocused();
  expect(changedLines('pin-reissue').map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
    '- { "===": [{ "var": "card.profiling.RIEMISSIONE_PIN.state" }, "ATTIVO"] },',
    '+ { "!==": [{ "var": "card.profiling.RIEMISSIONE_PIN.state" }, "ASSENTE"] },',
  ]);
  expect(isInFormat('pin-reissue')).toBe(true);
  await opening(page).getByRole('button', { name: 'Rimetti quella di prima' }).click();
  await expect(opening(page)).toContainText('stato attivo');
  await expect.poll(() => changedLines('pin-reissue')).toEqual([]);
  expect(problems()).toEqual([]);
});

test('puts a guard on a flag at an action by keyboard alone, and tells at once what is wrong with it [STUDIO-10] [STUDIO-12]', async ({
  page,
}) => {
  const problems = await open(page, 'card-lock/steps');
  const label = /→ BLOCCA$/;
  const adding = page.getByRole('button', { name: /^Aggiungi una condizione: .*→ BLOCCA$/ });
  await adding.press('Enter');
  const editor = editorOf(page, label);
  await expect(editor).toContainText('Nessuna condizione: vale sempre.');
  await expect(editor.getByRole('button', { name: 'Aggiungi una condizione' })).toBeFocused();

  for (const value of ['"CREDIT"', '"DEBIT"']) {
    await editor.getByRole('button', { name: 'Aggiungi una condizione' }).press('Enter');
    const added = conditions(editor).last();
    await expect(added.getByRole('combobox', { name: 'Di che cosa' })).toBeFocused();
    await pick(added.getByRole('combobox', { name: 'Di che cosa' }), 'carta tipo', 'Tipo di carta');
    await added.getByRole('combobox', { name: 'Valore' }).selectOption(value);
  }
  await expect(editor).toContainText('Tipo di carta è credito e Tipo di carta è debito');
  await editor.getByRole('button', { name: 'Salva' }).press('Enter');

  const row = page.getByRole('listitem').filter({ has: page.getByText(/BLOCCA \(se Tipo di carta/) });
  await expect(row.first()).toContainText('Errore');
  expect(isInFormat('card-lock')).toBe(true);
  await page.getByRole('button', { name: /^Modifica la condizione: .*→ BLOCCA$/ }).press('Enter');
  await editor.getByRole('button', { name: 'Rimuovi: Tipo di carta è debito' }).press('Enter');
  await expect(editor.getByRole('button', { name: 'Aggiungi una condizione' })).toBeFocused();
  await editor.getByRole('button', { name: 'Salva' }).press('Enter');
  await expect(page.getByText('BLOCCA (se Tipo di carta è credito)').first()).toBeVisible();
  await page.getByRole('button', { name: /^Modifica la condizione: .*→ BLOCCA$/ }).press('Enter');
  await editor.getByRole('button', { name: 'Rimuovi: Tipo di carta è credito' }).press('Enter');
  await editor.getByRole('button', { name: 'Salva' }).press('Enter');
  await expect(adding).toBeVisible();
  expect(changedLines('card-lock')).toEqual([]);
  expect(problems()).toEqual([]);
});

test('leaves a guard that has a name as it is written, says what it comes to, with the way to its line [STUDIO-10]', async ({
  page,
}) => {
  const named = '{ "use": "service-open", "with": { "service": "KEY_6" } }';
  studio.change(fileOf('pin-view'), (text) => text.replace('"and": [', `"and": [${named},`));
  await open(page, 'pin-view/steps');
  await expect(opening(page)).toContainText('Si apre se Codice e-Code: stato attivo');

  await opening(page)
    .getByRole('button', { name: /^Modifica la condizione/ })
    .click();
  const editor = editorOf(page, 'Condizione di apertura');
  const strange = conditions(editor).first();
  await expect(strange).toContainText('il servizio Codice e-Code è aperto');
  await expect(strange).toContainText('Qui si legge soltanto');
  await expect(strange.getByRole('button')).toHaveCount(0);
  await conditions(editor).nth(1).getByRole('combobox', { name: 'Valore' }).selectOption('disattivo');
  await editor.getByRole('button', { name: 'Salva' }).click();
  // The page says it before the file does.
  await expect.poll(() => studio.read(fileOf('pin-view'))).toContain('"DISATTIVO"');
  expect(JSON.parse(studio.read(fileOf('pin-view'))).allow.and[0]).toEqual(JSON.parse(named));

  studio.change(fileOf('pin-view'), (text) =>
    text.replace(/"allow": \{[\s\S]*?\n {2}\},/, `"allow": ${named},`),
  );
  await expect(opening(page)).toContainText('Si apre se Codice e-Code: stato attivo');
  await expect(opening(page)).toContainText('In breve: il servizio Codice e-Code è aperto.');
  await expect(opening(page).getByRole('link', { name: 'service-open: vedi nel catalogo' })).toBeVisible();
  await expect(opening(page).getByRole('button')).toHaveCount(0);
  await opening(page).getByRole('link', { name: 'Vai al file' }).click();
  await expect(page.getByRole('list', { name: 'Righe del file' }).locator('[aria-current]')).toContainText(
    '"allow"',
  );
});

test('keeps a guard that was not saved when the tab is closed, and shows both where another has changed it [STUDIO-10] [STUDIO-17]', async ({
  page,
  context,
}) => {
  await open(page, 'sms-alert-activate/steps');
  await opening(page)
    .getByRole('button', { name: /^Modifica la condizione/ })
    .click();
  await state(page).selectOption('disattivo');
  await page.close();

  const again = await context.newPage();
  await openPlace(again, studio, { place: '' });
  const kept = again.getByRole('region', { name: 'Modifiche non salvate' });
  await expect(kept).toContainText('stato disattivo');
  await kept.getByRole('link', { name: 'Vai dove l’hai scritto' }).click();
  await expect(state(again)).toHaveValue('"DISATTIVO"');
  studio.change(fileOf('sms-alert-activate'), (text) => text.replace('"ATTIVO"', '"ASSENTE"'));
  const both = again.getByRole('region', { name: 'Le due versioni del testo' });
  await expect(both).toContainText('stato assente');
  await expect(both).toContainText('stato disattivo');
  await expect(again.getByRole('button', { name: 'Salva', exact: true })).toBeDisabled();
  await both.getByRole('button', { name: 'Tieni quello nel file' }).click();
  await expect(opening(again)).toContainText('stato assente');
  expect(JSON.stringify(inFile('sms-alert-activate').allow)).toContain('"ASSENTE"');
});

for (const width of [1280, 1920])
  test(`says beneath the drawing what the chosen step decides by, and breaks no rule of axe, at ${width} pixels [STUDIO-10] [STUDIO-19]`, async ({
    page,
  }) => {
    const problems = await open(page, 'recovery/drawing/enter-card › actions › submit', width);
    const panel = page.getByRole('region', { name: /^Condizioni di «/ });
    await expect(panel).toContainText('se «way» è BOTH');
    await expect(page.locator('.react-flow__node').first()).toBeVisible();
    await panel
      .getByRole('button', { name: /^Modifica la condizione/ })
      .first()
      .click();
    const editor = editorOf(panel, /^Condizione di Decide/);
    // What the form lets choose from is what it can be.
    await expect(editor.getByRole('combobox', { name: 'Valore' }).getByRole('option')).toHaveCount(4);
    await editor.getByRole('button', { name: 'Aggiungi un gruppo' }).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await wearLook(page, colorScheme);
      expect(await brokenRules(page, studioRules)).toEqual([]);
    }
    await editor.press('Escape');
    await editor.getByRole('button', { name: 'Scarta le modifiche' }).click();
    await expect(editor).toHaveCount(0);
    expect(changedLines('recovery')).toEqual([]);
    expect(problems()).toEqual([]);
  });

test('shows guards and writes none where it only reads [STUDIO-10] [STUDIO-18]', async ({ page }) => {
  const reading = await openStudioOnCopy('--read-only');
  await openPlace(page, reading, { place: 'journey/pin-reissue/steps' });
  await expect(opening(page)).toContainText('stato attivo');

  await expect(opening(page).getByRole('button')).toHaveCount(0);
  const refused = await page.request.post(`${reading.origin}/api/guard`, {
    headers: { Origin: reading.origin },
    data: { journey: 'pin-reissue', pointer: '/allow', was: '', guard: '' },
  });
  expect(refused.status()).toBe(403);
  await reading.close();
});
