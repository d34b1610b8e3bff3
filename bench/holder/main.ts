import { chromium } from '@playwright/test';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../tests/support/browser.ts';
import { startPortal } from '../../tests/support/portal.ts';
import { measure } from './measure.ts';
import type { Network } from './phone.ts';
import { circumstances, type Row, tableOf, writePage } from './report.ts';
import { tasks } from './tasks.ts';

// What twelve tasks take of a holder on a phone, in the built portal behind its own headers. The seconds are those of a finger
// that neither reads nor hesitates: what is left is what portal, bank and network make a holder wait.
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    slow: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    task: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
  },
});
const networks: readonly Network[] = values.slow ? ['at once', 'slow 3G'] : ['at once'];
const rounds = Number(values.rounds);

const portal = await startPortal();
const browser = await chromium.launch(await findBrowser());
const loadBefore = loadavg()[0];
const rows: Row[] = [];
for (const task of tasks.filter(({ name }) => name.includes(values.task))) {
  const taken: Partial<Record<Network, Awaited<ReturnType<typeof measure>>>> = {};
  for (const network of networks) {
    console.error(`${task.name}, ${network}`);
    taken[network] = await measure(browser, portal, { task, network, rounds });
  }
  rows.push({ task, taken });
}
await browser.close();
await portal.close();

const told = `${tableOf(rows, networks)}\n\n${circumstances([loadBefore, loadavg()[0]])}`;
console.log(told);
if (values.write) writePage(told);
