import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { deskHand } from '../../bench/studio/desk-hand.ts';
import { effortOf } from '../../bench/studio/report.ts';
import { tasksIn } from '../../bench/studio/tasks.ts';
import { oneStudioOnCopy } from '../support/e2e-studio.ts';

const page = readFileSync('docs/comparison.md', 'utf8');

/** The cells of a task’s row: its name, Studio’s steps and seconds, the peer’s. */
const rowOf = (task: string): string[] | undefined =>
  page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1))
    .find(([name]) => name === task);

// One Studio for the four: the last looks at what those before it have written.
for (const { name, studio: task, modeler } of tasksIn(oneStudioOnCopy())) {
  test(`${name}: done in Studio in as many steps as the page of the comparison says, with the peer beside it [STUDIO-24]`, async ({
    browser,
  }) => {
    const desk = await browser.newPage({ locale: 'it-IT', viewport: { width: 1280, height: 1000 } });
    const hand = deskHand(desk);
    await task.opens(desk);
    await task.act({ page: desk, hand });
    await desk.close();

    const [, steps, seconds, ofPeer] = rowOf(name) ?? [];
    expect(steps, `${name}: npm run bench studio -- --write`).toBe(effortOf(hand.effort()));
    expect(seconds, name).toMatch(/^\d+\.\d \(/u);
    expect(ofPeer, name).toMatch(typeof modeler === 'string' ? modeler : /^\d+ clicks, \d+ fields/u);
  });
}
