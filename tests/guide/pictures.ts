import { expect as soon, type Locator, type Page } from '@playwright/test';
import { drawn, pick, type OpenedStudio } from '../support/e2e-studio.ts';
import { takeExported } from './exported.ts';
import { around, takePicture } from './picture.ts';

/** What a picture is taken of: the page of Studio, and the name that the guide has for it. */
export type Subject = { page: Page; studio: OpenedStudio; name: string };

// Scenarios of every journey are played before the library is whole.
const expect = soon.configure({ timeout: 240_000 });
const journey = 'journey/card-lock';
const region = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('region', { name, exact: true });
const button = (where: Page | Locator, name: RegExp | string): Locator =>
  where.getByRole('button', { name, exact: true });
const screen = (page: Page) => page.frameLocator('iframe');

/** The pictures in the order of the guide; each goes on where the one before has left the files. */
export const pictures: Readonly<Record<string, (subject: Subject) => Promise<void>>> = {
  testo: changeText,
  disegno: showDrawing,
  simulatore: playBank,
  condizione: writeGuard,
  campo: addField,
  rifiuto: routeRefusal,
  copertura: showMissing,
  proposte: proposeScenarios,
  revisione: reviewChange,
  approvazione: signOff,
  'flusso-nuovo': makeJourney,
  flussi: showLibrary,
};

async function open({ page, studio }: Subject, place: string, height = 720): Promise<void> {
  await page.setViewportSize({ width: 1280, height });
  await page.goto(`${studio.origin}/#/${place}`);
}

async function changeText(subject: Subject): Promise<void> {
  const { page, name } = subject;
  await open(subject, `${journey}/texts`, 640);
  const title = page.getByRole('textbox', { name: 'confirm.title', exact: true });
  await title.fill('Vuoi bloccare la carta?');
  await title.press('Enter');
  await expect(screen(page).getByRole('heading', { name: 'Vuoi bloccare la carta?' })).toBeVisible();
  await title.blur();
  await takePicture(page, name);
}

async function showLibrary(subject: Subject): Promise<void> {
  const { page, studio, name } = subject;
  const unlock = 'i18n/it/card-unlock.json';
  const sound = studio.read(unlock);
  studio.change(unlock, (text) => text.replace(/"close": "[^"]*"/, '"close": "CLICCA QUI"'));
  await open(subject, '', 560);
  const table = page.getByRole('table', { name: 'Elenco dei flussi' });
  await expect(table.getByText('In controllo')).toHaveCount(0);
  await page.getByRole('searchbox').fill('bloccare la carta');
  await expect(table.getByText(/avviso|avvertiment|error/)).not.toHaveCount(0);
  await expect(table.getByText('In prova')).toHaveCount(0);
  await takePicture(page, name);
  await page.getByRole('searchbox').fill('');
  studio.write(unlock, sound);
}

async function showDrawing(subject: Subject): Promise<void> {
  const { page, name } = subject;
  await open(subject, `${journey}/drawing`, 860);
  await drawn(page, 'unknown').click();
  await expect(drawn(page, 'unknown')).toHaveAttribute('aria-pressed', 'true');
  await expect(screen(page).getByRole('heading', { name: /^Non sappiamo/ })).toBeVisible();
  await expect(region(page, 'Copertura degli scenari')).toContainText('Gli scenari passano tutto');
  await takePicture(page, name);
}

async function playBank(subject: Subject): Promise<void> {
  const { page, name } = subject;
  await open(subject, `${journey}/drawing`, 900);
  await drawn(page, 'confirm').click();
  await screen(page).getByRole('button', { name: 'BLOCCA' }).click();
  await expect(region(page, 'Simulatore').getByRole('status')).toContainText('Blocca la carta');
  await expect(region(page, 'Copertura degli scenari')).toContainText('Gli scenari passano tutto');
  await takePicture(page, name);
}

async function writeGuard(subject: Subject): Promise<void> {
  const { page, name } = subject;
  await open(subject, `${journey}/steps`, 640);
  await button(region(page, /^Apertura$/), /^Aggiungi una condizione/).click();
  const editor = region(page, 'Condizione di apertura');
  await button(editor, 'Aggiungi una condizione').click();
  const first = editor.getByRole('listitem', { name: 'Condizione 1' });
  await pick(first.getByRole('combobox', { name: 'Di che cosa' }), 'validita', 'Validità della carta');
  await expect(editor).toContainText('In parole');
  await takePicture(page, name);
  await button(editor, 'Salva').click();
  await expect(region(page, /^Apertura$/)).toContainText('Salvata in');
}

async function addField(subject: Subject): Promise<void> {
  const { page, name } = subject;
  await open(subject, 'journey/phone-change/drawing/enter-number', 2000);
  await button(page, 'Campi del passo enter-number').click();
  const fields = region(page, /^Campi del passo/);
  await button(fields, 'Aggiungi un campo').click();
  const form = fields.getByRole('form');
  await form.getByRole('textbox', { name: 'Nome del campo' }).fill('other');
  await form.getByRole('textbox', { name: 'Etichetta' }).fill('Un altro numero');
  await form
    .getByRole('combobox', { name: /^Parte di ciò che si invia/ })
    .selectOption('newNumber, ora riempita da phone');
  await form.getByRole('combobox', { name: /^Dato che la ricorda/ }).fill('other');
  const changes = form.getByRole('list', { name: /^Cambiano \d+ punti in \d+ file:$/ });
  await expect(changes).toBeVisible();
  const whole = await around(form);
  const third = await around(changes.getByRole('listitem').nth(2));
  await takePicture(page, name, { ...whole, height: third.y + third.height - whole.y - 8 });
  await button(form, 'Lascia com’era').click();
  await button(form, 'Scarta le modifiche').click();
}

async function routeRefusal(subject: Subject): Promise<void> {
  const { page, name } = subject;
  await open(subject, `${journey}/drawing`, 2000);
  await drawn(page, 'lock').click();
  await button(page, 'Rifiuti del passo lock').click();
  const form = page.getByRole('form', { name: /^Rifiuti/ });
  await form.getByRole('combobox', { name: 'Quale rifiuto' }).selectOption('NOT_FOUND');
  await form.getByRole('textbox', { name: 'Che cosa legge il titolare' }).fill('Non troviamo questa carta.');
  const add = button(form, 'Aggiungi la via');
  await expect(add).not.toHaveAttribute('aria-disabled');
  await takePicture(page, name, await around(form));
  await add.click();
  await expect(page.getByText(/^Il rifiuto NOT_FOUND ha la sua via/)).toBeVisible();
}

async function showMissing(subject: Subject): Promise<void> {
  const { page, name } = subject;
  await open(subject, '', 860);
  await open(subject, `${journey}/drawing`, 860);
  await expect(region(page, 'Copertura degli scenari')).toContainText('2 punti scoperti');
  await button(page, 'Mostra tutti i rifiuti').click();
  await drawn(page, 'confirm').click();
  await takePicture(page, name);
}

async function proposeScenarios(subject: Subject): Promise<void> {
  const { page, name } = subject;
  await open(subject, `${journey}/scenarios`, 640);
  const shelf = page.getByRole('group', { name: 'Viste degli scenari' });
  await shelf.getByRole('button', { name: /^Proposte/ }).click();
  await button(page, 'Cerca gli scenari che mancano').click();
  const taken = page.getByRole('list', { name: 'Scenari proposti' }).getByRole('button', { name: /^Prendi/ });
  await expect(taken).not.toHaveCount(0);
  await takePicture(page, name);
  await taken.first().click();
  await expect(page.getByText(/^Scritto /)).toBeVisible();
}

async function reviewChange(subject: Subject): Promise<void> {
  const { page, name } = subject;
  await open(subject, `${journey}/review`, 1440);
  await expect(screen(page).first().getByRole('heading')).toBeVisible();
  await takePicture(page, name);
}

async function signOff(subject: Subject): Promise<void> {
  const { page, name } = subject;
  await takeExported(page, () => button(page, 'Esporta per l’approvazione').click(), name);
}

async function makeJourney(subject: Subject): Promise<void> {
  const { page, name } = subject;
  await open(subject, 'new', 900);
  const form = page.getByRole('form', { name: 'Nuovo flusso' });
  await form.getByRole('radio', { name: 'Confermare con un codice' }).check();
  await form.getByRole('combobox', { name: 'Che cosa chiede alla banca' }).selectOption('unlockCard');
  await form.getByRole('textbox', { name: 'Titolo' }).fill('Carta smarrita');
  await form.getByRole('combobox', { name: 'Dove si apre' }).selectOption('In una pagina sua');
  await form
    .getByRole('combobox', { name: 'Dove il portale lo offre' })
    .selectOption('Fra i servizi della carta');
  await expect(form.getByRole('list', { name: /^Si creano \d+ file:$/ })).toBeVisible();
  await takePicture(page, name);
}
