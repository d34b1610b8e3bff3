import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tests/support/browser.ts';
import { openStudioOnCopy } from '../../tests/support/e2e-studio.ts';
import { measure } from './measure.ts';
import { type Row, tableOf, writePage } from './report.ts';
import { tasksIn } from './tasks.ts';

// What four tasks take in Studio and in the parts of Camunda Modeler that npm has, in the same browser: npm run bench studio.
// The seconds are those of a hand that neither reads nor hesitates: what is left is what the tools make one wait.
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    write: { type: 'boolean', default: false },
    task: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
  },
});
const rounds = Number(values.rounds);
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
  for (const task of tasksIn(studio).filter(({ name }) => name.includes(values.task))) {
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
if (values.write) writePage(told);
