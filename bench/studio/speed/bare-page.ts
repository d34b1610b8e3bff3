import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from '@playwright/test';
import { seenAt } from './in-page.ts';

const vite = join(import.meta.dirname, '../../../node_modules/vite/bin/vite.js');
const files = {
  'index.html': '<!doctype html><body><h1></h1><script type="module" src="/main.js"></script>',
  'main.js': `import words from './words.json';
const show = ({ title }) => void (document.querySelector('h1').textContent = title);
show(words);
import.meta.hot.accept('./words.json', (now) => show(now.default));
`,
  'words.json': '{ "title": "begun" }',
};

/** Measures how long a page that shows one text needs, served by Vite: from the command to its sight, and from its file to its sight. */
export async function measureBarePage(
  browser: Browser,
  { rounds, edits }: { rounds: number; edits: number },
): Promise<{ starts: number[]; sights: number[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-page-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const page = await browser.newPage();
  const starts: number[] = [];
  const sights: number[] = [];
  try {
    // The first start is of nothing known, and no warm one.
    for (let round = 0; round <= rounds; round += 1) {
      // Left open it would load itself again once a server is there.
      await page.goto('about:blank');
      const began = Date.now();
      const { process, address } = await startIn(folder);
      await page.goto(address);
      const taken = (await seenAt(page, { where: 'h1', words: round === 0 ? 'begun' : ' ' })) - began;
      if (round > 0) starts.push(taken);
      if (round === rounds) sights.push(...(await seenIn(page, folder, edits)));
      const ended = once(process, 'exit');
      process.kill();
      await ended;
      writeFileSync(join(folder, 'words.json'), '{ "title": "begun again" }');
    }
  } finally {
    await page.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { starts, sights };
}

/** Changes the text in its file many times. */
async function seenIn(page: Page, folder: string, edits: number): Promise<number[]> {
  const sights: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const words = `title ${edit}`;
    const seen = seenAt(page, { where: 'h1', words });
    const changed = Date.now();
    writeFileSync(join(folder, 'words.json'), JSON.stringify({ title: words }));
    sights.push((await seen) - changed);
    await page.waitForTimeout(100);
  }
  return sights;
}

async function startIn(folder: string): Promise<{ process: ChildProcess; address: string }> {
  const started = spawn(process.execPath, [vite, folder, '--host', '127.0.0.1', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  for await (const line of createInterface({ input: started.stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return { process: started, address };
  }
  throw new Error('BENCH_STUDIO: Vite ended before it told its address');
}
