import { chromium, type Browser } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { findBrowser } from '../../../tests/support/browser.ts';
import { openStudioOnCopy, type OpenedStudio } from '../../../tests/support/e2e-studio.ts';
import { writePart } from '../../page-part.ts';
import { measureBarePage } from './bare-page.ts';
import { editsToSight, mistakesToFindings } from './edits.ts';
import { head, load, rowOf, type Figure } from './figure.ts';
import { measureLargeLibrary } from './large-library.ts';
import { measureEdit } from './measure-edits.ts';
import { measureOpenings } from './opening.ts';
import { measureStarts } from './start.ts';

/** How much is measured: which figures by a part of their name, how often, and whether the table is put into its page. */
export type Measured = { write: boolean; task: string; rounds: number; edits: number };

type Bare = Awaited<ReturnType<typeof measureBarePage>>;
type Ground = Measured & { browser: Browser; studio: OpenedStudio; bare: Bare };

/** Measures what Studio makes an analyst wait for, each beside its bar. */
export async function measureSpeed(asked: Measured): Promise<void> {
  const begun = load();
  const browser = await chromium.launch(await findBrowser());
  const studio = await openStudioOnCopy();
  const rows: string[] = [];
  const tell = (figure: Figure): void => {
    const row = rowOf(figure);
    rows.push(row);
    console.log(row);
  };
  console.log(head);
  try {
    const bare = await measureBarePage(browser, asked);
    for (const [name, measure] of Object.entries(parts))
      if (name.includes(asked.task))
        for await (const figure of measure({ ...asked, browser, studio, bare })) tell(figure);
  } finally {
    await browser.close();
    await studio.close();
  }
  const day = new Date().toISOString().slice(0, 10);
  const where = `${day}, ${availableParallelism()} processors, load average ${begun} at the start and ${load()} at the end. Milliseconds.`;
  console.log(`\n${where}`);
  if (asked.write)
    writePart(
      'docs/benchmarks/studio.md',
      'npm run bench studio -- --speed --write',
      [where, '', head, ...rows].join('\n'),
    );
}

const parts: Readonly<Record<string, (ground: Ground) => AsyncGenerator<Figure>>> = {
  async *start({ browser, studio, rounds, bare }) {
    const { starts, commands } = await measureStarts(browser, studio, rounds);
    const note = `${Math.round(Math.max(...commands))} of them at most until the address is told`;
    yield {
      name: 'a warm start, until the library is in sight',
      bar: 2000,
      held: 'middle',
      waits: starts,
      bare: bare.starts,
      note,
    };
  },
  async *registration({ browser, studio, rounds }) {
    const { first, again } = await measureOpenings(browser, studio, { journey: 'registration', rounds });
    yield {
      name: '`registration` drawn, the first drawing of a page',
      bar: 500,
      held: 'middle',
      waits: first,
    };
    yield { name: '`registration` drawn, opened again', bar: 500, held: 'middle', waits: again };
  },
  async *sight({ browser, studio, edits, bare }) {
    for (const edit of editsToSight(studio)) {
      const { waits, lost } = await measureEdit(browser, studio, { edit, edits });
      yield { ...edit, held: 'p95', waits, bare: bare.sights, note: `what was typed lost ${lost} times` };
    }
  },
  async *findings({ browser, studio, edits }) {
    for (const edit of mistakesToFindings(studio)) {
      const { waits } = await measureEdit(browser, studio, { edit, edits });
      yield { ...edit, held: 'p95', waits };
    }
  },
  async *many({ browser, edits }) {
    const { start, scroll, byName, byText, whole } = await measureLargeLibrary(browser, edits);
    yield { name: '1,000 journeys, first in sight once served', held: 'middle', waits: [start] };
    yield { name: '1,000 journeys scrolled', bar: 100, held: 'p95', waits: scroll };
    yield { name: '1,000 journeys searched by name', bar: 100, held: 'p95', waits: byName };
    yield { name: '1,000 journeys searched by a text', bar: 100, held: 'p95', waits: byText };
    yield { name: '1,000 journeys shown again', bar: 100, held: 'p95', waits: whole };
  },
};
