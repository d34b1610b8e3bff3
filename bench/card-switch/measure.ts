import type { Page } from '@playwright/test';

/** How long one switch of card took beyond the bank, and the bank itself, in milliseconds. */
export type Switch = { beyondMs: number; bankMs: number };

/**
 * Presses an arrow of the cards and waits until the figures and the operations of the other card are painted. What counts
 * is the time beyond the bank: from the end of its last answer, or from the click where nothing had to be asked, to the
 * first frame that shows the card.
 */
export function switchCard(page: Page, arrow: string): Promise<Switch> {
  return page.evaluate(async (label) => {
    const button = document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
    const main = document.querySelector('main');
    if (!button || !main) throw new Error('The home is not open.');
    const shown = () => {
      const digits = /(\d{4})$/u.exec(
        main.querySelector('[aria-roledescription] output')?.textContent.trim() ?? '',
      )?.[1];
      const list = main.querySelector('[role="tabpanel"]')?.textContent ?? '';
      const figures = main.querySelector('[aria-label="Situazione della carta"] dl');
      return digits !== undefined && list.includes(digits) && figures !== null ? digits : undefined;
    };
    const before = shown();
    const painted = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error('The other card does not show.')), 10_000);
      const watch = new MutationObserver(() => {
        const now = shown();
        if (now === undefined || now === before) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      watch.observe(main, { childList: true, subtree: true, characterData: true });
    });
    performance.clearResourceTimings();
    const clicked = performance.now();
    button.click();
    const at = await painted;
    // Observers hear of a resource after those who asked for it: two frames are enough.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const answers = performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry.name.includes('/api/') && entry instanceof PerformanceResourceTiming ? [entry] : [],
      )
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= at);
    const answered = Math.max(clicked, ...answers.map(({ responseEnd }) => responseEnd));
    return { beyondMs: at - answered, bankMs: answered - clicked };
  }, arrow);
}
