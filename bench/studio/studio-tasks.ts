import { expect, type Locator, type Page } from '@playwright/test';
import { drawn, type OpenedStudio } from '../../tests/support/e2e-studio.ts';
import type { ToolTask } from './tasks.ts';

const screen = (page: Page) => page.frameLocator('iframe');
const region = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const button = (where: Page | Locator, name: string): Locator =>
  where.getByRole('button', { name, exact: true });

/** The tasks in Studio, each from the drawing of its journey. */
export const studioTasks = (
  studio: OpenedStudio,
): Readonly<Record<'text' | 'field' | 'branch' | 'review', ToolTask>> => ({
  text: text(studio),
  field: field(studio),
  branch: branch(studio),
  review: review(studio),
});

const opens = (studio: OpenedStudio, journey: string) => async (page: Page) => {
  await page.goto(studio.address);
  await page.goto(`${studio.origin}/#/journey/${journey}/drawing`);
  await expect(drawn(page, journey === 'phone-change' ? 'enter-number' : 'confirm')).toBeVisible();
  await expect(screen(page).getByRole('heading').first()).toBeVisible();
};

const text = (studio: OpenedStudio): ToolTask => ({
  opens: opens(studio, 'card-lock'),
  async act({ page, hand }) {
    await hand.click(page.getByRole('tab', { name: 'Testi' }));
    await hand.write(
      page.getByRole('textbox', { name: 'confirm.title', exact: true }),
      'Vuoi bloccare la carta?',
    );
    await hand.key('Enter');
    await expect(screen(page).getByRole('heading', { name: 'Vuoi bloccare la carta?' })).toBeVisible();
    await expect.poll(() => studio.read('i18n/it/card-lock.json')).toContain('Vuoi bloccare la carta?');
  },
});

const field = (studio: OpenedStudio): ToolTask => ({
  opens: opens(studio, 'phone-change'),
  async act({ page, hand }) {
    await hand.click(drawn(page, 'enter-number'));
    await hand.click(button(page, 'Campi del passo enter-number'));
    const fields = region(page, /^Campi del passo/);
    await hand.click(button(fields, 'Aggiungi un campo'));
    const form = fields.getByRole('form');
    await hand.write(form.getByRole('textbox', { name: 'Nome del campo' }), 'other');
    await hand.write(form.getByRole('textbox', { name: 'Etichetta' }), 'Un altro numero');
    await hand.pick(
      form.getByRole('combobox', { name: /^Parte di ciò che/ }),
      'newNumber, ora riempita da phone',
    );
    await hand.write(form.getByRole('combobox', { name: /^Dato che la ricorda/ }), 'other');
    await hand.click(button(form, 'Aggiungi un campo'));
    await expect(screen(page).getByLabel('Un altro numero')).toBeVisible();
  },
});

const branch = (studio: OpenedStudio): ToolTask => ({
  opens: opens(studio, 'card-lock'),
  async act({ page, hand }) {
    await hand.click(drawn(page, 'confirm'));
    await hand.click(button(page, 'Aggiungi un passo accanto a confirm'));
    const form = page.getByRole('form', { name: /^Aggiungi un passo/ });
    await hand.pick(form.getByRole('combobox', { name: 'Che cosa fa' }), 'Decide come continuare');
    await hand.write(form.getByRole('textbox', { name: 'Nome del passo' }), 'is-debit');
    await hand.click(button(form, 'Aggiungi un passo'));
    await hand.click(button(page, 'Modifica il passo is-debit'));
    const editor = region(page, /^Modifica il passo/);
    await hand.pick(editor.getByRole('combobox', { name: 'Porta a' }).first(), 'Annullato (cancelled)');
    await hand.click(button(editor, 'Salva'));
    await hand.click(page.getByRole('button', { name: /^Modifica la condizione/ }).last());
    const guard = region(page, /^Condizione di /);
    await hand.pick(guard.getByRole('combobox', { name: 'Di che cosa' }), 'Tipo di carta');
    await hand.pick(guard.getByRole('combobox', { name: 'Valore' }), 'debito');
    await hand.click(button(guard, 'Salva'));
    await expect.poll(() => studio.read('journeys/card-lock/journey.json')).toContain('card.productType');
    await expect(page.getByText(/Tipo di carta è debito/).first()).toBeVisible();
  },
});

const review = (studio: OpenedStudio): ToolTask => ({
  opens: opens(studio, 'card-lock'),
  async act({ page, hand }) {
    await hand.click(page.getByRole('tab', { name: 'Revisione' }));
    const before = page.frameLocator('iframe[title$="Prima"]');
    await expect(before.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Vuoi bloccare la carta?' }).first()).toBeVisible();
  },
});
