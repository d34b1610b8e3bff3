import type { Page, Request } from '@playwright/test';
import { operations, type OperationId } from '#schemas';

/** Holds back what a page asks for, and lets it through one by one. */
export type Held = {
  /**
   * Lets all through until the page is there: one after the other, the next only once the last is drawn. Whatever is asked
   * for after that is held no more.
   */
  releaseAll(order: 'oldest first' | 'newest first', isThere: () => Promise<boolean>): Promise<void>;
};

type Waiting = { request: Request; release: () => void };

/** Holds back the replies to some operations, and scripts whose names match. */
export async function holdBack(page: Page, ids: readonly OperationId[], scripts: RegExp): Promise<Held> {
  const waiting: Waiting[] = [];
  let isOver = false;
  const paths = new Set<string>(ids.map((id) => operations[id].path));
  await page.route(
    ({ pathname }) => paths.has(pathname) || scripts.test(pathname),
    async (route) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ request: route.request(), release: resolve });
      if (!isOver) await promise;
      await route.continue().catch(() => undefined);
    },
  );
  return {
    releaseAll: async (order, isThere) => {
      while (waiting.length > 0 || !(await isThere())) {
        const next = order === 'oldest first' ? waiting.shift() : waiting.pop();
        next?.release();
        // What the page has given up meanwhile fails, and is over as well.
        if (next)
          await next.request
            .response()
            .then((reply) => reply?.finished())
            .catch(() => undefined);
        // What it brings is asked for, and drawn.
        await page.evaluate(twoFrames);
      }
      isOver = true;
      for (const { release } of waiting) release();
    },
  };
}

const twoFrames = async (): Promise<void> => {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resume) => void requestAnimationFrame(resume));
};

type Watching = { moves: string[] };

/** Watches in each frame whatever can be pressed and is in sight, from where it is drawn first. */
export async function watchMoves(page: Page): Promise<{ moves(): Promise<string[]> }> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(watch);
  return { moves: () => page.evaluate(() => (window as unknown as Watching).moves) };
}

function watch(): void {
  const moves: string[] = [];
  Object.assign(window, { moves });
  const places = new WeakMap<Element, DOMRect>();
  const pressable = 'main :is(a, button, input, [role=tab], [role=switch], summary)';
  const look = (): void => {
    for (const control of document.querySelectorAll(pressable)) {
      if (!control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const now = control.getBoundingClientRect();
      const stood = places.get(control);
      places.set(control, now);
      const wasInSight = stood && stood.bottom > 0 && stood.top < innerHeight;
      if (!wasInSight || now.width <= 1) continue;
      const [before = [], after = []] = [stood, now].map(({ left, top, right, bottom }) =>
        [left, top, right, bottom].map(Math.round),
      );
      if (after.every((edge, which) => Math.abs(edge - (before[which] ?? 0)) <= 2)) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      moves.push(`${name}: ${before.join(' ')} → ${after.join(' ')}`);
    }
  };
  const everyFrame = (): void => {
    // Sizes are told of after all else that a frame does, and to the newest last: what is found then is what is painted.
    const painted = new ResizeObserver(() => {
      painted.disconnect();
      look();
    });
    painted.observe(document.documentElement);
    requestAnimationFrame(everyFrame);
  };
  everyFrame();
}
