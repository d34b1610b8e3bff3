import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openStudioIn } from '../../../tests/support/e2e-studio.ts';
import { syntheticFiles } from '../../check/synthetic.ts';
import { deedAt, noteDeeds, seenAt } from './in-page.ts';

const many = 1000;
const program = join(import.meta.dirname, '../../../cli/bin/percorso.js');

/** What a library of a thousand journeys makes one wait for. */
export type LargeWaits = {
  start: number;
  scroll: number[];
  byName: number[];
  byText: number[];
  whole: number[];
};

/** Measures the library of a folder with a thousand journeys of 40 steps: scrolled, and searched by names and by texts. */
export async function measureLargeLibrary(browser: Browser, edits: number): Promise<LargeWaits> {
  const began = Date.now();
  const studio = await openStudioIn({ folder: folderOfMany(), program });
  const page = await browser.newPage({ locale: 'it-IT', viewport: { width: 1280, height: 800 } });
  try {
    await noteDeeds(page);
    const opened = Date.now();
    await page.goto(studio.address);
    const start = (await seenAt(page, { where: 'tbody tr', words: '' })) - opened;
    console.error(`  the folder is written, served and shown in ${Date.now() - began} ms`);
    const scroll = await scrolled(page, edits);
    const searches = { byName: [] as number[], byText: [] as number[], whole: [] as number[] };
    const box = page.getByRole('searchbox');
    for (let search = 0; search < edits; search += 1) {
      const index = String((search * 37) % many).padStart(3, '0');
      const [waits, words] =
        search % 2 === 0
          ? ([searches.byName, `made-${Number(index)}`] as const)
          : ([searches.byText, `parola ${index}.`] as const);
      waits.push(
        await sought(page, () => box.fill(words), {
          words: '1 flusso',
          isNumber: /^\D*made-\d{1,2}$/.test(words),
        }),
      );
      await page.waitForTimeout(200);
      searches.whole.push(await sought(page, () => box.fill(''), { words: `${many} flussi` }));
      await page.waitForTimeout(200);
    }
    return { start, scroll, ...searches };
  } finally {
    await page.close();
    await studio.close();
  }
}

async function sought(
  page: Page,
  act: () => Promise<void>,
  { words, isNumber = false }: { words: string; isNumber?: boolean },
): Promise<number> {
  // A name with few figures is the beginning of others: it is enough that the thousand are fewer.
  const seen = seenAt(
    page,
    isNumber ? { where: 'output', words: `${many} flussi`, isGone: true } : { where: 'output', words },
  );
  await act();
  return (await seen) - (await deedAt(page));
}

/** Scrolls by half a window each time, as a wheel does; each wait is until the frame with the rows is painted. */
const scrolled = (page: Page, times: number): Promise<number[]> =>
  page.evaluate(async (left) => {
    const found = [...document.querySelectorAll('*')].find(
      (each) =>
        each.scrollHeight > each.clientHeight * 4 && /auto|scroll/.test(getComputedStyle(each).overflowY),
    );
    const scroller = found ?? document.scrollingElement;
    if (!scroller) throw new Error('BENCH_STUDIO: nothing scrolls');
    const waits: number[] = [];
    for (let step = 0; step < left; step += 1) {
      const began = performance.now();
      // Far and near in turn: what was never in sight is drawn for the first time.
      scroller.scrollTop =
        ((step % 2 === 0 ? step * 400 : scroller.scrollHeight - step * 400) + scroller.scrollHeight) %
        scroller.scrollHeight;
      await new Promise((resolve) => void requestAnimationFrame(() => void setTimeout(resolve)));
      waits.push(performance.now() - began);
    }
    return waits;
  }, times);

function folderOfMany(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-many-'));
  for (const { path, text } of syntheticFiles(many, 40)) {
    const [, index] = /made-(\d+)/.exec(path) ?? [];
    const own = path.startsWith('i18n/')
      ? text.replace('"body": ""', `"body": "La parola ${index?.padStart(3, '0')}."`)
      : text;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), own);
  }
  return folder;
}
