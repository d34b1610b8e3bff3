import type { CDPSession, Page } from '@playwright/test';

/** What the page’s own thread took of the processor, in milliseconds: what others do on the machine is not in it. */
export type Spent = { wholeMs: number; longestTaskMs: number };

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/** Does something with a page, and answers what it took, by the browser’s own trace. */
export async function spentOn(page: Page, work: () => Promise<void>): Promise<Spent> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  // The protocol leaves the shape of its events open: Chromium’s own format says it.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await work();
  await endOf(session);
  await session.detach();
  const all = pageThreads(events).map((tasksMs) => ({
    wholeMs: tasksMs.reduce((sum, ms) => sum + ms, 0),
    longestTaskMs: Math.max(0, ...tasksMs),
  }));
  const busiest = all.toSorted((one, other) => other.wholeMs - one.wholeMs)[0];
  if (busiest === undefined || busiest.wholeMs === 0) throw new Error('The trace holds no task of a page.');
  return busiest;
}

function endOf(session: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    session.once('Tracing.tracingComplete', () => resolve());
    session.send('Tracing.end').catch(reject);
  });
}

/** Returns the tasks of each page that the browser has open. */
function pageThreads(events: readonly TraceEvent[]): number[][] {
  return events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map((thread) =>
      events.flatMap(({ name, pid, tid, tdur }) =>
        name === 'RunTask' && pid === thread.pid && tid === thread.tid && tdur !== undefined
          ? [tdur / 1000]
          : [],
      ),
    );
}
