import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { installAside } from '../install-aside.ts';

const packages = join(installAside(join(import.meta.dirname, 'peers'), 'bench-studio-peers'), 'node_modules');
const desk =
  '<body style="margin:0"><div style="display:flex;height:100vh"><div id="editor" style="flex:1"></div>';

/** Opens Camunda Modeler’s editor of diagrams on a flow of three steps. */
export async function openDiagram(page: Page): Promise<void> {
  await page.setContent(`${desk}<div id="panel" style="width:320px;overflow:auto"></div></div>`);
  await addTo(page, [
    'bpmn-js/dist/assets/diagram-js.css',
    'bpmn-js/dist/assets/bpmn-js.css',
    'bpmn-js/dist/assets/bpmn-font/css/bpmn-embedded.css',
    '@bpmn-io/properties-panel/dist/assets/properties-panel.css',
    'bpmn-js/dist/bpmn-modeler.production.min.js',
    'bpmn-js-properties-panel/dist/bpmn-js-properties-panel.umd.js',
  ]);
  const zeebe: unknown = JSON.parse(
    readFileSync(join(packages, 'zeebe-bpmn-moddle/resources/zeebe.json'), 'utf8'),
  );
  const diagram = readFileSync(join(import.meta.dirname, 'card-lock.bpmn'), 'utf8');
  await page.evaluate(showDiagram, { zeebe, diagram });
}

/** Opens Camunda Modeler’s editor of forms on a screen with a text and a field. */
export async function openForm(page: Page): Promise<void> {
  await page.setContent(`${desk}</div>`);
  await addTo(page, [
    '@bpmn-io/form-js/dist/assets/form-js.css',
    '@bpmn-io/form-js/dist/assets/form-js-editor.css',
    '@bpmn-io/form-js/dist/assets/properties-panel.css',
    '@bpmn-io/form-js/dist/form-editor.umd.js',
  ]);
  const components = [
    { type: 'text', id: 'title', text: '# Bloccare la carta?' },
    { type: 'textfield', id: 'note', key: 'note', label: 'Nota' },
  ];
  await page.evaluate(showForm, { type: 'default', schemaVersion: 19, components });
}

async function addTo(page: Page, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const path = join(packages, file);
    await (file.endsWith('.css') ? page.addStyleTag({ path }) : page.addScriptTag({ path }));
  }
}

// What follows runs in the page, where the packages have put themselves.
async function showDiagram({ zeebe, diagram }: { zeebe: unknown; diagram: string }): Promise<void> {
  const [Modeler, parts] = [
    Reflect.get(globalThis, 'BpmnJS'),
    Reflect.get(globalThis, 'BpmnJSPropertiesPanel'),
  ];
  const modeler = new Modeler({
    container: '#editor',
    propertiesPanel: { parent: '#panel' },
    moddleExtensions: { zeebe },
    additionalModules: [
      parts.BpmnPropertiesPanelModule,
      parts.BpmnPropertiesProviderModule,
      parts.ZeebePropertiesProviderModule,
    ],
  });
  Reflect.set(globalThis, 'modeler', modeler);
  await modeler.importXML(diagram);
}

async function showForm(schema: unknown): Promise<void> {
  const { FormEditor } = Reflect.get(globalThis, 'FormEditor');
  const editor = new FormEditor({ container: document.querySelector('#editor') });
  await editor.importSchema(schema);
}
