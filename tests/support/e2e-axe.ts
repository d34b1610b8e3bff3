import type { Frame, Page } from '@playwright/test';
import axe, { type AxeResults, type ContextObject, type RunOptions } from 'axe-core';
import { standStill } from './e2e-still.ts';

/** What axe judges of a page. */
export type Rules = Required<Pick<RunOptions, 'runOnly'>> & {
  rules?: Record<string, { enabled: boolean }>;
  /** Frames in which no script runs cannot be asked, and nothing moves in them. */
  iframes?: false;
};

/** What a page of Studio is held to. */
export const studioRules: Rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** A rule that a page breaks, and the elements that break it. */
export type Broken = { id: string; nodes: { html: string; target: readonly unknown[] }[] };

declare global {
  var axe: { run(context: ContextObject | Document, options: RunOptions): Promise<AxeResults> } | undefined;
}

/** Asks axe which rules a page breaks, frames of its own origin included; of a part only, where a selector names one. */
export async function brokenRules(
  page: Page,
  rules: Rules,
  selector: string | null = null,
): Promise<Broken[]> {
  if (rules.iframes !== false) await standStill(page);
  const frames = rules.iframes === false ? [page.mainFrame()] : page.frames();
  await Promise.all(frames.map(bringAxe));
  return page.evaluate(runAxe, { rules, selector });
}

/** Brings axe into a frame that has not got it. It stays until the next page, and is half a megabyte to send and read. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe === undefined)) await frame.evaluate(axe.source);
}

async function runAxe({ rules, selector }: { rules: Rules; selector: string | null }): Promise<Broken[]> {
  if (window.axe === undefined) throw new Error('axe was not brought into the page');
  const context = selector === null ? document : { include: [selector] };
  const { violations } = await window.axe.run(context, { ...rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, target }) => ({ html, target })),
  }));
}
