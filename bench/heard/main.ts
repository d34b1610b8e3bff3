import { chromium } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '../../tests/support/browser.ts';
import { startPortal } from '../../tests/support/portal.ts';
import { openPhone } from '../holder/phone.ts';
import { listenTo } from './listen.ts';
import { scenes } from './scenes.ts';

// What somebody hears who does not see the portal, in order, as the browser tells it to assistive technology. It judges nothing:
// it is written down so that people can.
const page = join(import.meta.dirname, '../../docs/benchmarks/heard.md');
const marks = { begin: '<!-- npm run bench heard -- --write -->', end: '<!-- end of what was heard -->' };
const portal = await startPortal();
const browser = await chromium.launch(await findBrowser());
const told: string[] = [];
for (const scene of scenes) {
  const phone = await openPhone(browser, portal, { account: scene.account, network: 'at once' });
  const listener = await listenTo(phone.page);
  if (scene.path === undefined) await phone.page.goto('/');
  else await phone.open(scene.path);
  told.push(`### ${scene.name}`);
  await scene.act(phone, async (moment, how) => {
    const announced = await listener.announced();
    told.push(`**${moment}.**`);
    for (const text of announced) told.push(`- announced: “${text}”`);
    told.push(`- the focus: ${await listener.focused()}`);
    if (how === 'whole') told.push(['```text', ...(await listener.readAll()), '```'].join('\n'));
  });
  await phone.close();
}
await browser.close();
await portal.close();
console.log(told.join('\n\n'));
if (process.argv.includes('--write')) {
  const before = await readFile(page, 'utf8');
  const [start, end] = [before.indexOf(marks.begin), before.indexOf(marks.end)];
  if (start < 0 || end < start) throw new Error(`BENCH_HEARD: ${page} has no place for what was heard`);
  await writeFile(
    page,
    `${before.slice(0, start + marks.begin.length)}\n\n${told.join('\n\n')}\n\n${before.slice(end)}`,
  );
}
