import { expect, type Page } from '@playwright/test';
import { middleOf } from './desk-hand.ts';
import { openDiagram, openForm } from './modeler.ts';
import type { ToolTask } from './tasks.ts';

const element = (page: Page, id: string) => page.locator(`[data-element-id="${id}"]`).first();
const group = (page: Page, name: string) =>
  page.locator('.bio-properties-panel-group-header').getByText(name, { exact: true });
/** The box of an entry of the properties panel: an input, or an editor of expressions. */
const entry = (page: Page, id: string) =>
  page.locator(`[data-entry-id="${id}"]`).locator('input, [contenteditable="true"]').first();

/** The tasks in Camunda Modeler’s own editors of diagrams and forms. */
export const modelerTasks: Readonly<Record<'text' | 'field' | 'branch', ToolTask>> = {
  text: {
    opens: openForm,
    async act({ page, hand }) {
      await hand.click(page.locator('.fjs-element').filter({ hasText: 'Bloccare la carta?' }).last());
      await hand.click(group(page, 'General'));
      await hand.write(entry(page, 'text'), '# Vuoi bloccare la carta?');
      await expect(page.getByRole('heading', { name: 'Vuoi bloccare la carta?' })).toBeVisible();
    },
  },
  field: {
    opens: openForm,
    async act({ page, hand }) {
      await hand.drag(
        page.locator('.fjs-palette [data-field-type="textfield"]'),
        page.locator('.fjs-form-field-textfield'),
      );
      await hand.click(group(page, 'General'));
      await hand.write(entry(page, 'label'), 'Un altro numero');
      await hand.write(entry(page, 'key'), 'other');
      await hand.click(group(page, 'Validation'));
      await hand.click(page.locator('[data-entry-id="required"]').getByText('Required', { exact: true }));
      await expect(page.locator('.fjs-form-field-textfield').getByText('Un altro numero')).toBeVisible();
      await expect(page.locator('.fjs-form-field-textfield .fjs-asterix')).toBeVisible();
    },
  },
  branch: {
    opens: openDiagram,
    async act({ page, hand }) {
      await hand.click(page.locator('.djs-palette [data-action="create.exclusive-gateway"]'));
      await hand.press(await middleOf(element(page, 'confirm-lock')));
      await hand.click(page.locator('.djs-context-pad [data-action="append.end-event"]'));
      await expect(page.locator('.bio-properties-panel-header-type')).toHaveText(/end event/i);
      await hand.press(await fromGateway(page));
      await hand.click(group(page, 'Condition'));
      await hand.write(entry(page, 'conditionExpression'), 'card.type = "debit"');
      await expect.poll(() => page.evaluate(conditions)).toEqual(['=card.type = "debit"']);
    },
  },
};

/** A place on the way that has just been drawn down from the gateway. */
async function fromGateway(page: Page): Promise<{ x: number; y: number }> {
  const gateway = await page.locator('[data-element-id^="Gateway_"]').first().boundingBox();
  if (!gateway) throw new Error('BENCH_STUDIO: the gateway is not on the page');
  return { x: gateway.x + gateway.width / 2, y: gateway.y + gateway.height + 30 };
}

type Flow = { businessObject: { conditionExpression?: { body: string } } };

// What follows runs in the page.
function conditions(): string[] {
  const registry = Reflect.get(globalThis, 'modeler').get('elementRegistry');
  const flows: Flow[] = registry.filter(({ type }: { type: string }) => type === 'bpmn:SequenceFlow');
  return flows.flatMap(({ businessObject }) => businessObject.conditionExpression?.body ?? []);
}
