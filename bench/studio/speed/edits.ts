import type { Locator, Page } from '@playwright/test';
import type { OpenedStudio } from '../../../tests/support/e2e-studio.ts';
import type { Sight } from './in-page.ts';

const journey = 'journeys/phone-change/journey.json';
const form = 'journeys/phone-change/forms/phone-number.json';
const texts = 'i18n/it/phone-change.json';

/** A kind of edit, done many times: where it is done, and what the nth one brings. */
export type Edit = {
  name: string;
  bar: number;
  place: string;
  /** What the folder has beforehand. */
  needs?: 'field';
  opens?: (page: Page) => Promise<void>;
  /** Makes ready for the next one, which nobody waits for. */
  prepare?: (page: Page, index: number) => Promise<void>;
  /** What makes the edit; nothing comes of it before. */
  act: (page: Page, index: number) => Promise<void> | void;
  /** Another program writes it, so that no deed of a hand is its beginning. */
  isOnDisk?: boolean;
  sight: (index: number) => Sight;
};

const region = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const onStage = (words: string, isGone = false): Sight => ({ where: 'body', words, isGone, isOnStage: true });
const isOdd = (index: number): boolean => index % 2 === 1;

/** Types a title once what was saved before is taken for saved. */
async function typeTitle(page: Page, words: string): Promise<void> {
  await page.locator('textarea[aria-label="enter-number.title"]:not([data-changed])').fill(words);
}

const again = '"again": { "to": "send-code" },';
const withAgain = (text: string, isThere: boolean): string =>
  isThere ? text.replace('"submit": {', `${again} "submit": {`) : text.replace(`${again} `, '');

/** Gives the screen a second field, and words for an action that it has not yet. */
export function addField(studio: OpenedStudio): void {
  studio.change(form, (text) =>
    text
      .replace('"properties": {', '"properties": { "why": { "type": "string", "maxLength": 40 },')
      .replace('"ui": {', '"ui": { "why": { "widget": "text" },'),
  );
  studio.change(texts, (text) =>
    text
      .replace('"fields": {', '"fields": { "why": { "label": "Perché" },')
      .replace('"submit": "AVANTI"', '"submit": "AVANTI", "again": "RIPROVA"'),
  );
}

const byHand = (): readonly Edit[] => [
  {
    name: 'a text, in Studio',
    bar: 200,
    needs: 'field',
    place: 'texts/enter-number',
    prepare: (page, index) => typeTitle(page, `Il titolo ${index}.`),
    act: (page) => page.keyboard.press('Enter'),
    sight: (index) => onStage(`Il titolo ${index}.`),
  },
  {
    name: 'a form, in Studio',
    bar: 200,
    needs: 'field',
    place: 'drawing/enter-number',
    opens: (page) => page.getByRole('button', { name: 'Campi del passo enter-number', exact: true }).click(),
    prepare: async (page, index) => {
      const fields = region(page, /^Campi del passo/);
      // The list may come behind the screen: the form is opened once it says what the file says.
      const field = fields.locator('ol > li').filter({ hasText: 'why' });
      await field.filter({ [isOdd(index) ? 'hasNotText' : 'hasText']: 'facoltativo' }).waitFor();
      await fields.getByRole('button', { name: 'Modifica il campo why', exact: true }).click();
      await fields.getByRole('checkbox', { name: 'Obbligatorio' }).press('Space');
      await fields.locator('button:not([aria-disabled])', { hasText: 'Salva il campo' }).waitFor();
    },
    act: (page) =>
      region(page, /^Campi del passo/)
        .getByRole('button', { name: 'Salva il campo' })
        .click(),
    sight: (index) => onStage('facoltativo', !isOdd(index)),
  },
  {
    name: 'a step, in Studio',
    bar: 200,
    needs: 'field',
    place: 'drawing/enter-number',
    opens: (page) =>
      page.getByRole('button', { name: 'Modifica il passo enter-number', exact: true }).click(),
    prepare: async (page, index) => {
      const editor = region(page, /^Modifica il passo/);
      await editor.getByText('Come nel file.').waitFor();
      const json = editor.getByRole('textbox', { name: 'JSON del passo' });
      const now = await json.inputValue();
      const plain = now.replace(/\s*"again": \{[^}]*\},/, '');
      await json.fill(withAgain(plain, !isOdd(index)));
      await editor.locator('button:not([aria-disabled])', { hasText: /^Salva$/ }).waitFor();
    },
    act: (page) =>
      region(page, /^Modifica il passo/)
        .getByRole('button', { name: 'Salva', exact: true })
        .click(),
    sight: (index) => onStage('RIPROVA', isOdd(index)),
  },
];

const byAnother = (studio: OpenedStudio): readonly Edit[] => [
  {
    name: 'a text, on disk',
    bar: 200,
    needs: 'field',
    place: 'texts/enter-number',
    isOnDisk: true,
    act: (_page, index) =>
      studio.change(texts, (text) =>
        text.replace(/"title": "[^"]*"/, `"title": "Un altro titolo ${index}."`),
      ),
    sight: (index) => onStage(`Un altro titolo ${index}.`),
  },
  {
    name: 'a form, on disk',
    bar: 200,
    needs: 'field',
    place: 'drawing/enter-number',
    isOnDisk: true,
    act: (_page, index) =>
      studio.change(form, (text) =>
        text.replace(
          /"required": \[[^\]]*\]/,
          `"required": ["telephoneNumber"${isOdd(index) ? '' : ', "why"'}]`,
        ),
      ),
    sight: (index) => onStage('facoltativo', !isOdd(index)),
  },
  {
    name: 'a step, on disk',
    bar: 200,
    needs: 'field',
    place: 'drawing/enter-number',
    isOnDisk: true,
    act: (_page, index) => studio.change(journey, (text) => withAgain(text, !isOdd(index))),
    sight: (index) => onStage('RIPROVA', isOdd(index)),
  },
];

/** All kinds of edits until the screen shows them, in Studio and by another program. */
export const editsToSight = (studio: OpenedStudio): readonly Edit[] => [...byHand(), ...byAnother(studio)];

/** Mistakes, each until it stands among the findings, or is gone from there again. */
export const mistakesToFindings = (studio: OpenedStudio): readonly Edit[] => [
  {
    name: 'a mistake in a text, in Studio',
    bar: 300,
    place: 'texts/enter-number',
    prepare: (page, index) => typeTitle(page, isOdd(index) ? 'Il titolo.' : 'Il titolo {nobody}.'),
    act: (page) => page.keyboard.press('Enter'),
    sight: (index) => ({ where: '[role="tab"]', words: 'Avvisi (', isGone: isOdd(index) }),
  },
  {
    name: 'a mistake in a text, on disk',
    bar: 300,
    place: 'findings',
    isOnDisk: true,
    act: (_page, index) =>
      studio.change(texts, (text) =>
        text.replace(/"title": "[^"]*"/, `"title": "Il titolo {nobody${index}}."`),
      ),
    sight: (index) => ({ where: '[role="tabpanel"] li', words: `{nobody${index}}` }),
  },
  {
    name: 'a mistake in a step, on disk',
    bar: 300,
    place: 'findings',
    isOnDisk: true,
    act: (_page, index) =>
      studio.change(journey, (text) => text.replace(/"start": "[^"]*"/, `"start": "nowhere-${index}"`)),
    sight: (index) => ({ where: '[role="tabpanel"] li', words: `nowhere-${index}` }),
  },
  {
    name: 'a mistake in a step, while it is typed',
    bar: 300,
    place: 'drawing/enter-number',
    opens: (page) =>
      page.getByRole('button', { name: 'Modifica il passo enter-number', exact: true }).click(),
    act: async (page, index) => {
      const json = region(page, /^Modifica il passo/).getByRole('textbox', { name: 'JSON del passo' });
      await json.fill((await json.inputValue()).replace(/"popup": "[^"]*"/, `"popup": "NOWHERE_${index}"`));
    },
    sight: (index) => ({ where: '[id$="-wrong"]', words: `NOWHERE_${index}` }),
  },
];
