import { spawnSync } from 'node:child_process';
import type { Browser } from '@playwright/test';
import type { OpenedStudio } from '../../../tests/support/e2e-studio.ts';
import { type Edit, addField } from './edits.ts';
import { deedAt, noteDeeds, seenAt } from './in-page.ts';

const typed = '3331234567';

/** Between two edits a hand rests so long, in milliseconds. */
const rest = 350;

/** Measures one kind of edit many times in a page of its own, and counts how often what was typed on the screen was lost. */
export async function measureEdit(
  browser: Browser,
  studio: OpenedStudio,
  { edit, edits }: { edit: Edit; edits: number },
): Promise<{ waits: number[]; lost: number }> {
  spawnSync('git', ['checkout', '-q', '.'], { cwd: studio.folder });
  if (edit.needs === 'field') addField(studio);
  const page = await browser.newPage({ locale: 'it-IT', viewport: { width: 1280, height: 1000 } });
  try {
    await noteDeeds(page);
    await page.goto(studio.address);
    await page.goto(`${studio.origin}/#/journey/phone-change/${edit.place}`);
    await edit.opens?.(page);
    const number = page.frameLocator('iframe').getByLabel('Nuovo numero di cellulare');
    await number.fill(typed);
    const waits: number[] = [];
    let lost = 0;
    // The first is of what is loaded for it, and is not counted.
    for (let index = 0; index <= edits; index += 1) {
      await edit.prepare?.(page, index);
      await page.waitForTimeout(rest);
      const seen = seenAt(page, edit.sight(index));
      const began = Date.now();
      await edit.act(page, index);
      const ended = await seen;
      if (index > 0) waits.push(ended - (edit.isOnDisk === true ? began : await deedAt(page)));
      if ((await number.count()) !== 1 || (await number.inputValue()).replaceAll(' ', '') !== typed)
        lost += 1;
    }
    return { waits, lost };
  } finally {
    await page.close();
  }
}
