import { setTimeout as wait } from 'node:timers/promises';
import { summary, type HolderRequest, type Measured } from './load.ts';

/** How often a holder asks, in milliseconds: faster than anyone turns pages. */
const everyMs = 500;

/**
 * Sends what holders ask at a holder's pace, evenly spread: each asks twice a second, whether the answer before has
 * come or not, so that a server that falls behind is seen to.
 */
export async function sendAtPace(
  url: string,
  holders: readonly HolderRequest[],
  seconds: number,
): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  const ask = async ({ path, headers, body }: HolderRequest): Promise<void> => {
    const start = performance.now();
    const reply = await fetch(url + path, { method: 'POST', headers, body });
    await reply.arrayBuffer();
    times.push(performance.now() - start);
    if (reply.status !== 200) failed += 1;
  };
  const rounds = (seconds * 1000) / everyMs;
  const began = performance.now();
  const visits = holders.map(async (holder, index) => {
    const asked: Promise<void>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const due = began + (round + index / holders.length) * everyMs;
      await wait(Math.max(0, due - performance.now()));
      asked.push(ask(holder));
    }
    await Promise.all(asked);
  });
  await Promise.all(visits);
  const perSecond = (times.length / (performance.now() - began)) * 1000;
  return { ...summary(times), perSecond, failed };
}
