import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tests/support/browser.ts';
import { openStudioOnCopy } from '../../tests/support/e2e-studio.ts';
import { measure } from './measure.ts';
import { type Row, tableOf, writePage } from './report.ts';
import { tasksIn } from './tasks.ts';

/** What is compared: how often, which tasks by a part of their name, and whether the table is put into its page. */
export type Compared = { write: boolean; task: string; rounds: number };

/** Measures what four tasks take in Studio and in the parts of Camunda Modeler that npm has, in the same browser. */
export async function compare({ write, task: sought, rounds }: Compared): Promise<void> {
  const studio = await openStudioOnCopy();
  const browser = await chromium.launch(await findBrowser());
  const asItWas = () => void spawnSync('git', ['checkout', '-q', '.'], { cwd: studio.folder });
  const changed = () => {
    asItWas();
    studio.change('i18n/it/card-lock.json', (text) =>
      text.replace('Bloccare la carta?', 'Vuoi bloccare la carta?'),
    );
  };
  const rows: Row[] = [];
  try {
    for (const task of tasksIn(studio).filter(({ name }) => name.includes(sought))) {
      console.error(task.name);
      const putBack = task.name === 'see what has changed' ? changed : asItWas;
      const inStudio = await measure(browser, task.studio, { rounds, putBack });
      const inModeler =
        typeof task.modeler === 'string'
          ? task.modeler
          : await measure(browser, task.modeler, { rounds, putBack });
      rows.push({ name: task.name, inStudio, inModeler });
    }
  } finally {
    await browser.close();
    await studio.close();
  }
  const told = tableOf(rows);
  console.log(told);
  if (write) writePage(told);
}
